"""What a theft leads to: the rest of the game played out in the mind, again and again, as luck may have it."""

from collections.abc import Iterator, Sequence
from random import Random

from bots.search import best_option
from games.troetofanten_zirkus.prey import points
from games.troetofanten_zirkus.sketch import Sketch
from rules.game import Seat
from rules.troetofanten_zirkus import Zirkus

TURNS = 120_000
"""So many turns are played in the mind for one choice, at most."""

GAMES = 1_000
"""So many games are played on for each pile on average, at most: late in the game they are short."""

SLICE = 3_000
"""So many turns of them at a stretch."""

POINT = 0.02
"""What a point more or less at the end is worth where the win is 1."""

GLANCE = 0.01
"""What a point in sight is worth: between piles that the mind finds all but equal, people take the bigger one."""


def best(view: Zirkus, seat: Seat, piles: Sequence[int], whims: Sequence[float], rng: Random) -> Iterator[int | None]:
    """Finds the pile to steal: yields None after each slice of thinking, at last the pile.

    Args:
        view: what the seat sees.
        seat: who is to steal.
        piles: among which it chooses.
        whims: how often each seat steals any pile at all, and not the one that most people would.
        rng: where chance comes from.
    """
    seats, left, luck = len(view.held), max(view.ring, 1), list(view.unseen)
    stolen: dict[int, Sketch] = {}
    for pile in piles:
        stolen[pile] = Sketch(view, whims)
        stolen[pile].steal(seat, pile, view.turned)

    def shuffled() -> list[str]:
        rng.shuffle(luck)
        return luck

    def worth(luck: list[str], pile: int) -> float:
        sketch = stolen[pile].copy()
        sketch.play_out((seat + 1) % seats, luck, view.ring - 1, rng)
        return _worth(sketch.scores, seat) + GLANCE * points(view, pile)

    trials = min(TURNS // left, GAMES * len(piles))
    yield from best_option(piles, shuffled, worth, trials, trials_a_slice=max(SLICE // left, 1))


def _worth(scores: Sequence[int], seat: Seat) -> float:
    """What an end is worth to a seat: its share of the win, and a little for each point and each that it is ahead."""
    most = max([score for other, score in enumerate(scores) if other != seat])
    won = 1 / scores.count(most) if scores[seat] == most else float(scores[seat] > most)
    return won + POINT * (scores[seat] + max(scores[seat] - most, 0))
