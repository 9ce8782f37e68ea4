"""How a deal of Miezemauzen lies on the table: a card before each seat, trump, stock and the table's hand between."""

from typing import Literal

from games.miezemauzen.cards import SUITS, face, name
from games.scene import Card, Message, Offer, Scene, Sheet, Value, Zone
from rules.game import Seat
from rules.miezemauzen import FREE_PASSES, MOST_DEALS, PASSED, Miezemauzen
from rules.miezemauzen_cards import following


def scene(view: Miezemauzen, seat: Seat | None, picks: tuple[str, ...]) -> Scene:
    """Draws a view for `seat`; for None nobody's hand is shown. The shape: `games.scene.Scene`."""
    zones = _middle(view)
    for owner in range(len(view.scores)):
        zones += [_hand(view, owner, seat, picks), _lay(view, owner), _won(view, owner)]
    mine = seat is not None and seat in view.to_act
    return {
        "zones": zones,
        "links": [],
        "heading": _heading(view),
        "prompt": _prompt(view, seat, picks),
        "caption": [] if view.took is None else [taking(view, view.took)],
        "offers": _offers(view, seat) if mine and seat is not None else [],
        "confirm": _confirm(view, seat, picks) if mine and seat is not None else None,
        "ready": [],
        "acting": [owner for owner in view.to_act if owner >= 0],
        "sheet": _sheet(view),
    }


def taking(view: Miezemauzen, seat: Seat) -> Message:
    """Who takes the trick that lies there, and by what (R15)."""
    card = view.trick[seat]
    trumped = card[0] == view.trump[0] != view.led
    return {
        "key": "took-trumped" if trumped else "took-highest",
        "args": {"seat": {"seat": seat}, "card": name(card), "suit": SUITS[card[0]]},
    }


def _heading(view: Miezemauzen) -> Message:
    if view.sheet and not any(view.hands):
        return {"key": "heading-over", "args": {"deal": len(view.sheet)}}
    return {
        "key": "heading" if view.terms.deals == MOST_DEALS else "heading-of",
        "args": {
            "deal": view.round,
            "deals": view.terms.deals,
            "trump": SUITS[view.trump[0]] if view.trump else "none",
        },
    }


def _prompt(view: Miezemauzen, seat: Seat | None, picks: tuple[str, ...]) -> Message | None:
    acting = [owner for owner in view.to_act if owner >= 0]
    if not acting:
        return None
    if seat not in acting:
        declared = bool(view.declared[acting[0]])
        return {"key": "prompt-wait-lay" if declared else "prompt-wait", "args": {"seat": {"seat": acting[0]}}}
    if not view.declared[seat]:
        return _prompt_to_declare(view, seat, picks)
    if not view.led:
        return {"key": "prompt-lead"}
    follows = following(view.hands[seat], view.led)[0][0] == view.led
    free = "prompt-discard" if view.led == view.trump[0] else "prompt-free"
    return {"key": "prompt-follow" if follows else free, "args": {"suit": SUITS[view.led]}}


def _prompt_to_declare(view: Miezemauzen, seat: Seat, picks: tuple[str, ...]) -> Message:
    if picks[:1] == ("swap",):
        return {"key": "prompt-swap", "args": {"card": name(view.trump)}}
    if view.away[seat]:
        return {"key": "prompt-swap-or-keep", "args": {"card": name(view.trump)}}
    if view.must_play(seat):
        return {"key": "prompt-must-play", "args": {"points": view.scores[seat]}}
    costs = view.pass_costs(seat)
    return {"key": "prompt-pass-costs" if costs else "prompt-declare", "args": {"points": costs}}


def _offers(view: Miezemauzen, seat: Seat) -> list[Offer]:
    """The declarations, the one that is being made among them."""
    if view.declared[seat]:
        return []
    return [{"pick": verb, "label": _declaration("do", view, seat, verb)} for verb in view.moves(seat).after(())]


def _declaration(how: Literal["do", "sure"], view: Miezemauzen, seat: Seat, verb: str) -> Message:
    """What the button says that offers a declaration, or asks whether one is sure of it."""
    if verb == "pass" and view.pass_costs(seat):
        return {"key": f"{how}-pass-paid", "args": {"points": view.pass_costs(seat)}}
    return {"key": f"{how}-{verb}", "args": {"card": name(view.trump)}}


def _confirm(view: Miezemauzen, seat: Seat, picks: tuple[str, ...]) -> Message | None:
    match picks:
        case ("lay", card):
            only = len(following(view.hands[seat], view.led)) == 1
            return None if only else {"key": "confirm-lay", "args": {"card": name(card)}}
        case ("swap", card):
            return {"key": "confirm-swap", "args": {"card": name(card), "trump": name(view.trump)}}
        case (verb,) if verb not in ("lay", "swap"):
            return _declaration("sure", view, seat, verb)
        case _:
            return None


def _middle(view: Miezemauzen) -> list[Zone]:
    up = view.trump and not view.swapped
    trump: Zone = {
        "id": "trump",
        "kind": "stack",
        "seat": None,
        "at": (0.0, 0.82),
        "label": {"key": "zone-trump", "args": {"suit": SUITS[view.trump[0]] if view.trump else "none"}},
        "cards": [{"face": face(view.trump)}] if up else [],
        "count": 1 if up else 0,
    }
    if view.trump:
        trump["picture"] = SUITS[view.trump[0]]
    gone = sum(map(len, view.away))
    return [
        _face_down("stock", (0.0, 0.3), view.stock),
        trump,
        _face_down("table", (1.0, 0.3), len(view.table)),
        _face_down("away", (1.0, 0.82), gone),
    ]


def _face_down(name: str, at: tuple[float, float], count: int) -> Zone:
    return {
        "id": name,
        "kind": "pile",
        "seat": None,
        "at": at,
        "label": {"key": f"zone-{name}"},
        "cards": [{"face": None}] if count else [],
        "count": count,
    }


def _hand(view: Miezemauzen, owner: Seat, viewer: Seat | None, picks: tuple[str, ...]) -> Zone:
    """A seat's hand; one with a cat lies open before its seat instead."""
    hand = () if owner in view.called else view.hands[owner]
    return {
        "id": f"hand:{owner}",
        "kind": "hand",
        "seat": owner,
        "label": {"key": "zone-hand", "args": {"seat": {"seat": owner}}},
        "cards": [_in_hand(view, owner, card, picks) for card in hand] if owner == viewer else [],
        "count": len(hand),
    }


def _in_hand(view: Miezemauzen, owner: Seat, card: str, picks: tuple[str, ...]) -> Card:
    shown: Card = {"face": face(card)}
    why = _why_not(view, owner, card, picks)
    if why is not None:
        shown["why"] = why
    else:
        shown["pick"] = card
        if card in picks:
            shown["mark"] = "chosen"
    return shown


def _why_not(view: Miezemauzen, owner: Seat, card: str, picks: tuple[str, ...]) -> Message | None:
    """Why a card of one's hand can't be picked; None if it can."""
    if owner not in view.to_act:
        return {"key": "why-passed" if view.declared[owner] == PASSED else "why-not-yet"}
    if not view.declared[owner]:
        return None if picks[:1] == ("swap",) else {"key": "why-declare-first"}
    if card not in following(view.hands[owner], view.led):
        return {"key": "why-follow", "args": {"suit": SUITS[view.led]}}
    return None


def _lay(view: Miezemauzen, owner: Seat) -> Zone:
    """What lies before a seat: its card in the trick, or its cat; and what it has declared."""
    laid = view.hands[owner] if owner in view.called else (view.trick[owner],) if view.trick[owner] else ()
    cards: list[Card] = [{"face": face(card)} for card in laid]
    if owner == view.took:
        cards[0]["mark"] = "strong"
        cards[0]["tag"] = {"key": "tag-takes"}
    zone: Zone = {
        "id": f"lay:{owner}",
        "kind": "lay",
        "seat": owner,
        "at": (0.5, 0.5),
        "label": {"key": "zone-lay", "args": {"seat": {"seat": owner}}},
        "cards": cards,
        "count": len(cards),
    }
    note = _declared(view, owner)
    if note:
        zone["note"] = {"key": note, "args": {"passes": _passes(view, owner)}}
    return zone


def _passes(view: Miezemauzen, owner: Seat) -> int:
    """How often a seat has passed in a row, as far as it matters: all but the free ones cost the same (R7)."""
    return min(view.passes[owner], FREE_PASSES + 1)


def _declared(view: Miezemauzen, owner: Seat) -> str:
    """The key of what a seat has declared, of its cat, or of its being the dealer; "" if there is nothing to say."""
    if owner in view.called:
        return "note-tomcat" if view.hands[owner][0][0] == view.trump[0] else "note-cat"
    if view.declared[owner]:
        return f"note-{view.declared[owner]}"
    return "note-dealer" if owner == view.dealer else ""


def _won(view: Miezemauzen, owner: Seat) -> Zone:
    """A seat's tricks, and how it stands; a pass in this deal is noted where the seat has declared it."""
    count = view.tricks[owner] * len(view.players)
    return {
        "id": f"won:{owner}",
        "kind": "pile",
        "seat": owner,
        "label": {"key": "zone-won", "args": {"seat": {"seat": owner}}},
        "cards": [{"face": None}] if count else [],
        "count": count,
        "note": {
            "key": "note-points",
            "args": {
                "points": view.scores[owner],
                "tricks": view.tricks[owner],
                "passes": 0 if view.declared[owner] == PASSED else _passes(view, owner),
            },
        },
    }


def _sheet(view: Miezemauzen) -> Sheet:
    """The points after each deal so far, the newest first."""
    seats: list[Value] = [{"seat": seat} for seat in range(len(view.scores))]
    rows = [[number, *scores] for number, scores in enumerate(view.sheet, 1)]
    return {
        "title": {"key": "sheet-title"},
        "head": [{"key": "sheet-deal"}, *seats],
        "rows": [list[Value](row) for row in reversed(rows)],
    }
