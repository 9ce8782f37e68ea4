"""The table protocol: whatever befalls the links, in the end everybody sees what is so, and every move counts once.

`links.World` is the host, its guests and their links. Hypothesis decides what becomes of each text, and shrinks what
goes wrong to its shortest; whole games are played through links on which chance does the same.
"""

import contextlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from table import limits, save, wire
from table.guest import Guest
from table.refused import Refused
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
            world.guests(page, page.guest.asked("leave", {}, world.now))
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


# Whole games


@pytest.mark.parametrize(("game", "mix"), GAMES, ids=lambda value: str(value))
def test_a_whole_game_through_storms_is_played_and_proved(game: str, mix: str) -> None:
    world = laid(game, mix, watching=1, seed=len(mix))
    assert world.host.table is not None
    steps = 0
    while world.host.table.state.outcome is None and steps < 4_000:
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
