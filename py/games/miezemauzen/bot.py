"""A player of Miezemauzen: a beginner, one who plays well out of habit, or an expert who plays deals out in the mind."""

from collections.abc import Iterator
from random import Random

from bots.bot import Level
from games.miezemauzen import beginner, habit
from games.miezemauzen.certain import sensible_declarations, sensible_lays
from games.miezemauzen.expert import Expert
from games.miezemauzen.lay import card_to_lay
from rules.game import Move, Seat
from rules.miezemauzen import Miezemauzen
from rules.miezemauzen_events import Event
from rules.miezemauzen_moves import LAY


class MiezemauzenBot:
    """Plays one seat (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng
        self._expert = Expert(seat, rng)

    def see(self, event: Event) -> None:
        """Nothing to remember: the view holds all that was seen in this deal."""

    def think(self, view: Miezemauzen) -> Iterator[Move | None]:
        """Yields None after each slice of an expert's thinking, at last the move; the others need no time."""
        seat, rng = self.seat, self.rng
        declaring = not view.declared[seat]
        moves = sensible_declarations(view, seat) if declaring else sensible_lays(view, seat)
        if len(moves) == 1:
            yield moves[0]
        elif self.level == 3:
            yield from self._expert.choose(view, moves)
        elif self.level == 2:
            yield habit.declared(view, seat, moves, rng) if declaring else LAY[card_to_lay(view, seat)]
        else:
            yield beginner.declared(view, seat, moves, rng) if declaring else beginner.laid(view, seat, moves)
