"""Games among our bots: `bench_balance.py SECONDS`, by turns for each game and number of seats until time is over.

Prints JSON, a list with for each game and number of seats: {"game", "seats", "games", "turns": [shortest, median,
longest], "wins": [[share, half its 95 % interval] by turn order], "scores": [least, most], "rules": {rule: how often it
applied in a game, as the referee of the game's tests counts}}. Who shares the first place with others has won that
share of a game.
"""

import importlib
import importlib.metadata
import itertools
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

import games.mausen.bot
from rules.game import LUCK, Game

MOST_GAMES = 10_000
MOST_LONG_GAMES = {"mausen": 2_000, "miezemauzen": 2_000}
BATCH = 40
ROUNDS_IN_MIND = 5
"""Mausen's bot has much less time to think here than at the table."""


class Played(NamedTuple):
    """What there is to count of one game."""

    turns: int
    first: int
    outcome: Any
    rules: Counter[str]


def play(game: str, seats: int, number: int) -> Played:
    """A game by the rules as they stand, each seat played by the game's bot, under the eyes of the tests' referee."""
    found = loaded(game)
    rng = Random(f"{game} {seats} {number}")
    state: Any = found.rules.start(seats)
    referee = importlib.import_module(f"tests.rules.referee_{game}").Referee(seats, found.rules.complete({}))
    bots = [found.bot(seat, rng, 2) for seat in range(seats)]
    turns, first = 0, None
    while state.to_act:
        seat = state.to_act[0]
        if seat == LUCK:
            move = state.moves(LUCK).random(rng)
        else:
            first = seat if first is None else first
            turns += 1
            move = next(move for move in bots[seat].think(state.seen_by(seat)) if move is not None)
        events = list(state.decide(seat, move))
        referee.see(seat, str(move), [str(event) for event in events])
        for event in events:
            for other, bot in enumerate(bots):
                bot.see(event.seen_by(other))
            state = state.evolve(event)
    assert first is not None
    return Played(turns, first, state.outcome, referee.applied)


def summary(game: str, seats: int, played: list[Played]) -> dict[str, Any]:
    count = len(played)
    wins: list[list[float]] = [[0.0] * count for _ in range(seats)]
    for number, one in enumerate(played):
        for seat in one.outcome.winners:
            wins[(seat - one.first) % seats][number] = 1 / len(one.outcome.winners)
    shares = [(statistics.mean(won), 1.96 * statistics.pstdev(won) / math.sqrt(count)) for won in wins]
    turns = [one.turns for one in played]
    scores = [score for one in played for score in one.outcome.scores]
    rules = Counter[str]()
    for one in played:
        rules.update(one.rules)
    return {
        "game": game,
        "seats": seats,
        "games": count,
        "turns": [min(turns), statistics.median(turns), max(turns)],
        "wins": shares,
        "scores": [min(scores), max(scores)],
        "rules": {rule: times / count for rule, times in rules.items()},
    }


def loaded(game: str) -> Game:
    (entry,) = importlib.metadata.entry_points(group="katzentisch.games", name=game.replace("_", "-"))
    found: Game = entry.load()
    return found


def main(seconds: float) -> None:
    games.mausen.bot.ROUNDS_IN_MIND = ROUNDS_IN_MIND
    end = time.monotonic() + seconds
    names = sorted(entry.name.replace("-", "_") for entry in importlib.metadata.entry_points(group="katzentisch.games"))
    played: dict[tuple[str, int], list[Played]] = {
        (name, seats): [] for name in names for seats in loaded(name).rules.seats
    }
    with multiprocessing.Pool() as pool:
        for done, (name, seats) in itertools.product(range(0, MOST_GAMES, BATCH), played):
            if done < MOST_LONG_GAMES.get(name, MOST_GAMES) and (time.monotonic() < end or not done):
                played[name, seats] += pool.map(partial(play, name, seats), range(done, done + BATCH), chunksize=2)
    json.dump([summary(name, seats, found) for (name, seats), found in played.items()], sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
