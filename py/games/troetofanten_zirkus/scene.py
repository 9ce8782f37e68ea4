"""How the circus lies on the table: the ring round the middle, in it those in training and out for a walk."""

from collections.abc import Iterator

from games.scene import Card, Message, Scene, Sheet, Value, Zone
from games.troetofanten_zirkus.cards import NOISES, face, kind, name
from rules.game import LUCK, Seat
from rules.troetofanten_zirkus import EXPANSIONS, FACE_DOWN, MICE, NUMBER, OPEN, TRAP, Zirkus


def scene(view: Zirkus, seat: Seat | None, picks: tuple[str, ...]) -> Scene:
    """Draws a view for `seat`. The shape: `games.scene.Scene`."""
    scores = view.scores
    zones = [_ring(view, seat), *_middle(view)]
    for other in range(len(view.held)):
        zones += [_hand(view, other, seat), _lay(view, other)]
        zones += [_stack(view, pile, seat, picks) for pile, (owner, _) in enumerate(view.piles) if owner == other]
        zones.append(_down(view, other, scores[other]))
    return {
        "zones": zones,
        "links": [],
        "heading": {"key": "heading-ring", "args": {"count": view.ring}},
        "prompt": _prompt(view, seat),
        "caption": [],
        "offers": [],
        "confirm": _confirm(view, picks),
        "ready": [],
        "acting": [] if view.active == LUCK or view.outcome else [view.active],
        "sheet": _sheet(view, scores),
    }


def _prompt(view: Zirkus, seat: Seat | None) -> Message | None:
    acting = [other for other in view.to_act if other != LUCK]
    if not acting:
        return None
    if seat not in acting:
        return {"key": "prompt-wait", "args": {"seat": {"seat": acting[0]}}}
    return {"key": "prompt-steal", "args": {"card": name(view.turned)}} if view.turned else {"key": "prompt-draw"}


def _confirm(view: Zirkus, picks: tuple[str, ...]) -> Message | None:
    """Drawing is done at once; a pile to be stolen may be thought over."""
    if picks[:1] != ("steal",) or len(picks) < 2:
        return None
    owner, cards = view.piles[int(picks[1])]
    return {"key": "confirm-steal", "args": {"victim": {"seat": owner}, "card": name(cards[-1])}}


def _ring(view: Zirkus, seat: Seat | None) -> Zone:
    """All cards of the ring are drawn by the same pick, for nobody can tell them apart (R5)."""
    card: Card = {"face": None}
    if seat in view.to_act and not view.turned:
        card["pick"] = "ring"
    elif seat is not None:
        card["why"] = {"key": "why-steal-first" if seat in view.to_act else "why-not-now"}
    return {
        "id": "ring",
        "kind": "ring",
        "seat": None,
        "at": (0.5, 0.5),
        "label": {"key": "zone-ring"},
        "cards": [card] * view.ring,
        "count": view.ring,
    }


def _middle(view: Zirkus) -> Iterator[Zone]:
    aside = (TRAP,) if view.trap is None and view.turned != TRAP else ()
    places = (("middle", (0.43, 0.38), view.middle), ("trap", (0.74, 0.38), aside), ("walk", (0.5, 0.64), view.walkers))
    for place, at, cards in places:
        zone: Zone = {
            "id": place,
            "kind": "row",
            "seat": None,
            "at": at,
            "label": {"key": f"zone-{place}"},
            "cards": [{"face": face(card)} for card in cards],
            "count": len(cards),
        }
        if place == "middle":
            zone["picture"] = "tent"
        yield zone


def _hand(view: Zirkus, owner: Seat, viewer: Seat | None) -> Zone:
    card: Card = {"face": None}
    if owner == viewer:
        card["why"] = {"key": "why-unseen"}
    held = int(view.held[owner])
    return {
        "id": f"hand:{owner}",
        "kind": "hand",
        "seat": owner,
        "label": {"key": "zone-hand", "args": {"seat": {"seat": owner}}},
        "cards": [card] * held,
        "count": held,
    }


def _lay(view: Zirkus, owner: Seat) -> Zone:
    """The card with which its owner acts, and the noise that it makes; the mousetrap's comes when it steals (R8)."""
    cards: list[Card] = []
    if view.turned and owner == view.active:
        card: Card = {"face": face(view.turned)}
        noise = NOISES.get(kind(view.turned))
        if noise and view.turned != TRAP:
            card["tag"] = {"key": f"noise-{noise}"}
        cards.append(card)
    return {
        "id": f"lay:{owner}",
        "kind": "lay",
        "seat": owner,
        "label": {"key": "zone-lay", "args": {"seat": {"seat": owner}}},
        "cards": cards,
        "count": len(cards),
    }


def _stack(view: Zirkus, pile: int, viewer: Seat | None, picks: tuple[str, ...]) -> Zone:
    owner, cards = view.piles[pile]
    shown: list[Card] = [{"face": face(card)} for card in cards]
    if viewer in view.to_act and view.turned:
        assert viewer is not None
        if pile in view.prey(viewer, view.turned):
            shown[-1]["pick"] = str(pile)
            if picks[1:] == (str(pile),):
                shown[-1]["mark"] = "chosen"
        else:
            shown[-1]["why"] = {"key": "why-own"} if owner == viewer else _no_prey(view.turned)
    return {
        "id": f"pile:{pile}",
        "kind": "stack",
        "seat": owner,
        "label": {"key": "zone-pile", "args": {"seat": {"seat": owner}}},
        "cards": shown,
        "count": len(cards),
    }


def _no_prey(card: str) -> Message:
    """Why a card can't steal a pile."""
    if card in NUMBER:
        return {"key": "why-number", "args": {"card": name(card), "number": NUMBER[card] - 1}}
    return {"key": "why-lasso" if card == "lasso" else "why-elephants", "args": {"card": name(card)}}


def _down(view: Zirkus, owner: Seat, score: int) -> Zone:
    """The cards that lie face down before a seat; turned up when all is counted."""
    cards = view.down[owner]
    return {
        "id": f"down:{owner}",
        "kind": "pile",
        "seat": owner,
        "label": {"key": "zone-down", "args": {"seat": {"seat": owner}}},
        "cards": [{"face": None if view.ring else face(card)} for card in cards],
        "count": len(cards),
        "note": {"key": "note-points", "args": {"points": score}},
    }


def _sheet(view: Zirkus, scores: tuple[int, ...]) -> Sheet:
    """How everybody's points come about (R18)."""
    seats = range(len(view.held))
    open_cards = [[card for owner, cards in view.piles if owner == seat for card in cards] for seat in seats]
    rows: list[list[Value]] = [
        [{"key": "sheet-open"}, *(sum(OPEN[card] for card in cards if card in NUMBER) for cards in open_cards)],
        [{"key": "sheet-down"}, *(sum(FACE_DOWN[card] for card in cards if card in NUMBER) for cards in view.down)],
    ]
    for other in (*MICE, *(card for card in EXPANSIONS if view._asdict()[card] == "true"), TRAP):
        points = (
            OPEN[other] * cards.count(other) + FACE_DOWN[other] * view.down[seat].count(other)
            for seat, cards in enumerate(open_cards)
        )
        rows.append([name(other), *points])
    rows.append([{"key": "sheet-sum"}, *scores])
    names: list[Value] = [{"seat": seat} for seat in seats]
    return {"title": {"key": "sheet-title"}, "head": [{"key": "sheet-what"}, *names], "rows": rows}
