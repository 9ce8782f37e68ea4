"""How the events of Mammuz are told: a line for the log, and the cards that move."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from games.mammuz.cards import counted, face, forms
from games.mammuz.doubts import account
from games.scene import Carry, Face, Message, Told, Value
from rules.game import HIDDEN
from rules.mammuz import Mammuz
from rules.mammuz_cards import DINOSAURS
from rules.mammuz_events import (
    Began,
    Dealt,
    DiedOut,
    Doubted,
    Eaten,
    Ended,
    Event,
    Gathered,
    Laid,
    SetAside,
    Took,
    Turned,
)

WAYS_TO_AGREE = 4
"""So many ways there are to say "a Ziesel, of course" (R6)."""


def tell(before: Mammuz, event: Event) -> Told:
    """Tells an event, as one seat sees it, that follows on that seat's view. The shape: `games.scene.Told`."""
    match event:
        case Began(seat):
            return _told("line-starts" if before.phase == "start" else "line-begins", {"seat": {"seat": seat}})
        case Dealt():
            return _dealt(before, event)
        case Laid(seat, cards, name):
            args: dict[str, Value] = {
                "seat": {"seat": seat},
                "count": len(cards),
                **forms(name or before.name),
                "way": before.turns % WAYS_TO_AGREE,
                "last": int(len(cards) == len(before.hands[seat])),
            }
            return _told("line-lays" if name else "line-adds", args, _laid(before, event))
        case Doubted(seat):
            return _told("line-doubts", {"seat": {"seat": seat}, "doubted": {"seat": before.doubted}})
        case Turned():
            return {"line": account(before.evolve(event)), "carries": [], "step": True}
        case Took(seat, cards):
            known = HIDDEN not in cards
            args = {"seat": {"seat": seat}, "count": len(cards), "cards": counted(cards) if known else []}
            carries = [_carry(source, f"hand:{seat}") for source in (*_herd(before), *_aside(before))]
            return _told("line-takes-seen" if known else "line-takes", args, carries)
        case SetAside(cards):
            return _told("line-aside", {"count": len(cards)}, (_carry(source, "aside") for source in _herd(before)))
        case Eaten(cards):
            return _told("line-eaten", {"cards": counted(cards)}, _eaten(before, cards), step=True)
        case DiedOut(species, seat):
            count = before.left(species)
            if seat is None:
                return _told("line-extinct", forms(species), step=True)
            args = {"seat": {"seat": seat}, **forms(species), "count": count}
            carries = [_carry(f"hand:{seat}", _overview(species), face(species))] * count
            return _told("line-dies-out", args, carries, step=True)
        case Ended():
            return _ended(before, event)
        case Gathered(game):
            return _told("line-next-game", {"game": game}, _gathered(before))
        case _:
            assert_never(event)


def _told(key: str, args: dict[str, Value], carries: Iterable[Carry] = (), step: bool = False) -> Told:
    line: Message = {"key": key, "args": args}
    return {"line": line, "carries": [*carries], "step": step}


def _carry(source: str, target: str, shown: Face | None = None) -> Carry:
    return {"source": source, "target": target, "face": shown}


def _overview(card: str) -> str:
    """Where a card lies that left the game."""
    return "dinosaurs" if card in DINOSAURS else f"species:{card}"


def _herd(view: Mammuz) -> Iterator[str]:
    """For each card of the running herd, the zone in which it lies: those laid last lie before their seat."""
    for place, lay in enumerate(view.lays, 1):
        yield from ["herd" if place < len(view.lays) else f"lay:{lay.seat}"] * len(lay.cards)


def _aside(view: Mammuz) -> list[str]:
    return ["aside"] * len(view.aside)


def _laid(view: Mammuz, event: Laid) -> Iterator[Carry]:
    for lay in view.lays[-1:]:
        yield from [_carry(f"lay:{lay.seat}", "herd")] * len(lay.cards)
    yield from [_carry(f"hand:{event.seat}", f"lay:{event.seat}")] * len(event.cards)


def _dealt(view: Mammuz, event: Dealt) -> Told:
    first = view.phase == "deal"
    sources = ["herd"] * len(event.cards) if first else [*_herd(view), *_aside(view)]
    carries = [
        _carry(source, f"hand:{(event.seat + at) % event.seats}", None if card == HIDDEN else face(card))
        for at, (source, card) in enumerate(zip(sources, event.cards, strict=True))
    ]
    return _told("line-deals" if first else "line-shares", {"count": len(event.cards)}, carries)


def _eaten(view: Mammuz, cards: str) -> Iterator[Carry]:
    """The card that was turned up flies from where it lies; which of the others lay where, nobody knows."""
    at = cards.index(view.turned)
    order = cards[:at] + cards[at + 1 :] + view.turned
    for source, card in zip(_herd(view), order, strict=True):
        yield _carry(source, _overview(card), face(card))


def _ended(view: Mammuz, event: Ended) -> Told:
    args: dict[str, Value] = {
        "winners": [{"seat": seat} for seat in event.winners],
        "count": len(event.winners),
        "cards": min(map(len, view.hands)),
    }
    end: Message = {"key": f"line-end-{event.rule}", "args": args}
    if view.series == 1:
        return {"line": end, "carries": [], "step": True}
    scored: list[Value] = [
        {"key": "seat-points", "args": {"seat": {"seat": seat}, "points": points}}
        for seat, points in enumerate(event.points)
    ]
    return _told("line-game", {"game": view.round, "end": end, "points": scored}, step=True)


def _gathered(view: Mammuz) -> Iterator[Carry]:
    zones = [
        *_herd(view),
        *_aside(view),
        *(f"hand:{seat}" for seat, hand in enumerate(view.hands) for _ in hand),
        *(_overview(card) for card in view.gone),
    ]
    yield from (_carry(zone, "herd") for zone in zones if zone != "herd")
