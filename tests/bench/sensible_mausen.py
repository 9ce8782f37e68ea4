"""A plain sensible player of Mausen, the yardstick for its bots."""

from collections.abc import Iterator
from random import Random

from rules.game import Move, Seat
from rules.mausen import PREY, Event, Mausen

ROUNDS = 3
"""How many rounds it imagines."""


class Sensible:
    """Half the time the highest hunter of the richest prey, else the best answer to others who lay any card."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def see(self, event: Event) -> None:
        """It remembers nothing."""

    def think(self, view: Mausen) -> Iterator[Move | None]:
        """Yields the card to lay."""
        yield Move("lay", ((self._hunter if self.rng.random() < 0.5 else self._answer)(view),))

    def _hunter(self, view: Mausen) -> str:
        """The highest hunter of what lies richest in the middle."""
        lies = {prey: sum(int(card[1]) for card in view.middle if card[0] == prey) for prey in PREY.values()}
        return self._best({card: (lies[PREY[card[0]]], int(card[1])) for card in view.hands[self.seat]})

    def _answer(self, view: Mausen) -> str:
        """The card that wins most points in a few rounds in which the others draw theirs by chance."""
        hand = view.hands[self.seat]
        points = dict.fromkeys(hand, 0)
        for _ in range(ROUNDS):
            others = [self.rng.choice(cards) for seat, cards in enumerate(view.hands) if seat != self.seat]
            for card in hand:
                points[card] += _points(view.middle, others, card)
        return self._best(points)

    def _best(self, worths: dict[str, object]) -> str:
        most = max(worths.values())
        return self.rng.choice([card for card, worth in worths.items() if worth == most])


def _points(middle: tuple[str, ...], others: list[str], card: str) -> int:
    """What a card wins among these of the others (R4, R5)."""
    higher = [other for other in others if other[0] == card[0] and other > card]
    if card in others or any(higher.count(other) == 1 for other in higher):
        return 0
    return sum(int(prey[1]) for prey in (*middle, *others) if prey[0] == PREY[card[0]])
