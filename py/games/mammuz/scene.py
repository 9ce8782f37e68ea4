"""How a game of Mammuz lies on the table: the herd in the middle, the overview cards round it, lays at their seats.

Nothing tells one face-down card from another (R20): those of a lay and of the herd are shown as many, all alike.
"""

from collections import Counter
from math import copysign, cos, pi, sin

from games.mammuz.cards import NAMES, counted, face, forms
from games.mammuz.doubts import account
from games.scene import Card, Message, Offer, Scene, Sheet, Value, Zone
from rules.game import LUCK, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import DINOSAURS, NUMBER
from rules.mammuz_moves import EXTINCT, NAME, Turn

SHOWN = 12
"""So many cards of the herd are drawn at most."""


def scene(view: Mammuz, seat: Seat | None, picks: tuple[str, ...]) -> Scene:
    """Draws a view for `seat`, or for everybody. The shape: `games.scene.Scene`."""
    seats = range(len(view.hands))
    drawn: Scene = {
        "zones": [
            *(_species(view, species, seat, picks) for species in view.deck.species),
            _herd(view, seat),
            _aside(view),
            _dinosaurs(view),
            *(_hand(view, owner, seat, picks) for owner in seats),
            *(_lay(view, owner, seat, picks) for owner in seats),
        ],
        "links": [],
        "heading": _heading(view),
        "prompt": _prompt(view, seat, picks),
        "caption": [account(view)] if view.turned and view.phase != "over" else [],
        "offers": _offers(view, seat, picks),
        "confirm": _confirm(view, picks),
        "ready": [],
        "acting": [owner for owner in view.to_act if owner != LUCK],
    }
    if view.series > 1:
        drawn["sheet"] = _sheet(view)
    return drawn


def cards_in(picks: tuple[str, ...]) -> str:
    """The cards among the picks of a lay."""
    return "".join(pick for pick in picks if pick in NAMES) if picks[:1] == ("lay",) else ""


def named_in(picks: tuple[str, ...]) -> str:
    """The species named among the picks of a lay; "" if none is."""
    return next((NAME[pick] for pick in picks if pick in NAME), "")


def _heading(view: Mammuz) -> Message:
    herd: Message = {"key": "heading-herd", "args": forms(view.name)} if view.name else {"key": "heading-new"}
    return {"key": "heading", "args": {"game": view.round, "games": view.series, "herd": herd}}


def _turn(view: Mammuz, seat: Seat | None) -> Turn | None:
    """What `seat` may do if it may lay cards."""
    if seat is None or view.phase != "turn" or view.active != seat or view.obliged:
        return None
    moves = view.moves(seat)
    return moves if isinstance(moves, Turn) else None


def _prompt(view: Mammuz, seat: Seat | None, picks: tuple[str, ...]) -> Message | None:
    if view.to_act in ((), (LUCK,)):
        return None
    doubted: Value = {"seat": view.doubted}
    if view.active != seat:
        return {"key": "prompt-wait", "args": {"seat": {"seat": view.active}}}
    if view.phase == "choose":
        return {"key": "prompt-give", "args": {"count": _herd_count(view)}}
    if view.obliged:
        return {"key": "prompt-must-doubt", "args": {"seat": doubted}}
    cards, name = counted(cards_in(picks)), named_in(picks) or view.name
    if cards and name:
        return {"key": "prompt-lay", "args": {**forms(name), "own": cards}}
    if cards:
        return {"key": "prompt-name", "args": {"own": cards}}
    if view.lays:
        return {"key": "prompt-follow", "args": {**forms(view.name), "seat": doubted}}
    if name:
        return {"key": "prompt-cards", "args": forms(name)}
    return {"key": "prompt-start"}


def _offers(view: Mammuz, seat: Seat | None, picks: tuple[str, ...]) -> list[Offer]:
    """The doubt, the species that may die out here, and who might take the herd."""
    if seat is None or seat not in view.to_act:
        return []
    if view.phase == "choose":
        seats = len(view.hands)
        takers = [(seat + turn) % seats for turn in range(1, seats + 1)]  # oneself, whom nobody means, last
        return [
            {"pick": str(taker), "label": {"key": "offer-give", "args": {"seat": {"seat": taker}}}} for taker in takers
        ]
    offers: list[Offer] = []
    if view.lays and picks[:1] != ("doubt",):
        offers.append({"pick": "doubt", "label": {"key": "offer-doubt", "args": {"seat": {"seat": view.doubted}}}})
    turn = _turn(view, seat)
    for species in turn.whole if turn else "":
        pick = EXTINCT[species].picks[0]
        if pick not in picks:
            count = view.left(species)
            args: dict[str, Value] = {**forms(species), "count": count}
            offers.append({"pick": pick, "label": {"key": "offer-extinct", "args": args}})
    return offers


def _confirm(view: Mammuz, picks: tuple[str, ...]) -> Message | None:
    match picks:
        case ("doubt",):
            return {"key": "confirm-doubt", "args": {"seat": {"seat": view.doubted}}}
        case ("extinct", pick):
            return {"key": "confirm-extinct", "args": forms(pick[-1])}
        case ("give", taker):
            return {"key": "confirm-give", "args": {"seat": {"seat": int(taker)}}}
        case ("lay", *_):
            named = named_in(picks) or view.name
            if named and (count := len(cards_in(picks))):
                return {"key": "confirm-lay", "args": {"count": count, **forms(named)}}
    return None


def _hand(view: Mammuz, owner: Seat, viewer: Seat | None, picks: tuple[str, ...]) -> Zone:
    cards: list[Card] = []
    if owner == viewer:
        chosen = Counter(cards_in(picks))
        turn = _turn(view, owner)
        for card in view.hands[owner]:
            shown: Card = {"face": face(card)}
            if turn:
                shown["pick"] = card
                if chosen[card]:
                    shown["mark"] = "chosen"
                    chosen[card] -= 1
            else:
                shown["why"] = {"key": _why(view, owner)}
            cards.append(shown)
    return {
        "id": f"hand:{owner}",
        "kind": "hand",
        "seat": owner,
        "label": {"key": "zone-hand", "args": {"seat": {"seat": owner}}},
        "cards": cards,
        "count": len(view.hands[owner]),
    }


def _why(view: Mammuz, owner: Seat) -> str:
    """Why no card can be laid."""
    if view.active != owner:
        return "why-wait"
    return "why-give" if view.phase == "choose" else "why-must-doubt" if view.phase == "turn" else "why-judging"


def _lay(view: Mammuz, owner: Seat, viewer: Seat | None, picks: tuple[str, ...]) -> Zone:
    """The cards laid last lie before their owner, the turned-up one on top; those before them are in the herd."""
    count = len(view.lays[-1].cards) if view.lays and view.lays[-1].seat == owner else 0
    cards: list[Card] = [{"face": None} for _ in range(count)]
    if count and view.turned:
        cards[-1] = {"face": face(view.turned), "mark": "strong", "tag": {"key": "tag-turned"}}
    elif view.phase == "turn" and view.active == viewer:
        for card in cards:
            card["pick"] = "doubt"
            if picks == ("doubt",):
                card["mark"] = "chosen"
    return {
        "id": f"lay:{owner}",
        "kind": "lay",
        "seat": owner,
        "label": {"key": "zone-lay", "args": {"seat": {"seat": owner}}},
        "cards": cards,
        "count": count,
    }


def _herd_count(view: Mammuz) -> int:
    return sum(len(lay.cards) for lay in view.lays)


def _herd(view: Mammuz, viewer: Seat | None) -> Zone:
    """The herd without the cards laid last; before the deal, the cards to be dealt."""
    if view.phase in ("start", "deal"):
        return _heap("herd", {"key": "zone-deck"}, view.deck.size, (0.5, 0.5))
    count = sum(len(lay.cards) for lay in view.lays[:-1])
    zone = _heap("herd", {"key": "zone-herd"}, count, (0.5, 0.5))
    if view.lays:
        own = "".join(sorted("".join(lay.cards for lay in view.lays if lay.seat == viewer)))
        args: dict[str, Value] = {"count": _herd_count(view), **forms(view.name), "own": counted(own)}
        zone["note"] = {"key": "note-herd-own" if own else "note-herd", "args": args}
    return zone


def _aside(view: Mammuz) -> Zone:
    zone: Zone = {
        "id": "aside",
        "kind": "pile",
        "seat": None,
        "at": (0.78, 0.5),
        "label": {"key": "zone-aside"},
        "cards": [{"face": None}] if view.aside else [],
        "count": len(view.aside),
    }
    if view.aside:
        zone["note"] = {"key": "note-aside"}
    return zone


def _heap(id_: str, label: Message, count: int, at: tuple[float, float]) -> Zone:
    cards: list[Card] = [{"face": None} for _ in range(min(count, SHOWN))]
    return {"id": id_, "kind": "heap", "seat": None, "at": at, "label": label, "cards": cards, "count": count}


def _dinosaurs(view: Mammuz) -> Zone:
    gone = [card for card in view.gone if card in DINOSAURS]
    zone: Zone = {
        "id": "dinosaurs",
        "kind": "stack",
        "seat": None,
        "at": (0.22, 0.5),
        "label": {"key": "zone-dinosaurs"},
        "cards": [{"face": face(card)} for card in gone],
        "count": len(gone),
    }
    if gone:
        zone["note"] = {"key": "note-gone"}
    return zone


def _species(view: Mammuz, species: str, viewer: Seat | None, picks: tuple[str, ...]) -> Zone:
    """A species' overview card, on the cards of it that left the game (R1, R10, R12)."""
    left = view.left(species)
    extinct = species not in view.alive
    overview: Card = {"face": face(species)}
    if extinct:
        overview["mark"] = "struck"
        overview["tag"] = {"key": "tag-extinct"}
    elif species == view.name:
        overview["mark"] = "strong"
        overview["tag"] = {"key": "tag-named"}
    turn = _turn(view, viewer)
    if turn and turn.names:
        if extinct:
            overview["why"] = {"key": "why-extinct", "args": forms(species)}
        else:
            overview["pick"] = f"as:{species}"
            if species == named_in(picks):
                overview["mark"] = "chosen"
    elif turn:
        overview["why"] = {"key": "why-named", "args": forms(view.name)}
    order = view.deck.species
    gone: list[Card] = [{"face": face(species)} for _ in range(NUMBER[species] - left)]
    return {
        "id": f"species:{species}",
        "kind": "stack",
        "seat": None,
        "at": _rim(order.index(species), len(order)),
        "label": {"key": "zone-species", "args": forms(species)},
        "cards": [*gone, overview],
        "count": 1 + NUMBER[species] - left,
        "note": {"key": "note-left", "args": {"left": left, "number": NUMBER[species]}},
    }


def _rim(at: int, of: int) -> tuple[float, float]:
    """Where the one overview card lies, clockwise from the top; the rim has flat sides, so that none covers another."""
    angle = 2 * pi * (at + 0.5) / of
    x, y = (copysign(abs(way) ** (2 / 3), way) for way in (sin(angle), cos(angle)))
    return round(0.5 + 0.46 * x, 3), round(0.5 - 0.42 * y, 3)


def _sheet(view: Mammuz) -> Sheet:
    """The points of the games that are over (R18)."""
    seats = range(len(view.hands))
    return {
        "title": {"key": "sheet-title"},
        "head": [{"seat": seat} for seat in seats],
        "rows": [list(view.scores)],
    }
