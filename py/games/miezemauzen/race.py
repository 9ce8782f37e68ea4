"""How good a standing is: the chance to be at 0 before all others (R17), or lowest when the deals are over (R18).

Everybody's way down is reckoned alone: in each deal a player finds a hand with some chance of a trick, and plays or
passes, whichever makes it likelier to be at 0 within the deals that are left. That gives, for each number of points
and of passes in a row, the chance to be down within so many deals; the match is a race of such runners.
"""

from collections.abc import Iterator
from functools import cache

from rules.game import Seat
from rules.miezemauzen import FREE_PASSES, MUST_PLAY_AT, NO_TRICK, PASS_COSTS, TRICK

DEALS = 48
"""So many deals ahead are reckoned with."""

MOST_POINTS = 40
"""Who has more is as far away as can be."""

POINTS_THAT_HALVE = 3
"""If nobody gets to 0, each is half as likely to be the lowest as one that stands so many points lower."""

_CHANCES = {
    2: (0.73, 0.73, 0.80, 0.89, 0.96, 0.99, 1.00, 1.00),
    3: (0.66, 0.67, 0.73, 0.79, 0.89, 0.95, 0.99, 1.00),
    4: (0.59, 0.60, 0.66, 0.73, 0.83, 0.92, 0.98, 1.00),
    5: (0.39, 0.52, 0.59, 0.66, 0.75, 0.88, 0.96, 1.00),
    6: (0.25, 0.44, 0.52, 0.60, 0.69, 0.83, 0.95, 1.00),
}
"""By seats, the chance of a trick that a player finds in a deal if it makes the best of it: eighths of 4,000 deals."""

_STEPS = FREE_PASSES + 1


@cache
def race_of(seats: int, five_or_less: bool) -> "Race":
    """The race of so many seats, the same for all bots; `five_or_less` as the option of R8."""
    return Race(seats, five_or_less)


class Race:
    """The chances of a match; `prepare` it before `chance` is asked."""

    def __init__(self, seats: int, five_or_less: bool) -> None:
        self._chances = _CHANCES[seats]
        self._must_play = range(1 if five_or_less else MUST_PLAY_AT, MUST_PLAY_AT + 1)
        self._within: list[list[float]] = [[0.0] for _ in range((MOST_POINTS + 1) * _STEPS)]
        for at_zero in self._within[:_STEPS]:
            at_zero[0] = 1.0

    def prepare(self) -> Iterator[None]:
        """Reckons one deal more in each slice; none where that has been done."""
        within = self._within
        while len(within[0]) <= DEALS:
            before = [chances[-1] for chances in within]
            for place, chances in enumerate(within):
                chances.append(1.0 if place < _STEPS else self._one_more(before, *divmod(place, _STEPS)))
            yield None

    def _one_more(self, before: list[float], points: int, passes: int) -> float:
        """The chance to be at 0 within one deal more than `before` says."""
        lower, higher = before[_place(points + TRICK, 0)], before[_place(points + NO_TRICK, 0)]
        costs = PASS_COSTS if passes == FREE_PASSES else 0
        waits = 0.0 if points in self._must_play else before[_place(points + costs, passes + 1)]
        plays = [higher + chance * (lower - higher) for chance in self._chances]
        return sum([max(one, waits) for one in plays]) / len(plays)

    def chance(self, seat: Seat, scores: tuple[int, ...], passes: tuple[int, ...], deals: int) -> float:
        """The chance that a seat wins a match, of which so many deals are left."""
        if min(scores) <= 0 or not deals:
            return 1 / scores.count(min(scores)) if scores[seat] == min(scores) else 0.0
        runners = [self._within[_place(points, passed)] for points, passed in zip(scores, passes, strict=True)]
        mine = runners.pop(seat)
        wins, nobody = 0.0, 1.0
        for now in range(1, min(deals, DEALS) + 1):
            first = mine[now] - mine[now - 1]
            for other in runners:
                first *= 1 - (other[now] + other[now - 1]) / 2  # Who is down in the same deal shares the win.
            wins += first
        for runner in (mine, *runners):
            nobody *= 1 - runner[min(deals, DEALS)]
        lowness = [2 ** ((min(scores) - points) / POINTS_THAT_HALVE) for points in scores]
        return wins + nobody * lowness[seat] / sum(lowness)


def _place(points: int, passes: int) -> int:
    return max(0, min(points, MOST_POINTS)) * _STEPS + min(passes, FREE_PASSES)
