"""What speaks for stealing a pile, at a glance: its points, how safe it will be, and whom it is taken from."""

from collections.abc import Sequence

from rules.game import Seat
from rules.troetofanten_zirkus import OPEN, PREY, TRAINING, TRAP, Zirkus, deck

RISK = 10.0
"""How much it counts against a pile under the mousetrap what share of the unseen cards could steal it afterwards."""

RIVALRY = 0.3
"""How much it counts against a pile, by the end, that its owner is one point behind the strongest rival."""


def points(view: Zirkus, pile: int) -> int:
    """What an open pile counts as it lies there."""
    return sum([OPEN[card] for card in view.piles[pile].cards])


def thieves(view: Zirkus, top: str) -> int:
    """How many of the cards that nobody knows could steal a pile with that card on top."""
    return sum(top in PREY[card] for card in view.unseen)


def desire(view: Zirkus, seat: Seat, pile: int) -> float:
    """How much a seat wants to steal a pile: its points, as far as they will last and hurt the strongest rival."""
    owner, cards = view.piles[pile]
    worth, scores = points(view, pile), view.scores
    if view.ring == 1:  # the last turn: nothing is stolen back, so all that counts is the lead
        return worth - max(score - worth * (other == owner) for other, score in enumerate(scores) if other != seat)
    dealt = sum(deck(view.lasso, view.dompteur).values()) - TRAINING
    late = 1 - view.ring / dealt
    zeal = RIVALRY * late * (scores[owner] - max(score for other, score in enumerate(scores) if other != seat))
    if view.turned == TRAP:
        # Any other card stays on top; the trap moves on, and then the pile shows again what it shows now.
        zeal -= RISK * thieves(view, cards[-1]) / len(view.unseen)
    return worth + max(worth, 0) * zeal


def worthwhile(view: Zirkus, piles: Sequence[int]) -> list[int]:
    """Without those piles beside which the same owner has a better one of the same kind.

    The thief stays on top, so all piles will look alike; but the mousetrap moves on, and then their tops matter again.
    """
    most: dict[tuple[Seat, str], int] = {}
    for pile in piles:
        owner, cards = view.piles[pile]
        kind = owner, cards[-1] if view.turned == TRAP else ""
        if kind not in most or points(view, pile) > points(view, most[kind]):
            most[kind] = pile
    return list(most.values())
