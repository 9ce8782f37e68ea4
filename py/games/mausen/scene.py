"""How a game of Mausen lies on the table: the circle of four animals in the middle, a card before each seat."""

from collections.abc import Iterator

from games.mausen.cards import NAMES, face, name
from games.mausen.hunts import account
from games.scene import Card, Link, Message, Scene, Zone
from rules.game import Seat
from rules.mausen import ANIMALS, PREY, ROUNDS, Mausen

_PLACES = {"E": (0.5, 0.1), "D": (0.9, 0.5), "C": (0.5, 0.9), "M": (0.1, 0.5)}


def scene(view: Mausen, seat: Seat | None, picks: tuple[str, ...]) -> Scene:
    """Draws a view for `seat`; for None nobody's hand and nobody's pile is shown. The shape: `games.scene.Scene`."""
    seats = range(len(view.hands))
    over = view.outcome is not None
    zones = [_middle(view, animal) for animal in ANIMALS]
    for other in seats:
        zones.append(_hand(view, other, seat, picks))
        zones.append(_lay(view, other))
        zones.append(_pile(view, other, over or view.open_piles == "true" or other == seat))
    return {
        "zones": zones,
        "links": list(_links(view)),
        "heading": {"key": "heading-round", "args": {"round": view.round, "rounds": ROUNDS}},
        "prompt": _prompt(view, seat),
        "caption": account(view.hunts[-1], view.played) if view.hunts else [],
        "offers": [],
        "confirm": _confirm(picks),
        "ready": [other for other in seats if view.chosen[other]],
        "acting": list(view.to_act),
    }


def _prompt(view: Mausen, seat: Seat | None) -> Message | None:
    if view.played or not view.to_act:
        return None
    if seat in view.to_act:
        return {"key": "prompt-choose" if view.judged else "prompt-choose-unjudged"}
    return {"key": "prompt-wait", "args": {"seats": [{"seat": other} for other in view.to_act]}}


def _confirm(picks: tuple[str, ...]) -> Message | None:
    return {"key": "confirm-lay", "args": {"card": name(picks[1])}} if len(picks) == 2 else None


def _middle(view: Mausen, animal: str) -> Zone:
    cards = [card for card in view.middle if card[0] == animal]
    return {
        "id": f"middle:{animal}",
        "kind": "row",
        "seat": None,
        "at": _PLACES[animal],
        "label": {"key": "zone-middle", "args": {"animal": NAMES[animal]}},
        "picture": NAMES[animal],
        "cards": [{"face": face(card)} for card in cards],
        "count": len(cards),
    }


def _hand(view: Mausen, owner: Seat, viewer: Seat | None, picks: tuple[str, ...]) -> Zone:
    hand = [card for card in view.hands[owner] if card != view.chosen[owner]]
    hidden = owner != viewer
    return {
        "id": f"hand:{owner}",
        "kind": "hand",
        "seat": owner,
        "label": {"key": "zone-hand", "args": {"seat": {"seat": owner}}},
        "cards": [] if hidden else [_in_hand(view, owner, card, picks) for card in hand],
        "count": len(view.hands[owner]) - bool(view.chosen[owner]),
    }


def _in_hand(view: Mausen, owner: Seat, card: str, picks: tuple[str, ...]) -> Card:
    shown: Card = {"face": face(card)}
    if owner in view.to_act:
        shown["pick"] = card
        if card in picks:
            shown["mark"] = "chosen"
    else:
        shown["why"] = {"key": "why-final" if view.chosen[owner] else "why-judging"}
    return shown


def _lay(view: Mausen, owner: Seat) -> Zone:
    cards: list[Card] = []
    if view.played:
        cards = [_turned_up(view, owner)]
    elif view.chosen[owner]:
        cards = [{"face": None}]
    return {
        "id": f"lay:{owner}",
        "kind": "lay",
        "seat": owner,
        "label": {"key": "zone-lay", "args": {"seat": {"seat": owner}}},
        "cards": cards,
        "count": len(cards) if not view.played or owner in view.lying else 0,
    }


def _turned_up(view: Mausen, owner: Seat) -> Card:
    """The card that a seat has played, with what the hunts judged so far say of it."""
    card = view.played[owner]
    shown: Card = {"face": face(card)}
    hunt = next((hunt for hunt in view.hunts if hunt.animal == card[0]), None)
    if hunt is not None and hunt.hunter == owner:
        shown["mark"] = "strong"
        shown["tag"] = {"key": "tag-hunts", "args": {"animal": NAMES[PREY[card[0]]]}}
    elif hunt is not None and card in hunt.cancelled:
        shown["mark"] = "struck"
        shown["tag"] = {"key": "tag-cancelled"}
    # A hunter that is itself won still hunts (R8): it stands out until its own hunt is told.
    if owner not in view.lying and not (hunt is view.hunts[-1] and hunt.hunter == owner):
        shown["mark"] = "gone"
    return shown


def _pile(view: Mausen, owner: Seat, shown: bool) -> Zone:
    """A seat's won cards, which are shown to their owner only until the end, unless the option says so (R14)."""
    won = view.won[owner]
    pile: Zone = {
        "id": f"won:{owner}",
        "kind": "pile",
        "seat": owner,
        "label": {"key": "zone-won", "args": {"seat": {"seat": owner}}},
        "cards": [{"face": face(card)} for card in won] if shown else [{"face": None}] * len(won),
        "count": len(won),
    }
    if shown:
        pile["note"] = {"key": "note-points", "args": {"points": view.scores[owner]}}
    return pile


def _links(view: Mausen) -> Iterator[Link]:
    for place, (animal, prey) in enumerate(PREY.items()):
        now = place == len(view.hunts) - 1
        yield {
            "source": f"middle:{animal}",
            "target": f"middle:{prey}",
            "label": {"key": "link-hunts", "args": {"hunter": NAMES[animal], "prey": NAMES[prey]}},
            "state": "now" if now else "done" if place < len(view.hunts) else "quiet",
        }
