"""A plain sensible player of Der Trötofanten-Zirkus, a yardstick: it always steals the pile with the most points."""

from collections.abc import Iterator
from random import Random

from rules.game import Move, Seat
from rules.troetofanten_zirkus import OPEN, Zirkus
from rules.troetofanten_zirkus_events import Event


class Sensible:
    """Plays one seat; among equals, the cards of the ring too, chance decides."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def see(self, event: Event) -> None:
        """It remembers nothing."""

    def think(self, view: Zirkus) -> Iterator[Move | None]:
        """Yields the move at once."""
        moves = list(view.moves(self.seat))
        self.rng.shuffle(moves)
        if not view.turned:
            yield moves[0]
            return
        yield max(moves, key=lambda move: sum(OPEN[card] for card in view.piles[int(move.picks[0])].cards))
