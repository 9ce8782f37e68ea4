"""A host and its guests, joined by links on which anything may happen to a text, with a clock of their own.

What is underway lies in queues, so that a test says what becomes of each text. As in the page, what the host has done
is stored before a word of it goes out, so its reload loses nothing that anybody knows of.
"""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rules.game import Move, Seat
from table import games, room, save
from table.guest import Guest, Keys
from table.host import Host
from table.known import seen, viewers
from table.room import OPEN, Place, Room

SECRETS = {"player": "p" * 22, "onlooker": "o" * 22}
SHORT = {"miezemauzen": {"points": "10"}}
"""Options with which a game is short."""

CALM = 40_000
"""After so long without trouble everything must be right; longer than a broken link goes unnoticed."""


class Wire:
    """A link: what is under way to the host and to the guest, and all that ever was."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.queues: dict[str, list[str | None]] = {"host": [], "guest": []}
        self.history: dict[str, list[str]] = {"host": [], "guest": []}


class Made(NamedTuple):
    """A move that somebody made on a guest's page."""

    session: str
    number: int


class Page:
    """A guest's page. It dials again by itself, and a reload gives it a new session and an empty memory."""

    def __init__(self, name: str, role: str = "player") -> None:
        self.name = name
        self.role = role
        self.lives = 0
        self.guest = self.born()

    def born(self) -> Guest:
        self.lives += 1
        keys = Keys(SECRETS[self.role], f"token of {self.name}".ljust(22, "."), f"life {self.lives} of {self.name}")
        return Guest(keys)

    @property
    def choosing(self) -> Guest | None:
        """The guest once all is shown and somebody who owes a move is at the screen; None if nobody does."""
        guest = self.guest
        if guest.table is None or guest.standing == "out":
            return None
        table = guest.table.show(len(guest.table.steps))
        if table.curtain is not None:
            table = table.look(table.curtain)
        return guest.at(table) if table.screen is not None and table.screen in table.state.to_act else None


class World:
    """All of them.

    Attributes:
        host: the host.
        saved: the host as it was stored last.
        pages: the guests' pages.
        wires: the open links.
        done: how often the host made each move of a guest's page.
        answers: what each such page was told came of it: why it was refused; None: it was done.
        made: all moves that were made on guests' pages.
        forgotten: pages that were away for so long that they lost their seats.
    """

    def __init__(self, game: str, places: Sequence[Place], seed: int = 0) -> None:
        found = games.find(game)
        self.rng = Random(seed)
        self.now = 1_000.0
        self.pages: list[Page] = []
        self.wires: dict[str, Wire] = {}
        self.done: Counter[Made] = Counter()
        self.answers: dict[Made, Any] = {}
        self.made: list[Made] = []
        self.forgotten: set[str] = set()
        self.links = 0
        chosen = found.rules.complete(SHORT.get(game, {}))
        self.host = self.saved = Host(Room(found, chosen, 2, tuple(places)), SECRETS)  # type: ignore[arg-type]
        self.hosts(self.host.settled(self.now))

    # What happens at the ends

    def hosts(self, host: Host) -> None:
        """The host as it is from now on: stored, then heard."""
        posts, self.host = host.carried()
        self.saved = self.host
        for link, text in posts:
            if link in self.wires:
                self._goes(link, "guest", text)

    def guests(self, page: Page, guest: Guest) -> None:
        """A page's guest as it is from now on."""
        posts, page.guest = guest.carried()
        for link, text in posts:
            if link in self.wires and self.wires[link].page is page:
                self._goes(link, "host", text)

    def _goes(self, link: str, to: str, text: str | None) -> None:
        self.wires[link].queues[to].append(text)
        if text is not None:
            self.wires[link].history[to].append(text)

    def arrives(self, link: str, to: str, text: str | None) -> None:
        """A text comes out of a link; None: its other end has closed it."""
        wire = self.wires[link]
        if text is None:
            self.cut(link)
        elif to == "guest":
            self._answered(wire.page, text)
            known = wire.page.guest.member
            self.guests(wire.page, wire.page.guest.heard_from(link, text, self.now))
            if known not in (None, wire.page.guest.member):
                self.forgotten.add(wire.page.guest.keys.session)
        else:
            before = self._moves()
            asks = self._said(text)
            line = self.host.lines.get(link)
            session = self.host.room.members[line.member].session if line and line.member else ""
            self.hosts(self.host.heard(link, text, self.now, self.rng))
            if self._moves() > before:
                assert asks["what"] == "play"
                self.done[Made(session, asks["number"])] += 1

    def _moves(self) -> int:
        return len(self.host.table.moves) if self.host.table else 0

    def _answered(self, page: Page, text: str) -> None:
        said, waiting = self._said(text), next((one for one in page.guest.requests if one.done is None), None)
        if said.get("say") == "done" and waiting and waiting.number == said["number"] and page.guest.standing == "in":
            self.answers[Made(page.guest.keys.session, said["number"])] = said["why"]

    @staticmethod
    def _said(text: str) -> dict[str, Any]:
        try:
            said = json.loads(text[8:])
        except ValueError:
            return {}
        return said if isinstance(said, dict) else {}

    # What happens on links

    def comes(self, page: Page) -> Page:
        """Somebody opens the link of the invitation."""
        self.pages.append(page)
        self.dial(page)
        return page

    def dial(self, page: Page) -> None:
        """A new link between a page and the host; the page knows no other any more."""
        self.links += 1
        link = f"link {self.links}"
        self.wires[link] = Wire(page)
        self.hosts(self.host.linked(link, self.now))
        self.guests(page, page.guest.linked(link, self.now))

    def cut(self, link: str, notice: tuple[str, ...] = ("host", "guest")) -> None:
        """A link breaks; who doesn't notice finds out by the silence."""
        wire = self.wires.pop(link)
        if "host" in notice:
            self.hosts(self.host.unlinked(link, self.now))
        if "guest" in notice:
            self.guests(wire.page, wire.page.guest.unlinked(link))

    def carry(self) -> bool:
        """Everything that is under way arrives in order, one text on each link and way; says whether there was any."""
        moved = False
        for link in list(self.wires):
            for to in ("host", "guest"):
                if link in self.wires and self.wires[link].queues[to]:
                    self.arrives(link, to, self.wires[link].queues[to].pop(0))
                    moved = True
        return moved

    def carry_but(self, page: Page) -> bool:
        """As `carry`, but not what is under way to one page; says whether there is anything."""
        for link in list(self.wires):
            for to in ("host", "guest"):
                if to == "host" or self.wires[link].page is not page:
                    while link in self.wires and self.wires[link].queues[to]:
                        self.arrives(link, to, self.wires[link].queues[to].pop(0))
        return any(one.queues["guest"] for one in self.wires.values())

    def passes(self, time: float) -> None:
        """Time passes, and both sides notice."""
        self.now += time
        self.hosts(self.host.ticked(self.now))
        for page in self.pages:
            self.guests(page, page.guest.ticked(self.now))

    def settle(self) -> None:
        """All that is under way arrives, and what is said about it."""
        while self.carry():
            self.now += 10

    def calm(self, time: float = CALM) -> None:
        """A time without trouble, in which pages dial by themselves."""
        end = self.now + time
        while self.now < end:
            for page in self.pages:
                if page.guest.link is None and page.guest.standing != "out":
                    self.dial(page)
            self.settle()
            self.passes(500)
        self.settle()

    # What people do

    def sits(self, page: Page, *seats: Seat) -> None:
        names = {str(seat): f"{page.name} {seat}" for seat in seats}
        self.guests(page, page.guest.asked("sit", {"places": names}, self.now))

    def begins(self) -> None:
        self.hosts(self.host.begun(self.now, self.rng))

    def plays(self, page: Page, move: Move | None = None) -> bool:
        """Whoever may choose on a page makes this move, or one by chance; says whether anybody could."""
        guest = page.choosing
        if guest is None or guest.table is None:
            return False
        self.made.append(Made(guest.keys.session, guest.last + 1))
        self.guests(page, guest.played(move or guest.table.choices.random(self.rng), self.now))
        return True

    def moves_here(self) -> bool:
        """A person at the host's screen, or a bot, makes a move by chance; says whether any could."""
        table = self.host.table
        if table is None:
            return False
        seats = [seat for seat in table.state.to_act if table.sitters[seat].kind != "remote"]
        if not seats:
            return False
        seat = self.rng.choice(seats)
        move = table.state.moves(seat).random(self.rng)
        self.hosts(self.host.at(table.after(seat, move).lucky(self.rng), self.now))
        return True

    def reload(self, page: Page, notice: bool = True) -> None:
        """A page is loaded anew; its links break, and the host notices or does not."""
        for link in [link for link, wire in self.wires.items() if wire.page is page]:
            self.cut(link, ("host",) if notice else ())
        page.guest = page.born()
        self.dial(page)

    def host_reloads(self, notice: bool = True) -> None:
        """The host's page is loaded anew: it goes on from what was stored, and all links are broken."""
        text = room.written(self.saved.room)
        table = None if self.saved.table is None else save.written(self.saved.table)
        for link in list(self.wires):
            wire = self.wires.pop(link)
            if notice:
                self.guests(wire.page, wire.page.guest.unlinked(link))
        resumed = None if table is None else save.read(table)
        self.hosts(Host(room.read(text, self.now), SECRETS, resumed).settled(self.now))  # type: ignore[arg-type]

    def storm(self, trouble: float = 0.1) -> None:
        """One thing happens by chance: somebody moves, or texts come, are lost, doubled, spoilt or overtaken, a link
        breaks, a page is loaded anew. The more trouble, the more often."""
        chance = self.rng.random()
        self.passes(self.rng.choice([20, 100, 400]))
        for page in self.pages:
            if page.guest.link is None and page.guest.standing != "out" and self.rng.random() < 0.5:
                self.dial(page)
        if chance < trouble / 8 and self.wires:
            link = self.rng.choice(list(self.wires))
            self.cut(link, self.rng.choice([("host", "guest"), ("host",), ("guest",)]))
        elif chance < trouble / 6:
            self.reload(self.rng.choice([page for page in self.pages if page.guest.standing != "out"]))
        elif chance < trouble / 5:
            self.host_reloads()
        elif chance < 0.5 and not self.moves_here():
            any(self.plays(page) for page in self.rng.sample(self.pages, len(self.pages)))
        for link in list(self.wires):
            for to in ("host", "guest"):
                self._stormy(link, to, trouble)

    def _stormy(self, link: str, to: str, trouble: float) -> None:
        for _ in range(self.rng.randrange(4)):
            queue = self.wires[link].queues[to] if link in self.wires else []
            if not queue:
                return
            at = self.rng.randrange(len(queue)) if self.rng.random() < trouble else 0
            text = queue.pop(at)
            fate = self.rng.random() / trouble
            if fate < 0.2:
                queue.append(text)
            elif fate < 0.4 and text is not None:
                spot = self.rng.randrange(len(text))
                text = text[:spot] + chr(self.rng.randrange(0x3000)) + text[spot + 1 :]
            if fate < 0.2 or fate > 0.7:
                self.arrives(link, to, text)

    # What must be so

    def right(self) -> None:
        """After a calm time: everybody who is still in knows what they may know, and nothing else."""
        host = self.host
        assert not any(wire.queues["host"] or wire.queues["guest"] for wire in self.wires.values())
        for page in self.pages:
            guest = page.guest
            if guest.standing == "out":
                continue
            assert guest.standing == "in"
            assert guest.breach is None
            assert guest.requests == (), "a request has no answer"
            assert guest.room == json.loads(json.dumps(host.doc))
            assert guest.game == host.room.number
            assert guest.member is not None
            assert guest.seats == host.room.seats_of(guest.member)
            if host.table is None:
                assert guest.table is None
                continue
            assert guest.table is not None
            assert set(guest.table.state.views) == set(viewers(guest.seats))  # type: ignore[union-attr]
            for viewer in viewers(guest.seats):
                assert guest.table.state.seen_by(viewer) == host.table.state.seen_by(viewer)
            told = [step.event.written() for step in guest.table.steps]
            assert told == [seen(step.event, guest.seats).written() for step in host.table.steps]
            assert guest.table.state.to_act == host.table.state.to_act
            if host.table.state.outcome is not None:
                self._proved(page)
        self.once()

    def _proved(self, page: Page) -> None:
        while page.guest.proof is None or not page.guest.proof.over:
            assert page.guest.proof is not None, "the record has not come"
            page.guest = page.guest.checked()
        assert page.guest.proof.fault is None
        assert self.host.table is not None
        assert page.guest.moves == tuple(save.line(*move) for move in self.host.table.moves)

    def once(self) -> None:
        """Every move made on a page was done once or refused with a reason; if page or seat is gone, once at most."""
        alive = {page.guest.keys.session for page in self.pages if page.guest.standing == "in"} - self.forgotten
        assert set(self.done) <= set(self.made)
        for made in self.made:
            if made in self.answers:
                why = self.answers[made]
                assert self.done[made] == (why is None), (made, why)
                assert why is None or why["key"]
            else:
                assert made.session not in alive
                assert self.done[made] <= 1

    def plays_on(self, moves: int) -> int:
        """As many moves of a game, made without trouble by whoever owes one; how many were made until it was over."""
        made = 0
        while made < moves and self.host.table is not None and self.host.table.state.outcome is None:
            before = self._moves()
            if not self.moves_here():
                assert any(self.plays(page) for page in self.pages), "nobody can move"
            self.settle()
            self.now += 200
            assert self._moves() > before, "a move made in time was not done"
            made += 1
        return made


def laid(game: str, mix: str, watching: int = 0, seed: int = 0) -> World:
    """A game that has begun, without trouble. Places by a pattern: `p` a person at the host's screen, `b` a bot, and
    digits for guests by their number, several of one if it is there twice; a page too for each of those who watch."""
    kinds = {"p": "person", "b": "bot"}
    places = [Place(f"{kinds[one]} {at}", kinds[one]) if one in kinds else OPEN for at, one in enumerate(mix)]  # type: ignore[arg-type]
    world = World(game, places, seed=seed)
    for number in sorted({one for one in mix if one.isdigit()}):
        page = world.comes(Page(f"guest {number}"))
        world.settle()
        world.sits(page, *(at for at, one in enumerate(mix) if one == number))
        world.settle()
        assert page.guest.seats
    for number in range(watching):
        world.comes(Page(f"onlooker {number}", "onlooker"))
    world.settle()
    world.begins()
    world.settle()
    return world
