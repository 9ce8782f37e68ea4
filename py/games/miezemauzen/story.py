"""How the events of Miezemauzen are told: a line for the log, and the cards that move."""

from collections.abc import Iterable
from typing import assert_never

from games.miezemauzen.cards import SUITS, face, name
from games.miezemauzen.scene import taking
from games.scene import Carry, Message, Told, Value
from rules.game import HIDDEN, Seat
from rules.miezemauzen import CAT, TOMCAT, Miezemauzen
from rules.miezemauzen_events import (
    Appointed,
    Called,
    Dealt,
    Ended,
    Event,
    Exchanged,
    Gathered,
    Joined,
    Kept,
    Laid,
    Opened,
    Passed,
    Swapped,
    Took,
    TurnedUp,
)


def tell(before: Miezemauzen, event: Event) -> Told:
    """Tells an event, as one seat sees it, that follows on that seat's view. The shape: `games.scene.Told`."""
    match event:
        case Appointed(seat):
            return _told(_line("line-appointed", seat))
        case Dealt(seat, cards):
            places = [*(f"hand:{other}" for other in before.order), "table"]
            carries = [_carry("stock", places[at % len(places)], card) for at, card in enumerate(cards)]
            return _told(_line("line-dealt", seat, deal=before.round), carries)
        case TurnedUp(card):
            line: Message = {"key": "line-trump", "args": {"card": name(card), "suit": SUITS[card[0]]}}
            return _told(line, [_carry("stock", "trump", card)])
        case Passed(seat, points):
            return _told(_line("line-passed-paid" if points else "line-passed", seat, points=points))
        case Joined(seat):
            forced = before.must_play(seat)
            return _told(_line("line-must-play" if forced else "line-plays", seat, points=before.scores[seat]))
        case Exchanged(seat, cards):
            given = [_carry(f"hand:{seat}", "away", card) for card in before.hands[seat]]
            return _told(
                _line("line-exchanged", seat), given + [_carry("table", f"hand:{seat}", card) for card in cards]
            )
        case Swapped(seat, card):
            carries = [_carry(f"hand:{seat}", "away", card), _carry("trump", f"hand:{seat}", before.trump)]
            if card == HIDDEN:
                return _told(_line("line-swapped", seat, trump=name(before.trump)), carries)
            return _told(_line("line-swapped-own", seat, trump=name(before.trump), card=name(card)), carries)
        case Kept(seat):
            return _told(_line("line-kept", seat, trump=name(before.trump)))
        case Called(seat, cards):
            tomcat = cards[0][0] == before.trump[0]
            line = _line(
                "line-tomcat" if tomcat else "line-cat",
                seat,
                suit=SUITS[cards[0][0]],
                points=TOMCAT if tomcat else CAT,
            )
            return _told(line, [_carry(f"hand:{seat}", f"lay:{seat}", card) for card in cards], step=True)
        case Opened(seat):
            return _told(_line("line-opened", seat))
        case Laid(seat, card):
            return _told(_line("line-laid", seat, card=name(card)), [_carry(f"hand:{seat}", f"lay:{seat}", card)])
        case Took(seat):
            return _told(taking(before, seat), step=True)
        case Gathered(seat):
            trick = enumerate(before.trick)
            return _told(None, [_carry(f"lay:{other}", f"won:{seat}", card) for other, card in trick if card])
        case Ended(points):
            return _told(_result(before, points), _swept(before), step=not before.called)
        case _:
            assert_never(event)


def _told(line: Message | None, carries: Iterable[Carry] = (), step: bool = False) -> Told:
    return {"line": line, "carries": list(carries), "step": step}


def _line(key: str, seat: Seat, **more: Value) -> Message:
    return {"key": key, "args": {"seat": {"seat": seat}, **more}}


def _carry(source: str, target: str, card: str) -> Carry:
    return {"source": source, "target": target, "face": face(card)}


def _result(before: Miezemauzen, points: tuple[int, ...]) -> Message | None:
    """How a deal ended: with all who played (R16), with one alone or with nobody (R9); a cat has told it already."""
    if before.called:
        return None
    players = before.players
    if not players:
        return {"key": "line-void"}
    if len(players) == 1:
        return _line("line-alone", players[0])
    each: list[Value] = [
        {
            "key": "result",
            "args": {
                "seat": {"seat": seat},
                "change": f"+{points[seat]}" if points[seat] > 0 else f"−{-points[seat]}",
                "points": before.scores[seat] + points[seat],
            },
        }
        for seat in players
    ]
    return {"key": "line-ended", "args": {"deal": before.round, "results": each}}


def _swept(before: Miezemauzen) -> list[Carry]:
    """All cards go back to the stock."""
    zones = [("trump", 1 - before.swapped), ("table", len(before.table)), ("away", sum(map(len, before.away)))]
    for seat, hand in enumerate(before.hands):
        zones.append((f"{'lay' if seat in before.called else 'hand'}:{seat}", len(hand)))
        zones.append((f"won:{seat}", before.tricks[seat] * len(before.players)))
    return [_carry(zone, "stock", HIDDEN) for zone, count in zones for _ in range(count)]
