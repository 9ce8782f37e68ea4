"""What speaks for a move of Miezemauzen, in one line: a message that tells no more than the seat may know."""

from games.miezemauzen.cards import SUITS, name
from games.miezemauzen.certain import after, alone, beats, has_cat, is_sure, may_hold, takes, takes_for_sure
from games.miezemauzen.declare import risk
from games.scene import Message, Value
from rules.game import Move, Seat
from rules.miezemauzen import CAT, NO_TRICK, TOMCAT, TRICK, Miezemauzen
from rules.miezemauzen_cards import HEIGHT, following

EVEN = 0.5
"""From this chance of a trick on, the chance alone speaks for playing."""


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
    costs = view.pass_costs(seat)
    odds: Message = {"key": "hint-chance", "args": {"tenths": round(10 * own)}}
    if move.verb == "swap":
        swapped: dict[str, Value] = {"card": name(move.picks[0]), "trump": name(view.trump)}
        if is_sure(view, seat, hand):
            return {"key": "hint-swap-sure", "args": swapped}
        return {"key": "hint-swap", "args": {**swapped, "chance": odds}}
    if move.verb == "exchange":
        counted = _counted(own), _counted(other)
        if counted[0] >= counted[1]:
            return {"key": "hint-exchange-even", "args": {"waiting": len(view.turns) - 1}}
        return {"key": "hint-exchange", "args": {"own": counted[0], "other": counted[1]}}
    if move.verb == "pass":
        why = "points" if costs < risk(own) else "leads" if _leads(view, seat) else "standing"
        args: dict[str, Value] = {"costs": costs, "chance": odds, "why": why, "less": -TRICK, "more": NO_TRICK}
        return {"key": "hint-pass", "args": args}
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
    if view.must_play(seat):
        return {"key": "hint-play-must", "args": {"chance": odds}}
    why = "costs" if costs else "chance" if own >= EVEN else "nearer"
    return {"key": "hint-play", "args": {"chance": odds, "why": why, "costs": costs}}


def _leads(view: Miezemauzen, seat: Seat) -> bool:
    """Whether a seat is nearer to 0 than all others."""
    return all(view.scores[seat] < points for other, points in enumerate(view.scores) if other != seat)


def _counted(chance: float) -> int:
    """How many hands of ten; never none and never all, for it is a chance."""
    return min(max(round(10 * chance), 1), 9)


def laying_hint(view: Miezemauzen, seat: Seat, card: str) -> Message:
    """Why a seat should lay that card."""
    key, args = _laying_key(view, seat, card), dict[str, Value](card=name(card))
    if key in ("hint-lay-takes", "hint-lay-unbeaten", "hint-lead-unbeaten", "hint-lay-saves", "hint-lead-low"):
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
        return "hint-lead-low" if any(_worth(one, trump) > _worth(card, trump) for one in hand) else "hint-lead-best"
    taking = [one for one in possible if takes(view, seat, one)]
    if card in taking:
        return "hint-lay-highest"
    return "hint-lay-saves" if taking else "hint-lay-beaten"


def _worth(card: str, trump: str) -> tuple[bool, int]:
    """How good a card is: a trump better than all others."""
    return card[0] == trump, HEIGHT[card]
