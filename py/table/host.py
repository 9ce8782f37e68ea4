"""The host: it holds the whole game and tells each guest what that guest may know.

A state machine without input, output, clock or chance: what happens on a link comes in with the time, what is to be
said lies in `posts` until somebody carries it. A `Host` is immutable, so whatever a guest says that is at fault
changes nothing but the bookkeeping of its link.

What is said follows from how things stand, never from a list of what was said before: the newest room, and the events
(after the game the moves) beyond those that the other end knows of. It says what it knows; where that fails to come,
it is told again. So it makes no difference what is lost, doubled or late.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Literal, NamedTuple

from rules.game import IllegalMove, Move, Seat
from table import limits, save, wire
from table.known import digest, seen
from table.refused import Refused
from table.room import Member, Place, Room
from table.table import Sitter, Table, lay
from table.wire import PeerFault

Post = tuple[str, str | None]
"""A link, and the text that goes out on it; None: it is to be closed."""

Secrets = Mapping[Literal["player", "onlooker"], str]
"""By role, what a guest has to know to be one."""


class Told(NamedTuple):
    """How much of all there is: the revision of the room, the game's number, its events, its moves."""

    room: int = 0
    game: int = 0
    events: int = 0
    moves: int = 0


class Line(NamedTuple):
    """An open link.

    Attributes:
        heard: when something came on it last, in ms.
        told: when something went out on it last.
        member: the guest at its other end; None until that has said who it is.
        credit: how many messages more it may bring at once.
        sent: how much has been told.
        known: how much of that the other end has said to know.
        again: when it was told anew last, because it had lost something.
    """

    heard: float
    told: float
    member: int | None = None
    credit: float = limits.BURST
    sent: Told = Told()
    known: Told = Told()
    again: float = -limits.AGAIN


EXPECTED: Mapping[Literal["new", "known"], frozenset[str]] = {
    "new": frozenset({"hello"}),
    "known": frozenset({"hello", "know", "do", "bye"}),
}
"""What may come on a line whose other end has, or has not, said yet who it is."""


class Host(NamedTuple):
    """A room, the game in it, and the lines to the guests.

    Attributes:
        room: who may sit where.
        secrets: see there.
        table: the game; None while everybody is still finding a place.
        lines: the open links.
        posts: what is to be carried.
        rev: the revision of what is told of the room; counts up.
        doc: what was told last.
    """

    room: Room
    secrets: Secrets
    table: Table | None = None
    lines: Mapping[str, Line] = {}
    posts: tuple[Post, ...] = ()
    rev: int = 0
    doc: Mapping[str, Any] = {}

    # What happens on links

    def linked(self, link: str, now: float) -> "Host":
        """A link has opened. Its other end is to greet first."""
        host = self._gone(link, now)
        if len(host.lines) >= limits.LINKS:
            return host._post(link, wire.written("bye", why="busy"))._post(link, None)
        return host._line(link, Line(now, now))

    def unlinked(self, link: str, now: float) -> "Host":
        """A link is gone."""
        return self._gone(link, now).settled(now)

    def heard(self, link: str, text: str, now: float, rng: Random) -> "Host":
        """A text has come on a link; those that are at fault change nothing in the room and at the table."""
        line = self.lines.get(link)
        if line is None:
            return self
        earned = (now - line.heard) * limits.RATE / 1000
        line = line._replace(heard=now, credit=min(limits.BURST, line.credit + earned) - 1)
        host = self._line(link, line)
        try:
            if line.credit < 0:
                raise PeerFault("too-many")
            message = wire.read(text, wire.OF_GUESTS, limits.LONGEST_HEARD)
            if message["say"] not in EXPECTED["new" if line.member is None else "known"]:
                raise PeerFault("out-of-turn")
            answers: Mapping[str, Callable[..., Host]] = {
                "hello": Host._greeted,
                "know": Host._knows,
                "do": Host._does,
                "bye": Host._left,
            }
            return answers[message["say"]](host, link, message, now, rng).settled(now)
        except PeerFault as fault:
            return host._at_fault(link, fault.key, now)

    def ticked(self, now: float) -> "Host":
        """Time has passed: what was not answered is said again, who is silent is gone, bots stand in."""
        host = self
        for link, line in self.lines.items():
            silent = line.told if line.member is None else line.heard  # to say anything but who it is doesn't count
            if now - silent >= limits.SILENCE:
                host = host._closed(link, now)
            elif line.member is not None and line.known != line.sent and now - line.told >= limits.AGAIN:
                host = host._line(link, line._replace(sent=line.known))
        if not self.room.playing:
            for number, member in self.room.members.items():
                if member.link is None and now - member.since >= limits.GRACE:
                    host = host._replace(room=host.room.without(number))
        host = host.settled(now)
        for link, line in host.lines.items():
            if line.member is not None and now - line.told >= limits.BEAT:
                host = host._say(link, now, "beat")
        return host

    # What the host does

    def at(self, table: Table, now: float) -> "Host":
        """The game has gone on."""
        return self._replace(table=table).settled(now)

    def arranged(self, places: list[Place], options: Mapping[str, str], level: int, now: float) -> "Host":
        """Other places, options or bots before a game. Raises `Refused`."""
        if self.room.playing:
            raise Refused("playing")
        return self._replace(room=self.room.arranged(places, options, level)).settled(now)

    def begun(self, now: float, rng: Random) -> "Host":
        """A game begins with those who are there. Raises `Refused`."""
        room = self.room.begun()
        table = lay(room.game, room.options, room.sitters(), room.level).lucky(rng)
        return self._replace(room=room, table=table).settled(now)

    def ended(self, now: float) -> "Host":
        """The game is put away; everybody may find another place."""
        return self._replace(room=self.room.ended(), table=None).settled(now)

    def kicked(self, number: int, now: float) -> "Host":
        """A guest is sent away for good. Raises `Refused` if there is none of that number."""
        member = self._member(number)
        host = self
        if member.link is not None:
            host = host._bye(member.link, "banned", now)
        room = host.room.without(number)
        return host._replace(room=room._replace(banned=room.banned | {member.token})).settled(now)

    def waited(self, seat: Seat, wait: bool, now: float) -> "Host":
        """Everybody waits for the guest of a seat, or no longer. Raises `Refused` if there is none."""
        owner = self.room.places[seat].owner if seat in range(len(self.room.places)) else None
        if owner is None:
            raise Refused("no-such-guest")
        return self._replace(room=self.room.changed(owner, waited=wait)).settled(now)

    def reacted(self, seat: Seat, face: str, now: float) -> "Host":
        """Somebody at the host's screen shows a face. Raises `Refused`."""
        if seat not in range(len(self.room.places)) or self.room.places[seat].kind != "person":
            raise Refused("others-seat")
        return self._replace(room=self.room.reacted(seat, face)).settled(now)

    def closed(self, now: float) -> "Host":
        """The host goes, for good."""
        host = self
        for link in self.lines:
            host = host._bye(link, "host-left", now)
        return host

    def carried(self) -> tuple[tuple[Post, ...], "Host"]:
        """What is to be carried, and the host once it is."""
        return self.posts, self._replace(posts=())

    # What a guest says

    def _greeted(self, link: str, message: wire.Message, now: float, rng: Random) -> "Host":
        role = next((role for role, secret in self.secrets.items() if _same(secret, message["secret"])), None)
        if role is None:
            raise PeerFault("wrong-secret")
        said, session = message["token"], message["session"]
        if not (16 <= len(said) <= 64 and 1 <= len(session) <= 64 and (said + session).isascii()):
            raise PeerFault("malformed")
        token = hashlib.sha256(f"{role} {said}".encode()).hexdigest()
        if token in self.room.banned:
            raise PeerFault("banned")
        line = self.lines[link]
        number = next((number for number, one in self.room.members.items() if one.token == token), None)
        if line.member not in (None, number):
            raise PeerFault("out-of-turn")
        host = self
        if number is None:
            number, host = self._welcomed(role, token)
        if line.member is None:
            known = Told(0, *(max(0, message[name]) for name in ("game", "events", "moves")))
            host = host._line(link, line._replace(member=number, sent=known, known=known))
            host = host._speaks(number, link, session, now)
        game, count = (host.room.number, len(host.table.steps)) if host.table else (0, 0)
        fields = {"version": wire.VERSION, "member": number, "role": role, "game": game, "events": count}
        return host._say(link, now, "welcome", **fields)

    def _speaks(self, number: int, link: str, session: str, now: float) -> "Host":
        """The host once a guest speaks on this link and on no other. Of two of its pages, the last one has it."""
        member = self.room.members[number]
        same = member.session == session
        news: dict[str, Any] = {"link": link, "waited": False}
        if not same:
            news |= {"session": session, "number": 0, "answer": (0, None), "resting": False}
        host = self._replace(room=self.room.changed(number, **news))
        if member.link is None:
            return host
        return host._closed(member.link, now) if same else host._bye(member.link, "elsewhere", now)

    def _welcomed(self, role: Literal["player", "onlooker"], token: str) -> tuple[int, "Host"]:
        """A new guest's number, and the host with it. Raises `PeerFault`."""
        members = self.room.members
        if role == "onlooker" and sum(one.role == role for one in members.values()) >= limits.ONLOOKERS:
            raise PeerFault("full")
        if len(members) >= limits.MEMBERS:
            raise PeerFault("full")
        number = self.room.guests + 1
        room = self.room._replace(members={**members, number: Member(token, role)}, guests=number)
        return number, self._replace(room=room)

    def _knows(self, link: str, message: wire.Message, now: float, rng: Random) -> "Host":
        line = self.lines[link]._replace(known=Told(*(max(0, message[name]) for name in Told._fields)))
        if message["lost"] and now - line.again >= limits.AGAIN:
            line = line._replace(sent=line.known, again=now)
        return self._line(link, line)

    def _does(self, link: str, message: wire.Message, now: float, rng: Random) -> "Host":
        number = self.lines[link].member
        assert number is not None
        member = self.room.members[number]
        if message["number"] < max(1, member.number):
            return self  # it comes late: a later one was answered, so this one was before
        host = self
        if message["number"] > member.number:
            why: Mapping[str, Any] | None = None
            cost = limits.DEED
            try:
                host = self._done(number, message["what"], message["args"], now, rng)
            except (Refused, IllegalMove) as refusal:
                why = {"key": refusal.key, "args": refusal.arguments}
            except PeerFault as fault:  # it is answered all the same, lest the next request waits for ever
                why, cost = {"key": fault.key, "args": {}}, limits.FAULT
            line = host.lines[link]
            host = host._line(link, line._replace(credit=line.credit - cost))
            count = len(host.table.steps) if host.table else 0
            host = host._replace(room=host.room.changed(number, number=message["number"], answer=(count, why)))
            host = host.settled(now)
        count, why = host.room.members[number].answer
        return host._say(link, now, "done", number=message["number"], count=count, why=why)

    def _done(self, number: int, what: str, args: Mapping[str, Any], now: float, rng: Random) -> "Host":
        """What a guest wants is done. Raises `Refused` or `IllegalMove`; `PeerFault` for what it can't even want."""
        if what not in DEEDS or not wire.fits(args, DEEDS[what][1]):
            raise PeerFault("malformed")
        if self.room.members[number].role == "onlooker":
            raise PeerFault("others-seat")
        if "seat" in args and what != "wait" and args["seat"] not in self.room.seats_of(number):
            raise PeerFault("others-seat")
        return DEEDS[what][0](self, number, now, rng, **args)

    def _sits(self, number: int, now: float, rng: Random, places: dict[str, Any]) -> "Host":
        try:
            wanted = {int(seat): name for seat, name in places.items()}
        except ValueError as error:
            raise PeerFault("malformed") from error
        if not all(isinstance(name, str) for name in wanted.values()):
            raise PeerFault("malformed")
        host = self._replace(room=self.room.seated(number, wanted))
        link = host.room.members[number].link
        if link is None or not host.room.playing:
            return host
        line = host.lines[link]  # it sees with other eyes from now on
        return host._line(link, line._replace(sent=line.sent._replace(game=0), known=line.known._replace(game=0)))

    def _readies(self, number: int, now: float, rng: Random, ready: bool) -> "Host":
        return self._replace(room=self.room.changed(number, ready=ready))

    def _plays(self, number: int, now: float, rng: Random, game: int, seat: Seat, count: int, move: str) -> "Host":
        try:
            wanted = Move.read(move)
        except ValueError as error:
            raise PeerFault("malformed") from error
        table = self.table
        if table is None or game != self.room.number or seat not in table.state.to_act:
            raise Refused("stale")
        if count < _owed_since(table, seat):
            raise Refused("stale")
        return self._replace(table=table.after(seat, wanted).lucky(rng))

    def _reacts(self, number: int, now: float, rng: Random, seat: Seat, face: str) -> "Host":
        return self._replace(room=self.room.reacted(seat, face))

    def _waits(self, number: int, now: float, rng: Random, seat: Seat, wait: bool) -> "Host":
        return self.waited(seat, wait, now)

    def _rests(self, number: int, now: float, rng: Random, rest: bool) -> "Host":
        return self._replace(room=self.room.changed(number, resting=rest))

    def _left(self, link: str, message: wire.Message, now: float, rng: Random) -> "Host":
        """A guest goes: out of the room, or in a game for as long as it likes, and a bot plays for it."""
        number = self.lines[link].member
        assert number is not None
        host = self._post(link, None)._gone(link, now)
        if number in host.room.members and host.room.playing:
            return host._replace(room=host.room.changed(number, resting=True, session=""))
        return host._replace(room=host.room.without(number))

    # Telling

    def settled(self, now: float) -> "Host":
        """The host once bots stand in for those who are away, and everybody has been told how things stand."""
        host = self._replace(table=self._stood_in(now))
        doc = host.room.told(host.table.sitters if host.table else ())
        if doc != host.doc:
            host = host._replace(doc=doc, rev=host.rev + 1)
        for link, line in host.lines.items():
            if line.member is not None:
                host = host._brought_up(link, line.member, now)
        return host

    def _stood_in(self, now: float) -> Table | None:
        """The table with a bot for every guest who has been away too long, and with guests who relieved a bot."""
        if self.table is None:
            return None
        sitters = list(self.table.sitters)
        for seat, place in enumerate(self.room.places):
            if place.owner is not None:
                away = self.room.members[place.owner].played_for(now)
                sitters[seat] = Sitter(place.name, "gone" if away else "remote")
            elif place.kind == "bot":
                sitters[seat] = Sitter(place.name, "bot")
        return self.table if tuple(sitters) == self.table.sitters else self.table.sat(sitters)

    def _brought_up(self, link: str, number: int, now: float) -> "Host":
        """All is told on a line that has not been told yet."""
        host, sent = self, self.lines[link].sent
        if sent.room != self.rev:
            host = host._say(link, now, "room", rev=self.rev, room=self.doc)
        game = self.room.number
        told = Told(self.rev, game, *((sent.events, sent.moves) if sent.game == game else (0, 0)))
        if self.table is not None:
            seats = self.room.seats_of(number)
            steps = self.table.steps[told.events :]
            texts = [seen(step.event, seats).written() for step in steps]
            for start, piece in _pieces(texts, told.events):
                last = start + len(piece) == len(self.table.steps)
                views = digest(self.table.state, seats) if last else None
                fields = {"game": game, "seats": list(seats), "start": start, "events": piece, "hash": views}
                host = host._say(link, now, "events", **fields)
            told = told._replace(events=len(self.table.steps))
            if self.table.state.outcome is not None:
                total = len(self.table.moves)
                lines = [save.line(*move) for move in self.table.moves[told.moves :]]
                for start, piece in _pieces(lines, told.moves):
                    host = host._say(link, now, "moves", game=game, start=start, moves=piece, total=total)
                told = told._replace(moves=total)
        return host._line(link, host.lines[link]._replace(sent=told))

    def _say(self, link: str, now: float, say: str, **fields: Any) -> "Host":
        host = self._post(link, wire.written(say, **fields))
        return host._line(link, host.lines[link]._replace(told=now))

    def _post(self, link: str, text: str | None) -> "Host":
        return self._replace(posts=(*self.posts, (link, text)))

    # Lines

    def _line(self, link: str, line: Line) -> "Host":
        return self._replace(lines={**self.lines, link: line})

    def _gone(self, link: str, now: float) -> "Host":
        """The host without a line; whoever was at its other end is away from now on."""
        line = self.lines.get(link)
        if line is None:
            return self
        host = self._replace(lines={other: one for other, one in self.lines.items() if other != link})
        member = self.room.members.get(line.member) if line.member is not None else None
        if member is None or line.member is None or member.link != link:
            return host
        if not host.room.seats_of(line.member):
            return host._replace(room=host.room.without(line.member))
        return host._replace(room=host.room.changed(line.member, link=None, since=now))

    def _bye(self, link: str, why: str, now: float) -> "Host":
        return self._post(link, wire.written("bye", why=why))._closed(link, now)

    def _closed(self, link: str, now: float) -> "Host":
        return self._post(link, None)._gone(link, now)

    def _at_fault(self, link: str, key: str, now: float) -> "Host":
        """The other end is told what is wrong; it is dropped if that is final, or if it goes on."""
        line = self.lines[link]
        line = line._replace(credit=line.credit - limits.FAULT)
        if key in wire.FINAL or line.credit < -limits.BURST:
            return self._bye(link, key, now).settled(now)
        return self._line(link, line)._post(link, wire.written("wrong", why=key))

    def _member(self, number: int) -> Member:
        if number not in self.room.members:
            raise Refused("no-such-guest")
        return self.room.members[number]


DEEDS: Mapping[str, tuple[Callable[..., Host], wire.Shape]] = {
    "sit": (Host._sits, {"places": dict}),
    "ready": (Host._readies, {"ready": bool}),
    "play": (Host._plays, {"game": int, "seat": int, "count": int, "move": str}),
    "react": (Host._reacts, {"seat": int, "face": str}),
    "wait": (Host._waits, {"seat": int, "wait": bool}),
    "rest": (Host._rests, {"rest": bool}),
}
"""What a guest may ask for, and with which arguments."""


def _same(secret: str, said: str) -> bool:
    """Whether a secret was said; how long that takes tells nothing of it."""
    return hmac.compare_digest(secret.encode(), said.encode("utf-8", "surrogatepass"))


def _owed_since(table: Table, seat: Seat) -> int:
    """How many events there were when a seat came to owe its move: what it chose before was another move."""
    first = len(table.steps)
    while first and table.steps[first - 1].by != seat and seat in table.steps[first - 1].view.to_act:
        first -= 1
    return first


def _pieces(texts: list[Any], start: int) -> Iterator[tuple[int, list[Any]]]:
    """The texts in pieces, each with the number of its first."""
    piece: list[Any] = []
    size = 0
    for text in texts:
        piece.append(text)
        size += len(str(text))
        if size >= limits.PIECE:
            yield start, piece
            start, piece, size = start + len(piece), [], 0
    if piece:
        yield start, piece
