"""Tournaments at four seats: `bench_bots.py SECONDS`, one player against three of another kind, by turns.

The one sits at each seat equally often. Who shares the first place with others has won that share of a game. Prints
JSON: {"matches": [{"game", "one", "others", "games", "share", "half" (of its 95 % interval), "ends": {rule: share of
the games that it ended}, "least": the lowest best score}], "thinking": {game: see `thinking.py`}}.
"""

import importlib
import json
import math
import multiprocessing
import statistics
import sys
import time
from collections import Counter
from functools import partial
from random import Random
from typing import Any, NamedTuple

from rules.game import LUCK, Move
from tests.bench.thinking import GAMES, SEATS, thinking

MATCHES: list[tuple[int, int | str]] = [
    *((3, others) for others in ("random", "sensible", 2)),
    *((2, others) for others in ("random", "sensible", 1)),
    *((1, others) for others in ("random", "sensible")),
]
OPTIONS = {"miezemauzen": {"points": "10"}}
"""Matches from 10 points: one from 25 takes hours."""

BATCH = 8 * SEATS
MOST_GAMES = 4_000


class Anybody:
    """Does anything at all."""

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat, self.rng = seat, rng

    def see(self, event: Any) -> None: ...

    def think(self, view: Any) -> Any:
        yield view.moves(self.seat).random(self.rng)


class Played(NamedTuple):
    """What there is to count of one game."""

    share: float
    rule: str
    best: int


def seated(game: str, kind: int | str, seat: int, rng: Random) -> Any:
    """A player of a kind: a level of our bots, `sensible` or `random`."""
    if kind == "random":
        return Anybody(seat, rng)
    if kind == "sensible":
        return importlib.import_module(f"tests.bench.sensible_{game}").Sensible(seat, rng)
    return GAMES[game].bot(seat, rng, kind)


def play(game: str, one: int, others: int | str, number: int) -> Played:
    """A game of one player against three of another kind."""
    rng, mine = Random(f"{game} {one} {others} {number}"), number % SEATS
    state = GAMES[game].rules.start(SEATS, OPTIONS.get(game))
    players = [seated(game, one if seat == mine else others, seat, rng) for seat in range(SEATS)]
    while state.to_act:
        seat = state.to_act[0]
        if seat == LUCK:
            move: Move = state.moves(LUCK).random(rng)
        else:
            move = next(move for move in players[seat].think(state.seen_by(seat)) if move is not None)
        for event in state.decide(seat, move):
            for viewer, player in enumerate(players):
                player.see(event.seen_by(viewer))
            state = state.evolve(event)
    winners = state.outcome.winners
    return Played((mine in winners) / len(winners), state.outcome.rule, max(state.outcome.scores))


def summary(game: str, one: int, others: int | str, played: list[Played]) -> dict[str, Any]:
    shares = [one_game.share for one_game in played]
    rules = Counter(one_game.rule for one_game in played)
    return {
        "game": game,
        "one": one,
        "others": others,
        "games": len(played),
        "share": statistics.mean(shares),
        "half": 1.96 * statistics.pstdev(shares) / math.sqrt(len(played)),
        "ends": {rule: times / len(played) for rule, times in rules.items()},
        "least": min(one_game.best for one_game in played),
    }


def main(seconds: float) -> None:
    end = time.monotonic() + seconds
    played: dict[tuple[str, int, int | str], list[Played]] = {
        (game, one, others): [] for game in GAMES for one, others in MATCHES
    }
    with multiprocessing.Pool() as pool:
        for start in range(0, MOST_GAMES, BATCH):
            for match, games in played.items():
                if time.monotonic() < end or not start:
                    games += pool.map(partial(play, *match), range(start, start + BATCH), chunksize=2)
    matches = [summary(*match, games) for match, games in played.items()]
    json.dump({"matches": matches, "thinking": {game: thinking(game) for game in GAMES}}, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
