"""What a theft leads to: the rest of the game played out in the mind, again and again, as luck may have it.

All piles are tried with the same luck, so that luck does not decide between them; those that do worse are given up
half-way, half of them at a time (sequential halving: Z. Karnin, T. Koren, O. Somekh: Almost optimal exploration in
multi-armed bandits, ICML 2013).
"""

from collections.abc import Iterator, Sequence
from random import Random

from games.troetofanten_zirkus.prey import points
from games.troetofanten_zirkus.sketch import Sketch
from rules.game import Seat
from rules.troetofanten_zirkus import Zirkus

TURNS = 120_000
"""So many turns are played in the mind for one choice, at most."""

GAMES = 1_000
"""So many games are played on for a pile at most before the worse half is given up: late in the game they are short."""

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
    seats, turns, luck = len(view.held), view.ring - 1, list(view.unseen)
    tried: dict[int, Sketch] = {}
    for pile in piles:
        tried[pile] = Sketch(view, whims)
        tried[pile].steal(seat, pile, view.turned)
    glance = {pile: GLANCE * points(view, pile) for pile in piles}
    worth = dict.fromkeys(piles, 0.0)
    halvings = (len(piles) - 1).bit_length()
    played = 0
    while len(worth) > 1:
        for _ in range(min(GAMES, 1 + TURNS // (halvings * len(worth) * view.ring))):
            rng.shuffle(luck)
            for pile in worth:
                sketch = tried[pile].copy()
                sketch.play_out((seat + 1) % seats, luck, turns, rng)
                worth[pile] += _worth(sketch.scores, seat) + glance[pile]
                played += view.ring
            if played >= SLICE:
                played = 0
                yield None
        better = sorted(worth, key=worth.__getitem__, reverse=True)[: (len(worth) + 1) // 2]
        worth = {pile: worth[pile] for pile in better}
    yield from worth


def _worth(scores: Sequence[int], seat: Seat) -> float:
    """What an end is worth to a seat: its share of the win, and a little for each point and each that it is ahead."""
    most = max([score for other, score in enumerate(scores) if other != seat])
    won = 1 / scores.count(most) if scores[seat] == most else float(scores[seat] > most)
    return won + POINT * (scores[seat] + max(scores[seat] - most, 0))
