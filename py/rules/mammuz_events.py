"""What happens in Mammuz. Bags of cards are as in `rules.mammuz_cards`."""

from typing import NamedTuple

from rules.game import HIDDEN, Seat
from rules.mammuz_cards import DINOSAURS, NUMBER, SPECIES, bag, hidden
from rules.text import reader, written


class Began(NamedTuple):
    """This seat starts: the game, its cards yet to be dealt (R3), or the next round (R8, R9, R10)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> "Began":
        return self

    def __str__(self) -> str:
        return written(self)


class Dealt(NamedTuple):
    """Shuffled cards were dealt one by one, clockwise: all in the game (R2), or a herd (R10).

    Attributes:
        seat: who got the first card.
        seats: how many seats there are.
        cards: all of them in order.
    """

    seat: Seat
    seats: int
    cards: str

    def to(self, seat: Seat) -> str:
        """The cards that a seat got."""
        return self.cards[(seat - self.seat) % self.seats :: self.seats]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        own = -1 if seat is None else (seat - self.seat) % self.seats
        seen = (card if at % self.seats == own else HIDDEN for at, card in enumerate(self.cards))
        return self._replace(cards="".join(seen))

    def __str__(self) -> str:
        return written(self)


class Laid(NamedTuple):
    """A seat laid cards face down (R4) and, as the starter of a round, named a species (R5)."""

    seat: Seat
    cards: str
    name: str | None

    def seen_by(self, seat: Seat | None) -> "Laid":
        return self if seat == self.seat else Laid(self.seat, hidden(self.cards), self.name)

    def __str__(self) -> str:
        return written(self)


class Doubted(NamedTuple):
    """A seat doubted the one just before it (R6)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> "Doubted":
        return self

    def __str__(self) -> str:
        return written(self)


class Turned(NamedTuple):
    """One of the cards laid last was turned up (R7)."""

    card: str

    def seen_by(self, seat: Seat | None) -> "Turned":
        return self

    def __str__(self) -> str:
        return written(self)


class Took(NamedTuple):
    """A seat took the herd, and what lay aside, into its hand (R8, R9, R10); only it sees the cards (R20)."""

    seat: Seat
    cards: str

    def seen_by(self, seat: Seat | None) -> "Took":
        return self if seat == self.seat else Took(self.seat, hidden(self.cards))

    def __str__(self) -> str:
        return written(self)


class SetAside(NamedTuple):
    """The herd was set aside, face down (R10)."""

    cards: str

    def seen_by(self, seat: Seat | None) -> "SetAside":
        return SetAside(hidden(self.cards))

    def __str__(self) -> str:
        return written(self)


class Eaten(NamedTuple):
    """The herd was turned up and left the game (R10)."""

    cards: str

    def seen_by(self, seat: Seat | None) -> "Eaten":
        return self

    def __str__(self) -> str:
        return written(self)


class DiedOut(NamedTuple):
    """A species died out: in the hand of a seat that held all that were left (R12), or, seat None, by itself."""

    species: str
    seat: Seat | None

    def seen_by(self, seat: Seat | None) -> "DiedOut":
        return self

    def __str__(self) -> str:
        return written(self)


class Ended(NamedTuple):
    """A game ended.

    Attributes:
        rule: the rule that ended it: `R11`, `R15`, `R16` or `R19`.
        winners: the seats that won it.
        points: what each seat scored by it (R17, R18).
    """

    rule: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> "Ended":
        return self

    def __str__(self) -> str:
        return written(self)


class Gathered(NamedTuple):
    """All cards were gathered for the next game of the series, the one of this number (R18)."""

    game: int
    cards: str

    def seen_by(self, seat: Seat | None) -> "Gathered":
        return Gathered(self.game, hidden(self.cards))

    def __str__(self) -> str:
        return written(self)


Event = Began | Dealt | Laid | Doubted | Turned | Took | SetAside | Eaten | DiedOut | Ended | Gathered

_read = reader(Began, Dealt, Laid, Doubted, Turned, Took, SetAside, Eaten, DiedOut, Ended, Gathered)
_CARDS = frozenset(SPECIES + DINOSAURS + HIDDEN)


def read_event(text: str) -> Event:
    """The event that a text form stands for. Raises `ValueError` for other text, and where a card is none."""
    event: Event = _read(text)
    right = True
    match event:
        case Dealt(_, seats, cards):
            right = seats > 0 and _CARDS.issuperset(cards)
        case Laid(_, cards, name):
            right = _is_bag(cards) and (name is None or name in NUMBER)
        case Took(_, cards) | SetAside(cards) | Eaten(cards) | Gathered(_, cards):
            right = _is_bag(cards)
        case Turned(card):
            right = len(card) == 1 and card in _CARDS
        case DiedOut(species, _):
            right = species in NUMBER
    if not right:
        raise ValueError(f"not an event: {text!r}")
    return event


def _is_bag(cards: str) -> bool:
    return _CARDS.issuperset(cards) and bag(cards) == cards
