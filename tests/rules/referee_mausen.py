"""A referee for Mausen in the plainest way: from the page of rules alone, knowing only the text of events.

It imports nothing of the rules package, so that a misunderstanding there is not repeated here. It thinks card
by card: where does this card go? The rules package thinks hunt by hunt.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

CIRCLE = ["E", "D", "C", "M"]  # each hunts the next one, and the last hunts the first
HUNTER_OF = {"D": "E", "C": "D", "M": "C", "E": "M"}


class FoulError(AssertionError):
    """The referee's whistle: something happened that the rules do not say."""


@dataclass
class Referee:
    """Watches one game. `watch` takes its events' text, one after the other, and raises `FoulError`."""

    seats: int
    hands: list[set[str]] = field(init=False)
    won: list[list[str]] = field(default_factory=list)
    middle: list[str] = field(default_factory=lambda: ["E4", "D3", "C2", "M1"])
    laid: dict[int, str] = field(default_factory=dict)
    rounds: int = 0
    course: list[str] = field(default_factory=list)
    """What must happen next, once all have chosen."""

    def __post_init__(self) -> None:
        self.hands = [{animal + value for animal in CIRCLE for value in "1234"} for _ in range(self.seats)]
        self.won = self.won or [[] for _ in range(self.seats)]

    def watch(self, event: str) -> None:
        if self.course:
            due = self.course.pop(0)
            if event != due:
                raise FoulError(f"round {self.rounds + 1}: {event!r} happened, but {due!r} was due")
            if not self.course:
                self.rounds += 1
                self.laid = {}
        else:
            self._watch_choice(event)
            if len(self.laid) == self.seats:
                self.course = self._judge()

    def _watch_choice(self, event: str) -> None:
        verb, *rest = event.split(" ")
        if verb != "chose" or self.over:
            raise FoulError(f"{event!r} happened where a choice was due")
        seat, card = int(rest[0]), rest[1]
        if seat in self.laid:
            raise FoulError(f"seat {seat} chose twice in a round")
        if card not in self.hands[seat]:
            raise FoulError(f"seat {seat} does not hold {card}")
        self.laid[seat] = card

    def _judge(self) -> list[str]:
        """The events that all choices of a round must lead to; the cards are moved at once."""
        laid = [self.laid[seat] for seat in range(self.seats)]
        for seat, card in enumerate(laid):
            self.hands[seat].remove(card)
        course = ["turnedup " + ",".join(laid)]
        if not self.middle:
            self.middle = laid
            return [*course, "settled " + _listed(range(self.seats))]

        takers = {animal: self._taker(animal, laid) for animal in CIRCLE}
        for animal in CIRCLE:
            taker = takers[animal]
            prey = CIRCLE[(CIRCLE.index(animal) + 1) % 4]
            from_middle = [card for card in self.middle if card[0] == prey and taker is not None]
            from_seats = [seat for seat, card in enumerate(laid) if card[0] == prey and taker is not None]
            times = Counter(laid)
            cancelled = [card for card in (animal + value for value in "4321") if times[card] > 1]
            course.append(
                f"hunted {animal} {_listed(cancelled)} {'-' if taker is None else taker} "
                f"{_listed(from_middle)} {_listed(from_seats)}"
            )
        left = [seat for seat, card in enumerate(laid) if takers[HUNTER_OF[card[0]]] is None]

        middle, self.middle = self.middle, []
        for card in [*middle, *laid]:
            taker = takers[HUNTER_OF[card[0]]]
            (self.middle if taker is None else self.won[taker]).append(card)
        return [*course, "settled " + _listed(left)]

    def _taker(self, animal: str, laid: list[str]) -> int | None:
        """Who gets the prey of `animal`: of the cards that no other equals, the highest one's owner."""
        alone = sorted(card for card in laid if card[0] == animal and laid.count(card) == 1)
        return laid.index(alone[-1]) if alone else None

    @property
    def over(self) -> bool:
        return self.rounds == 16

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(int(card[1]) for card in cards) for cards in self.won)

    def places(self, ties: str) -> tuple[int, ...]:
        """Each seat's place, by the option `ties`."""
        mice = [sum(card[0] == "M" for card in cards) if ties == "mice" else 0 for cards in self.won]
        merits = list(zip(self.scores, mice, strict=True))
        return tuple(1 + sum(other > own for other in merits) for own in merits)


def _listed(things: Iterable[object]) -> str:
    return ",".join(str(thing) for thing in things) or "-"
