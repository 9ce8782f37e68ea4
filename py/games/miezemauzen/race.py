"""How good a standing is: the chance to be at 0 before all others (R17), or lowest when the deals are over (R18).

Everybody's way down is reckoned alone: in each deal a player finds a hand with some chance of a trick, and plays or
passes, whichever makes it likelier to be at 0 within the deals that are left. That gives, for each number of points,
of passes in a row and place at the table, the chance to be down within so many deals; the match is a race of such
runners.
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
    2: (
        (0.73, 0.73, 0.73, 0.74, 0.83, 0.90, 0.96, 1.00),
        (0.76, 0.89, 0.95, 0.99, 1.00, 1.00, 1.00, 1.00),
    ),
    3: (
        (0.66, 0.66, 0.66, 0.67, 0.76, 0.85, 0.94, 1.00),
        (0.60, 0.67, 0.71, 0.73, 0.80, 0.88, 0.95, 1.00),
        (0.70, 0.83, 0.91, 0.96, 0.98, 1.00, 1.00, 1.00),
    ),
    4: (
        (0.59, 0.59, 0.59, 0.59, 0.67, 0.79, 0.91, 0.99),
        (0.50, 0.60, 0.65, 0.66, 0.72, 0.83, 0.93, 0.99),
        (0.46, 0.64, 0.67, 0.71, 0.77, 0.86, 0.95, 1.00),
        (0.66, 0.80, 0.89, 0.94, 0.97, 0.99, 1.00, 1.00),
    ),
    5: (
        (0.52, 0.52, 0.52, 0.52, 0.55, 0.69, 0.86, 0.99),
        (0.43, 0.52, 0.59, 0.59, 0.63, 0.76, 0.90, 0.99),
        (0.38, 0.58, 0.60, 0.65, 0.69, 0.81, 0.92, 1.00),
        (0.36, 0.60, 0.65, 0.68, 0.75, 0.85, 0.94, 1.00),
        (0.62, 0.77, 0.87, 0.93, 0.96, 0.99, 1.00, 1.00),
    ),
    6: (
        (0.44, 0.44, 0.44, 0.44, 0.46, 0.59, 0.80, 0.98),
        (0.34, 0.46, 0.51, 0.52, 0.54, 0.68, 0.86, 0.99),
        (0.28, 0.51, 0.52, 0.58, 0.61, 0.74, 0.89, 0.99),
        (0.25, 0.52, 0.58, 0.60, 0.67, 0.79, 0.91, 0.99),
        (0.26, 0.55, 0.61, 0.66, 0.72, 0.83, 0.93, 0.99),
        (0.58, 0.74, 0.85, 0.92, 0.96, 0.98, 1.00, 1.00),
    ),
}
"""By seats and place in the order of declaring, the chance of a trick that a player finds in a deal if it makes the
best of it: the eighths of 8,000 deals of quick players. The dealer, who comes last and may swap, has the best."""

_STEPS = FREE_PASSES + 1


@cache
def race_of(seats: int, five_or_less: bool) -> "Race":
    """The race of so many seats, the same for all bots; `five_or_less` as the option of R8."""
    return Race(seats, five_or_less)


class Race:
    """The chances of a match; `prepare` it before `chance` is asked."""

    def __init__(self, seats: int, five_or_less: bool) -> None:
        self._seats = seats
        self._must_play = range(1 if five_or_less else MUST_PLAY_AT, MUST_PLAY_AT + 1)
        # By place in the order of declaring, 0 for the forehand; then by points and passes; then by deals.
        start = [[1.0 if state < _STEPS else 0.0] for state in range((MOST_POINTS + 1) * _STEPS)]
        self._within = [[list(chances) for chances in start] for _ in range(seats)]

    def prepare(self) -> Iterator[None]:
        """Reckons one deal more in each slice; none where that has been done."""
        while len(self._within[0][0]) <= DEALS:
            before = [[chances[-1] for chances in states] for states in self._within]
            for place, states in enumerate(self._within):
                # The deal passes on, so that everybody declares one place earlier, and the forehand is the next dealer.
                later = before[place - 1]
                for state, chances in enumerate(states):
                    chances.append(1.0 if state < _STEPS else self._one_more(place, later, *divmod(state, _STEPS)))
            yield None

    def _one_more(self, place: int, later: list[float], points: int, passes: int) -> float:
        """The chance to be at 0 within one deal more than `later` says."""
        lower, higher = later[_state(points + TRICK, 0)], later[_state(points + NO_TRICK, 0)]
        costs = PASS_COSTS if passes == FREE_PASSES else 0
        waits = 0.0 if points in self._must_play else later[_state(points + costs, passes + 1)]
        found = _CHANCES[self._seats][place]
        return sum([max(higher + chance * (lower - higher), waits) for chance in found]) / len(found)

    def chance(self, seat: Seat, scores: tuple[int, ...], passes: tuple[int, ...], dealer: Seat, deals: int) -> float:
        """The chance that a seat wins a match in which so many deals are left, `dealer` dealing the next."""
        if min(scores) <= 0 or not deals:
            return 1 / scores.count(min(scores)) if scores[seat] == min(scores) else 0.0
        runners = [
            self._within[(other - dealer - 1) % self._seats][_state(points, passed)]
            for other, (points, passed) in enumerate(zip(scores, passes, strict=True))
        ]
        mine = runners.pop(seat)
        wins, nobody = 0.0, 1.0
        for now in range(1, min(deals, DEALS) + 1):
            first = mine[now] - mine[now - 1]
            for rival in runners:
                first *= 1 - (rival[now] + rival[now - 1]) / 2  # Who is down in the same deal shares the win.
            wins += first
        for runner in (mine, *runners):
            nobody *= 1 - runner[min(deals, DEALS)]
        lowness = [2 ** ((min(scores) - points) / POINTS_THAT_HALVE) for points in scores]
        return wins + nobody * lowness[seat] / sum(lowness)


def _state(points: int, passes: int) -> int:
    return max(0, min(points, MOST_POINTS)) * _STEPS + min(passes, FREE_PASSES)
