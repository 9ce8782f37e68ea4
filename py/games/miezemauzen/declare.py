"""What a sensible player declares, who reckons in points what each declaration is likely to cost."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from games.miezemauzen.chance import chance_at, chance_unseen
from rules.miezemauzen import FREE_PASSES, NO_TRICK, TRICK

PASS_USED_UP = (0.05, 0.2)
"""What it is worth to have a first and a second pass left for a worse hand, in points."""

Verb = Literal["pass", "play", "exchange", "swap"]


class Asked(NamedTuple):
    """What a seat that is to declare reckons with.

    Attributes:
        strength: how good its cards are.
        swapped: how good they are after the best swap, for the dealer; else the same.
        playing: how many others play.
        waiting: how many others are yet to declare.
        passes: how often it has passed in a row.
        pass_costs: the points that a pass costs; None where it must play.
        table: whether the table's hand is there to be taken.
    """

    strength: float
    swapped: float
    playing: int
    waiting: int
    passes: int
    pass_costs: int | None
    table: bool


def declaration(asked: Asked) -> Verb:
    """The declaration that is likely to cost the fewest points."""
    strength, swapped, playing, waiting, passes, pass_costs, table = asked
    verb: Verb = "play"
    least = risk(chance_at(strength, playing, waiting))
    if swapped > strength:
        verb, least = "swap", risk(chance_at(swapped, playing, waiting))
    if table and (other := risk(chance_unseen(playing, waiting))) < least:
        verb, least = "exchange", other
    if pass_costs is not None and pass_costs + PASS_USED_UP[min(passes, FREE_PASSES - 1)] < least:
        verb = "pass"
    return verb


def risk(chance: float) -> float:
    """The points that playing is expected to add, at such a chance of a trick."""
    return chance * TRICK + (1 - chance) * NO_TRICK


def best_swap(hand: Sequence[int], up: int, strengths: Sequence[float]) -> tuple[float, int]:
    """How strong a hand is with its least card swapped for the turned-up one, and that card; cards are numbers."""
    worth = [strengths[card] for card in hand]
    least = min(worth)
    return sum(worth) - least + strengths[up], hand[len(hand) - 1 - worth[::-1].index(least)]
