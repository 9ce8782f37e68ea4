"""The 52 cards of Miezemauzen and what they are worth beside each other.

A card is its suit and its rank, `♠10` or `♥Q`.
"""

from collections.abc import Iterable, Sequence

from rules.game import HIDDEN, Seat

SUITS = "♠♥♣♦"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")  # R1, the highest first
DECK = tuple(suit + rank for suit in SUITS for rank in RANKS)

HEIGHT = {suit + rank: len(RANKS) - place for suit in SUITS for place, rank in enumerate(RANKS)}
"""How high a card stands within its suit: 13 for an ace, 1 for a two."""

_ORDER = {card: place for place, card in enumerate((*DECK, HIDDEN))}


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as a hand is held: by suit, the highest first, unknown ones last."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand without a card; where that one is not known to be in it, without an unknown one."""
    at = hand.index(card if card in hand else HIDDEN)
    return hand[:at] + hand[at + 1 :]


def of_one_suit(cards: Sequence[str]) -> bool:
    """Whether all the cards are of one suit."""
    return len({card[0] for card in cards}) == 1


def following(hand: tuple[str, ...], led: str) -> tuple[str, ...]:
    """The cards of a hand that may be laid to a trick of the suit `led`, "" where one leads (R13, R14)."""
    return tuple([card for card in hand if card[0] == led]) or hand


def taker(trick: Sequence[str], led: str, trump: str) -> Seat:
    """The seat whose card takes a trick, in which each seat's card is given, "" where it laid none (R15).

    `led` and `trump` are suits.
    """
    cards = [card for card in trick if card]
    suit = trump if any(card[0] == trump for card in cards) else led
    return trick.index(max([card for card in cards if card[0] == suit], key=HEIGHT.__getitem__))
