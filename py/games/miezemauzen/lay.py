"""Which card to lay: how a sensible player of Miezemauzen plays the tricks."""

from games.miezemauzen.certain import takes
from rules.game import Seat
from rules.miezemauzen import Miezemauzen
from rules.miezemauzen_cards import DECK, HEIGHT, following


def card_to_lay(view: Miezemauzen, seat: Seat) -> str:
    """The card that a seat lays, from what it sees: one trick is what it needs, more keep the others from theirs."""
    hand = view.hands[seat]
    if not view.led:
        return _lead(view, seat, hand)
    trump = view.trump[0]
    cards = following(hand, view.led)
    winning = [card for card in cards if takes(view, seat, card)]
    if not winning:
        return min(cards, key=lambda card: _worth(card, trump))
    cheapest = min(winning, key=lambda card: _worth(card, trump))
    if len(view.turns) == 1 or cheapest[0] == trump != view.led:
        return cheapest
    return max(winning, key=HEIGHT.__getitem__)


def _lead(view: Miezemauzen, seat: Seat, hand: tuple[str, ...]) -> str:
    """The lead: a card that no other beats within its suit, trumps first; else the least of what is no trump."""
    trump = view.trump[0]
    others = _elsewhere(view, seat)
    best = [card for card in hand if not any(card[0] == other[0] and HEIGHT[other] > HEIGHT[card] for other in others)]
    if best:
        return max(best, key=lambda card: _worth(card, trump))
    if view.tricks[seat]:
        return max(hand, key=lambda card: HEIGHT[card])
    return min(hand, key=lambda card: _worth(card, trump))


def _elsewhere(view: Miezemauzen, seat: Seat) -> set[str]:
    """The cards that another may still lay, as far as the seat knows."""
    known = {*view.hands[seat], *view.away[seat], *(card for pile in view.laid for card in pile)}
    if not view.swapped:
        known.add(view.trump)
    return set(DECK) - known


def _worth(card: str, trump: str) -> int:
    """How much a card is worth to keep: a trump more than any other card."""
    return HEIGHT[card] + 20 * (card[0] == trump)
