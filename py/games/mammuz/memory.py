"""What a good player of Mammuz remembers: which cards went into which hand, who tells the truth and who doubts."""

from collections import Counter
from collections.abc import Mapping

from rules.game import Seat
from rules.mammuz_cards import NUMBER
from rules.mammuz_events import Dealt, DiedOut, Doubted, Eaten, Event, Gathered, Laid, SetAside, Took, Turned

SUSPICIOUS = {1: 0.1, 2: 0.2, 3: 0.3, 4: 0.4}
"""How often somebody unknown doubts a lay of so many cards."""

_WEIGHT = 4.0
_LARGE = 3


class Memory:
    """What one seat has seen, event by event.

    Attributes:
        aside: the cards that it knows to lie aside.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.aside: Counter[str] = Counter()
        self._hands: dict[Seat, dict[str, float]] = {}
        self._herd: Counter[str] = Counter()
        self._turned = ""
        self._last: Laid | None = None
        self._name = ""
        self._sizes: Counter[Seat] = Counter()
        self._left = dict(NUMBER)
        self._true: Counter[tuple[Seat, bool]] = Counter()
        self._false: Counter[tuple[Seat, bool]] = Counter()
        self._doubts: Counter[tuple[Seat, bool]] = Counter()
        self._passed: Counter[tuple[Seat, bool]] = Counter()

    def in_hand(self, seat: Seat) -> Mapping[str, float]:
        """The cards that another seat took before this one's eyes: how many of each it should still hold."""
        return self._hands.get(seat, {})

    def honesty(self, seat: Seat, laid: int, reckoned: float) -> float:
        """How likely a card is true that this seat laid among so many.

        For somebody unknown it is as likely as one has reckoned it; it comes to be as often as such lays of theirs
        turned out true.
        """
        true, false = self._true[seat, laid >= _LARGE], self._false[seat, laid >= _LARGE]
        return (_WEIGHT * reckoned + true) / (_WEIGHT + true + false)

    def suspicion(self, seat: Seat, laid: int) -> float:
        """How often that seat doubts so many cards where it may but need not; small lays are apart from large ones."""
        doubts, passed = self._doubts[seat, laid >= _LARGE], self._passed[seat, laid >= _LARGE]
        return (_WEIGHT * SUSPICIOUS[laid] + doubts) / (_WEIGHT + doubts + passed)

    def see(self, event: Event) -> None:
        match event:
            case Laid(seat, cards, name):
                if name is None and self._last:
                    self._passed[seat, len(self._last.cards) >= _LARGE] += 1
                self._last, self._name = event, name or self._name
                self._sizes[seat] -= len(cards)
                if seat == self.seat:
                    self._herd.update(cards)
                elif seat in self._hands:
                    self._fade(seat, len(cards))
            case Doubted(seat):
                if self._last and self._sizes[self._last.seat]:  # else it must (R11)
                    self._doubts[seat, len(self._last.cards) >= _LARGE] += 1
            case Turned(card):
                if self._last and self._last.seat != self.seat:
                    self._turned = card
                    large = len(self._last.cards) >= _LARGE
                    (self._true if card == self._name else self._false)[self._last.seat, large] += 1
            case Took(seat, cards):
                self._sizes[seat] += len(cards)
                held = self._hands.setdefault(seat, {})
                for card, count in (self._known_herd() + self.aside).items():
                    held[card] = held.get(card, 0) + count
                self.aside.clear()
            case SetAside():
                self.aside += self._known_herd()
            case Eaten(cards):
                self._known_herd()
                for species in self._left:
                    self._left[species] -= cards.count(species)
            case Dealt(_, seats):
                for seat in range(seats):
                    self._sizes[seat] += len(event.to(seat))
                self._known_herd()
                self.aside.clear()
            case DiedOut(species, seat):
                if seat is not None:
                    self._sizes[seat] -= self._left[species]
                for held in self._hands.values():
                    held.pop(species, None)
            case Gathered():
                self._sizes.clear()
                self._left = dict(NUMBER)
                self._hands.clear()
                self._known_herd()
                self.aside.clear()
            case _:
                pass

    def _known_herd(self) -> Counter[str]:
        """The cards known to be in the herd, which is gone now."""
        known = self._herd
        known.update(self._turned)
        self._herd, self._turned = Counter(), ""
        return known

    def _fade(self, seat: Seat, laid: int) -> None:
        """A seat laid cards: each that it was known to hold may have been among them."""
        held = self._hands[seat]
        total = sum(held.values())
        kept = max(0.0, 1 - laid / max(total, 8.0))
        self._hands[seat] = {card: count * kept for card, count in held.items() if count * kept > 0.1}
