"""What the declarations of the others tell of their cards."""

from collections.abc import Callable
from math import exp, log

from games.miezemauzen.chance import log_odds, strength
from rules.game import Seat
from rules.miezemauzen import EXCHANGED, FREE_PASSES, NO_TRICK, PASS_COSTS, PASSED, PLAYS, SWAPPED, TRICK, Miezemauzen

FIRMNESS = 1.5
"""How firmly players keep to what pays, by the logarithm of the odds."""

DOUBT = 0.1
"""How often somebody plays or passes for no reason that one could think of."""


def likelihood(view: Miezemauzen, seat: Seat) -> Callable[[Miezemauzen], float]:
    """How likely it is, in a world that the seat imagines, that the others have declared what they have."""
    trump = view.trump[0]
    facts: list[tuple[Seat, str, float]] = []
    playing = 0
    for place, other in enumerate(view.order):
        declared = view.declared[other]
        if not declared:
            break
        waiting = len(view.order) - 1 - place
        if other != seat and not (declared != PASSED and view.must_play(other)) and playing + waiting:
            # Who passed for points has one pass more by now.
            passes = view.passes[other] - (declared == PASSED)
            costs = PASS_COSTS if passes >= FREE_PASSES else 0
            enough = (NO_TRICK - costs) / (NO_TRICK - TRICK)
            facts.append((other, declared, log(enough / (1 - enough)) - log_odds(playing, waiting)))
        playing += declared != PASSED

    def weight(world: Miezemauzen) -> float:
        product = 1.0
        for other, declared, needed in facts:
            hand = (*world.laid[other], *world.hands[other]) if declared in (PASSED, PLAYS, SWAPPED) else world.away[other]
            plays = 1 / (1 + exp(FIRMNESS * (needed - strength(hand, trump))))
            plays = DOUBT / 2 + (1 - DOUBT) * plays
            product *= plays if declared in (PLAYS, SWAPPED) else 1 - plays
        return product

    return weight
