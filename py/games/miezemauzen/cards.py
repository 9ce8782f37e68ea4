"""What the cards of Miezemauzen look like and are called."""

from collections.abc import Iterable

from games.scene import Face, Message, Value
from rules.game import HIDDEN

SUITS = {"♠": "spades", "♥": "hearts", "♣": "clubs", "♦": "diamonds"}
_BANDS = {"♠": 1, "♥": 0, "♣": 2, "♦": 3}
_CATS = {"K": "king", "Q": "queen", "J": "jack"}


def name(card: str) -> Message:
    """A card's full name, e.g. "queen of hearts"."""
    return {"key": "card", "args": {"suit": SUITS[card[0]], "rank": card[1:]}}


def names(cards: Iterable[str]) -> list[Value]:
    """Several cards' names, to be joined in a sentence."""
    return [name(card) for card in cards]


def face(card: str) -> Face | None:
    """What is printed on a card; None where it is not known."""
    if card == HIDDEN:
        return None
    suit, rank = SUITS[card[0]], card[1:]
    letter: Message = {"key": "letter", "args": {"rank": rank}}
    return {
        "picture": f"{_CATS[rank]}-{suit}" if rank in _CATS else suit,
        "value": rank if rank.isdecimal() else letter,
        "band": _BANDS[card[0]],
        "name": name(card),
        "sign": suit,
    }
