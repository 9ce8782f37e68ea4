"""A referee for Mausen in the plainest way: from the page of rules alone, knowing only the text of events.

It imports nothing of the rules package, so that a misunderstanding there is not repeated here. It thinks card
by card: where does this card go? The rules package thinks hunt by hunt.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tests.rules.whistle import FoulError

CIRCLE = ["E", "D", "C", "M"]  # each hunts the next one, and the last hunts the first
HUNTER_OF = {"D": "E", "C": "D", "M": "C", "E": "M"}


class Referee:
    """Watches a game; `see`, or `watch` for a single event, raises `FoulError`. `applied` counts the rules."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.mice_break_ties = options["ties"] == "mice"
        self.hands = [{animal + value for animal in CIRCLE for value in "1234"} for _ in range(seats)]
        self.won: list[list[str]] = [[] for _ in range(seats)]
        self.middle = ["E4", "D3", "C2", "M1"]
        self.laid: dict[int, str] = {}
        self.rounds = 0
        self.course: list[str] = []
        """What must happen next, once all have chosen."""
        self.applied: Counter[str] = Counter()

    def see(self, seat: int, move: str, events: Sequence[str]) -> None:
        if events[0] != f"chose {seat} {move.removeprefix('lay ')}":
            raise FoulError(f"R3: {events[0]!r} by {move!r} of seat {seat}")
        for event in events:
            self.watch(event)

    def watch(self, event: str) -> None:
        if self.course:
            due = self.course.pop(0)
            if event != due:
                raise FoulError(f"round {self.rounds + 1}: {event!r} happened, but {due!r} was due")
            if not self.course:
                self.rounds += 1
                self.laid = {}
                if self.over:
                    self.applied["R13 end" if self.scores.count(max(self.scores)) > 1 else "R12 end"] += 1
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
            self.applied["R10 not judged"] += 1
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
            if taker is None:
                self.applied["R5 nobody hunts"] += bool(cancelled)
            else:
                wins = bool(from_middle or from_seats)
                self.applied["R4 wins"] += wins
                self.applied["R5 a lower card hunts"] += any(card > laid[taker] for card in cancelled)
                self.applied["R6 cancelled cards won"] += any(times[laid[seat]] > 1 for seat in from_seats)
                self.applied["R7 the middle has a card as good"] += any(
                    card[0] == animal and card >= laid[taker] for card in self.middle
                )
                self.applied["R8 wins and is won"] += wins and takers[HUNTER_OF[animal]] is not None
        left = [seat for seat, card in enumerate(laid) if takers[HUNTER_OF[card[0]]] is None]

        middle, self.middle = self.middle, []
        for card in [*middle, *laid]:
            taker = takers[HUNTER_OF[card[0]]]
            (self.middle if taker is None else self.won[taker]).append(card)
        self.applied["R9 cards stay"] += bool(self.middle)
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

    def places(self) -> tuple[int, ...]:
        """Each seat's place."""
        mice = [sum(card[0] == "M" for card in cards) if self.mice_break_ties else 0 for cards in self.won]
        merits = list(zip(self.scores, mice, strict=True))
        return tuple(1 + sum(other > own for other in merits) for own in merits)


def _listed(things: Iterable[object]) -> str:
    return ",".join(str(thing) for thing in things) or "-"
