"""How long our bots think, in CPython and, as Pyodide reads this file too, in the browser's Python.

Whole games of top-level bots. In milliseconds of the processor: the mean and the 95th percentile of a move, and the
99th percentile of a slice, for what a person does meanwhile is answered between slices.
"""

import importlib
import pkgutil
import statistics
import time
from random import Random
from typing import Any

import games
from rules.game import LEVELS, LUCK

SEATS = 4
ENOUGH = 150
"""So many moves of each game tell."""

GAMES: dict[str, Any] = {
    module.name: found.GAME
    for module in pkgutil.iter_modules(games.__path__)
    if hasattr(found := importlib.import_module(f"games.{module.name}"), "GAME")
}


def thinking(game: str) -> dict[str, float]:
    """What it takes at four seats: {"move", "move95", "slice99", "moves"}, of which the last is how many were timed."""
    rng = Random(2)
    moves: list[float] = []
    slices: list[float] = []
    while len(moves) < ENOUGH:
        state = GAMES[game].rules.start(SEATS)
        bots = [GAMES[game].bot(seat, rng, LEVELS[-1]) for seat in range(SEATS)]
        while state.to_act and len(moves) < ENOUGH:
            seat = state.to_act[0]
            if seat == LUCK:
                move = state.moves(LUCK).random(rng)
            else:
                move, times = _timed(bots[seat].think(state.seen_by(seat)))
                moves.append(sum(times))
                slices += times
            for event in state.decide(seat, move):
                for viewer, bot in enumerate(bots):
                    bot.see(event.seen_by(viewer))
                state = state.evolve(event)
    return {
        "move": statistics.mean(moves),
        "move95": statistics.quantiles(moves, n=20)[-1],
        "slice99": statistics.quantiles(slices, n=100)[-1],
        "moves": len(moves),
    }


def _timed(train: Any) -> tuple[Any, list[float]]:
    """The move that a train of thought comes to, and the milliseconds of each slice."""
    times = []
    while True:
        start = time.process_time()
        move = next(train)
        times.append((time.process_time() - start) * 1000)
        if move is not None:
            return move, times
