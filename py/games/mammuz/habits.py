"""How everybody plays in a game played in the mind: by what a lay or a doubt weighs, from what that seat may know."""

from random import Random

from games.mammuz.memory import Memory
from games.mammuz.weighing import chance_of_truth, sure_win, weighed_lays, worth_of_doubt
from rules.game import Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import whole
from rules.mammuz_moves import DOUBT, EXTINCT

WHIM = 1.2
"""How far chance sways a choice either way, in cards."""

NAMES = 2
"""Whoever starts names one of so many species: those of which the hand holds most."""


def plain(state: Mammuz, seat: Seat) -> Move | None:
    """The move that needs no thought, if there is one; in a whole state or the seat's view."""
    if state.phase == "choose":
        return Move("give", (str(nearest(state, seat)),))
    if state.obliged:
        return DOUBT
    hand = state.hands[seat]
    if not state.must and (dying := whole(hand, state.alive, state.gone)):
        return EXTINCT[dying[-1]]
    if name := sure_win(state, seat):
        return Move("lay", (*hand, *([] if state.lays else [f"as:{name}"])))
    return None


def nearest(state: Mammuz, seat: Seat) -> Seat:
    """Whom a Triceratops hits: of the others the one with the fewest cards."""
    others = [other for other in range(len(state.hands)) if other != seat]
    return min(others, key=lambda other: len(state.hands[other]))


def names(state: Mammuz, seat: Seat) -> list[str]:
    """What a lay may be called: as the herd, or as a species that is in the hand, those first of which it has most."""
    if state.lays:
        return [state.name]
    hand = state.hands[seat]
    own = [species for species in state.alive if species in hand]
    return sorted(own, key=hand.count, reverse=True) or [*state.alive]


def habit(state: Mammuz, memory: Memory, rng: Random) -> Move:
    """What the active seat does in a whole state; it looks at no card that this seat doesn't know.

    Everybody is taken to think of the others as `memory` does.
    """
    seat = state.active
    if move := plain(state, seat):
        return move
    random, following = rng.random, (seat + 1) % len(state.hands)
    doubts = [memory.suspicion(following, count) for count in (1, 2, 3, 4)]
    lays = weighed_lays(state, seat, names(state, seat)[:NAMES], doubts)
    top, best = -1e9, lays[0]
    for lay in lays:
        if (worth := lay.worth + random() * 2 * WHIM) > top:
            top, best = worth, lay
    if state.lays:
        true = chance_of_truth(state, seat, memory, {})
        if not true or worth_of_doubt(state, seat, true) + random() * 2 * WHIM > top:
            return DOUBT
    return best.move(not state.lays)
