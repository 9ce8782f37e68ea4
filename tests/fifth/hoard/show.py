"""How Hoard lies on the table, and how its events are told."""

from games.scene import Card, Carry, Face, Message, Scene, Told, Zone
from hoard.rules import HAND, Dealt, Event, Hoard, Laid
from rules.game import HIDDEN, Seat


def name(nut: str) -> Message:
    return {"key": "nut", "args": {"value": int(nut)}}


def face(nut: str) -> Face | None:
    if nut == HIDDEN:
        return None
    return {"picture": "nut", "value": nut, "band": (int(nut) - 1) // 5, "name": name(nut)}


def scene(view: Hoard, seat: Seat | None, picks: tuple[str, ...]) -> Scene:
    zones: list[Zone] = []
    for owner, hand in enumerate(view.hands):
        shown = [_in_hand(nut, owner in view.to_act, picks) for nut in hand] if owner == seat else []
        laid: list[Card] = [{"face": face(view.laid[owner])}] if view.laid[owner] else []
        taken: list[Card] = [{"face": face(nut)} for nut in view.taken[owner]]
        zones += [
            _zone("hand", owner, shown, len(hand)),
            _zone("lay", owner, laid, len(laid)),
            {**_zone("pile", owner, taken, len(taken)), "note": {"key": "sum", "args": {"sum": view.scores[owner]}}},
        ]
    prompt: Message | None = None
    if view.to_act:
        acting: Message = {"key": "wait", "args": {"seat": {"seat": view.to_act[0]}}}
        prompt = {"key": "prompt"} if seat in view.to_act else acting
    return {
        "zones": zones,
        "links": [],
        "heading": {"key": "heading", "args": {"round": view.round, "rounds": HAND}},
        "prompt": prompt,
        "caption": [],
        "offers": [],
        "confirm": {"key": "confirm-lay", "args": {"card": name(picks[1])}} if len(picks) == 2 else None,
        "ready": [],
        "acting": [other for other in view.to_act if other >= 0],
    }


def _in_hand(nut: str, mine: bool, picks: tuple[str, ...]) -> Card:
    card: Card = {"face": face(nut)}
    if mine:
        card["pick"] = nut
    if nut in picks:
        card["mark"] = "chosen"
    return card


def _zone(kind: str, owner: Seat, cards: list[Card], count: int) -> Zone:
    label: Message = {"key": f"zone-{kind}", "args": {"seat": {"seat": owner}}}
    return {"id": f"{kind}:{owner}", "kind": kind, "seat": owner, "label": label, "cards": cards, "count": count}  # type: ignore[typeddict-item]


def tell(before: Hoard, event: Event) -> Told:
    match event:
        case Dealt():
            return {"line": None, "carries": [], "step": False}
        case Laid(seat, nut):
            line: Message = {"key": "line-laid", "args": {"seat": {"seat": seat}, "nut": name(nut)}}
            carry: Carry = {"source": f"hand:{seat}", "target": f"lay:{seat}", "face": face(nut)}
            return {"line": line, "carries": [carry], "step": False}
        case _:
            carries: list[Carry] = [
                {"source": f"lay:{other}", "target": f"pile:{event.seat}", "face": face(nut)}
                for other, nut in enumerate(before.laid)
            ]
            took: Message = {"key": "line-took", "args": {"seat": {"seat": event.seat}}}
            return {"line": took, "carries": carries, "step": True}
