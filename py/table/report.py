"""What the page is told of a table: nothing that those who may look at the screen must not know."""

from collections.abc import Mapping
from typing import Any

from rules.game import Seat, State
from table import picks
from table.known import Known
from table.table import Step, Table


def report(table: Table, told: int | None = None) -> dict[str, Any]:
    """The table as plain JSON values, ready to be drawn.

    Of the first `told` events nothing is said, for the page has their frames and makes the log of them. None: the
    page knows nothing of this table yet, so it gets the log of all that it has shown and frames of all the rest.
    """
    shown = table.steps[: table.seen] if told is None else ()
    news = table.unseen if told is None else table.steps[told:]
    return {
        "game": table.game.name,
        "options": dict(table.options),
        "seats": [sitter._asdict() for sitter in table.sitters],
        "level": table.level,
        "screen": table.screen,
        "curtain": table.curtain,
        "seen": table.seen,
        "anew": told is None,
        "log": [step.told["line"] for step in shown if step.told["line"]],
        "frames": [_frame(table, step) for step in news],
        "scene": table.game.scene(table.state.seen_by(table.screen), table.screen, table.picks),
        "picks": list(table.picks),
        "move": _move(table),
        "hint": table.hint,
        "thinking": list(table.thinking),
        "sent": sorted(table.state.sent) if isinstance(table.state, Known) else [],
        "end": _end(table),
    }


def _frame(table: Table, step: Step) -> Mapping[str, Any]:
    begun = _begun(step.view, table.viewer)
    return {"scene": table.game.scene(step.view, table.viewer, begun), **step.told}


def _begun(view: State, seat: Seat | None) -> picks.Picks:
    """The picks with which a choice begins, lest a frame offers the verb that comes by itself."""
    return () if seat is None or seat not in view.to_act else picks.settled(view.moves(seat))


def _move(table: Table) -> str | None:
    if not table.picks:
        return None
    move = picks.move(table.choices, table.picks)
    return None if move is None else str(move)


def _end(table: Table) -> dict[str, Any] | None:
    outcome = table.state.outcome
    if outcome is None:
        return None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "rule": outcome.rule,
        "course": [list(scores) for scores in table.course],
    }
