"""A player of Der Trötofanten-Zirkus: a child that likes what is big and funny, or one who knows whom to rob."""

from collections.abc import Iterator
from random import Random

from games.scene import Message
from games.troetofanten_zirkus.habits import Habits
from games.troetofanten_zirkus.hints import reason
from games.troetofanten_zirkus.playouts import best
from games.troetofanten_zirkus.prey import desire, profitable, worthwhile
from rules.game import Level, Move, Seat
from rules.troetofanten_zirkus import DRAW, GREY, Zirkus
from rules.troetofanten_zirkus_events import Event

NEIGHBOURLY = 0.1
"""How often a child looks no further than to the next one who has something to steal."""

SHY = 0.2
"""How many cards less a pile seems to a child for each point that its owner has: it doesn't dare to rob the strong."""


class ZirkusBot:
    """Plays one seat (`bots.bot.Bot`). The game has no secret: all that there is to remember is how the others play."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng
        self.habits = Habits()

    def see(self, event: Event) -> None:
        """Watches the others."""
        self.habits.see(event)

    def think(self, view: Zirkus) -> Iterator[Move | None]:
        """Yields None after each slice of thinking, at last the move. All cards of the ring look alike."""
        self.habits.look(view)
        if not view.turned:
            yield from DRAW
            return
        prey = profitable(view, view.prey(self.seat, view.turned))
        self.rng.shuffle(prey)  # among equals chance decides
        if self.level == 1:
            pile: int | None = self._dazzled(view, prey)
        elif self.level == 2:
            pile = max(prey, key=lambda pile: desire(view, self.seat, pile))
        else:
            whims = [self.habits.whim(seat) if seat != self.seat else 0 for seat in range(len(view.held))]
            for pile in best(view, self.seat, worthwhile(view, prey), whims, self.rng):
                if pile is None:
                    yield None
        yield Move("steal", (str(pile),))

    def reason(self, view: Zirkus, move: Move) -> Message:
        """What speaks for a move (`bots.bot.Bot`)."""
        return reason(view, self.seat, move)

    def _dazzled(self, view: Zirkus, prey: list[int]) -> int:
        """The pile that a child takes: the most cards, seen with half an eye; funny ones seem more."""
        seats, scores = len(view.held), view.scores
        away = {pile: (view.piles[pile].owner - self.seat) % seats for pile in prey}
        if self.rng.random() < NEIGHBOURLY:
            prey = [pile for pile in prey if away[pile] == min(away.values())]

        def dazzle(pile: int) -> float:
            owner, cards = view.piles[pile]
            funny = sum(card not in GREY for card in cards) / 4
            return len(cards) + funny - SHY * scores[owner] + self.rng.random()

        return max(prey, key=dazzle)
