"""The contract that every game keeps: a *decider* over immutable states.

A player asks for a `Move`; `State.decide` judges it and answers with what happens, a list of events;
`State.evolve` records an event without judging it. Luck is a move too, of the seat `LUCK`. So a game is its
options and its moves, to the letter: whoever replays them gets the same events.

Secrets are left out in one place: `State.seen_by` and `Event.seen_by`. What is left is a `State` again, whose
`to_act`, `moves` and `evolve` work as on the whole one, so a bot, a guest or a page needs nothing else.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol, Self

Seat = int
"""Seats are numbered 0, 1, 2, … clockwise."""

LUCK: Seat = -1
"""The seat whose moves are shuffles and draws."""

Level = Literal[1, 2, 3]
"""How well a bot plays: like a beginner, well, or as well as it can."""

LEVELS: tuple[Level, ...] = (1, 2, 3)

HIDDEN = "?"
"""Stands for a card that the viewer of a view or an event does not know."""


class IllegalMove(ValueError):
    """A move that the rules refuse.

    Attributes:
        key: message key that says why, for the words of the page or the game.
        arguments: the message's arguments, by name.
    """

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(f"{key} {arguments}" if arguments else key)
        self.key = key
        self.arguments = arguments


class Move(NamedTuple):
    """What a seat wants to do: a verb and what it picks (cards, a pile, a seat, a species).

    `str(move)` is its one-line text form, e.g. `lay E3`; `Move.read` takes it back.
    """

    verb: str
    picks: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.picks))

    @classmethod
    def read(cls, text: str) -> "Move":
        """The move whose text form is `text`. Raises `ValueError` for text that is no move."""
        words = text.split(" ")
        if not all(words) or any(not word.isprintable() for word in words):
            raise ValueError(f"not a move: {text!r}")
        return cls(words[0], tuple(words[1:]))


class Moves(Protocol):
    """A seat's legal moves: a view, for there may be thousands. For `LUCK` only `in` and `random` are known."""

    def __contains__(self, move: object) -> bool: ...

    def __bool__(self) -> bool: ...

    def __iter__(self) -> Iterator[Move]:
        """All legal moves, lazily, in a fixed order."""
        ...

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        """What may be picked next once `picks` (the verb first) are chosen: what the page offers tap by tap."""
        ...

    def random(self, rng: Random) -> Move:
        """One legal move by chance, without listing them."""
        ...


class Event(Protocol):
    """Something that happened, in the past tense. `str(event)` is its text form; `Rules.read_event` takes it back."""

    def seen_by(self, seat: Seat | None) -> Self:
        """The event without what `seat` (None: an onlooker) does not see."""
        ...


class Outcome(NamedTuple):
    """How a game ended.

    Attributes:
        scores: each seat's score.
        places: each seat's place, 1 for the best; equal places are shared.
        rule: the rule that decided the first place, e.g. `R12`.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    rule: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class State(Protocol):
    """All that is known of a game at one moment: the whole of it, or what one seat sees. Immutable."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a move: several where play is simultaneous, `(LUCK,)` for a shuffle or draw, () at the end."""
        ...

    @property
    def round(self) -> int:
        """The round being played, from 1; after the end the last one."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat's score is so far."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        ...

    def moves(self, seat: Seat) -> Moves:
        """The legal moves of `seat`; none where it owes no move."""
        ...

    def decide(self, seat: Seat, move: Move) -> Sequence[Any]:
        """What happens when `seat` makes `move`: events, in order. Raises `IllegalMove`."""
        ...

    def evolve(self, event: Any) -> Self:
        """The state after `event`, which is taken as a fact and not judged."""
        ...

    def seen_by(self, seat: Seat | None) -> Self:
        """What `seat` (None: an onlooker) knows. A view of a view of the same seat is the view itself."""
        ...

    def imagine(self, rng: Random) -> Self:
        """A whole state that this view could be, drawn by chance: what bots search on."""
        ...


class Option(NamedTuple):
    """A variant that players may choose before the game starts; the first value is the default.

    Attributes:
        name: the option's identifier.
        values: its values.
        or_a_seat: whether the number of any seat at the table is a value too, e.g. of one who begins.
    """

    name: str
    values: tuple[str, ...]
    or_a_seat: bool = False


class Proposal(NamedTuple):
    """Values of options that the lobby proposes in place of the defaults, which stay what the rules say.

    Attributes:
        options: the values, by option.
        seats: for these numbers of seats.
        short: whether only where a short game is wanted, against bots or on a small screen; else always.
    """

    options: Mapping[str, str]
    seats: Sequence[int]
    short: bool


class Rules(NamedTuple):
    """The rules of one game.

    Attributes:
        seats: the possible numbers of seats.
        options: what may be chosen before the start.
        deal: the first state for a number of seats and complete, checked options; called by `start`.
        read_event: the event that a text form stands for; raises `ValueError` for other text.
        secrets: whether anybody ever knows what others don't; without, nobody has to look away.
    """

    seats: range
    options: tuple[Option, ...]
    deal: Callable[[int, Mapping[str, str]], State]
    read_event: Callable[[str], Any]
    secrets: bool = True

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options with those left out at their defaults; not checked."""
        return {option.name: option.values[0] for option in self.options} | dict(options)

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """The first state of a game. Options left out take their defaults.

        Raises `ValueError` for a number of seats, an option or a value that the game does not have.
        """
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: it takes {self.seats[0]} to {self.seats[-1]}")
        chosen = self.complete(options or {})
        numbers = tuple(map(str, range(seats)))
        possible = {option.name: (*option.values, *(numbers if option.or_a_seat else ())) for option in self.options}
        for name, value in chosen.items():
            if value not in possible.get(name, ()):
                raise ValueError(f"no such option: {name}={value}")
        return self.deal(seats, chosen)


class Game(NamedTuple):
    """A game as it enters the house: its rules and, opaque to everything but its own folder, how it is shown.

    An entry point of the group `katzentisch.games` names one.

    Attributes:
        name: the game's identifier, as in the page's address.
        rules: see `Rules`.
        scene: `scene(view, seat, picks)` draws a view for `seat` (None: everybody may look) who has made `picks`
            so far; a value of the shape `games.scene.Scene`.
        tell: `tell(before, event)` says how an event, as one seat sees it, is told and shown, `before` being that
            seat's view; a value of the shape `games.scene.Told`.
        bot: `bot(seat, rng, level)` makes a player for `seat` of such a level (`bots.bot.Bot`).
        words: by language code, the game's Fluent messages.
        pictures: by name, an SVG text or `icon:NAME`, a picture of the icon set that the build puts in.
        cloth: the hue of its table cloth in degrees.
        authors: who is to be credited for the game.
        book: the rule pages' sections: a title's message key and the rule numbers under it; a rule's text is the
            message `rule-NUMBER`, and the message `example-NUMBER`, if there is one, follows it.
        cards: by rule number, the faces of the cards that the book shows under its text (`games.scene.Face`).
        sounds: by name, the tones that make a sound (`games.scene.Tone`).
        proposals: what the lobby proposes; where several fit, all of them.
    """

    name: str
    rules: Rules
    scene: Callable[[Any, Seat | None, tuple[str, ...]], Mapping[str, Any]]
    tell: Callable[[Any, Any], Mapping[str, Any]]
    bot: Callable[[Seat, Random, Level], Any]
    words: Mapping[str, str]
    pictures: Mapping[str, str]
    cloth: int
    authors: tuple[str, ...]
    book: tuple[tuple[str, tuple[str, ...]], ...]
    cards: Mapping[str, Sequence[Mapping[str, Any]]] = MappingProxyType({})
    sounds: Mapping[str, Sequence[Mapping[str, Any]]] = MappingProxyType({})
    proposals: tuple[Proposal, ...] = ()
