"""What the cards of Mausen look like and are called."""

from collections.abc import Iterable

from games.scene import Face, Message, Value
from rules.mausen import ANIMALS

NAMES = {"E": "elephant", "D": "dog", "C": "cat", "M": "mouse"}


def name(card: str) -> Message:
    """A card's full name, e.g. "Elephant 3"."""
    return {"key": "card", "args": {"animal": NAMES[card[0]], "value": int(card[1])}}


def names(cards: Iterable[str]) -> list[Value]:
    """Several cards' names, to be joined in a sentence."""
    return [name(card) for card in cards]


def face(card: str) -> Face:
    """What is printed on a card."""
    return {"picture": NAMES[card[0]], "value": card[1], "band": ANIMALS.index(card[0]), "name": name(card)}
