"""What speaks for a move, in a line: the pile, whose it is, what it counts, and the one or two best reasons."""

from collections.abc import Iterator
from itertools import islice

from games.scene import Message, Value
from games.troetofanten_zirkus.cards import name
from games.troetofanten_zirkus.prey import points, thieves
from rules.game import Move, Seat
from rules.troetofanten_zirkus import TRAP, Zirkus

RARE = 12
"""A pile is hard to steal back if at most one of so many unseen cards could do it."""


def reason(view: Zirkus, seat: Seat, move: Move) -> Message:
    """What speaks for a seat's move."""
    if move.verb == "draw":
        return {"key": "hint-draw"}
    pile = int(move.picks[0])
    owner, cards = view.piles[pile]
    whys: list[Value] = list(islice(_whys(view, seat, pile), 2))
    arguments: dict[str, Value] = {"victim": {"seat": owner}, "top": name(cards[-1]), "points": points(view, pile)}
    return {"key": "hint-steal", "args": {**arguments, "whys": whys}}


def _whys(view: Zirkus, seat: Seat, pile: int) -> Iterator[Message]:
    """What is true of a pile and speaks for it, the strongest first; always something."""
    owner, cards = view.piles[pile]
    if view.ring == 1:
        yield {"key": "hint-last"}
    mine, theirs = view.scores[seat], view.scores[owner]
    if all(theirs > score for other, score in enumerate(view.scores) if other not in (seat, owner)):
        if theirs > mine:
            yield {"key": "hint-leads", "args": {"seat": {"seat": owner}}}
        elif len(view.scores) > 2:
            yield {"key": "hint-rival", "args": {"seat": {"seat": owner}}}
    most = max(points(view, other) for other in view.prey(seat, view.turned))
    if points(view, pile) == most:
        yield {"key": "hint-most"}
    if view.ring > 1:
        # The thief is what must be stolen from, but the mousetrap is lifted and shows again what lies below.
        yield from _safety(view, cards[-1] if view.turned == TRAP else view.turned)
        if points(view, pile) < most:
            yield {"key": "hint-modest"}


def _safety(view: Zirkus, top: str) -> Iterator[Message]:
    count, unseen = thieves(view, top), len(view.unseen)
    if not count:
        yield {"key": "hint-trap-only"}
    elif count * RARE <= unseen:
        yield {"key": "hint-safe", "args": {"count": count, "unseen": unseen}}
