"""The player of Mammuz for one seat, at three levels."""

from collections.abc import Iterator
from math import inf
from random import Random

from games.mammuz.child import child
from games.mammuz.guess import guess
from games.mammuz.habits import nearest
from games.mammuz.memory import Memory
from games.mammuz.playouts import best
from games.mammuz.reasons import reason
from games.mammuz.weighing import (
    Weighed,
    may_be_false,
    no_card_is_true,
    sure_win,
    weighed_lays,
    worth_of_doubt,
)
from games.scene import Message
from rules.game import Level, Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import whole
from rules.mammuz_events import Event
from rules.mammuz_moves import DOUBT, EXTINCT

WHIM = 0.7
"""How far chance sways a choice on level 2, in cards."""

GAMES = 400
"""So many games are played in the mind for one choice on level 3."""

CANDIDATES = 8
"""Among so many lays level 3 chooses."""


class MammuzBot:
    """Plays one seat, from its view and what it remembers (`bots.bot.Bot`).

    On level 1 like a child that remembers nothing, on level 2 by weighing what a lay or a doubt costs and brings, on
    level 3 by playing on in the mind after the moves that weigh most.
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
        """Yields the move, on level 3 after many games in the mind with None after each."""
        if move := self._plain(view):
            yield move
        elif self.level == 1:
            yield child(view, self.seat, self._may_doubt(view), self.rng)
        elif self.level == 2:
            yield self._weighs(view)
        else:
            yield from self._plays_on(view)

    def reason(self, view: Mammuz, move: Move) -> Message:
        return reason(view, self.seat, self.memory, move)

    def _plain(self, view: Mammuz) -> Move | None:
        """What needs no thought."""
        if view.phase == "choose":
            return Move("give", (str(nearest(view, self.seat)),))
        if view.obliged:
            return DOUBT
        if not view.must and (dying := whole(view.hands[self.seat], view.alive, view.gone)):
            return EXTINCT[dying[-1]]
        if name := sure_win(view, self.seat):
            return Move("lay", (*view.hands[self.seat], *([] if view.lays else [f"as:{name}"])))
        if view.lays and no_card_is_true(view, self.seat, self.memory):
            return DOUBT
        return None

    def _may_doubt(self, view: Mammuz) -> bool:
        return may_be_false(view, self.seat, self.memory)

    def _weighs(self, view: Mammuz) -> Move:
        lays = weighed_lays(view, self.seat, self.memory)
        chosen = max(lay._replace(worth=lay.worth + self._whim()) for lay in lays)
        doubt = worth_of_doubt(view, self.seat, self.memory) + self._whim() if self._may_doubt(view) else -inf
        return DOUBT if doubt > chosen.worth else chosen.move(view)

    def _whim(self) -> float:
        return self.rng.gauss(0, WHIM)

    def _plays_on(self, view: Mammuz) -> Iterator[Move | None]:
        lays = weighed_lays(view, self.seat, self.memory)
        moves = [lay.move(view) for lay in _heaviest(lays)]
        if self._may_doubt(view):
            moves.append(DOUBT)
        yield from best(
            moves,
            GAMES,
            lambda: guess(view, self.seat, self.memory, self.rng),
            self.seat,
            self.memory.suspicion,
            self.rng,
        )


def _heaviest(lays: list[Weighed]) -> list[Weighed]:
    return sorted(lays, reverse=True)[:CANDIDATES]
