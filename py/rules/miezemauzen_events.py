"""What happens in a game of Miezemauzen: its events, in the order in which a deal brings them."""

from typing import NamedTuple

from rules.game import HIDDEN, Seat
from rules.text import reader, written

HAND = 5
"""How many cards a hand is dealt (R3)."""


class Appointed(NamedTuple):
    """Chance named the first dealer (R2)."""

    dealer: Seat

    def seen_by(self, seat: Seat | None) -> "Appointed":
        return self

    def __str__(self) -> str:
        return written(self)


class Dealt(NamedTuple):
    """Five cards each went to every player and to the table (R3).

    Attributes:
        dealer: who dealt.
        cards: the cards in the order in which they were dealt, one by one, to the dealer's left first and to the
            table last.
    """

    dealer: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        hands = len(self.cards) // HAND
        mine = None if seat is None else (seat - self.dealer - 1) % (hands - 1)
        seen = [card if place % hands == mine else HIDDEN for place, card in enumerate(self.cards)]
        return Dealt(self.dealer, tuple(seen))

    def __str__(self) -> str:
        return written(self)


class TurnedUp(NamedTuple):
    """The next card was turned up: its suit is trump (R3)."""

    card: str

    def seen_by(self, seat: Seat | None) -> "TurnedUp":
        return self

    def __str__(self) -> str:
        return written(self)


class Passed(NamedTuple):
    """A seat passed and took so many points for it (R5, R7)."""

    seat: Seat
    points: int

    def seen_by(self, seat: Seat | None) -> "Passed":
        return self

    def __str__(self) -> str:
        return written(self)


class Joined(NamedTuple):
    """A seat plays with the hand that it was dealt (R5)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> "Joined":
        return self

    def __str__(self) -> str:
        return written(self)


class Exchanged(NamedTuple):
    """A seat gave away its hand and took the table's, these cards (R5)."""

    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "Exchanged":
        return self if seat == self.seat else Exchanged(self.seat, (HIDDEN,) * len(self.cards))

    def __str__(self) -> str:
        return written(self)


class Swapped(NamedTuple):
    """The dealer gave away this card and took the turned-up one (R6)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> "Swapped":
        return self if seat == self.seat else Swapped(self.seat, HIDDEN)

    def __str__(self) -> str:
        return written(self)


class Kept(NamedTuple):
    """The dealer, who took the table's hand, left the turned-up card where it lies (R6)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> "Kept":
        return self

    def __str__(self) -> str:
        return written(self)


class Called(NamedTuple):
    """A cat or, in trumps, a tomcat was called for a seat, which showed its hand (R10)."""

    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "Called":
        return self

    def __str__(self) -> str:
        return written(self)


class Opened(NamedTuple):
    """Nobody has a cat, and two or more play: this seat leads to the first trick (R13)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> "Opened":
        return self

    def __str__(self) -> str:
        return written(self)


class Laid(NamedTuple):
    """A seat laid a card to the trick (R14)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> "Laid":
        return self

    def __str__(self) -> str:
        return written(self)


class Took(NamedTuple):
    """The trick is complete, and this seat's card takes it (R15)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> "Took":
        return self

    def __str__(self) -> str:
        return written(self)


class Gathered(NamedTuple):
    """The seat that took the trick put it before itself; it leads to the next (R13)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> "Gathered":
        return self

    def __str__(self) -> str:
        return written(self)


class Ended(NamedTuple):
    """The deal is over; so many points were added to each seat's or, below 0, deducted (R9, R16)."""

    points: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> "Ended":
        return self

    def __str__(self) -> str:
        return written(self)


Event = (
    Appointed
    | Dealt
    | TurnedUp
    | Passed
    | Joined
    | Exchanged
    | Swapped
    | Kept
    | Called
    | Opened
    | Laid
    | Took
    | Gathered
    | Ended
)

read_event = reader(
    Appointed,
    Dealt,
    TurnedUp,
    Passed,
    Joined,
    Exchanged,
    Swapped,
    Kept,
    Called,
    Opened,
    Laid,
    Took,
    Gathered,
    Ended,
)
