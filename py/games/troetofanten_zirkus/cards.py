"""What the cards of Der Trötofanten-Zirkus look like and are called, and the noises that they make."""

from functools import cache

from games.scene import Face, Message
from rules.troetofanten_zirkus import NUMBER, TRAP

KINDS = ("elephant", "troetofant", "mouse", TRAP, "lasso", "dompteur")

PICTURES = {
    "elephant": "icon:elephant",
    "troetofant": "troetofant.svg",
    "mouse": "icon:mouse",
    TRAP: "icon:mouse-trap",
    "lasso": "lasso.svg",
    "dompteur": "dompteur.svg",
    "tent": "icon:circus-tent",
}
"""By name, an icon or a file of the folder `pictures`."""

NOISES = {"troetofant": "trumpet", "mouse": "mouse", TRAP: "trap"}
"""Who makes which noise (R8)."""


def kind(card: str) -> str:
    """What a card is, one of `KINDS`."""
    if card in NUMBER:
        return "troetofant" if card[0] == "y" else "elephant"
    return card


@cache
def name(card: str) -> Message:
    """A card's full name, e.g. "Elephant 3"."""
    if card in NUMBER:
        return {"key": f"card-{kind(card)}", "args": {"number": NUMBER[card]}}
    return {"key": f"card-{card}"}


@cache
def face(card: str) -> Face:
    """What is printed on a card."""
    printed: Face = {"picture": kind(card), "value": "", "band": KINDS.index(kind(card)), "name": name(card)}
    if card in NUMBER:
        return {**printed, "value": str(NUMBER[card])}
    return {**printed, "sign": kind(card)}  # it tells the card where only its edge peeps out of a pile
