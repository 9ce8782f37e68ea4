"""Several bridges joined by their messages, as pages are: whole games, and no page is told what it may not know."""

import json
from random import Random
from typing import Any

import pytest

from table import games
from tests.table.page import Page

GAMES = ("mausen", "mammuz", "miezemauzen", "troetofanten-zirkus")
SECRETS = {"player": "p" * 22, "onlooker": "o" * 22}
STEP = 50


class Friend(Page):
    """A page that plays with others: it knows the time, and what is told it unasked."""

    now = 0

    def send(self, text: str) -> dict[str, Any]:
        Friend.now += STEP
        return super().send(json.dumps({**json.loads(text), "now": Friend.now}))

    @property
    def waits(self) -> bool:
        """Whether there is nothing to do here."""
        table = self.table
        if self.busy or (table and (table["frames"] or table["curtain"] is not None)):
            return False
        if not table or table["screen"] is None or table["screen"] in table["sent"]:
            return True
        return table["screen"] not in table["scene"]["acting"]


class Circle:
    """A host and its guests, each on a link of its own."""

    def __init__(self, game: str, seed: int, guests: int, **roles: str) -> None:
        Friend.now = 0
        self.game = games.find(game)
        self.host = Friend(Random(seed))
        self.host.ask("host", game=game, secrets=SECRETS)
        self.guests = [self.guest(at) for at in range(guests)]

    def guest(self, at: int, role: str = "player", session: str = "1") -> Friend:
        page = Friend(Random(at))
        page.ask("join", secret=SECRETS[role], token=f"{role} {at}".ljust(16, "."), session=session)
        return page

    def link(self, at: int) -> None:
        self.host.ask("linked", link=str(at))
        self.guests[at].ask("linked", link="host")
        self.carry()

    def carry(self) -> None:
        """Everything that was said comes where it belongs."""
        while self.host.posts or any(guest.posts for guest in self.guests):
            posts, self.host.posts = self.host.posts, []
            for link, text in posts:
                guest = self.guests[int(link)]
                if text is None:
                    guest.ask("unlinked", link="host")
                else:
                    guest.ask("heard", link="host", text=text)
            for at, guest in enumerate(self.guests):
                posts, guest.posts = guest.posts, []
                for _, text in posts:
                    if text is not None:
                        self.host.ask("heard", link=str(at), text=text)

    def sit(self, seats: dict[int, dict[str, str]], own: int, bots: int = 0) -> None:
        """So many at the host's screen, then the guests at these places, then bots; and the game begins."""
        places = [{"name": f"Host {at}", "kind": "person", "owner": None} for at in range(own)]
        places += [{"name": "", "kind": "open", "owner": None} for seated in seats.values() for _ in seated]
        places += [{"name": f"Bot {at}", "kind": "bot", "owner": None} for at in range(bots)]
        self.host.ask("arrange", places=places, options={}, level=1)
        for at, wanted in seats.items():
            self.link(at)
            self.guests[at].ask("request", what="sit", args={"places": wanted})
            self.carry()
        self.host.ask("begin")
        self.carry()

    def play(self) -> None:
        """The game to its end; each of those who can do something does it when chance picks them."""
        rng = Random(7)
        pages = [self.host, *self.guests]
        while not all(page.over for page in pages):
            able = [page for page in pages if not page.waits]
            assert able, "nobody can do anything"
            rng.choice(able).step()
            self.carry()
            self.compare()

    def compare(self) -> None:
        """Each guest's page shows just what those who look at it may see of the whole game."""
        table = self.host.bridge._setting.table
        for guest in self.guests:
            known = guest.bridge._setting.table
            if known is None or len(known.steps) != len(table.steps) or guest.table["sent"]:
                continue
            screen = guest.table["screen"]
            picks = tuple(guest.table["picks"])
            scene = self.game.scene(table.state.seen_by(screen), screen, picks)
            assert json.loads(json.dumps(guest.table["scene"])) == json.loads(json.dumps(scene))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_friends_play_a_whole_game_and_check_it(game: str, seed: int) -> None:
    circle = Circle(game, seed, 2)
    circle.sit({0: {"1": "Ben"}, 1: {"2": "Cleo", "3": "Dora"}}, own=1, bots=1)
    circle.guests.append(circle.guest(2, "onlooker"))
    circle.link(2)
    circle.play()
    for guest in circle.guests:
        while guest.busy:
            guest.step()
    proofs = [page.told["proof"] for page in (circle.host, *circle.guests)]
    assert [proof["fault"] for proof in proofs] == [None] * 4
    assert all(proof["over"] for proof in proofs)
    assert len({proof["code"] for proof in proofs}) == 1
    assert {guest.table["end"] is None for guest in circle.guests} == {False}


def test_a_guest_that_comes_back_sees_its_seat_again_and_nobody_elses() -> None:
    circle = Circle("mausen", 1, 1)
    circle.sit({0: {"1": "Ben"}}, own=1)
    for page in (circle.host, circle.guests[0]):
        while page.table["screen"] in page.table["scene"]["acting"] and page.table["screen"] not in page.table["sent"]:
            page.step()
        circle.carry()
    circle.host.ask("unlinked", link="0")
    before = circle.guests[0].table["scene"]
    circle.guests[0] = circle.guest(0, session="2")
    circle.link(0)
    assert circle.guests[0].table["screen"] == 1
    assert circle.guests[0].table["scene"] == before
    circle.compare()


def test_a_guest_that_is_away_for_too_long_is_played_for_and_takes_its_seat_back() -> None:
    circle = Circle("mausen", 1, 1)
    circle.sit({0: {"1": "Ben"}}, own=1)
    circle.host.ask("unlinked", link="0")
    assert [seat["kind"] for seat in circle.host.table["seats"]] == ["person", "remote"]
    assert not circle.host.told["room"]["places"][1]["here"]
    Friend.now += circle.host.told["grace"]
    circle.host.ask("tick")
    assert [seat["kind"] for seat in circle.host.table["seats"]] == ["person", "gone"]
    assert circle.host.busy
    while circle.host.busy:
        circle.host.send('{"do":"think"}')
    assert circle.host.table["scene"]["ready"] == [1]
    circle.link(0)
    assert [seat["kind"] for seat in circle.host.table["seats"]] == ["person", "remote"]


def test_everybody_waits_for_a_guest_if_one_wants() -> None:
    circle = Circle("mausen", 1, 2)
    circle.sit({0: {"1": "Ben"}, 1: {"2": "Cleo"}}, own=1)
    circle.host.ask("unlinked", link="0")
    circle.guests[1].ask("request", what="wait", args={"seat": 1, "wait": True})
    circle.carry()
    Friend.now += 2 * circle.host.told["grace"]
    circle.host.ask("tick")
    assert circle.host.told["room"]["places"][1]["kind"] == "remote"
    assert circle.host.told["room"]["places"][1]["waited"]


def test_a_move_that_is_on_its_way_is_named_and_not_made_twice() -> None:
    circle = Circle("mausen", 1, 1)
    circle.sit({0: {"1": "Ben"}}, own=1)
    ben = circle.guests[0]
    ben.ask("pick", token=ben.pickable[0])
    ben.ask("play", move=ben.table["move"])
    assert ben.table["sent"] == [1]
    assert ben.error("pick", token="E2")["key"] == "not-your-turn"
    circle.carry()
    assert ben.table["sent"] == []


def test_a_host_that_closes_the_table_says_so() -> None:
    circle = Circle("mausen", 1, 1)
    circle.sit({0: {"1": "Ben"}}, own=1)
    circle.host.ask("leave")
    circle.carry()
    assert circle.guests[0].told["standing"] == "out"
    assert circle.guests[0].told["why"] == "host-left"
