"""Games among our bots: `bench_balance.py GAMES SECONDS`, at most so many games and seconds for each number of seats.

Prints JSON, a list with for each game and number of seats: {"game", "seats", "games", "turns": [shortest, median,
longest], "wins": [[share, half its 95 % interval] by turn order], "scores": [least, most], "rules": {rule that decided:
share of games}, "events": {kind: times a game}}. Who shares the first place with others has won that share of a game.
"""

import importlib.metadata
import json
import math
import statistics
import sys
import time
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from rules.game import LUCK, Game


class Played(NamedTuple):
    """What there is to count of one game."""

    turns: int
    first: int
    outcome: Any
    events: Counter[str]


def play(game: Game, seats: int, rng: Random) -> Played:
    """A game by the rules as they stand, each seat played by the game's bot."""
    state: Any = game.rules.start(seats)
    bots = [game.bot(seat, rng) for seat in range(seats)]
    turns, first, events = 0, None, Counter[str]()
    while state.to_act:
        seat = state.to_act[0]
        if seat == LUCK:
            move = state.moves(LUCK).random(rng)
        else:
            first = seat if first is None else first
            turns += 1
            move = next(move for move in bots[seat].think(state.seen_by(seat)) if move is not None)
        for event in state.decide(seat, move):
            events[type(event).__name__] += 1
            for other, bot in enumerate(bots):
                bot.see(event.seen_by(other))
            state = state.evolve(event)
    assert first is not None
    return Played(turns, first, state.outcome, events)


def summary(game: str, seats: int, played: list[Played]) -> dict[str, Any]:
    games = len(played)
    wins: list[list[float]] = [[0.0] * games for _ in range(seats)]
    for number, one in enumerate(played):
        for seat in one.outcome.winners:
            wins[(seat - one.first) % seats][number] = 1 / len(one.outcome.winners)
    shares = [(statistics.mean(won), 1.96 * statistics.pstdev(won) / math.sqrt(games)) for won in wins]
    turns = [one.turns for one in played]
    scores = [score for one in played for score in one.outcome.scores]
    events = sum((one.events for one in played), Counter[str]())
    rules = Counter(one.outcome.rule for one in played)
    return {
        "game": game,
        "seats": seats,
        "games": games,
        "turns": [min(turns), statistics.median(turns), max(turns)],
        "wins": shares,
        "scores": [min(scores), max(scores)],
        "rules": {rule: times / games for rule, times in sorted(rules.items())},
        "events": {kind: times / games for kind, times in events.most_common()},
    }


def main(most: int, seconds: float) -> None:
    found = []
    for entry in sorted(importlib.metadata.entry_points(group="katzentisch.games")):
        game: Game = entry.load()
        for seats in game.rules.seats:
            played: list[Played] = []
            start = time.monotonic()
            while len(played) < most and (time.monotonic() - start < seconds or len(played) < 2):
                played.append(play(game, seats, Random(f"{game.name} {seats} {len(played)}")))
            found.append(summary(game.name, seats, played))
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
