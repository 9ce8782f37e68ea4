"""A plain sensible player of Mammuz, the yardstick for our bots."""

from collections.abc import Iterator
from random import Random

from rules.game import Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import DINOSAURS, whole
from rules.mammuz_events import Event
from rules.mammuz_moves import DOUBT, EXTINCT, MOST

LARGE = 3
"""A lay of so many cards is suspicious."""

DOUBTS_LARGE = 0.8
DOUBTS_SMALL = 0.1


class Sensible:
    """Tells the truth where it can, else one lie of what it misses least; distrusts large lays and lets species die."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def see(self, event: Event) -> None:
        """It remembers nothing."""

    def think(self, view: Mammuz) -> Iterator[Move | None]:
        hand = view.hands[self.seat]
        if view.phase == "choose":
            others = [seat for seat in range(len(view.hands)) if seat != self.seat]
            yield Move("give", (str(min(others, key=lambda seat: len(view.hands[seat]))),))
        elif view.obliged:
            yield DOUBT
        elif not view.must and (dying := whole(hand, view.alive, view.gone)):
            yield EXTINCT[dying[0]]
        elif view.lays and self._doubts(view, hand):
            yield DOUBT
        else:
            name = view.name if view.lays else max(view.alive, key=hand.count)
            cards = name * min(hand.count(name), MOST) or self._least(hand)
            yield Move("lay", (*cards, *([] if view.lays else [f"as:{name}"])))

    def _doubts(self, view: Mammuz, hand: str) -> bool:
        laid = len(view.lays[-1].cards)
        mine = hand.count(view.name) + sum(lay.cards.count(view.name) for lay in view.lays)
        if view.left(view.name) - mine < laid:
            return True
        return self.rng.random() < (DOUBTS_LARGE if laid >= LARGE else DOUBTS_SMALL)

    def _least(self, hand: str) -> str:
        """An animal of which it has the fewest; a dinosaur if there is nothing else."""
        return min(hand, key=lambda card: (card in DINOSAURS, hand.count(card)))
