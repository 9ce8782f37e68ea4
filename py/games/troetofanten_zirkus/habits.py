"""What the others are like, as far as their thefts have shown it: who goes for the best pile, and who takes any."""

from games.troetofanten_zirkus.prey import points
from rules.game import Seat
from rules.troetofanten_zirkus import Zirkus
from rules.troetofanten_zirkus_events import Event, Stole

WHIM = 0.3
"""How often somebody who is not known yet steals any pile at all: people do, and bots that know better."""

CAUTION = 2
"""So many thefts must be seen until they weigh as much as what is thought of anybody."""

RIVALRY = 0.1
"""How many points more a pile is worth to most people for each point that its owner has."""


def appeal(points: int, score: int) -> float:
    """How much people want a pile of so many points, whose owner has that score."""
    return points + RIVALRY * score


class Habits:
    """Watches a game's thefts."""

    def __init__(self) -> None:
        self._view: Zirkus | None = None
        self._seen: dict[Seat, list[float]] = {}

    def look(self, view: Zirkus) -> None:
        """The game is here now; what led to it is not judged."""
        self._view = view

    def see(self, event: Event) -> None:
        """An event happened. Until the first look there is none to judge: nobody can steal before all have drawn."""
        if self._view is None:
            return
        if type(event) is Stole:
            self._judge(self._view, event)
        self._view = self._view.evolve(event)

    def whim(self, seat: Seat) -> float:
        """How often a seat steals any pile, and not the one that most people would: much like all at this table."""
        all_ = _mean(WHIM, [one for seen in self._seen.values() for one in seen])
        return _mean(all_, self._seen.get(seat, []))

    def _judge(self, view: Zirkus, theft: Stole) -> None:
        """Who takes any pile takes the best one too, now and then: so a lesser one tells more where there are few."""
        prey, scores = view.prey(theft.seat, theft.card), view.scores
        appeals = {pile: appeal(points(view, pile), scores[view.piles[pile].owner]) for pile in prey}
        most = max(appeals.values())
        lesser = sum(value < most for value in appeals.values()) / len(prey)
        if lesser:
            self._seen.setdefault(theft.seat, []).append((appeals[theft.pile] < most) / lesser)


def _mean(before: float, seen: list[float]) -> float:
    return min((CAUTION * before + sum(seen)) / (CAUTION + len(seen)), 1.0)
