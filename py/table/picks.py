"""A move being made tap by tap: the picks so far, the verb first. `moves` are those of the seat that makes it."""

from rules.game import Move, Moves
from table.refused import Refused

Picks = tuple[str, ...]


def settled(moves: Moves, picks: Picks = ()) -> Picks:
    """As many of the picks, from the first on, as are possible; a verb that is the only one comes by itself."""
    kept: Picks = ()
    for token in picks:
        if token not in moves.after(kept):
            break
        kept = (*kept, token)
    verbs = moves.after(())
    return verbs if not kept and len(verbs) == 1 else kept


def added(moves: Moves, picks: Picks, token: str) -> Picks:
    """The picks with one more. Raises `Refused`.

    Where no more fits, it replaces one, the last rather than the first; else it begins another move: a pick that only
    some verb leads to brings that verb along.
    """
    fewer = (picks[:at] + picks[at + 1 :] for at in reversed(range(len(picks))))
    verbs = ((verb,) for verb in moves.after(()))
    for before in (picks, *fewer, (), *verbs):
        if token in moves.after(before):
            return (*before, token)
    raise Refused("no-such-pick")


def removed(moves: Moves, picks: Picks, token: str) -> Picks:
    """The picks without this one and without what was only possible with it."""
    if token not in picks:
        return picks
    at = len(picks) - 1 - picks[::-1].index(token)
    return settled(moves, picks[:at] + picks[at + 1 :])


def move(moves: Moves, picks: Picks) -> Move | None:
    """The move that the picks form; None while they are no complete legal move."""
    if not picks:
        return None
    formed = Move(picks[0], picks[1:])
    return formed if formed in moves else None
