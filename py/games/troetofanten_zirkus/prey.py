"""What speaks for stealing a pile, at a glance: its points, how safe it will be, and whom it is taken from."""

from collections.abc import Sequence
from math import exp

from rules.game import Seat
from rules.troetofanten_zirkus import OPEN, PREY, TRAINING, TRAP, Zirkus, deck

RISK = 10.0
"""How much a pile loses under the mousetrap by the share of the unseen cards that could steal it afterwards."""

RIVALRY = 0.3
"""How much a pile loses, by the end, by each point that its owner is behind the strongest rival."""

WIN = 100.0
"""How much more than any pile it counts to be level with the best at the end, and again to be ahead."""


def points(view: Zirkus, pile: int) -> int:
    """What an open pile counts as it lies there."""
    return sum([OPEN[card] for card in view.piles[pile].cards])


def thieves(view: Zirkus, top: str) -> int:
    """How many of the cards that nobody knows could steal a pile with that card on top."""
    return sum(top in PREY[card] for card in view.unseen)


def profitable(view: Zirkus, piles: Sequence[int]) -> list[int]:
    """The piles that are worth something, if there are any."""
    return [pile for pile in piles if points(view, pile) > 0] or list(piles)


def worthwhile(view: Zirkus, piles: Sequence[int]) -> list[int]:
    """The piles without those beside which the same owner has one that is better in every way."""
    merits = {pile: (points(view, pile), -_exposed(view, pile)) for pile in piles}
    kept: list[int] = []
    for pile in sorted(piles, key=merits.__getitem__, reverse=True):
        owner, (_, safety) = view.piles[pile].owner, merits[pile]
        if not any(view.piles[other].owner == owner and merits[other][1] >= safety for other in kept):
            kept.append(pile)
    return kept


def desire(view: Zirkus, seat: Seat, pile: int) -> float:
    """How much a seat wants to steal a pile: its points, as far as they will last and hurt the strongest rival."""
    owner, worth, scores = view.piles[pile].owner, points(view, pile), view.scores
    if worth <= 0:
        return worth
    if view.ring == 1:  # the last turn: nothing is stolen back
        mine = scores[seat] + worth + OPEN[view.turned]
        rival = max(score - worth * (other == owner) for other, score in enumerate(scores) if other != seat)
        return worth + WIN * ((mine >= rival) + (mine > rival))
    late = 1 - view.ring / (sum(deck(view.lasso, view.dompteur).values()) - TRAINING)
    behind = max(score for other, score in enumerate(scores) if other != seat) - scores[owner]
    return worth * exp(-RISK * _exposed(view, pile) / len(view.unseen)) / (1 + RIVALRY * late * behind)


def _exposed(view: Zirkus, pile: int) -> int:
    """How many unseen cards could steal a pile once it is stolen with the mousetrap, and that has moved on.

    Any other thief stays on top, so with it all piles are as safe, and this is 0.
    """
    return thieves(view, view.piles[pile].cards[-1]) if view.turned == TRAP else 0
