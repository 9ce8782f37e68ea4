"""What a theft leads to: the rest of the game played out in the mind, again and again, as luck may have it.

All piles are tried with the same luck, so that luck does not decide between them; those that do worse are given up
half-way, half of them at a time (sequential halving: Z. Karnin, T. Koren, O. Somekh: Almost optimal exploration in
multi-armed bandits, ICML 2013).
"""

from collections.abc import Iterator, Sequence
from random import Random

from games.troetofanten_zirkus.prey import points
from rules.game import LUCK, Move, Seat
from rules.troetofanten_zirkus import DRAW, Zirkus

TURNS = 24_000
"""So many turns are played in the mind for one choice."""

SLICE = 300
"""So many turns of them at a stretch."""

WHIM = 0.3
"""How often somebody in the mind steals any pile at all: people do, and who reckons with it is ready for all kinds."""

POINT = 0.01
"""What a point more or less is worth where the win is 1."""


def best(view: Zirkus, seat: Seat, piles: Sequence[int], rng: Random) -> Iterator[int | None]:
    """Finds the pile to steal: yields None after each slice of thinking, at last the pile."""
    got = dict.fromkeys(piles, 0.0)
    halvings = (len(piles) - 1).bit_length()
    turns = 0
    while len(got) > 1:
        for _ in range(1 + TURNS // (halvings * len(got) * view.ring)):
            luck = rng.sample(view.unseen, len(view.unseen))
            for pile in got:
                got[pile] += _worth(_played_out(view, seat, pile, luck, rng), seat)
                turns += view.ring
                if turns >= SLICE:
                    turns = 0
                    yield None
        kept = sorted(got, key=got.__getitem__, reverse=True)[: (len(got) + 1) // 2]
        got = {pile: got[pile] for pile in kept}
    yield from got


def _worth(end: Zirkus, seat: Seat) -> float:
    """What an end is worth to a seat: its share of the win, and a little for each point."""
    scores = end.scores
    most = max(score for other, score in enumerate(scores) if other != seat)
    lead = scores[seat] - most
    return (1 / (1 + scores.count(most)) if not lead else float(lead > 0)) + POINT * lead


def _played_out(state: Zirkus, seat: Seat, pile: int, luck: Sequence[str], rng: Random) -> Zirkus:
    """The end of a game in which the seat steals that pile, and the cards turn up in this order."""
    cards = iter(luck)
    move = Move("steal", (str(pile),))
    while True:
        for event in state.decide(seat, move):
            state = state.evolve(event)
        if not state.to_act:
            return state
        (seat,) = state.to_act
        if seat == LUCK:
            move = Move("turn", (next(cards),))
        elif state.turned:
            move = Move("steal", (str(_whim(state, seat, rng)),))
        else:
            (move,) = DRAW


def _whim(state: Zirkus, seat: Seat, rng: Random) -> int:
    """The pile that somebody steals in the mind: mostly the one with the most points."""
    prey = state.prey(seat, state.turned)
    if rng.random() < WHIM:
        return rng.choice(prey)
    return max(prey, key=lambda pile: points(state, pile))
