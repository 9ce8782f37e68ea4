"""What speaks for a move of Miezemauzen, in one line: a message that tells no more than the seat may know."""

from games.miezemauzen.cards import SUITS, name
from games.miezemauzen.certain import after, alone, beats, has_cat, is_sure, may_hold, takes_for_sure
from games.scene import Message, Value
from rules.game import Move, Seat
from rules.miezemauzen import CAT, NO_TRICK, TOMCAT, Miezemauzen
from rules.miezemauzen_cards import HEIGHT, following, taker


def declaring_hint(view: Miezemauzen, seat: Seat, move: Move, own: float, other: float) -> Message:
    """Why a seat should declare that.

    Args:
        view: what the seat sees.
        seat: who it is.
        move: the declaration.
        own: the chance that the hand takes a trick, with the swap if it is one.
        other: the same for a hand of which nothing is known, such as the table's.
    """
    hand = after(view, view.hands[seat], move)
    odds: Message = {"key": "hint-chance", "args": {"tenths": round(10 * own)}}
    if move.verb == "swap":
        swapped: dict[str, Value] = {"card": name(move.picks[0]), "trump": name(view.trump)}
        if is_sure(view, seat, hand):
            return {"key": "hint-swap-sure", "args": swapped}
        return {"key": "hint-swap", "args": {**swapped, "chance": odds}}
    if move.verb == "exchange":
        counted = _counted(own), _counted(other)
        if counted[0] >= counted[1]:
            return {"key": "hint-exchange-even"}
        return {"key": "hint-exchange", "args": {"own": counted[0], "other": counted[1]}}
    if move.verb == "pass":
        costs = view.pass_costs(seat)
        if costs:
            return {"key": "hint-pass-paid", "args": {"points": costs, "chance": odds, "more": NO_TRICK}}
        return {"key": "hint-pass", "args": {"chance": odds, "more": NO_TRICK}}
    if has_cat(view, seat):
        if hand[0][0] == view.trump[0]:
            return {"key": "hint-tomcat", "args": {"points": TOMCAT}}
        return {"key": "hint-cat", "args": {"suit": SUITS[hand[0][0]], "points": CAT}}
    if alone(view):
        return {"key": "hint-alone"}
    if is_sure(view, seat, hand):
        best = max((card for card in hand if card[0] == view.trump[0]), key=HEIGHT.__getitem__)
        return {"key": "hint-keep-sure" if move.verb == "keep" else "hint-play-sure", "args": {"card": name(best)}}
    if move.verb == "keep":
        return {"key": "hint-keep", "args": {"chance": odds}}
    return {"key": "hint-play-must" if view.must_play(seat) else "hint-play", "args": {"chance": odds}}


def _counted(chance: float) -> int:
    """How many hands of ten; never none and never all, for it is a chance."""
    return min(max(round(10 * chance), 1), 9)


def laying_hint(view: Miezemauzen, seat: Seat, card: str) -> Message:
    """Why a seat should lay that card."""
    key, args = _laying_key(view, seat, card), dict[str, Value](card=name(card))
    if key in ("hint-lay-takes", "hint-lay-unbeaten", "hint-lead-unbeaten"):
        args["needs"] = "no" if view.tricks[seat] else "yes"
    return {"key": key, "args": args}


def _laying_key(view: Miezemauzen, seat: Seat, card: str) -> str:
    trump, hand = view.trump[0], view.hands[seat]
    possible = following(hand, view.led)
    if len(possible) == 1:
        return "hint-lay-only"
    if all(view.tricks[player] for player in view.players):
        return "hint-lay-settled"
    if takes_for_sure(view, seat, card):
        return "hint-lay-takes" if len(view.turns) == 1 else "hint-lay-unbeaten" if view.led else "hint-lead-unbeaten"
    if not view.led:
        others = [held for player in view.players if player != seat for held in may_hold(view, seat, player)]
        if card[0] != trump and not any(beats(held, card) for held in others):
            return "hint-lead-highest"
        return "hint-lead-best" if card == max(hand, key=lambda one: _worth(one, trump)) else "hint-lead-low"
    taking = [
        one for one in possible if taker((*view.trick[:seat], one, *view.trick[seat + 1 :]), view.led, trump) == seat
    ]
    if card in taking:
        return "hint-lay-highest"
    return "hint-lay-saves" if taking else "hint-lay-beaten"


def _worth(card: str, trump: str) -> tuple[bool, int]:
    """How good a card is: a trump better than all others."""
    return card[0] == trump, HEIGHT[card]
