"""Mixed strategies for choices that all make at once, by regret matching.

Everybody plays a round against everybody in the mind, again and again; each time an action is chosen the more
often, the more one regrets not having chosen it so far. The average of what was chosen comes near to a mix that
nobody can take advantage of (S. Hart, A. Mas-Colell: A simple adaptive procedure leading to correlated
equilibrium, Econometrica 68, 2000). What is regretted is what the others' mixes let expect, regrets never fall below
nothing, and later rounds count more: so it takes few of them (O. Tammelin: Solving large imperfect information games
using CFR+, 2014).

Who follows a habit in part is answered accordingly, and no more than that habit is sure (M. Johanson, M. Zinkevich,
M. Bowling: Computing robust counter-strategies, NIPS 2007).
"""

from collections.abc import Callable, Generator, Sequence

Mixes = list[list[float]]
"""For each player the chance of each of its actions."""


def mixed_strategies(
    worths: Callable[[int, Mixes], Sequence[float]], habits: Sequence[Sequence[float]], rounds: int
) -> Generator[None, None, Mixes]:
    """Finds mixes over the players' actions in a game in which all choose at once.

    Args:
        worths: `worths(player, mixes)`, what each of a player's actions lets it expect where the others mix like that.
        habits: how often each player takes each of its actions whatever the others do; what lacks to 1, it chooses.
        rounds: how often the game is played in the mind.

    Yields after each round, a slice of thinking. Returns how each player chooses where it chooses freely.
    """
    free = [1 - sum(habit) for habit in habits]
    regrets = [[0.0] * len(habit) for habit in habits]
    played = [[0.0] * len(habit) for habit in habits]
    mixes = [_with_habit(habit, share, _mix([0.0] * len(habit))) for habit, share in zip(habits, free, strict=True)]
    for weight in range(1, rounds + 1):
        for player, habit in enumerate(habits):
            chosen = _mix(regrets[player])
            gains = worths(player, mixes)
            mean = sum([chance * gain for chance, gain in zip(chosen, gains, strict=True)])
            regrets[player] = [
                max(0.0, regret + gain - mean) for regret, gain in zip(regrets[player], gains, strict=True)
            ]
            chosen = _mix(regrets[player])
            played[player] = [sum_ + weight * chance for sum_, chance in zip(played[player], chosen, strict=True)]
            mixes[player] = _with_habit(habit, free[player], chosen)
        yield
    return [_mix(sums) for sums in played]


def _with_habit(habit: Sequence[float], free: float, chosen: list[float]) -> list[float]:
    return [usual + free * chance for usual, chance in zip(habit, chosen, strict=True)]


def _mix(regrets: list[float]) -> list[float]:
    """Each action by how much it is regretted; all alike where nothing is."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total else [1 / len(regrets)] * len(regrets)
