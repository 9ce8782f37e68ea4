"""How the events of Mausen are told: a line for the log, and the cards that move."""

from typing import assert_never

from games.mausen.cards import face, name, names
from games.mausen.hunts import result
from games.scene import Carry, Message, Told
from rules.mausen import Chose, Event, Hunted, Mausen, Settled, TurnedUp


def tell(before: Mausen, event: Event) -> Told:
    """Tells an event, as one seat sees it, that follows on that seat's view. The shape: `games.scene.Told`."""
    match event:
        case Chose(seat, _):
            carry: Carry = {"source": f"hand:{seat}", "target": f"lay:{seat}", "face": None}
            return {"line": None, "carries": [carry], "step": False}
        case TurnedUp(cards):
            said: Message = {
                "key": "line-turned-up" if before.judged else "line-unjudged",
                "args": {
                    "round": before.round,
                    "cards": [
                        {"key": "seat-card", "args": {"seat": {"seat": seat}, "card": name(card)}}
                        for seat, card in enumerate(cards)
                    ],
                },
            }
            return {"line": said, "carries": [], "step": not before.judged}
        case Hunted():
            return {"line": result(event, before.played), "carries": _haul(before, event), "step": True}
        case Settled(seats):
            stayed = [before.played[seat] for seat in seats]
            settled: Message | None = None
            if stayed and before.judged:
                settled = {"key": "line-settled", "args": {"cards": names(stayed), "count": len(stayed)}}
            carries = [
                _carry(f"lay:{seat}", f"middle:{card[0]}", card) for seat, card in zip(seats, stayed, strict=True)
            ]
            return {"line": settled, "carries": carries, "step": False}
        case _:
            assert_never(event)


def _haul(before: Mausen, hunt: Hunted) -> list[Carry]:
    if hunt.hunter is None:
        return []
    won = f"won:{hunt.hunter}"
    return [
        *(_carry(f"middle:{card[0]}", won, card) for card in hunt.middle),
        *(_carry(f"lay:{seat}", won, before.played[seat]) for seat in hunt.seats),
    ]


def _carry(source: str, target: str, card: str) -> Carry:
    return {"source": source, "target": target, "face": face(card)}
