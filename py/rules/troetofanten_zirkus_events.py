"""What happens in Der Trötofanten-Zirkus. Everybody sees all of it."""

from typing import NamedTuple, Self

from rules.game import Seat
from rules.text import reader, written


class Opened(NamedTuple):
    """A card was laid face up in the middle in the set-up (R4)."""

    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Began(NamedTuple):
    """Chance named the seat that starts (R6)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Drew(NamedTuple):
    """A seat drew a card from the ring, unseen by everybody (R5, R7)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Turned(NamedTuple):
    """A seat turned up the card that it held (R7)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Stole(NamedTuple):
    """A seat stole a pile; the card with which it did lies on top (R9, R13 to R15)."""

    seat: Seat
    pile: int
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Paired(NamedTuple):
    """The turned-up card and one from the middle became a new pile (R10)."""

    seat: Seat
    middle: str
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Trained(NamedTuple):
    """The turned-up card went to the middle (R11)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Walked(NamedTuple):
    """The turned-up card went for a walk and met none of its number (R12)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Met(NamedTuple):
    """The turned-up card met a walker of its number: both lie face down before the seat (R12)."""

    seat: Seat
    walker: str
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Lifted(NamedTuple):
    """The mousetrap was taken up from where it lay, to be used (R13)."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Kept(NamedTuple):
    """A card without a number could steal nothing and became a pile of its own (R16)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


class Revealed(NamedTuple):
    """After the last draw, a card still held was turned up and counts as face down (R17)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Self:
        return self

    def __str__(self) -> str:
        return written(self)


Event = Opened | Began | Drew | Turned | Stole | Paired | Trained | Walked | Met | Lifted | Kept | Revealed

read_event = reader(Opened, Began, Drew, Turned, Stole, Paired, Trained, Walked, Met, Lifted, Kept, Revealed)
