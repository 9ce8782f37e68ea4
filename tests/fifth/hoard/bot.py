"""A bot for Hoard: the cheapest nut that takes what lies there, else the smallest."""

from collections.abc import Iterator
from random import Random

from hoard.rules import Event, Hoard
from rules.game import Move, Seat


class HoardBot:
    """Plays for `seat` by its view alone."""

    def __init__(self, seat: Seat, rng: Random, level: int) -> None:
        self.seat = seat

    def see(self, event: Event) -> None:
        """All that it needs stands in its view."""

    def think(self, view: Hoard) -> Iterator[Move | None]:
        hand = view.hands[self.seat]
        highest = max((int(nut) for nut in view.laid if nut), default=0)
        takes = [nut for nut in hand if int(nut) > highest]
        wins = takes and view.laid.count("") == 1
        if wins:
            yield Move("lay", (takes[0],))
        elif takes and int(takes[-1]) >= 12:
            yield Move("lay", (takes[-1],))
        else:
            yield Move("lay", (hand[0],))
