"""Moves a second by random play: Mausen beside OpenSpiel's Python Liar's Poker, in one process, by turns.

Both choose among the legal moves by chance and count every move that is applied, those of luck too. Prints JSON:
[{"seats", "ours", "theirs"}, …], medians of moves a second.
"""

import functools
import json
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401 (registers the game)

from rules.mausen import RULES

SEATS = range(2, 7)


def mausen(seats: int, rng: Random) -> int:
    """Play one game; the number of its moves."""
    state = RULES.start(seats)
    moves = 0
    while state.to_act:
        seat = state.to_act[0]
        for event in state.decide(seat, state.moves(seat).random(rng)):
            state = state.evolve(event)
        moves += 1
    return moves


@functools.cache
def liars_poker_rules(seats: int) -> pyspiel.Game:
    return pyspiel.load_game("python_liars_poker", {"players": seats})


def liars_poker_game(seats: int, rng: Random) -> int:
    """Play one game; the number of its moves."""
    state = liars_poker_rules(seats).new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


def rate(play: Callable[[int, Random], int], seats: int, seconds: float, rng: Random) -> float:
    """Moves a second over whole games."""
    moves, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        moves += play(seats, rng)
    return moves / passed


def main(runs: int = 5, seconds: float = 0.6) -> None:
    rng = Random(1)
    rates: dict[int, tuple[list[float], list[float]]] = {seats: ([], []) for seats in SEATS}
    for _ in range(runs):
        for seats, (ours, theirs) in rates.items():
            ours.append(rate(mausen, seats, seconds, rng))
            theirs.append(rate(liars_poker_game, seats, seconds, rng))
    medians = [
        {"seats": seats, "ours": statistics.median(ours), "theirs": statistics.median(theirs)}
        for seats, (ours, theirs) in rates.items()
    ]
    json.dump(medians, sys.stdout)


if __name__ == "__main__":
    main()
