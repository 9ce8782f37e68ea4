"""The table protocol: whatever befalls the links, in the end everybody sees what is so, and every move counts once.

`links.World` is the host, its guests and their links. Hypothesis decides what becomes of each text, and shrinks what
goes wrong to its shortest; whole games are played through links on which chance does the same.
"""

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
NOTICED = st.sampled_from([("host", "guest"), ("host",), ("guest",), ()])


class Trouble(RuleBasedStateMachine):
    """Anything may happen to a text, a link, a page; then it is calm, and all must be right and go on."""

    @initialize(game=st.sampled_from(GAMES), watching=st.integers(0, 1), seed=st.integers(0, 99))
    def begin(self, game: tuple[str, str], watching: int, seed: int) -> None:
        self.world = laid(*game, watching, seed)

    def page(self, which: int) -> Page:
        return self.world.pages[which % len(self.world.pages)]

    def asks(self, which: int, what: str, **args: Any) -> None:
        page = self.page(which)
        if page.guest.standing != "out":
            self.world.guests(page, page.guest.asked(what, args, self.world.now))

    def queue(self, which: int) -> tuple[str, str]:
        """One of the ways on which something is under way."""
        ways = [(link, to) for link, wire in self.world.wires.items() for to in wire.queues if wire.queues[to]]
        return ways[which % len(ways)]

    @property
    def under_way(self) -> bool:
        return any(queue for wire in self.world.wires.values() for queue in wire.queues.values())

    @rule(which=SOME)
    def a_move_is_made_on_a_page(self, which: int) -> None:
        self.world.plays(self.page(which))

    @rule()
    def a_move_is_made_at_the_host(self) -> None:
        self.world.moves_here()

    @rule()
    def everything_arrives(self) -> None:
        self.world.settle()

    @precondition(lambda self: self.under_way)
    @rule(which=SOME, at=st.integers(0, 3))
    def a_text_arrives(self, which: int, at: int) -> None:
        link, to = self.queue(which)
        queue = self.world.wires[link].queues[to]
        self.world.now += 20
        self.world.arrives(link, to, queue.pop(at % len(queue)))

    @precondition(lambda self: self.under_way)
    @rule(which=SOME, at=st.integers(0, 3))
    def a_text_is_lost(self, which: int, at: int) -> None:
        link, to = self.queue(which)
        queue = self.world.wires[link].queues[to]
        queue.pop(at % len(queue))

    @precondition(lambda self: self.under_way)
    @rule(which=SOME, at=st.integers(0, 200), char=st.characters())
    def a_text_is_spoilt(self, which: int, at: int, char: str) -> None:
        link, to = self.queue(which)
        queue = self.world.wires[link].queues[to]
        text = queue[0]
        if text is not None:
            queue[0] = text[: at % len(text)] + char + text[at % len(text) + 1 :]

    @rule(which=SOME, to=st.sampled_from(["host", "guest"]), back=st.integers(0, 30))
    def a_text_comes_once_more(self, which: int, to: str, back: int) -> None:
        links = list(self.world.wires.items())
        if links:
            link, one = links[which % len(links)]
            if one.history[to]:
                self.world.arrives(link, to, one.history[to][-1 - back % len(one.history[to])])

    @rule(time=st.sampled_from([100, 1_600, 4_100, 15_100, 46_000]))
    def time_passes(self, time: int) -> None:
        self.world.passes(time)

    @rule(which=SOME, notice=NOTICED)
    def a_link_breaks(self, which: int, notice: tuple[str, ...]) -> None:
        links = list(self.world.wires)
        if links:
            self.world.cut(links[which % len(links)], notice)

    @rule(which=SOME)
    def a_page_dials(self, which: int) -> None:
        self.world.dial(self.page(which))

    @rule(which=SOME, notice=st.booleans())
    def a_page_is_reloaded(self, which: int, notice: bool) -> None:
        if self.page(which).guest.standing != "out":
            self.world.reload(self.page(which), notice)

    @rule(notice=st.booleans())
    def the_host_is_reloaded(self, notice: bool) -> None:
        self.world.host_reloads(notice)

    @rule(which=SOME)
    def somebody_watches(self, which: int) -> None:
        if len(self.world.pages) < 8:
            self.world.comes(Page(f"onlooker {len(self.world.pages)}", "onlooker"))

    @rule(which=SOME)
    def somebody_comes_late(self, which: int) -> None:
        bots = [seat for seat, place in enumerate(self.world.host.room.places) if place.kind == "bot"]
        if bots and len(self.world.pages) < 8:
            page = self.world.comes(Page(f"late {len(self.world.pages)}"))
            self.world.sits(page, bots[which % len(bots)])

    @rule(which=SOME, seat=st.integers(0, 5), face=st.sampled_from(["laugh", "grr"]))
    def somebody_shows_a_face(self, which: int, seat: int, face: str) -> None:
        self.asks(which, "react", seat=seat, face=face)

    @rule(which=SOME, seat=st.integers(0, 5), wait=st.booleans())
    def somebody_waits(self, which: int, seat: int, wait: bool) -> None:
        self.asks(which, "wait", seat=seat, wait=wait)

    @rule(which=SOME, rest=st.booleans())
    def somebody_rests(self, which: int, rest: bool) -> None:
        self.asks(which, "rest", rest=rest)

    @rule(which=SOME)
    def somebody_leaves(self, which: int) -> None:
        self.asks(which, "leave")

    @rule(which=SOME)
    def somebody_is_sent_away(self, which: int) -> None:
        number = self.page(which).guest.member
        if number in self.world.host.room.members:
            self.world.hosts(self.world.host.kicked(number, self.world.now))

    @rule()
    def the_game_is_put_away(self) -> None:
        self.world.hosts(self.world.host.ended(self.world.now))

    @rule()
    def another_game_begins(self) -> None:
        try:
            self.world.begins()
        except Refused as refusal:
            assert refusal.key == "bad-seats"

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
