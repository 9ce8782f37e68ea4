"""The room: who may sit where, who is there, and what is to be played. Everybody in it is told the whole of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from rules.game import LEVELS, Game, Seat
from table import games, limits, names, save, wire
from table.refused import Refused
from table.table import KINDS, Sitter
from table.wire import PeerFault

FORMAT = 1
MARK = "katzentisch-room"
"""The key of the format's number, which also marks a text as a room's."""

FACES = ("laugh", "wow", "grr", "aww", "hurry", "bravo")
"""The quick reactions."""


class Place(NamedTuple):
    """A place at the table: for a person at the host's screen, a bot, or a guest.

    Attributes:
        name: who sits there; nobody at an open place.
        kind: as of a `Sitter`; `open`: it waits for a guest.
        owner: the guest's number, if it is a guest's.
    """

    name: str
    kind: Literal["person", "bot", "open", "remote"]
    owner: int | None = None


OPEN = Place("", "open")


class Member(NamedTuple):
    """A guest, known by the digest of a secret token that it alone holds.

    Attributes:
        token: the digest.
        role: whether it may sit down.
        ready: whether it wants to begin.
        link: its open link; None while it is away.
        since: when that link was lost, in ms.
        waited: whether the others wait for it, instead of letting a bot play.
        resting: whether a bot is to play for it, though it is there or because it left.
        session: the life of its page from which it speaks.
        number: the last of its requests in that session.
        answer: what came of it: how many events there were then, and why it was refused, if it was.
    """

    token: str
    role: Literal["player", "onlooker"]
    ready: bool = False
    link: str | None = None
    since: float = 0
    waited: bool = False
    resting: bool = False
    session: str = ""
    number: int = 0
    answer: tuple[int, Mapping[str, Any] | None] = (0, None)

    def played_for(self, now: float) -> bool:
        """Whether a bot is to play for it."""
        return self.resting or (self.link is None and not self.waited and now - self.since >= limits.GRACE)


class Room(NamedTuple):
    """What everybody in the room knows, and the digests of tokens, which only the host does.

    Attributes:
        game: what is to be played.
        options: every option of the game and its value.
        level: how well the bots play.
        places: the places in order; while a game runs, its seats.
        members: the guests by their number.
        banned: the digests of tokens that may not come back.
        number: how many games have begun here.
        playing: whether a game is on the table; else everybody is still finding a place.
        reactions: the last quick reactions: a number that counts up, the seat, the face.
        guests: how many have come so far; no number of one is given again.
    """

    game: Game
    options: Mapping[str, str]
    level: int
    places: tuple[Place, ...]
    members: Mapping[int, Member] = {}
    banned: frozenset[str] = frozenset()
    number: int = 0
    playing: bool = False
    reactions: tuple[tuple[int, Seat, str], ...] = ()
    guests: int = 0

    def seats_of(self, member: int) -> tuple[Seat, ...]:
        """Where a guest sits."""
        return tuple(seat for seat, place in enumerate(self.places) if place.owner == member)

    def told(self, sitters: Sequence[Sitter]) -> dict[str, Any]:
        """All that everybody may know of it, as plain JSON values.

        Args:
            sitters: who plays at the seats just now, bots for those who are away included; none before a game.
        """
        owners = [None if place.owner is None else self.members[place.owner] for place in self.places]
        watching = [one for one in self.members.values() if one.role == "onlooker" and one.link is not None]
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "level": self.level,
            "places": [
                {
                    "name": place.name,
                    "kind": sitters[seat].kind if sitters else place.kind,
                    "owner": place.owner,
                    "here": owner is None or owner.link is not None,
                    "ready": owner is None or owner.ready,
                    "waited": owner is not None and owner.waited,
                }
                for seat, (place, owner) in enumerate(zip(self.places, owners, strict=True))
            ],
            "onlookers": len(watching),
            "number": self.number,
            "playing": self.playing,
            "reactions": [list(reaction) for reaction in self.reactions],
        }

    def arranged(self, places: Sequence[Place], options: Mapping[str, str], level: int) -> "Room":
        """The room as its host wants it; whose place is gone has none. Raises `Refused`."""
        most = self.game.rules.seats[-1]
        if not 1 <= len(places) <= most:
            raise Refused("bad-seats", least=self.game.rules.seats[0], most=most)
        theirs = {place for place in self.places if place.kind == "remote"}
        if any(place.kind == "remote" and place not in theirs for place in places) or level not in LEVELS:
            raise Refused("bad-option")
        return self._placed(places)._replace(options=self.game.rules.complete(options), level=level)

    def seated(self, number: int, wanted: Mapping[Seat, str]) -> "Room":
        """The room once a guest sits at these places, by these names, and nowhere else. Raises `Refused`.

        While a game runs, a guest who sits nowhere yet may relieve a bot.
        """
        free = "bot" if self.playing else "open"
        if self.playing and (self.seats_of(number) or not wanted):
            raise Refused("place-taken")
        places = list(self.places) if self.playing else [OPEN if one.owner == number else one for one in self.places]
        for seat, name in wanted.items():
            if seat not in range(len(places)) or places[seat].kind != free:
                raise Refused("place-taken")
            places[seat] = Place(name, "remote", number)
        return self._placed(places).changed(number, ready=False)

    def _placed(self, places: Sequence[Place]) -> "Room":
        """The same with other places, their names checked."""
        called = iter(names.checked([place.name for place in places if place.kind != "open"]))
        return self._replace(
            places=tuple(one if one.kind == "open" else one._replace(name=next(called)) for one in places)
        )

    def begun(self) -> "Room":
        """The room with a game begun: open places are gone. Raises `Refused` if not enough people are there."""
        seats = self.game.rules.seats
        taken = tuple(place for place in self.places if place.kind != "open")
        if len(taken) not in seats:
            raise Refused("bad-seats", least=seats[0], most=seats[-1])
        return self._replace(places=taken, number=self.number + 1, playing=True)

    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits down to a game that begins now."""
        return tuple(Sitter(place.name, place.kind) for place in self.places if place.kind != "open")

    def ended(self) -> "Room":
        """The room with nobody at the table: everybody may find another place."""
        unready = {number: member._replace(ready=False) for number, member in self.members.items()}
        return self._replace(playing=False, members=unready)

    def reacted(self, seat: Seat, face: str) -> "Room":
        """The room once somebody has shown a face. Raises `Refused`."""
        if face not in FACES:
            raise Refused("bad-message")
        number = self.reactions[-1][0] + 1 if self.reactions else 1
        return self._replace(reactions=(*self.reactions, (number, seat, face))[-limits.REACTIONS :])

    def changed(self, who: int, /, **news: Any) -> "Room":
        """The room once something about a guest has changed."""
        return self._replace(members={**self.members, who: self.members[who]._replace(**news)})

    def without(self, number: int) -> "Room":
        """The room without a guest. In a game its places are a bot's."""
        members = {other: one for other, one in self.members.items() if other != number}
        places = (
            (Place(one.name, "bot") if self.playing else OPEN) if one.owner == number else one for one in self.places
        )
        return self._replace(members=members, places=tuple(places))


TOLD_PLACE: wire.Shape = {
    "name": str,
    "kind": str,
    "owner": (int, wire.NOTHING),
    "here": bool,
    "ready": bool,
    "waited": bool,
}
TOLD: wire.Shape = {
    "game": str,
    "options": dict,
    "level": int,
    "places": list,
    "onlookers": int,
    "number": int,
    "playing": bool,
    "reactions": list,
}


def checked(room: Mapping[str, Any]) -> Mapping[str, Any]:
    """The room as a host told it. Raises `PeerFault` if it is nothing that `Room.told` tells."""
    places, options, reactions = room.get("places"), room.get("options"), room.get("reactions")
    if not wire.fits(room, TOLD) or not isinstance(places, list) or not isinstance(reactions, list):
        raise PeerFault("malformed")
    if room["level"] not in LEVELS:
        raise PeerFault("malformed")
    if not all(isinstance(one, dict) and wire.fits(one, TOLD_PLACE) and _is_name(one["name"]) for one in places):
        raise PeerFault("malformed")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise PeerFault("malformed")
    if not all(isinstance(one, list) and [type(part) for part in one] == [int, int, str] for one in reactions):
        raise PeerFault("malformed")
    if any(face not in FACES for _, _, face in reactions):
        raise PeerFault("malformed")
    kinds = KINDS if room["playing"] else (*KINDS, "open")
    if any(place["kind"] not in kinds for place in places):
        raise PeerFault("malformed")
    return room


def _is_name(text: str) -> bool:
    """Whether it is a name, or none, that can be shown."""
    return text == names.clean(text) and len(text) <= names.LONGEST


def written(room: Room) -> str:
    """The text form of a room, from which its host goes on after a reload. Who sits nowhere is forgotten."""
    seated = {str(number): member for number, member in room.members.items() if room.seats_of(number)}
    return save.sealed(
        {
            MARK: FORMAT,
            "game": room.game.name,
            "options": dict(room.options),
            "level": room.level,
            "places": [list(place) for place in room.places],
            "members": {number: {name: getattr(one, name) for name in MEMBER} for number, one in seated.items()},
            "banned": sorted(room.banned),
            "number": room.number,
            "playing": room.playing,
            "reactions": [list(reaction) for reaction in room.reactions],
            "guests": room.guests,
        }
    )


def read(text: str, now: float) -> Room:
    """The room that a text stands for; its guests are away, from now on, until they come back by their tokens.

    Raises `Refused` for a text that is damaged, that is no room's, that another version wrote, or whose game is not in
    the house.
    """
    body = save.opened(text, MARK, FORMAT)
    if not wire.fits(body, ROOM) or not all(isinstance(value, str) for value in body["options"].values()):
        raise Refused("save-damaged")
    game = games.find(body["game"])
    try:
        room = Room(
            game,
            body["options"],
            body["level"],
            tuple(_place(*one) for one in body["places"]),
            {int(number): _member(one, now) for number, one in body["members"].items()},
            frozenset(body["banned"]),
            body["number"],
            body["playing"],
            tuple((int(number), int(seat), str(face)) for number, seat, face in body["reactions"]),
            body["guests"],
        )
        sound = written(room) == text and room.level in LEVELS
    except (TypeError, ValueError) as error:
        raise Refused("save-damaged") from error
    if not sound or {place.owner for place in room.places} - {None} != set(room.members):
        raise Refused("save-damaged")
    return room


MEMBER: wire.Shape = {
    "token": str,
    "role": str,
    "ready": bool,
    "waited": bool,
    "resting": bool,
    "session": str,
    "number": int,
    "answer": list,
}
"""What of a guest outlasts the host's reload, each with its type."""

ROOM: wire.Shape = {
    MARK: int,
    "game": str,
    "options": dict,
    "level": int,
    "places": list,
    "members": dict,
    "banned": list,
    "number": int,
    "playing": bool,
    "reactions": list,
    "guests": int,
}


def _place(name: str, kind: Any, owner: int | None) -> Place:
    if kind not in ("person", "bot", "open", "remote") or (owner is None) == (kind == "remote"):
        raise ValueError("not a place")
    return Place(name, kind, owner)


def _member(fields: dict[str, Any], now: float) -> Member:
    if not wire.fits(fields, MEMBER) or fields["role"] not in ("player", "onlooker"):
        raise ValueError("not a guest")
    count, why = fields["answer"]
    if type(count) is not int or not (why is None or wire.is_message(why)):
        raise ValueError("not an answer")
    return Member(**{**fields, "answer": (count, why)}, since=now)
