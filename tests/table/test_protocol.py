"""The table protocol: whatever befalls the links, in the end everybody sees what is so, and every move counts once.

`links.World` is the host, its guests and their links. Hypothesis decides what becomes of each text, and shrinks what
goes wrong to its shortest; whole games are played through links on which chance does the same.
"""

import contextlib
import itertools
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from rules.game import Move
from table import limits, record, save, wire
from table.host import DEEDS
from table.known import seen
from table.refused import Refused
from table.room import FACES, OPEN, Place
from table.table import lay
from tests.table.links import Page, World, laid

MIXES = {
    "mausen": ("p1", "12", "p1b2", "1122", "12345", "123456"),
    "troetofanten-zirkus": ("12", "p1b", "1122b", "12345"),
    "mammuz": ("12p", "1122p", "1b2p", "12345"),
    "miezemauzen": ("12", "p12", "11b2"),
    "shells": ("12", "p1b", "1122"),
}
"""Who sits where, by game; see `links.laid`."""

GAMES = [(game, mix) for game, mixes in MIXES.items() for mix in mixes]
SOME = st.integers(0, 7)
CHARS = st.sampled_from(' 0"x{\\\x00é\ud800')


class Trouble(RuleBasedStateMachine):
    """Anything may happen to a text, a link, a page; then it is calm, and all must be right and go on."""

    @initialize(game=st.sampled_from(GAMES), watching=st.integers(0, 1), seed=st.integers(0, 99))
    def begin(self, game: tuple[str, str], watching: int, seed: int) -> None:
        self.world = laid(*game, watching, seed)

    def page(self, which: int) -> Page:
        return self.world.pages[which % len(self.world.pages)]

    def link(self, which: int) -> str | None:
        links = list(self.world.wires)
        return links[which % len(links)] if links else None

    @rule(which=SOME)
    def somebody_moves(self, which: int) -> None:
        """On a page, from one of them on; else at the host, where bots are too."""
        pages = self.world.pages[which % len(self.world.pages) :] + self.world.pages
        if not any(self.world.plays(page) for page in pages):
            self.world.moves_here()

    @rule(which=SOME, moves=st.integers(1, 4))
    def the_game_goes_on(self, which: int, moves: int) -> None:
        for _ in range(moves):
            self.somebody_moves(which)
            self.world.settle()

    @rule(which=SOME, moves=st.integers(1, 4))
    def several_move_at_once(self, which: int, moves: int) -> None:
        for move in range(moves):
            self.somebody_moves(which + move)

    @rule()
    def everything_arrives(self) -> None:
        self.world.settle()

    @precondition(lambda self: any(queue for wire in self.world.wires.values() for queue in wire.queues.values()))
    @rule(which=SOME, at=st.integers(0, 3), fate=st.sampled_from(["comes", "lost", "twice", "spoilt"]), char=CHARS)
    def something_becomes_of_a_text(self, which: int, at: int, fate: str, char: str) -> None:
        ways = [(link, to) for link, wire in self.world.wires.items() for to in wire.queues if wire.queues[to]]
        link, to = ways[which % len(ways)]
        queue = self.world.wires[link].queues[to]
        text = queue.pop(at % len(queue))  # not always the first, so it may overtake others
        self.world.now += 20
        if fate == "spoilt" and text is not None:
            middle = which * len(text) // 8
            text = text[:middle] + char + text[middle + 1 :]
        if fate == "twice":
            queue.append(text)
        if fate != "lost":
            self.world.arrives(link, to, text)

    @rule(which=SOME, to=st.sampled_from(["host", "guest"]), back=st.integers(0, 30))
    def a_text_comes_once_more(self, which: int, to: str, back: int) -> None:
        link = self.link(which)
        if link is not None and self.world.wires[link].history[to]:
            history = self.world.wires[link].history[to]
            self.world.arrives(link, to, history[-1 - back % len(history)])

    @rule(time=st.sampled_from([100, 1_600, 4_100, 15_100, 46_000]))
    def time_passes(self, time: int) -> None:
        self.world.passes(time)

    @rule(which=SOME, noticed=st.sampled_from([("host", "guest"), ("host",), ("guest",), ()]))
    def a_link_breaks(self, which: int, noticed: tuple[str, ...]) -> None:
        link = self.link(which)
        if link is not None:
            self.world.cut(link, noticed)

    @rule(which=SOME)
    def a_page_dials(self, which: int) -> None:
        self.world.dial(self.page(which))

    @rule(which=st.integers(-2, 7), noticed=st.booleans())
    def a_page_is_reloaded(self, which: int, noticed: bool) -> None:
        if which < 0:
            self.world.host_reloads(noticed)
        elif self.page(which).guest.standing != "out":
            self.world.reload(self.page(which), noticed)

    @rule(which=SOME, seat=st.integers(0, 5), yes=st.booleans(), what=st.sampled_from(["react", "wait", "rest"]))
    def somebody_wants_something(self, which: int, seat: int, yes: bool, what: str) -> None:
        wanted = {"react": {"seat": seat, "face": "wow"}, "wait": {"seat": seat, "wait": yes}, "rest": {"rest": yes}}
        page = self.page(which)
        if page.guest.standing != "out":
            self.world.guests(page, page.guest.asked(what, wanted[what], self.world.now))

    @rule(which=SOME, what=st.sampled_from(["late", "late", "watch", "leave", "kick", "end", "begin", "begin"]))
    def somebody_comes_or_goes(self, which: int, what: str) -> None:
        world, page = self.world, self.page(which)
        if what == "watch" and len(world.pages) < 8:
            world.comes(Page(f"onlooker {len(world.pages)}", "onlooker"))
        elif what == "late" and len(world.pages) < 8:
            free = [seat for seat, place in enumerate(world.host.room.places) if place.kind in ("bot", "open")]
            late = world.comes(Page(f"late {len(world.pages)}"))
            world.sits(late, *free[which % len(free) :][:2] if free else [0])
        elif what == "leave" and page.guest.standing != "out":
            world.guests(page, page.guest.closed(world.now))
        elif what == "kick" and page.guest.member in world.host.room.members:
            world.hosts(world.host.kicked(page.guest.member, world.now))
        elif what == "end":
            world.hosts(world.host.ended(world.now))
        elif what == "begin":
            with contextlib.suppress(Refused):
                world.begins()

    def teardown(self) -> None:
        if hasattr(self, "world"):
            self.world.calm()
            self.world.right()
            self.world.plays_on(5)
            self.world.calm(3_000)
            self.world.right()


Trouble.TestCase.settings = settings(
    max_examples=120, stateful_step_count=40, deadline=None, derandomize=True, database=None, print_blob=False
)
test_whatever_happens_on_links_all_is_right_once_it_is_calm = Trouble.TestCase


# The page that documents it


def test_the_page_names_every_message_every_field_every_reason_and_every_limit() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    rows = {line.split("`")[1]: line for line in page.splitlines() if line.startswith("| `")}
    shapes = {**wire.OF_GUESTS, **wire.OF_HOSTS, **{what: shape for what, (_, shape) in DEEDS.items()}}
    for say, shape in shapes.items():
        assert [field for field in shape if f"`{field}`" not in rows[say]] == [], say
    reasons = {*(wire.FINAL | wire.FAULTS) - {"others-seat"}, "stale", "went-back", "told-otherwise", "views-differ"}
    named = {*reasons, "record-illegal", "record-differs", "record-short", *FACES}
    measures = {name for name in vars(limits) if name.isupper()} - {"REACTIONS", "LONGEST_GAME"}
    assert [word for word in sorted(named | measures) if f"`{word}`" not in page and f": {word}`" not in page] == []


# Whole games


@pytest.mark.parametrize(("game", "mix"), GAMES, ids=lambda value: str(value))
def test_a_whole_game_through_storms_is_played_and_proved(game: str, mix: str) -> None:
    world = laid(game, mix, watching=1, seed=len(mix))
    assert world.host.table is not None
    steps = 0
    while world.host.table.state.outcome is None and steps < 1_200:
        world.storm(trouble=0.1 if steps % 300 < 150 else 0.3)
        assert world.host.table is not None
        steps += 1
    world.calm()
    world.plays_on(10_000)
    world.calm(10_000)
    world.right()
    assert world.host.table.state.outcome is not None
    assert len({page.guest.proof.code for page in world.pages if page.guest.proof}) == 1
    assert sum(world.done.values()) > 3


# One by one: what went wrong once, and what has an order


def say(world: World, page: Page, what: str, **args: Any) -> Any:
    """A request of a page, answered: why it was refused, if it was."""
    world.guests(page, page.guest.asked(what, args, world.now))
    world.settle()
    return page.guest.refusal


def others_say(world: World, page: Page, say: str, **fields: Any) -> dict[str, Any]:
    """What the host says to a text that no page of ours would send on its link: the last of it."""
    assert page.guest.link is not None
    world.arrives(page.guest.link, "host", wire.written(say, **fields))
    last = world.wires[page.guest.link].history["guest"][-1]
    return wire.read(last, wire.OF_HOSTS, limits.LONGEST_TOLD)


def test_once_all_is_told_only_signs_of_life_are_said() -> None:
    world = laid("mausen", "12p", watching=1)
    world.plays_on(5)
    world.calm(10_000)
    before = {link: len(one.history["guest"]) for link, one in world.wires.items()}
    world.calm(60_000)
    for link, one in world.wires.items():
        assert {text[8:] for text in one.history["guest"][before[link] :]} == {'{"say":"beat"}'}


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_choices_made_at_once_arrive_in_any_order(order: tuple[int, ...]) -> None:
    world = laid("mausen", "123")
    for page in world.pages:
        assert world.plays(page, Move("lay", ("E3",)))
    for number in order:
        link = world.pages[number].guest.link
        assert link is not None
        world.arrives(link, "host", world.wires[link].queues["host"].pop(0))
    world.settle()
    assert world.host.table is not None
    assert str(world.host.table.steps[3].event) == "turnedup E3,E3,E3"
    assert [seat for seat, _ in world.host.table.moves] == list(order)
    world.right()


def test_a_doubled_request_is_done_once_and_answered_twice() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    assert world.plays(page)
    link = page.guest.link
    assert link is not None
    (text,) = world.wires[link].queues["host"]
    assert text is not None
    world.settle()
    state, room = world.host.table, world.host.room
    world.arrives(link, "host", text)
    assert world.host.table == state
    assert world.host.room == room
    answers = [one for one in world.wires[link].history["guest"] if '"say":"done","number":2' in one]
    assert len(answers) == 2
    assert len(set(answers)) == 1


def play(world: World, count: int, move: str, number: int, game: int = 1) -> Any:
    """What the host answers to a move of seat 0, which is the first page's."""
    args = {"game": game, "seat": 0, "count": count, "move": move}
    why = others_say(world, world.pages[0], "do", number=number, what="play", args=args)["why"]
    return None if why is None else why["key"]


@pytest.mark.parametrize("reloaded", [False, True])
def test_a_move_chosen_before_the_seats_last_one_is_stale_even_after_the_hosts_reload(reloaded: bool) -> None:
    """In Zirkus of two a thief may be on turn again at once; whoever chose before that chose another move."""
    world = laid("troetofanten-zirkus", "1p", seed=5)
    while True:  # until the guest has moved and owes another move at once
        assert world.host.table is not None
        count, made = len(world.host.table.steps), len(world.host.table.moves)
        world.plays_on(1)
        assert world.host.table.state.outcome is None, "take another seed"
        if world.host.table.moves[made][0] == 0 and world.host.table.state.to_act == (0,):
            break
    if reloaded:
        world.host_reloads()
        world.dial(world.pages[0])
        world.settle()
    assert world.host.table is not None
    state, move = world.host.table.state, str(world.host.table.state.moves(0).random(Random(1)))
    assert play(world, count, move, 1000) == "stale"
    assert world.host.table.state == state
    assert play(world, len(world.host.table.steps), move, 1001, game=2) == "stale"
    assert world.host.table.state == state
    assert play(world, len(world.host.table.steps), move, 1002) is None
    assert world.host.table.state != state


def test_a_move_of_the_game_before_is_refused_in_the_next_one() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    assert world.plays(page)
    world.begins()
    world.calm()
    assert [why for why in world.answers.values() if why] == [{"key": "stale", "args": {}}]
    world.right()
    assert world.host.table is not None
    assert world.host.table.moves == ()


def test_an_answered_move_that_was_never_shown_does_not_hide_its_seat_in_the_next_game() -> None:
    world = laid("mausen", "12")
    world.plays_on(20)
    page = world.pages[0]
    while page.choosing is None:
        world.plays_on(1)
    world.plays(page)
    link = page.guest.link
    assert link is not None
    world.arrives(link, "host", world.wires[link].queues["host"].pop(0))
    told = world.wires[link].queues["guest"]
    (answer,) = (text for text in told if text and '"done"' in text)
    assert any('"events"' in text for text in told if text)
    told.clear()  # they are lost
    world.arrives(link, "guest", answer)
    world.begins()
    world.calm(5_000)
    world.right()
    assert world.plays(page)


def test_a_request_for_another_seat_is_refused_and_the_next_one_heard() -> None:
    world = laid("mausen", "1p2")
    page = world.pages[0]
    assert say(world, page, "react", seat=1, face="wow") == {"key": "others-seat", "args": {}}
    assert say(world, page, "react", seat=0, face="wow") is None
    assert world.host.room.reactions == ((1, 0, "wow"),)
    world.right()


def test_who_leaves_a_running_game_is_played_for_and_may_come_back() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    world.guests(page, page.guest.closed(world.now))
    world.settle()
    assert world.host.table is not None
    assert world.host.table.sitters[0].kind == "gone"
    world.reload(page)
    world.settle()
    assert page.guest.seats == (0,)
    assert world.host.table.sitters[0].kind == "remote"
    world.calm()
    world.right()


def test_for_who_rests_a_bot_plays_and_nobody_is_at_that_screen() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    for rest, kinds, screen in ((True, ("gone", "away"), None), (False, ("remote", "person"), 0)):
        assert say(world, page, "rest", rest=rest) is None
        assert page.guest.table is not None
        assert world.host.table is not None
        assert (world.host.table.sitters[0].kind, page.guest.table.sitters[0].kind) == kinds
        assert page.guest.table.screen == screen
        assert world.host.table.thinking == ((0,) if rest else ())
        assert not page.guest.table.busy


def test_a_guest_that_was_forgotten_waits_for_no_answer_to_its_moves() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    assert world.plays(page)
    link = str(page.guest.link)
    world.arrives(link, "host", world.wires[link].queues["host"].pop(0))
    world.cut(link)  # the answer is lost
    world.hosts(world.host.ended(world.now))
    world.passes(limits.GRACE)
    world.dial(page)
    world.settle()
    assert page.guest.member == 2
    assert page.guest.seats == ()
    assert (page.guest.requests, page.guest.refusal) == ((), None)
    world.right()


def test_a_link_that_opens_again_under_its_name_is_a_new_one() -> None:
    world = laid("mausen", "1p")
    host = world.host.linked("link 1", world.now)
    assert host.room.members[1].link is None
    assert host.lines["link 1"].member is None


def test_who_sits_nowhere_may_come_in_by_another_link() -> None:
    world = laid("mausen", "1p")
    for role in ("player", "onlooker"):
        page = world.comes(Page(f"new {role}", role))
        world.settle()
        number = page.guest.member
        world.reload(page, notice=False)
        world.settle()
        assert page.guest.standing == "in"
        assert page.guest.member == number
    world.calm()
    world.right()


def test_of_two_tabs_the_last_one_has_the_seat() -> None:
    world = laid("mausen", "1p")
    first, second = world.pages[0], Page("guest 1")
    second.guest = second.born()
    world.comes(second)
    world.settle()
    assert (first.guest.standing, first.guest.why) == ("out", "elsewhere")
    assert second.guest.seats == (0,)
    world.calm()
    world.right()


def test_a_greeting_that_comes_late_by_an_older_link_of_the_page_does_not_send_it_away() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    world.dial(page)
    world.dial(page)
    older, newer = list(world.wires)[-2:]
    world.arrives(newer, "host", world.wires[newer].queues["host"].pop(0))
    world.arrives(older, "host", world.wires[older].queues["host"].pop(0))
    world.calm()
    assert page.guest.standing == "in"
    world.right()


def test_one_who_is_away_is_played_for_after_the_grace_and_takes_the_seat_back() -> None:
    world = laid("mausen", "12")
    away, there = world.pages
    world.pages.remove(away)  # so that it doesn't dial
    for link, one in list(world.wires.items()):
        if one.page is away:
            world.cut(link)
    world.calm(limits.GRACE - 2_000)
    assert world.host.table is not None
    assert [one.kind for one in world.host.table.sitters] == ["remote", "remote"]
    assert not there.guest.room["places"][0]["here"]
    assert say(world, there, "wait", seat=0, wait=True) is None
    world.calm(limits.GRACE)
    assert world.host.table.sitters[0].kind == "remote"
    assert say(world, there, "wait", seat=0, wait=False) is None
    assert world.host.table.sitters[0].kind == "gone"
    assert world.host.table.thinking == (0,)
    world.plays_on(5)
    world.pages.insert(0, away)
    world.calm()
    assert world.host.table.sitters[0].kind == "remote"
    assert there.guest.table is not None
    assert [one.kind for one in there.guest.table.sitters] == ["remote", "person"]
    world.right()
    assert world.plays(away) or world.plays(there)


def test_who_comes_late_relieves_a_bot_and_sees_what_it_saw() -> None:
    world = laid("miezemauzen", "1bp", seed=2)
    world.plays_on(12)
    late = world.comes(Page("late"))
    world.settle()
    assert late.guest.table is not None
    for taken in ({"0": "late"}, {"2": "late"}, {"5": "late"}, {}):
        assert say(world, late, "sit", places=taken) == {"key": "place-taken", "args": {}}
    assert say(world, late, "sit", places={"1": "Late"}) is None
    assert late.guest.seats == (1,)
    world.calm(5_000)
    world.right()
    assert late.guest.table.unseen == ()
    assert say(world, late, "sit", places={"1": "Late"}) == {"key": "place-taken", "args": {}}
    world.plays_on(12)
    assert sum(world.done.values()) > 0
    world.calm(5_000)
    world.right()


def test_events_for_other_seats_than_it_knows_to_have_wait_for_the_room_that_says_so() -> None:
    world = laid("miezemauzen", "1bp", seed=2)
    world.plays_on(12)
    late = world.comes(Page("late"))
    world.settle()
    before = late.guest.table
    world.sits(late, 1)
    link = late.guest.link
    assert link is not None
    world.arrives(link, "host", world.wires[link].queues["host"].pop(0))
    told = world.wires[link].queues["guest"]
    assert [text[8:].split('"')[3] for text in told if text] == ["room", "events", "done"]
    told.pop(0)  # the room is lost
    world.arrives(link, "guest", told.pop(0))
    assert late.guest.table == before
    world.settle()
    assert late.guest.seats == (1,), "it was told again at once"
    world.calm(3_000)
    world.right()


def test_a_gap_is_filled_at_once() -> None:
    world = laid("mausen", "1pp")
    page = world.pages[0]
    assert world.moves_here()
    world.wires[str(page.guest.link)].queues["guest"].clear()
    assert world.moves_here()
    world.settle()
    world.right()


def test_in_the_lobby_guests_sit_down_move_and_stand_up_and_a_seat_of_one_long_away_is_free_again() -> None:
    world = World("mausen", [Place("Host", "person"), OPEN, OPEN])
    one, two = world.comes(Page("one")), world.comes(Page("two"))
    world.settle()
    assert say(world, one, "sit", places={"1": "  One\u202e\x00 "}) is None
    assert world.host.room.places[1].name == "One"
    assert say(world, two, "sit", places={"1": "Two"}) == {"key": "place-taken", "args": {}}
    assert say(world, two, "sit", places={"2": "one"}) == {"key": "name-twice", "args": {"name": "one"}}
    assert say(world, two, "sit", places={"2": ""}) == {"key": "name-missing", "args": {"place": 3}}
    assert say(world, two, "sit", places={"2": "Two"}) is None
    assert say(world, two, "ready", ready=True) is None
    assert [place["ready"] for place in one.guest.room["places"]] == [True, False, True]
    assert say(world, one, "sit", places={}) is None
    assert one.guest.seats == ()
    world.pages.remove(two)
    world.cut(str(two.guest.link))
    world.calm(limits.GRACE + 1_000)
    assert [place.kind for place in world.host.room.places] == ["person", "open", "open"]
    world.right()


def test_who_is_sent_away_stays_away() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    world.hosts(world.host.kicked(1, world.now))
    world.settle()
    assert (page.guest.standing, page.guest.why) == ("out", "banned")
    assert world.host.room.places[0].kind == "bot"
    world.host_reloads()
    world.reload(page)
    world.settle()
    assert (page.guest.standing, page.guest.why) == ("out", "banned")
    with pytest.raises(Refused, match="no-table"):
        page.guest.asked("ready", {"ready": True}, world.now)


# A host that cheats


def heard_otherwise(world: World, page: Page, change: Callable[[dict[str, Any]], object]) -> None:
    """All that is under way to a page arrives there, each message after a change by somebody who can seal it."""
    link = page.guest.link
    assert link is not None
    while world.wires[link].queues["guest"]:
        text = world.wires[link].queues["guest"].pop(0)
        assert text is not None
        message = wire.read(text, wire.OF_HOSTS, limits.LONGEST_TOLD)
        change(message)
        world.arrives(link, "guest", wire.written(message.pop("say"), **message))


def checked(page: Page, moves: Sequence[str] | None = None) -> Any:
    """What is wrong with a record, by a page that was shown a whole game."""
    assert page.guest.table is not None
    proof = record.begun(page.guest.table, page.guest.moves if moves is None else moves, page.guest.seats)
    while not proof.over:
        proof = proof.further()
    return proof.fault


WHOLE = [("mausen", "12p"), ("troetofanten-zirkus", "12b"), ("mammuz", "1122p"), ("miezemauzen", "11p2")]


@pytest.mark.parametrize(("game", "mix"), WHOLE)
def test_a_record_with_another_move_is_named_by_whoever_would_have_seen_it(game: str, mix: str) -> None:
    """Wherever a move, of luck too, is another, and that can be seen from one's seats, it is found at that move."""
    world = laid(game, mix, watching=1, seed=7)
    world.plays_on(10_000)
    world.calm(5_000)
    world.right()
    found = 0
    assert world.host.table is not None
    moves = world.host.table.moves
    lines = [save.line(*move) for move in moves]
    fresh = lay(world.host.table.game, world.host.table.options, world.host.table.sitters)
    for at in sorted(world.rng.sample(range(len(moves)), min(len(moves), 7))):
        before = fresh.replayed(moves[:at])
        seat, move = moves[at]
        other = before.state.moves(seat).random(world.rng)
        changed = [*lines[:at], save.line(seat, other), *lines[at + 1 :]]
        for page in world.pages:
            shown, otherwise = (
                [seen(event, page.guest.seats) for event in before.state.decide(seat, one)] for one in (move, other)
            )
            if shown != otherwise:
                assert checked(page, changed) == {"key": "record-differs", "args": {"move": at + 1}}
                found += 1
    assert found > 2
    for page in world.pages:
        assert checked(page) is None
        assert checked(page, lines[:-1])["key"] == "record-short"
        assert checked(page, [])["key"] == "record-short"
        assert checked(page, [*lines, lines[-1]])["key"] == "record-illegal"
        for junk in ("", "luck", "0 lay", "9 lay E3", "-1 lay E3", "x", "0 \ud800", "9" * 5000 + " x"):
            assert checked(page, [*lines[:4], junk, *lines[5:]]) == {"key": "record-illegal", "args": {"move": 5}}


def test_a_host_with_an_honest_record_that_showed_one_guest_another_event_is_named() -> None:
    world = laid("mausen", "12")
    liar = world.pages[1]
    told = 0

    def lies(message: dict[str, Any]) -> None:
        nonlocal told
        for at, text in enumerate(message.get("events", [])):
            if re.match("hunted . - 0", text) and not told:
                told = message["start"] + at
                message["events"][at] = re.sub("^(hunted .) - 0", r"\1 - 1", text)
        if message["say"] == "events":
            message["hash"] = None  # an honest one would give it away at once

    while world.host.table is not None and world.host.table.state.outcome is None:
        if not world.plays(world.pages[0]):
            move = next(iter(world.host.table.state.moves(1)))  # that page believes to hold other cards
            world.hosts(world.host.at(world.host.table.after(1, move), world.now))
        while world.carry_but(liar):
            heard_otherwise(world, liar, lies)
        world.now += 500
    assert told
    assert liar.guest.proof is not None
    assert world.host.table is not None
    assert checked(world.pages[0]) is None
    fault = checked(liar)
    assert fault["key"] == "record-differs"
    assert fault["args"]["move"] % 2 == 0  # both have chosen by then


def test_a_wrong_hash_has_all_told_anew_once_and_is_then_named() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]

    def lies(message: dict[str, Any]) -> None:
        if message.get("hash"):
            message["hash"] = "0" * 16

    world.moves_here()
    heard_otherwise(world, page, lies)
    assert page.guest.breach is None
    world.now += limits.AGAIN
    world.passes(limits.AGAIN)
    while world.carry_but(page):
        heard_otherwise(world, page, lies)
    assert page.guest.breach == {"key": "views-differ", "args": {}}
    assert page.guest.table is not None
    assert len(page.guest.table.steps) == 1
    world.moves_here()
    world.settle()
    world.plays_on(2)
    assert page.guest.breach == {"key": "views-differ", "args": {}}, "until the next game"
    world.begins()
    world.settle()
    assert page.guest.breach is None


def test_a_host_that_tells_the_past_otherwise_when_all_is_told_anew_is_named() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    world.plays_on(4)

    def lies(message: dict[str, Any]) -> None:
        if message["say"] == "events":
            message["hash"] = "0" * 16 if message["start"] else None
            message["events"] = [re.sub("^(hunted .) - 0", r"\1 - 1", text) for text in message["events"]]

    assert world.plays(page) or world.moves_here()
    while world.carry_but(page):
        heard_otherwise(world, page, lies)
    world.passes(limits.AGAIN)
    while world.carry_but(page):
        heard_otherwise(world, page, lies)
    assert page.guest.breach == {"key": "told-otherwise", "args": {}}


def test_who_gets_other_eyes_compares_what_everybody_may_see_with_what_it_was_shown_before() -> None:
    world = laid("mausen", "1bp")
    world.plays_on(7)
    late = world.comes(Page("late"))
    world.settle()
    world.sits(late, 1)
    other = world.comes(Page("other"))
    world.settle()
    assert late.guest.shown
    assert late.guest.breach is None

    def lies(message: dict[str, Any]) -> None:
        if message["say"] == "events":
            message["hash"] = None
            message["events"] = [re.sub("^(hunted .) - 0", r"\1 - 1", text) for text in message["events"]]

    world.hosts(world.host.kicked(late.guest.member or 0, world.now))
    world.settle()
    world.sits(other, 1)
    while world.carry_but(other):
        heard_otherwise(world, other, lies)
    assert other.guest.seats == (1,)
    assert other.guest.breach == {"key": "told-otherwise", "args": {}}


def test_a_host_that_goes_back_is_named_and_followed() -> None:
    world = laid("mausen", "12")
    world.plays_on(6)
    earlier = world.saved
    world.plays_on(3)
    assert world.plays(world.pages[0]) or world.plays(world.pages[1])
    world.saved = earlier
    world.host_reloads()
    world.calm()
    assert {str(page.guest.breach) for page in world.pages} == {str({"key": "went-back", "args": {}})}
    for page in world.pages:
        page.guest = page.guest._replace(breach=None)
    world.right()
    world.plays_on(6)
    world.calm(5_000)
    for page in world.pages:
        page.guest = page.guest._replace(breach=None)
    world.right()
