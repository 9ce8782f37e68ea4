"""Moves a second by random play of our games, in CPython and, as Pyodide reads this file too, in the browser's Python.

Each player chooses among the legal moves by chance; every move that is made counts, those of luck too.
"""

import importlib
import pkgutil
import statistics
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import rules

SEATS = 4

GAMES: dict[str, Any] = {
    module.name: found.RULES
    for module in pkgutil.iter_modules(rules.__path__)
    if hasattr(found := importlib.import_module(f"rules.{module.name}"), "RULES")
}


def player(game: str) -> Callable[[Random], int]:
    """Plays one game by chance; returns how many moves it had."""
    start = GAMES[game].start(SEATS)

    def play(rng: Random) -> int:
        state, moves = start, 0
        while to_act := state.to_act:
            seat = to_act[0]
            for event in state.decide(seat, state.moves(seat).random(rng)):
                state = state.evolve(event)
            moves += 1
        return moves

    return play


def rate(play: Callable[[Random], int], seconds: float, rng: Random) -> float:
    """Moves a second over whole games, in time of the processor: others at work on the machine count less."""
    moves, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        moves += play(rng)
    return moves / passed


def medians(players: Mapping[str, Callable[[Random], int]], runs: int = 9, seconds: float = 0.4) -> dict[str, float]:
    """Each player's median moves a second; they play by turns, so that what disturbs one disturbs all."""
    rng = Random(1)
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(runs):
        for name, play in players.items():
            rates[name].append(rate(play, seconds, rng))
    return {name: statistics.median(measured) for name, measured in rates.items()}
