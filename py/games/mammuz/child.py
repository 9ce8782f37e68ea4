"""How a child plays Mammuz: mostly the truth, a few cards at a time; it doubts by feeling and remembers nothing."""

from random import Random

from rules.game import Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_moves import DOUBT

DOUBTS = (0.05, 0.1, 0.6, 0.75)
"""How often a child doubts a lay of so many cards, from one on: many look suspicious, true or not."""

TRUE = (1, 1, 2)
"""So many true cards it lays at once, each number as often as it stands here."""

FIBS = 0.15
"""How often it adds a lie to the truth."""


def child(view: Mammuz, seat: Seat, doubtful: bool, rng: Random) -> Move:
    """A child's lay or, if what was laid last is doubtful, perhaps a doubt."""
    hand = view.hands[seat]
    if doubtful and rng.random() < DOUBTS[len(view.lays[-1].cards) - 1]:
        return DOUBT
    name = view.name if view.lays else max(view.alive, key=hand.count)
    cards, lies = name * min(hand.count(name), rng.choice(TRUE)), hand.replace(name, "")
    if lies and (not cards or rng.random() < FIBS):
        cards += rng.choice(lies)
    return Move("lay", (*cards, *([] if view.lays else [f"as:{name}"])))
