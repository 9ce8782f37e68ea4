"""The bots of one table: each has followed the game from its seat, and thinks when it owes a move or gives a hint."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from rules.game import LEVELS, Level, Move, Seat
from table.table import Table


class BotFailed(Exception):
    """A bot raised an exception (the cause) or made no legal move. Its move will be drawn by chance."""


class Mind:
    """A bot, how far it has followed the game, and its train of thought."""

    def __init__(self, table: Table, seat: Seat, rng: Random, level: Level) -> None:
        self._seat = seat
        self._bot: Any = table.game.bot(seat, rng, level)
        self._followed = 0
        self._train: Iterator[Move | None] | None = None

    def slice(self, table: Table) -> Move | None:
        """Thinks on for one slice. A train of thought that events have overtaken begins anew."""
        view = table.state.seen_by(self._seat)
        news = table.steps[self._followed :]
        for step in news:
            self._bot.see(step.event.seen_by(self._seat))
        self._followed = len(table.steps)
        if news or self._train is None:
            self._train = iter(self._bot.think(view))
        move = next(self._train)
        if move is not None:
            self._train = None
            if move not in view.moves(self._seat):
                raise ValueError("not a legal move")
        return move

    def reason(self, table: Table, move: Move) -> Mapping[str, Any]:
        """Why it would make the move that it has just thought of, as a message."""
        reason: Mapping[str, Any] = self._bot.reason(table.state.seen_by(self._seat), move)
        return reason


class Minds:
    """All bots of one table. They are made when first asked, and follow the game from its first event on.

    Attributes:
        advised: the person who has asked for a hint and not got it yet.
    """

    def __init__(self, rng: Random) -> None:
        self.advised: Seat | None = None
        self._rng = rng
        self._minds: dict[Seat, Mind] = {}
        self._advisers: dict[Seat, Mind] = {}
        self._failed: Seat | None = None

    def slice(self, table: Table) -> tuple[Seat, Move] | None:
        """Lets the first bot that owes a move think for one slice; its move, once it has one.

        Raises `BotFailed`; then the next call draws that bot's move by chance, so that the game goes on.
        """
        seat = table.thinking[0]
        if seat == self._failed:
            self._failed = None
            return seat, table.state.seen_by(seat).moves(seat).random(self._rng)
        try:
            if seat not in self._minds:
                self._minds[seat] = Mind(table, seat, self._rng, table.level)
            move = self._minds[seat].slice(table)
        except Exception as error:
            self._minds.pop(seat, None)
            self._failed = seat
            raise BotFailed from error
        return None if move is None else (seat, move)

    def advise(self, table: Table, seat: Seat) -> Mapping[str, Any] | None:
        """Lets the best of bots think for one slice about what the person at a seat owes; its hint, once it has one.

        Raises `BotFailed`; then nobody waits for that hint any more.
        """
        try:
            if seat not in self._advisers:
                self._advisers[seat] = Mind(table, seat, self._rng, LEVELS[-1])
            adviser = self._advisers[seat]
            move = adviser.slice(table)
            if move is None:
                return None
            self.advised = None
            return adviser.reason(table, move)
        except Exception as error:
            self._advisers.pop(seat, None)
            self.advised = None
            raise BotFailed from error
