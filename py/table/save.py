"""The text form of a game: how it was set up and all moves, those of luck too, from which it is played again.

Reading trusts nothing: the text must be, to the letter, what `written` writes, and every move must be legal.
"""

import json
from typing import Any
from zlib import crc32

from rules.game import LUCK, IllegalMove, Move, Seat
from table import games
from table.refused import Refused
from table.table import KINDS, Sitter, Table, lay

FORMAT = 3
MARK = "katzentisch"
"""The key of the format's number, which also marks a text as ours."""


def written(table: Table) -> str:
    """The save's text."""
    return sealed(
        {
            MARK: FORMAT,
            "game": table.game.name,
            "options": dict(table.options),
            "seats": [list(sitter) for sitter in table.sitters],
            "level": table.level,
            "moves": [line(*made) for made in table.moves],
            "seen": table.seen,
        }
    )


def header(table: Table) -> dict[str, Any]:
    """What a list of saves shows of this one."""
    return {
        "game": table.game.name,
        "seats": [sitter._asdict() for sitter in table.sitters],
        "round": table.state.round,
        "over": table.state.outcome is not None,
    }


def line(seat: Seat, move: Move) -> str:
    """The text of a move, with its seat."""
    return f"{'luck' if seat == LUCK else seat} {move}"


def read_line(text: str, seats: int) -> tuple[Seat, Move]:
    """The move and its seat that `line` wrote. Raises `ValueError`."""
    who, _, move = text.partition(" ")
    return LUCK if who == "luck" else range(seats).index(int(who)), Move.read(move)


def read(text: str) -> Table:
    """The table that a text stands for, as it was when it was saved, but nobody is behind the curtain.

    Raises `Refused` for a text that is damaged, that is no save of ours, that a newer version wrote, whose game is
    not in the house, or whose moves today's rules do not allow.
    """
    return _replayed(opened(text, MARK, FORMAT))


def opened(text: str, mark: str, number: int) -> dict[str, Any]:
    """The body that `sealed` wrote. Raises `Refused` for a text that is damaged, or has another mark or format."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("save-damaged") from error
    if not isinstance(body, dict) or type(body.get(mark)) is not int:
        raise Refused("save-foreign")
    if body[mark] > number:
        raise Refused("save-too-new")
    if body[mark] < number:
        raise Refused("save-old")
    if body.pop("check", None) is None or sealed(body) != text:
        raise Refused("save-damaged")
    return body


def sealed(body: dict[str, Any]) -> str:
    """The body as text, with a checksum at its end."""
    bare = _text(body)
    return _text({**body, "check": crc32(bare.encode("utf-8", "surrogatepass"))})


def _text(body: dict[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _replayed(body: dict[str, Any]) -> Table:
    try:
        name, options, level, seen = body["game"], body["options"], body["level"], body["seen"]
        sitters = [Sitter(*seat) for seat in body["seats"]]
        moves = [read_line(line, len(sitters)) for line in body["moves"]]
        texts = [name, *options, *options.values(), *(sitter.name for sitter in sitters)]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Refused("save-damaged") from error
    sound = all(isinstance(text, str) for text in texts) and type(level) is type(seen) is int and seen >= 0
    if not sound or any(sitter.kind not in KINDS for sitter in sitters):
        raise Refused("save-damaged")
    game = games.find(name)
    try:
        table = lay(game, options, sitters, level).replayed(moves)
    except (Refused, IllegalMove) as error:
        raise Refused("save-old") from error
    return table.show(min(seen, len(table.steps)))
