"""The player of Mammuz for one seat, at three levels."""

from collections.abc import Iterator
from functools import partial
from math import inf
from random import Random

from games.mammuz.child import child
from games.mammuz.guess import guess
from games.mammuz.habits import names, plain
from games.mammuz.memory import Memory
from games.mammuz.playouts import best
from games.mammuz.reasons import reason
from games.mammuz.weighing import (
    Weighed,
    believed,
    may_be_false,
    no_card_is_true,
    weighed_lays,
    worth_of_doubt,
)
from games.scene import Message
from rules.game import Level, Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_events import Event
from rules.mammuz_moves import DOUBT

WHIM = 1.5
"""How far chance sways a choice on level 2, in cards."""

GAMES = 500
"""So many games are played in the mind for one choice on level 3."""

CANDIDATES = 10
"""Among so many lays level 3 chooses."""


class MammuzBot:
    """Plays one seat, from its view and what it remembers (`bots.bot.Bot`).

    On level 1 like a child that remembers nothing; on level 2 by weighing what a lay or a doubt costs and brings, now
    and then wrongly, and forgetful of who took which cards; on level 3 by playing on in the mind after the moves that
    weigh most.
    """

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng
        self.memory = Memory(seat)

    def see(self, event: Event) -> None:
        if self.level > 1:
            self.memory.see(event)

    def think(self, view: Mammuz) -> Iterator[Move | None]:
        """Yields the move; on level 3 after many games in the mind, in slices."""
        doubtful = may_be_false(view, self.seat, self.memory)
        if move := plain(view, self.seat):
            yield move
        elif no_card_is_true(view, self.seat, self.memory) or (doubtful and len(view.hands[self.seat]) == 1):
            yield DOUBT  # with one card left, that is no sure win, a lay would be a lie that must be doubted (R11)
        elif self.level == 1:
            yield child(view, self.seat, doubtful, self.rng)
        elif self.level == 2:
            yield self._weighs(view, doubtful)
        else:
            yield from self._plays_on(view, doubtful)

    def reason(self, view: Mammuz, move: Move) -> Message:
        return reason(view, self.seat, self.memory, move)

    def _lays(self, view: Mammuz) -> list[Weighed]:
        doubts = [self.memory.suspicion((self.seat + 1) % len(view.hands), count) for count in (1, 2, 3, 4)]
        return weighed_lays(view, self.seat, names(view, self.seat), doubts)

    def _worth_of_doubt(self, view: Mammuz) -> float:
        true = believed(view, self.seat, self.memory, recalls=self.level > 2)
        return worth_of_doubt(view, self.seat, true)

    def _weighs(self, view: Mammuz, doubtful: bool) -> Move:
        whim = partial(self.rng.gauss, 0, WHIM)
        lay = max(lay._replace(worth=lay.worth + whim()) for lay in self._lays(view))
        doubt = self._worth_of_doubt(view) + whim() if doubtful else -inf
        return DOUBT if doubt > lay.worth else lay.move(not view.lays)

    def _plays_on(self, view: Mammuz, doubtful: bool) -> Iterator[Move | None]:
        heaviest = sorted(self._lays(view), reverse=True)[:CANDIDATES]
        moves = {lay.move(not view.lays): lay.worth for lay in heaviest}
        if doubtful:
            moves[DOUBT] = self._worth_of_doubt(view)
        yield from best(
            moves, GAMES, partial(guess, view, self.seat, self.memory, self.rng), self.seat, self.memory, self.rng
        )
