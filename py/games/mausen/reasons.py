"""What speaks for laying a card, in a line: the prey and its points as they may be, and who else may hunt it."""

from games.mausen.cards import NAMES, name
from games.mausen.habits import SENSIBLE, habits
from games.mausen.odds import INDEX, blend, even, hunt, lying, wins
from games.scene import Message
from rules.game import Seat
from rules.mausen import PREY, Mausen

LIKELY = 0.6
"""From which chance on a card is said to hunt."""

LITTLE = 1.0
"""So few points to be expected are no reason to lay a card."""


def reason(view: Mausen, seat: Seat, card: str) -> Message:
    """Why a seat may lay this card, where the others are half sensible and half lay anything."""
    hand = view.hands[seat]
    if len(hand) == 1:
        return {"key": "hint-last", "args": {"card": name(card)}}
    if not view.judged:
        return {"key": "hint-unjudged", "args": {"card": name(card)}}
    prey = lying(view.middle)
    others = [other for other in range(len(view.hands)) if other != seat]
    mixes = [
        blend(((0.5, habits(prey, view.hands, other)[SENSIBLE]), (0.5, even(view.hands[other])))) for other in others
    ]
    animal, value = INDEX[card] // 4, int(card[1])
    chance, points = wins(hunt(animal, prey[(animal + 1) % 4], mixes), value)
    rivals = [rival for other in others for rival in view.hands[other] if rival[0] == card[0] and rival >= card]
    if points < LITTLE:
        key = "hint-keep"
    elif not rivals:
        key = "hint-sure"
    elif chance >= LIKELY:
        key = "hint-likely"
    elif card < max(mine for mine in hand if mine[0] == card[0]):
        key = "hint-under"
    else:
        key = "hint-try"
    haul: Message = {
        "key": "hint-haul",
        "args": {"points": round(points / chance) if chance else 0, "prey": NAMES[PREY[card[0]]]},
    }
    return {"key": key, "args": {"card": name(card), "haul": haul}}
