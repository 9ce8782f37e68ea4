"""Mixed strategies for choices that all make at once, by regret matching.

Everybody plays a round against everybody in the mind, again and again; each time an action is played the more
often, the more one regrets not having played it so far. The average of what was played comes near to a mix that
nobody can take advantage of (S. Hart, A. Mas-Colell: A simple adaptive procedure leading to correlated
equilibrium, Econometrica 68, 2000).
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

Action = TypeVar("Action")


def mixed_strategy(
    actions: Sequence[Sequence[Action]],
    payoff: Callable[[tuple[Action, ...], int], float],
    player: int,
    rounds: int,
    whim: float,
    rng: Random,
) -> Iterator[list[float] | None]:
    """Finds a mix over the actions of one player of a game in which all choose at once.

    Args:
        actions: what each player may do.
        payoff: `payoff(profile, player)`, what a player gets when all do as in `profile`.
        player: whose mix is wanted.
        rounds: how often the game is played in the mind.
        whim: how often one of the others does anything at all, from 0 to 1: people do, and who reckons with it
            takes what lies there for the taking.
        rng: where chance comes from.

    Yields None after each round, a slice of thinking; at last the chance of each action of `player`, in order.
    """
    regrets = [[0.0] * len(choices) for choices in actions]
    played = [0.0] * len(actions[player])
    for _ in range(rounds):
        mixes = [_mix(regret) for regret in regrets]
        played = [sum_ + chance for sum_, chance in zip(played, mixes[player], strict=True)]
        profile = tuple(
            rng.choices(choices, None if other != player and rng.random() < whim else mix)[0]
            for other, (choices, mix) in enumerate(zip(actions, mixes, strict=True))
        )
        for other, (choices, regret) in enumerate(zip(actions, regrets, strict=True)):
            got = payoff(profile, other)
            for index, action in enumerate(choices):
                regret[index] += payoff((*profile[:other], action, *profile[other + 1 :]), other) - got
        yield None
    yield [sum_ / rounds for sum_ in played]


def _mix(regrets: list[float]) -> list[float]:
    """Each action by how much it is regretted; all alike where nothing is."""
    wanted = [max(regret, 0.0) for regret in regrets]
    total = sum(wanted)
    return [regret / total for regret in wanted] if total else [1 / len(regrets)] * len(regrets)
