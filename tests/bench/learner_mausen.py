"""Somebody who only wants to find out Mausen's best bot: `learner_mausen.py GAMES`, at two seats.

A bandit over strategies that are fixed: always this card next, or a mix by animal and value. It plays the one that has
brought the largest share of the points so far, with room for those tried less often (P. Auer, N. Cesa-Bianchi,
P. Fischer: Finite-time analysis of the multiarmed bandit problem, 2002). Prints JSON: {"games", "share": its share of
all points won, "later": the same in the second half of the games, "best": [strategy, its share, games] of the three
that it played most}.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import log, sqrt
from random import Random
from typing import Any

from games.mausen.bot import MausenBot
from rules.game import Move
from rules.mausen import ANIMALS, PREY, RULES, Mausen

Strategy = Callable[[Mausen, Sequence[str], Random], str]
"""What to lay: from the view, the hand and chance."""

CURIOSITY = 0.15
"""How wide a share of points is uncertain after one game."""


def always_next(order: Sequence[str]) -> Strategy:
    """The cards in a fixed order."""
    return lambda view, hand, rng: min(hand, key=order.index)


def mixed(animals: Mapping[str, float], values: Sequence[float]) -> Strategy:
    """Any card, each with the weight of its animal times that of its value."""
    return lambda view, hand, rng: rng.choices(hand, [animals[card[0]] * values[int(card[1]) - 1] for card in hand])[0]


def hunting(rank: int, values: Sequence[float]) -> Strategy:
    """A hunter of the richest prey, of the second, … (by rank, from 0), with the weight of its value."""

    def lay(view: Mausen, hand: Sequence[str], rng: Random) -> str:
        lies = {prey: sum(int(card[1]) for card in view.middle if card[0] == prey) for prey in ANIMALS}
        hunters = sorted({card[0] for card in hand}, key=lambda animal: (-lies[PREY[animal]], animal))
        cards = [card for card in hand if card[0] == hunters[min(rank, len(hunters) - 1)]]
        return rng.choices(cards, [values[int(card[1]) - 1] for card in cards])[0]

    return lay


def strategies() -> dict[str, Strategy]:
    """All that it tries, by name."""
    found: dict[str, Strategy] = {}
    for start, up, by_animal in product(range(4), (False, True), (False, True)):
        circle = ANIMALS[start:] + ANIMALS[:start]
        values = "1234" if up else "4321"
        order = (
            [animal + value for animal in circle for value in values]
            if by_animal
            else [animal + value for value in values for animal in circle]
        )
        found["next " + " ".join(order)] = always_next(order)
    weights = {"any": (1, 1, 1, 1), "high": (1, 3, 9, 27), "low": (27, 9, 3, 1), "middle": (1, 6, 6, 1)}
    for value, favourite in product(weights, ("", *ANIMALS)):
        animals = {animal: 6.0 if animal == favourite else 1.0 for animal in ANIMALS}
        found[f"mixed {value} {favourite}"] = mixed(animals, weights[value])
    for rank, value in product(range(4), weights):
        found[f"hunting {rank} {value}"] = hunting(rank, weights[value])
    return found


def played(strategy: Strategy, seat: int, rng: Random) -> tuple[int, int]:
    """The points of the strategy at a seat, and those of the bot at the other, after one game."""
    state = RULES.start(2)
    bot = MausenBot(1 - seat, rng, 3)
    while state.to_act:
        actor = state.to_act[0]
        view = state.seen_by(actor)
        if actor == seat:
            move = Move("lay", (strategy(view, view.hands[seat], rng),))
        else:
            move = next(move for move in bot.think(view) if move is not None)
        for event in state.decide(actor, move):
            state = state.evolve(event)
            bot.see(event.seen_by(1 - seat))
    return state.scores[seat], state.scores[1 - seat]


def learned(games: int, rng: Random) -> dict[str, Any]:
    """What the learner makes of so many games, the seats by turns."""
    arms = strategies()
    tried = dict.fromkeys(arms, 0)
    shares = dict.fromkeys(arms, 0.0)
    points: list[tuple[int, int]] = []
    for game in range(games):
        untried = [arm for arm in arms if not tried[arm]]
        arm = (
            untried[0]
            if untried
            else max(arms, key=lambda arm: shares[arm] / tried[arm] + CURIOSITY * sqrt(2 * log(game) / tried[arm]))
        )
        mine, theirs = played(arms[arm], game % 2, rng)
        tried[arm] += 1
        shares[arm] += mine / (mine + theirs) if mine + theirs else 0.5
        points.append((mine, theirs))
    most = sorted(arms, key=lambda arm: -tried[arm])[:3]
    return {
        "games": games,
        "share": _share(points),
        "later": _share(points[games // 2 :]),
        "best": [(arm, shares[arm] / tried[arm], tried[arm]) for arm in most if tried[arm]],
    }


def _share(points: Sequence[tuple[int, int]]) -> float:
    mine, theirs = (sum(column) for column in zip(*points, strict=True))
    return mine / (mine + theirs)


if __name__ == "__main__":
    json.dump(learned(int(sys.argv[1]), Random(1)), sys.stdout)
