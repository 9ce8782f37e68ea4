"""A bot for Hoard: the cheapest nut that takes what lies there, else the smallest."""

from collections.abc import Iterator
from random import Random

from games.scene import Message
from hoard.rules import Event, Hoard
from hoard.show import name
from rules.game import Level, Move, Seat


class HoardBot:
    """Plays for `seat` by its view alone."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
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

    def reason(self, view: Hoard, move: Move) -> Message:
        nut = move.picks[0]
        takes = all(int(nut) > int(other) for other in view.laid if other)
        return {"key": "hint-high" if takes else "hint-low", "args": {"nut": name(nut)}}
