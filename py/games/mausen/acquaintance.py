"""What a player of Mausen comes to think of the others.

Whoever is met for the first time may have any habit; each card laid then speaks for those that would rather lay it
(Bayes).
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import cast

from games.mausen.habits import AT_FIRST, habits, whole
from games.mausen.odds import INDEX, lying
from rules.mausen import RULES, Event, Mausen, TurnedUp


class Acquaintance:
    """What the cards that were laid tell of those who laid them.

    Attributes:
        who: for each seat, how likely it has each of the habits.
    """

    def __init__(self) -> None:
        self.who: list[Sequence[float]] = []
        self._table: Mausen | None = None
        self._news = deque[Event]()

    def see(self, event: Event) -> None:
        """Keeps the event in mind until there is time to think about it."""
        self._news.append(event)

    def learn(self, seats: int) -> Iterator[None]:
        """Thinks about what was seen since, in slices."""
        table = self._table or cast(Mausen, RULES.start(seats))
        self.who = self.who or [AT_FIRST] * seats
        while self._news:
            event = self._news.popleft()
            if isinstance(event, TurnedUp) and table.judged:
                prey = lying(table.middle)
                for seat, card in enumerate(event.cards):
                    mixes = habits(prey, table.hands, seat)
                    self.who[seat] = whole(
                        [likely * mix[INDEX[card]] for likely, mix in zip(self.who[seat], mixes, strict=True)]
                    )
            table = self._table = table.evolve(event)
            yield None
