"""How everybody plays in a game played in the mind: quick, plausible, and from what that seat itself may know."""

from collections.abc import Callable
from random import Random

from rules.game import Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import whole
from rules.mammuz_moves import DOUBT, EXTINCT, MOST

SAVES = "BLR"
"""The dinosaurs with which a last lay wins (R11)."""

BETS = 0.5
"""Whoever may lay all that is left does so at this chance to win."""

HOARDS = 0.5
"""How often one keeps what is true for the last lay, where that comes next, and lies till then."""

ADDS = 0.35
"""How often a lie goes with the truth."""

LIES = (0.45, 0.35, 0.15, 0.05)
"""How often a lie has so many cards, from one on."""

Suspicion = Callable[[Seat, int], float]
"""How often a seat doubts so many cards, other things being equal."""


def habit(state: Mammuz, suspicion: Suspicion, rng: Random) -> Move:
    """What the active seat does in a whole state; it looks at no card that this seat doesn't know."""
    seat = state.active
    if state.phase == "choose":
        return Move("give", (str(nearest(state, seat)),))
    if state.obliged:
        return DOUBT
    hand = state.hands[seat]
    if not state.must and (dying := whole(hand, state.alive, state.gone)):
        return EXTINCT[dying[-1]]
    if not state.lays:
        return _starts(state.alive, hand, rng)
    if rng.random() < doubtful(state, suspicion(seat, len(state.lays[-1].cards))):
        return DOUBT
    return Move("lay", tuple(_adds(state.name, hand, rng)))


def nearest(state: Mammuz, seat: Seat) -> Seat:
    """Whom a Triceratops hits: of the others the one with the fewest cards."""
    others = [other for other in range(len(state.hands)) if other != seat]
    return min(others, key=lambda other: len(state.hands[other]))


def doubtful(state: Mammuz, usually: float) -> float:
    """How likely the active seat is to doubt, if it usually doubts so many cards so often."""
    seat, doubted, name = state.active, state.doubted, state.name
    laid = len(state.lays[-1].cards)
    own = "".join([lay.cards for lay in state.lays if lay.seat == seat]) + state.hands[seat]
    unseen = state.left(name) - own.count(name)
    if unseen < laid:
        return 1.0 if unseen <= 0 else 0.9
    left = len(state.hands[doubted])
    hidden = sum(map(len, state.hands)) + sum([len(lay.cards) for lay in state.lays]) - len(own)
    if hidden == unseen:
        return 0.0
    likely = min(2.0, unseen * (left + laid) / hidden / laid)  # how many they hold for each that they laid
    urgent = 1.5 if left <= MOST else 1.0
    return min(0.95, usually * urgent * (1.6 - 0.6 * likely))


def _starts(alive: str, hand: str, rng: Random) -> Move:
    best = max(alive, key=hand.count)
    if len(hand) <= MOST and _wins(hand, best) >= BETS:
        cards, name = hand, best
    elif rng.random() < HOARDS and hand.count(best) < len(hand):
        cards, name = _lie(hand.replace(best, ""), len(hand) <= 2 * MOST, rng), best
    else:
        name = best if hand.count(best) > 1 else alive[int(rng.random() * len(alive))]
        cards = _adds(name, hand, rng)
    return Move("lay", (*cards, f"as:{name}"))


def _adds(name: str, hand: str, rng: Random) -> str:
    true = hand.count(name)
    if len(hand) <= MOST and (true and _wins(hand, name) >= BETS):
        return hand
    rest = hand.replace(name, "")
    if not true or (rest and len(rest) <= MOST and rng.random() < HOARDS):
        return _lie(rest or hand, bool(true), rng)
    cards = name * min(true, MOST)
    if rest and len(cards) < MOST and len(rest) > 1 and rng.random() < ADDS:
        cards += _least(rest, 1)
    return cards


def _lie(rest: str, many: bool, rng: Random) -> str:
    """Some cards to lie with; `many` if then the last lay comes next."""
    count = MOST if many else rng.choices((1, 2, 3, 4), LIES)[0]
    return _least(rest, count)


def _least(cards: str, count: int) -> str:
    """The cards that are missed least: few of a kind, and no dinosaur that saves."""
    return "".join(sorted(cards, key=lambda card: 9 if card in SAVES else cards.count(card)))[:count]


def _wins(hand: str, name: str) -> float:
    """The chance that such a last lay wins."""
    return (hand.count(name) + sum(map(hand.count, SAVES))) / len(hand)


