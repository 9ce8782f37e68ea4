"""The guest: its screen shows a game whose whole state is with the host, and holds only its own seats' views.

A state machine like the `Host`: what happens on the link comes in with the time, and `posts` lie there until they are
carried. What the guest wants of the host are its requests, one at a time; each is said again until it is answered.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from rules.game import IllegalMove, Move, Seat
from table import games, limits, record, wire
from table.host import Post
from table.known import Known, Seen, digest, read_event, unknown, viewers
from table.record import Proof
from table.refused import Refused
from table.room import checked
from table.table import Sitter, Table, lay
from table.wire import PeerFault

Standing = Literal["apart", "greeting", "in", "out"]

EXPECTED: Mapping[Standing, frozenset[str]] = {
    "apart": frozenset(),
    "greeting": frozenset({"welcome", "wrong", "bye"}),
    "in": frozenset({"welcome", "room", "events", "moves", "done", "beat", "wrong", "bye"}),
    "out": frozenset(),
}
"""What may come from the host: before there is a link, until it has welcomed us, while we are in, after a goodbye."""


class Keys(NamedTuple):
    """What the guest says to be let in.

    Attributes:
        secret: the room's, from the invitation.
        token: its own, by which the host knows it again; 16 to 64 characters.
        session: the life of its page.
    """

    secret: str
    token: str
    session: str


class Request(NamedTuple):
    """Something that the host is asked to do.

    Attributes:
        number: counts up within the session.
        what: as in `host.DEEDS`.
        args: its arguments.
        seat: whose move it is, if it is one.
        done: once it is done, how many events there were then.
    """

    number: int
    what: str
    args: Mapping[str, Any]
    seat: Seat | None = None
    done: int | None = None


class Guest(NamedTuple):
    """A guest and what it knows.

    Attributes:
        keys: see there.
        standing: see `EXPECTED`.
        link: the open link, if there is one.
        why: the message key of the host's goodbye.
        fault: what was wrong with the last text that came, as a message key; None: nothing.
        member: our number in the room.
        role: whether we may sit down.
        rev: the revision of the room that we know.
        room: the room as `Room.told` tells it; empty until we know it.
        game: the number of the game at the table.
        table: that game, as far as it is known here; None before one begins.
        old: how many of its events there were when our page came in: they are not told again one by one.
        shown: where the game had to be told anew, the events as they were told before.
        breach: how the host broke its word in this game, as a message: it told something otherwise than before.
        moves: after the game, its moves, those of luck too, as far as they have come.
        total: how many there are.
        proof: the check of the whole game, once all moves have come.
        requests: what is asked for, and moves whose events have not come yet; the first is under way.
        last: the number of the last request.
        refusal: why the last request was refused: a message.
        heard: when something came last, in ms.
        told: when something went out last.
        asks: when the request under way was said last.
        again: when we last said that something was lost.
        posts: what is to be carried.
    """

    keys: Keys
    standing: Standing = "apart"
    link: str | None = None
    why: str | None = None
    fault: str | None = None
    member: int | None = None
    role: str = "player"
    rev: int = 0
    room: Mapping[str, Any] = {}
    game: int = 0
    table: Table | None = None
    old: int = 0
    shown: tuple[Seen, ...] | None = None
    breach: Mapping[str, Any] | None = None
    moves: tuple[str, ...] = ()
    total: int = 0
    proof: Proof | None = None
    requests: tuple[Request, ...] = ()
    last: int = 0
    refusal: Mapping[str, Any] | None = None
    heard: float = 0
    told: float = 0
    asks: float = 0
    again: float = -limits.AGAIN
    posts: tuple[Post, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Where we sit."""
        places = self.room.get("places", ())
        return tuple(
            seat for seat, place in enumerate(places) if self.member is not None and place["owner"] == self.member
        )

    # What happens on the link

    def linked(self, link: str, now: float) -> "Guest":
        """A link to the host has opened, in place of another if there was one."""
        if self.standing == "out":
            return self._post(link, None)
        guest = self if self.link in (None, link) else self._post(self.link, None)
        return guest._replace(link=link, standing="greeting", why=None, heard=now)._greet(now)

    def unlinked(self, link: str) -> "Guest":
        """A link is gone."""
        if link != self.link:
            return self
        return self._replace(link=None, standing="out" if self.standing == "out" else "apart")

    def heard_from(self, link: str, text: str, now: float) -> "Guest":
        """A text has come from the host; one that is at fault changes nothing, but is named in `fault`."""
        if link != self.link:
            return self
        try:
            message = wire.read(text, wire.OF_HOSTS, limits.LONGEST_TOLD)
            if message["say"] not in EXPECTED[self.standing]:
                raise PeerFault("out-of-turn")
            answers: Mapping[str, Callable[..., Guest]] = {
                "welcome": Guest._welcomed,
                "room": Guest._rearranged,
                "events": Guest._saw,
                "moves": Guest._learned,
                "done": Guest._done,
                "beat": Guest._know,
                "wrong": Guest._corrected,
                "bye": Guest._dismissed,
            }
            return answers[message["say"]](self._replace(heard=now, fault=None), message, now)
        except PeerFault as fault:
            if fault.key == "version":
                return self._replace(standing="out", why="version")._post(link, None)
            return self._replace(fault=fault.key)

    def ticked(self, now: float) -> "Guest":
        """Time has passed: what was not answered is said again; a host that is silent is gone."""
        if self.link is None:
            return self
        if now - self.heard >= limits.SILENCE:
            return self._post(self.link, None).unlinked(self.link)
        if self.standing == "greeting" and now - self.told >= limits.AGAIN:
            return self._greet(now)
        if self.standing == "in":
            if self._waiting and now - self.asks >= limits.AGAIN:
                return self._ask(now)
            if now - self.told >= limits.BEAT:
                return self._know({}, now)
        return self

    # What the guest wants

    def asked(self, what: str, args: Mapping[str, Any], now: float) -> "Guest":
        """Something the host is to do: see `host.DEEDS`. Raises `Refused` for one that is out for good."""
        return self._request(Request(self.last + 1, what, args), now)

    def played(self, move: Move, now: float) -> "Guest":
        """The one at the screen makes a move. Raises `Refused`, also for one that is out for good, or `IllegalMove`."""
        table = self.table
        if table is None or table.screen is None:
            raise Refused("nobody-at-screen")
        seat = table.screen
        if move not in table.choices:
            raise IllegalMove("illegal")
        args = {"game": self.game, "seat": seat, "count": len(table.steps), "move": str(move)}
        guest = self._replace(table=table._replace(screen=table.viewer, picks=(), hint=None))
        return guest._request(Request(self.last + 1, "play", args, seat), now)

    def at(self, table: Table) -> "Guest":
        """The table once the screen has shown more of it, or another person came to it."""
        return self._replace(table=table)

    def checked(self) -> "Guest":
        """One slice of the check of the whole game."""
        return self if self.proof is None else self._replace(proof=self.proof.further())

    @property
    def checking(self) -> bool:
        """Whether that check is under way."""
        return self.proof is not None and not self.proof.over

    def closed(self, now: float) -> "Guest":
        """We go."""
        guest = self._say(now, "bye")
        return guest if self.link is None else guest._post(self.link, None)

    def carried(self) -> tuple[tuple[Post, ...], "Guest"]:
        """What is to be carried, and the guest once it is."""
        return self.posts, self._replace(posts=())

    # What the host says

    def _welcomed(self, message: wire.Message, now: float) -> "Guest":
        if self.standing == "in":
            return self
        member = message["member"]
        guest = self._replace(standing="in", member=member, role=message["role"], rev=0)
        if self.member not in (None, member):  # we had been forgotten, so we sit nowhere
            guest = guest._replace(requests=tuple(one for one in self.requests if one.seat is None))
        count = max(0, message["events"])
        if self.table is None:
            guest = guest._replace(old=count)
        elif message["game"] == self.game and count < len(self.table.steps):
            guest = guest._broken("went-back")._forgotten(count)
        return guest._ask(now)

    def _rearranged(self, message: wire.Message, now: float) -> "Guest":
        room = message["room"]
        if message["rev"] > self.rev:
            guest = self._replace(rev=message["rev"], room=checked(room))
            return guest._seated()._know({}, now)
        return self._know({}, now)

    def _seated(self) -> "Guest":
        """The guest at the table that the room speaks of. At a fresh one, nothing is on its way any more."""
        room, own = self.room, self.seats
        sitters = [Sitter(place["name"], _kind(place, seat in own)) for seat, place in enumerate(room["places"])]
        same = self.game == room["number"]
        if same and room["playing"] and self.table and _as_before(self.table, room, own):
            return self._replace(table=self.table.sat(sitters))
        old = self.old if self.table is None else len(self.table.steps) if same else 0
        guest = self._forgotten(old)._replace(game=room["number"], moves=(), total=0, proof=None)
        if not same:
            guest = guest._replace(shown=None, breach=None)
        if not room["playing"]:
            return guest._replace(old=0)
        try:
            game = games.find(room["game"])
        except Refused as refusal:
            return guest._replace(refusal={"key": refusal.key, "args": refusal.arguments})
        try:
            table = lay(game, room["options"], sitters, room["level"])
            table = table._replace(state=unknown(game, len(sitters), table.options, own))
        except (Refused, ValueError) as error:
            raise PeerFault("malformed") from error
        return guest._replace(table=table)._arrived()

    def _forgotten(self, old: int) -> "Guest":
        """The guest without what it knows of the game, which is to be told anew; `old` events not one by one."""
        shown = tuple(step.event for step in self.table.steps) if self.table else self.shown
        asked = tuple(request for request in self.requests if request.done is None)
        return self._replace(table=None, old=old, shown=shown, requests=asked)

    def _broken(self, key: str) -> "Guest":
        return self if self.breach else self._replace(breach={"key": key, "args": {}})

    def _saw(self, message: wire.Message, now: float) -> "Guest":
        guest = self
        if self.table is None and self.room.get("playing") and message["game"] == self.game:
            guest = self._seated()  # perhaps the house has its game by now
        table = guest.table
        if table is None or message["game"] != self.game or message["seats"] != list(self.seats):
            return guest._lost(now)  # the room that it belongs to has not come yet, or is no more
        count, start, events = len(table.steps), message["start"], message["events"]
        if start < 0 or start + len(events) > limits.LONGEST_GAME:
            raise PeerFault("malformed")
        if start > count:
            return guest._lost(now)
        try:
            news = [read_event(table.game, self.seats, text) for text in events[count - start :]]
            table = table.happened(news)
        except Exception as error:  # whatever a host says that our rules can't follow
            raise PeerFault("malformed") from error
        before = (self.shown or ())[count:]
        if not all(one.fits(other) for one, other in zip(news, before, strict=False)):
            guest = guest._broken("told-otherwise")
        if len(table.steps) == start + len(events) and message["hash"] not in (None, digest(table.state, self.seats)):
            if self.shown is None:
                return guest._forgotten(count)._seated()._lost(now)
            guest = guest._broken("views-differ")  # though all has been told anew
        table = table.show(min(self.old, len(table.steps)))
        return guest._replace(table=table)._arrived()._know({}, now)

    def _learned(self, message: wire.Message, now: float) -> "Guest":
        """Moves of a game that is over; when all have come they are checked against what was shown."""
        table = self.table
        if table is None or message["game"] != self.game or table.state.outcome is None:
            return self._know({}, now)
        start, lines, total = message["start"], message["moves"], message["total"]
        if not 0 <= start <= start + len(lines) <= total <= limits.LONGEST_GAME:
            raise PeerFault("malformed")
        if not all(isinstance(line, str) for line in lines):
            raise PeerFault("malformed")
        if start > len(self.moves):
            return self._lost(now)
        if self.proof is not None:
            return self._know({}, now)
        moves = (*self.moves, *lines[len(self.moves) - start :])
        guest = self._replace(moves=moves, total=total)
        if len(moves) == total:
            guest = guest._replace(proof=record.begun(table, moves, self.seats))
        return guest._know({}, now)

    def _done(self, message: wire.Message, now: float) -> "Guest":
        request = self._waiting
        if request is None or message["number"] != request.number:
            return self
        why = message["why"]
        if why is not None and not wire.is_message(why):
            raise PeerFault("malformed")
        answered = request._replace(done=message["count"])
        rest = tuple(one for one in self.requests if one is not request)
        moved = request.seat is not None and why is None and request.args["game"] == self.game
        kept = (answered,) if moved and self.table is not None else ()
        guest = self._replace(requests=(*kept, *rest), refusal=why if why is not None else self.refusal)
        return guest._arrived()._ask(now)

    def _know(self, message: wire.Message, now: float, lost: bool = False) -> "Guest":
        count = len(self.table.steps) if self.table else 0
        return self._say(now, "know", room=self.rev, game=self.game, events=count, moves=len(self.moves), lost=lost)

    def _corrected(self, message: wire.Message, now: float) -> "Guest":
        """The host takes something for a fault; where it doesn't know us on this link, it is greeted again."""
        if message["why"] == "out-of-turn" and self.standing == "in":
            return self._replace(standing="greeting")._greet(now)
        return self

    def _dismissed(self, message: wire.Message, now: float) -> "Guest":
        why = message["why"]
        if why in wire.FINAL:
            return self._replace(standing="out", why=why)
        if why not in wire.FAULTS or self.link is None:
            raise PeerFault("malformed")
        return self._replace(why=why)._post(self.link, None).unlinked(self.link)

    # Saying

    def _greet(self, now: float) -> "Guest":
        count = len(self.table.steps) if self.table else 0
        fields = {"version": wire.VERSION, **self.keys._asdict()}
        return self._say(now, "hello", **fields, game=self.game, events=count, moves=len(self.moves))

    def _lost(self, now: float) -> "Guest":
        """Something is missing: the host is asked for it, at most once in a while."""
        if now - self.again < limits.AGAIN:
            return self
        return self._replace(again=now)._know({}, now, lost=True)

    @property
    def _waiting(self) -> Request | None:
        """The request that is under way."""
        return next((request for request in self.requests if request.done is None), None)

    def _request(self, request: Request, now: float) -> "Guest":
        if self.standing == "out":
            raise Refused("no-table")
        guest = self._replace(requests=(*self.requests, request), last=request.number, refusal=None)._arrived()
        return guest._ask(now) if self._waiting is None else guest

    def _ask(self, now: float) -> "Guest":
        request = self._waiting
        if request is None or self.standing != "in":
            return self
        guest = self._replace(asks=now)
        return guest._say(now, "do", number=request.number, what=request.what, args=dict(request.args))

    def _arrived(self) -> "Guest":
        """Moves whose events have come are on their way no longer."""
        if self.table is None or not isinstance(self.table.state, Known):
            return self
        count = len(self.table.steps)
        requests = tuple(one for one in self.requests if one.done is None or one.done > count)
        sent = frozenset(one.seat for one in requests if one.seat is not None)
        table = self.table._replace(state=self.table.state._replace(sent=sent)).show(0)
        return self._replace(requests=requests, table=table)

    def _say(self, now: float, say: str, **fields: Any) -> "Guest":
        if self.link is None:
            return self
        return self._replace(told=now)._post(self.link, wire.written(say, **fields))

    def _post(self, link: str, text: str | None) -> "Guest":
        return self._replace(posts=(*self.posts, (link, text)))


def _as_before(table: Table, room: Mapping[str, Any], own: Sequence[Seat]) -> bool:
    """Whether a guest's table is that of the room, for who sits there now."""
    same = table.game.name == room["game"] and table.options == table.game.rules.complete(room["options"])
    return same and isinstance(table.state, Known) and set(table.state.views) == set(viewers(own))


def _kind(place: Mapping[str, Any], own: bool) -> Any:
    """Of which kind a place's sitter is as seen from our screen."""
    if own:
        return {"remote": "person", "gone": "away"}.get(place["kind"], place["kind"])
    return {"person": "remote", "away": "gone"}.get(place["kind"], place["kind"])
