"""What a player of Mausen comes to think of the others.

Whoever is met for the first time may think or have any habit; each card laid then speaks for those who would rather lay
it (Bayes).
"""

from collections import deque
from collections.abc import Generator, Sequence
from typing import cast

from games.mausen.habits import habits, whole
from games.mausen.odds import INDEX, Mix, blend, lying
from games.mausen.thought import Hands, thoughts
from rules.game import Seat
from rules.mausen import RULES, Event, Mausen, TurnedUp

AT_FIRST = (0.25, 0.1, 0.6, 0.05)
"""How likely somebody thinks, and has each of the habits, before anything was seen of them."""

SLIP = 0.1
"""How often anybody lays anything at all."""


class Acquaintance:
    """What the cards that were laid tell of those who laid them.

    Attributes:
        who: for each seat, how likely it thinks, and has each of the habits.
    """

    def __init__(self) -> None:
        self.who: list[list[float]] = []
        self._table: Mausen | None = None
        self._news = deque[Event]()

    def see(self, event: Event) -> None:
        """Keeps the event in mind until there is time to think about it."""
        self._news.append(event)

    def learn(self, seats: int, rounds: int) -> Generator[None, None, None]:
        """Thinks about what was seen since, in slices, playing each round so often in the mind."""
        table = self._table or cast(Mausen, RULES.start(seats))
        self.who = self.who or [list(AT_FIRST) for _ in range(seats)]
        while self._news:
            event = self._news[0]
            if isinstance(event, TurnedUp) and table.judged:
                thinking = yield from thoughts(table.middle, table.hands, rounds)
                for seat, card in enumerate(event.cards):
                    mixes = (thinking[seat], *habits(lying(table.middle), table.hands, seat))
                    self.who[seat] = whole(
                        [
                            likely * (SLIP / len(table.hands[seat]) + (1 - SLIP) * mix[INDEX[card]])
                            for likely, mix in zip(self.who[seat], mixes, strict=True)
                        ]
                    )
            table = self._table = table.evolve(event)
            self._news.popleft()

    def expected(self, seat: Seat, prey: Sequence[float], hands: Hands, thinking: Mix) -> list[float]:
        """What a seat is likely to lay, where it would mix like `thinking` if it thinks."""
        return blend(zip(self.who[seat], (thinking, *habits(prey, hands, seat)), strict=True))
