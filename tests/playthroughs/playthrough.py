"""Golden playthroughs: one whole game per game and number of seats, as a text that people can read.

A file begins with the options; then every move, its events and what the other seats see of them, who is to act
with how many moves, and a digest of what each seat sees of the state (`-`: the onlooker).
"""

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rules.game import Move, Seat, State
from tests.rules.games import CASES, GAMES, Case, Turn, listed, make, play_out

FOLDER = Path(__file__).parent
MOST_MOVES = 10_000
"""Moves are counted up to this number."""

GOLDEN = tuple((name, seats) for name, rules in GAMES.items() for seats in rules.seats)


def path(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.txt"


def fresh(game: str, seats: int) -> list[str]:
    """A new playthrough, by chance. Each number of seats takes the next options with which the game comes to an end."""
    cases = [case for case in CASES if (case.game, case.seats) == (game, seats)]
    turned = cases[seats % len(cases) :] + cases[: seats % len(cases)]
    games = (transcript(case, play_out(case.start(), Random(f"{game} {seats}"))) for case in turned)
    return next(lines for lines in games if any("the end:" in line for line in lines))


def again(game: str, seats: int, lines: list[str]) -> list[str]:
    """Plays the moves of a playthrough once more."""
    options = tuple(tuple(option.split("=")) for option in lines[0].split()[3:])
    case = Case(game, seats, options)
    moves = [line.split(" ", 3)[2:] for line in lines if line.startswith("move ")]
    return transcript(case, _replay(case.start(), moves))


def _replay(state: State, moves: list[list[str]]) -> Iterator[Turn]:
    for seat, move in moves:
        turn = make(state, int(seat), Move.read(move))
        yield turn
        state = turn.after


def transcript(case: Case, turns: Iterator[Turn]) -> list[str]:
    state = case.start()
    lines = [" ".join((case.game, str(case.seats), "seats", *map("=".join, case.options)))]
    lines += _standing(case, state)
    for number, turn in enumerate(turns, 1):
        lines += ["", f"move {number} {turn.seat} {turn.move}"]
        for event in turn.events:
            lines.append(f"  {event}")
            seen = {viewer: str(event.seen_by(viewer)) for viewer in case.viewers}
            for text in dict.fromkeys(seen.values()):
                if text != str(event):
                    lines.append(f"    {_names(viewer for viewer in seen if seen[viewer] == text)} saw: {text}")
        state = turn.after
        lines += _standing(case, state)
    return lines


def _standing(case: Case, state: State) -> list[str]:
    """Where things stand after a move."""
    scores = " ".join(map(str, state.scores))
    lines = [f"  round {state.round}, scores {scores}"]
    if state.to_act:
        counts = (listed(state, seat, MOST_MOVES) for seat in state.to_act)
        moves = " ".join("?" if moves is None else str(len(moves)) for moves in counts)
        lines.append(f"  to act: {_names(state.to_act)} with {moves} moves")
    if state.outcome:
        places = " ".join(map(str, state.outcome.places))
        lines.append(f"  the end: places {places} by {state.outcome.rule}")
    views = (f"{_names([viewer])} {_digest(state.seen_by(viewer))}" for viewer in case.viewers)
    return [*lines, f"  views: {', '.join(views)}"]


def _names(seats: Iterator[Seat | None] | list[Seat | None] | tuple[Seat, ...]) -> str:
    return " ".join("-" if seat is None else str(seat) for seat in seats)


def _digest(view: State) -> str:
    return hashlib.sha256(repr(view).encode()).hexdigest()[:8]


def difference(wanted: list[str], found: list[str]) -> str:
    """Where two playthroughs part, or ""."""
    for number, (one, other) in enumerate(itertools.zip_longest(wanted, found), 1):
        if one != other:
            return f"line {number}: the file has {one!r}, the game {other!r}"
    return ""
