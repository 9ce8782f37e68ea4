"""The record of a game that is over, and its check: was everything that this screen was shown so, by the rules?

The host gives everybody the options and all moves, luck included. Whoever plays them again gets every event, and
compares what each event looks like from its own seats with what it was shown while the game ran.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.game import IllegalMove, Seat
from table import save
from table.known import Seen, viewers
from table.table import Table, lay

SLICE = 40
"""Moves that are checked at a time."""


class Proof(NamedTuple):
    """A check under way.

    Attributes:
        table: the game played again so far, as everybody sees it.
        shown: the events that this screen was shown.
        moves: all moves of the game, as lines.
        seats: who sits at this screen.
        code: a short text of the whole game: where it is the same on all screens, all were given the same record.
        fault: what was wrong, as a message, with the move at which it was.
        over: whether the check is done.
    """

    table: Table
    shown: tuple[Seen, ...]
    moves: tuple[str, ...]
    seats: tuple[Seat, ...]
    code: str
    fault: dict[str, Any] | None = None
    over: bool = False

    def further(self) -> "Proof":
        """The check after some moves more."""
        proof = self
        for _ in range(SLICE):
            if proof.over:
                break
            proof = proof._next()
        return proof

    def _next(self) -> "Proof":
        made = len(self.table.moves)
        if made == len(self.moves):
            whole = len(self.table.steps) == len(self.shown) and self.table.state.outcome is not None
            return self._replace(over=True) if whole else self._wrong("record-short", made)
        try:
            seat, move = save.read_line(self.moves[made], len(self.table.sitters))
            table = self.table.after(seat, move)
        except (ValueError, IllegalMove):
            return self._wrong("record-illegal", made)
        for at in range(len(self.table.steps), len(table.steps)):
            event = table.steps[at].event
            if at >= len(self.shown) or any(
                str(event.seen_by(viewer)) != str(self.shown[at].seen_by(viewer)) for viewer in viewers(self.seats)
            ):
                return self._wrong("record-differs", made)
        return self._replace(table=table)

    def _wrong(self, key: str, made: int) -> "Proof":
        return self._replace(over=True, fault={"key": key, "args": {"move": made + 1}})


def begun(table: Table, moves: Sequence[str], seats: Sequence[Seat]) -> Proof:
    """The check of a game's moves against what a screen was shown."""
    fresh = lay(table.game, table.options, table.sitters, table.level)
    shown = tuple(step.event for step in table.steps)
    return Proof(fresh, shown, tuple(moves), tuple(seats), code(table, moves))


def code(table: Table, moves: Sequence[str]) -> str:
    """A short text of a whole game: its options and its moves, as lines."""
    whole = json.dumps([table.game.name, sorted(table.options.items()), len(table.sitters), list(moves)])
    return hashlib.sha256(whole.encode("utf-8", "surrogatepass")).hexdigest()[:16]
