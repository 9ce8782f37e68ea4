"""How the tricks go on in the mind: quick and sensible players, each of whom knows its own hand and what lies open.

Thousands of deals are played out for one move, so cards are numbers here.
"""

from games.miezemauzen.numbers import HIGHER, SUIT
from rules.game import Seat
from rules.miezemauzen_cards import DECK, RANKS, SUITS


def takers(
    hands: list[list[int]],
    order: list[Seat],
    trump: int,
    have: int,
    gone: int,
    trick: tuple[int, ...] = (),
    card: int | None = None,
) -> int:
    """Plays the tricks to the end, and says who has one.

    Args:
        hands: each seat's cards; they are used up.
        order: who plays, in the order of the trick that lies there.
        trump: the trump suit.
        have: the seats that have a trick, as a set of bits; so is the answer.
        gone: the cards that all have seen laid, as a set of bits.
        trick: the cards that lie there.
        card: what is laid next; None: whatever that seat chooses.
    """
    all_have = sum([1 << seat for seat in order])
    led = best = taker = -1
    for place, lying in enumerate(trick):
        if best < 0:
            led, best, taker = SUIT[lying], lying, place
        elif lying < best if SUIT[lying] == SUIT[best] else SUIT[lying] == trump:
            best, taker = lying, place
    start, last = len(trick), len(order) - 1
    while have != all_have and (start or hands[order[0]]):
        for place in range(start, last + 1):
            hand = hands[order[place]]
            if card is None:
                card = (
                    _lead(hand, trump, gone, have >> order[place] & 1)
                    if best < 0
                    else _follow(hand, led, best, trump, place == last)
                )
            hand.remove(card)
            gone |= 1 << card
            if best < 0:
                led, best, taker = SUIT[card], card, place
            elif card < best if SUIT[card] == SUIT[best] else SUIT[card] == trump:
                best, taker = card, place
            card = None
        have |= 1 << order[taker]
        order = order[taker:] + order[:taker]
        start, best = 0, -1
    return have


def _lead(hand: list[int], trump: int, gone: int, served: int) -> int:
    """Leads a card that none beats within its suit, a trump first; else the least, or with a trick the highest."""
    known = gone
    for card in hand:
        known |= 1 << card
    found = None
    for card in hand:
        if not HIGHER[card] & ~known:
            if SUIT[card] == trump:
                return card
            if found is None:
                found = card
    if found is not None:
        return found
    return min(hand, key=_RANK.__getitem__) if served else _least(hand, trump)


def _follow(hand: list[int], led: int, best: int, trump: int, last: bool) -> int:
    """Takes the trick, last of all as cheaply as can be, else as surely; or throws the least."""
    suit = [card for card in hand if SUIT[card] == led]
    if suit:
        if SUIT[best] == led and suit[0] < best:
            return max([card for card in suit if card < best]) if last else suit[0]
        return suit[-1]
    for card in reversed(hand):
        if SUIT[card] == trump and (SUIT[best] != trump or card < best):
            return card
    return _least(hand, trump)


def _least(hand: list[int], trump: int) -> int:
    return max(hand, key=_KEPT[trump].__getitem__)


_RANK = tuple(number % len(RANKS) for number in range(len(DECK)))
_KEPT = tuple(
    tuple(_RANK[number] - (len(RANKS) if SUIT[number] == trump else 0) for number in range(len(DECK)))
    for trump in range(len(SUITS))
)
"""By trump suit, how readily each card is thrown away."""
