"""The account of a doubt in words: what was turned up, and what comes of it."""

from games.mammuz.cards import forms
from games.scene import Message, Value
from rules.mammuz import Mammuz
from rules.mammuz_cards import EFFECTS


def account(view: Mammuz) -> Message:
    """What a card that lies turned up in the last lay means (R8 to R11)."""
    card, doubted, doubter = view.turned, view.doubted, view.active
    last = not view.hands[doubted]
    args: dict[str, Value] = {
        **forms(card),
        "named": forms(view.name)["many"],
        "doubter": {"seat": doubter},
        "doubted": {"seat": doubted},
        "next": {"seat": (doubter + 1) % len(view.hands)},
        "count": sum(len(lay.cards) for lay in view.lays) + len(view.aside),
    }
    if card == view.name:
        return {"key": "doubt-true-last" if last else "doubt-true", "args": args}
    return {"key": f"doubt-{EFFECTS.get(card, 'lie')}", "args": args}
