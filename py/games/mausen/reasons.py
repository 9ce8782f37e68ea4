"""What speaks for laying a card, in a line: the prey and its points as they may be, and who else may hunt it."""

from collections.abc import Sequence

from games.mausen.cards import NAMES, name
from games.mausen.habits import SENSIBLE, habits
from games.mausen.odds import INDEX, Mix, blend, even, hunt, lying, wins
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
    hopes = {mine: _hope(mine, prey, mixes) for mine in hand}
    chance, points = hopes[card]
    if points < LITTLE:
        if any(mine[1] > card[1] for mine in hand):
            return {"key": "hint-keep", "args": {"card": name(card)}}
        elsewhere = any(points >= LITTLE for _, points in hopes.values())
        return {"key": "hint-mix" if elsewhere else "hint-little", "args": {"card": name(card)}}
    rivals = [rival for other in others for rival in view.hands[other] if rival[0] == card[0] and rival >= card]
    if not rivals:
        key = "hint-sure"
    elif chance >= LIKELY:
        key = "hint-likely"
    elif any(rival > card for rival in rivals) and any(mine[0] == card[0] and mine > card for mine in hand):
        key = "hint-under"
    else:
        key = "hint-try"
    haul: Message = {"key": "hint-haul", "args": {"points": round(points / chance), "prey": NAMES[PREY[card[0]]]}}
    return {"key": key, "args": {"card": name(card), "haul": haul}}


def _hope(card: str, prey: Sequence[float], mixes: Sequence[Mix]) -> tuple[float, float]:
    """How likely a card hunts, and the points it can expect, with these points of prey in the middle."""
    animal = INDEX[card] // 4
    return wins(hunt(animal, prey[(animal + 1) % 4], mixes), int(card[1]))
