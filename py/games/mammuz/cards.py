"""What the cards of Mammuz look like and are called."""

from collections import Counter

from games.scene import Face, Value
from rules.mammuz_cards import DINOSAURS, SPECIES

NAMES = {
    **dict(
        zip(
            SPECIES,
            ("mammoth", "bear", "deer", "sabretooth", "hare", "squirrel", "ziesel", "mouse"),
            strict=True,
        )
    ),
    "B": "brontosaurus",
    "L": "plesiosaurus",
    "P": "pterosaurus",
    "R": "tyrannosaurus",
    "S": "stegosaurus",
    "T": "triceratops",
}

_DINOSAUR = 8
"""The band of all dinosaurs; the species have those from 0 to 7."""


def forms(card: str) -> dict[str, Value]:
    """A card's name in all forms that a sentence may need, as arguments: `card`, with its article `a`, and `many`."""
    args: dict[str, Value] = {"card": NAMES[card]}
    return {
        "card": {"key": "card", "args": args},
        "a": {"key": "card-a", "args": args},
        "many": {"key": "card-many", "args": args},
    }


def counted(cards: str) -> list[Value]:
    """The cards of a bag, each with how often it is there, to be joined: "2 × Ziesel and 1 × Deer"."""
    counts = Counter(cards).items()
    return [{"key": "counted", "args": {"card": forms(card)["card"], "count": count}} for card, count in counts]


def face(card: str) -> Face:
    """What is printed on a card."""
    animal = card not in DINOSAURS
    return {
        "picture": NAMES[card],
        "value": card if animal else "",
        "band": SPECIES.index(card) if animal else _DINOSAUR,
        "name": {"key": "card", "args": {"card": NAMES[card]}},
    }
