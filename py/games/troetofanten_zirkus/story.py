"""How the events of Der Trötofanten-Zirkus are told: a line for the log, the cards that move, and the noise."""

from typing import assert_never

from games.scene import Carry, Message, Told, Value
from games.troetofanten_zirkus.cards import NOISES, face, kind, name
from rules.game import Seat
from rules.troetofanten_zirkus import TRAP, Zirkus
from rules.troetofanten_zirkus_events import (
    Began,
    Drew,
    Event,
    Kept,
    Lifted,
    Met,
    Opened,
    Paired,
    Revealed,
    Stole,
    Trained,
    Turned,
    Walked,
)


def tell(before: Zirkus, event: Event) -> Told:
    """Tells an event that follows on a view. The shape: `games.scene.Told`."""
    new = f"pile:{len(before.piles)}"
    match event:
        case Opened(card):
            return _told(_line("opened", card=name(card)), _carry("ring", "middle", card))
        case Began(seat):
            return _told(_line("began", seat=_seat(seat)))
        case Drew(seat):
            return _told(None, {"source": "ring", "target": f"hand:{seat}", "face": None})
        case Turned(seat, card):
            noise = NOISES.get(kind(card), "")
            told = _told(
                _line(f"turned-{noise}" if noise else "turned", seat=_seat(seat), card=name(card)),
                _carry(f"hand:{seat}", f"lay:{seat}", card),
            )
            if noise:
                told["sound"] = noise
            return told
        case Stole(seat, pile, card):
            return _stole(before, seat, pile, card)
        case Paired(seat, middle, card):
            return _told(
                _line("paired", seat=_seat(seat), card=name(card), other=name(middle)),
                _carry("middle", new, middle),
                _carry(f"lay:{seat}", new, card),
            )
        case Trained(seat, card):
            return _told(_line("trained", card=name(card)), _carry(f"lay:{seat}", "middle", card))
        case Walked(seat, card):
            return _told(_line("walked", card=name(card)), _carry(f"lay:{seat}", "walk", card))
        case Met(seat, walker, card):
            key = "met" if before.prey(seat, TRAP) else "met-no-prey"
            return _told(
                _line(key, seat=_seat(seat), card=name(card), other=name(walker)),
                _carry("walk", f"down:{seat}", walker),
                _carry(f"lay:{seat}", f"down:{seat}", card),
            )
        case Lifted(seat):
            source = "trap" if before.trap is None else f"pile:{before.trap}"
            return _told(_line("lifted", seat=_seat(seat)), _carry(source, f"lay:{seat}", TRAP))
        case Kept(seat, card):
            return _told(_line("kept", seat=_seat(seat), card=name(card)), _carry(f"lay:{seat}", new, card))
        case Revealed(seat, card):
            return _told(
                _line("revealed", seat=_seat(seat), card=name(card)), _carry(f"hand:{seat}", f"down:{seat}", card)
            )
        case _:
            assert_never(event)


def _stole(before: Zirkus, seat: Seat, pile: int, card: str) -> Told:
    """The pile slides over, all its cards, and stays the same zone; then the thief goes on top."""
    owner, cards = before.piles[pile]
    place = f"pile:{pile}"
    line = _line(
        "stole-trap" if card == TRAP else "stole",
        seat=_seat(seat),
        victim=_seat(owner),
        card=name(card),
        top=name(cards[-1]),
        count=len(cards),
    )
    told = _told(line, *(_carry(place, place, moved) for moved in cards), _carry(f"lay:{seat}", place, card), step=True)
    if card == TRAP:
        told["sound"] = NOISES[TRAP]
    return told


def _told(line: Message | None, *carries: Carry, step: bool = False) -> Told:
    return {"line": line, "carries": list(carries), "step": step}


def _line(key: str, **arguments: Value) -> Message:
    return {"key": f"line-{key}", "args": arguments}


def _seat(seat: Seat) -> Value:
    return {"seat": seat}


def _carry(source: str, target: str, card: str) -> Carry:
    return {"source": source, "target": target, "face": face(card)}
