"""The rules of Hoard.

R1 There are fifteen nuts, of 1 to 15. R2 They are shuffled, and each seat is dealt five. R3 In turn each lays one,
open; whoever laid the highest takes all that were laid, and lays first in the next round. R4 After five rounds the
most taken nuts, by their numbers, win. R5 Who has equally many shares the place.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from rules.game import HIDDEN, LUCK, IllegalMove, Move, Outcome, Rules, Seat
from rules.text import reader, written

NUTS = tuple(str(number) for number in range(1, 16))
HAND = 5


class Dealt(NamedTuple):
    """A seat got its hand (R2)."""

    seat: Seat
    nuts: tuple[str, ...]

    def __str__(self) -> str:
        return written(self)

    def seen_by(self, seat: Seat | None) -> "Dealt":
        return self if seat == self.seat else Dealt(self.seat, (HIDDEN,) * len(self.nuts))


class Laid(NamedTuple):
    """A seat laid a nut (R3)."""

    seat: Seat
    nut: str

    def __str__(self) -> str:
        return written(self)

    def seen_by(self, seat: Seat | None) -> "Laid":
        return self


class Took(NamedTuple):
    """A seat took what was laid (R3)."""

    seat: Seat

    def __str__(self) -> str:
        return written(self)

    def seen_by(self, seat: Seat | None) -> "Took":
        return self


Event = Dealt | Laid | Took


class Shuffles:
    """Luck's moves: `deal` all nuts in some order."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.verb == "deal" and sorted(move.picks) == sorted(NUTS)

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Move]:
        raise NotImplementedError

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError

    def random(self, rng: Random) -> Move:
        return Move("deal", tuple(rng.sample(NUTS, len(NUTS))))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shuffles)

    __hash__ = None  # type: ignore[assignment]


class Lays:
    """A seat's moves: `lay` any nut of its hand."""

    def __init__(self, hand: tuple[str, ...]) -> None:
        self.hand = hand

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.verb == "lay" and len(move.picks) == 1 and move.picks[0] in self.hand

    def __bool__(self) -> bool:
        return bool(self.hand)

    def __iter__(self) -> Iterator[Move]:
        return (Move("lay", (nut,)) for nut in self.hand)

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        match list(picks):
            case []:
                return ("lay",) if self.hand else ()
            case ["lay"]:
                return self.hand
            case _:
                return ()

    def random(self, rng: Random) -> Move:
        return Move("lay", (rng.choice(self.hand),))


class Hoard(NamedTuple):
    """A game of Hoard, or what one seat sees of it.

    Attributes:
        to_act: the seat that owes a nut, or luck.
        rest: the nuts that were not dealt, lowest first; nobody knows them.
        hands: each seat's nuts, lowest first.
        laid: what each seat has laid in this round, "" for nothing.
        taken: each seat's taken nuts.
    """

    to_act: tuple[Seat, ...]
    rest: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    laid: tuple[str, ...]
    taken: tuple[tuple[str, ...], ...]

    @property
    def rounds_over(self) -> int:
        return sum(map(len, self.taken)) // len(self.hands)

    @property
    def round(self) -> int:
        return min(self.rounds_over + 1, HAND)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(map(int, nuts)) for nuts in self.taken)

    @property
    def outcome(self) -> Outcome | None:
        if self.rounds_over < HAND:
            return None
        scores = self.scores
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(scores, places, "R4" if places.count(1) == 1 else "R5")

    def moves(self, seat: Seat) -> Shuffles | Lays:
        if seat not in self.to_act:
            return Lays(())
        return Shuffles() if seat == LUCK else Lays(self.hands[seat])

    def decide(self, seat: Seat, move: Move) -> list[Event]:
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        if move not in self.moves(seat):
            raise IllegalMove("not-in-hand")
        if seat == LUCK:
            return [
                Dealt(other, tuple(sorted(move.picks[other * HAND : (other + 1) * HAND], key=int)))
                for other in range(len(self.hands))
            ]
        laid = [*self.laid[:seat], move.picks[0], *self.laid[seat + 1 :]]
        last = [Took(laid.index(max(laid, key=int)))] if all(laid) else []
        return [Laid(seat, move.picks[0]), *last]

    def evolve(self, event: Event) -> "Hoard":
        seat = event.seat
        match event:
            case Dealt(_, nuts):
                rest = self.rest[: -len(nuts)] if HIDDEN in self.rest else tuple(n for n in self.rest if n not in nuts)
                hands = _put(self.hands, seat, nuts)
                return self._replace(rest=rest, hands=hands, to_act=(0,) if all(hands) else ())
            case Laid(_, nut):
                hand = list(self.hands[seat])
                hand.remove(nut if nut in hand else HIDDEN)
                laid = _put(self.laid, seat, nut)
                to_act = () if all(laid) else ((seat + 1) % len(laid),)
                return self._replace(hands=_put(self.hands, seat, tuple(hand)), laid=laid, to_act=to_act)
            case Took():
                taken = _put(self.taken, seat, self.taken[seat] + self.laid)
                to_act = (seat,) if self.hands[seat] else ()
                return self._replace(taken=taken, laid=("",) * len(self.laid), to_act=to_act)

    def seen_by(self, seat: Seat | None) -> "Hoard":
        hands = tuple(hand if other == seat else (HIDDEN,) * len(hand) for other, hand in enumerate(self.hands))
        return self._replace(rest=(HIDDEN,) * len(self.rest), hands=hands)

    def imagine(self, rng: Random) -> "Hoard":
        known = {nut for nuts in (*self.hands, *self.taken, self.laid) for nut in nuts}
        unknown = [nut for nut in NUTS if nut not in known]
        rng.shuffle(unknown)
        hands = tuple(
            tuple(sorted((unknown.pop() for _ in hand), key=int)) if HIDDEN in hand else hand for hand in self.hands
        )
        return self._replace(hands=hands, rest=tuple(sorted(unknown, key=int)))


def _put(places: tuple[Any, ...], seat: Seat, thing: Any) -> tuple[Any, ...]:
    return (*places[:seat], thing, *places[seat + 1 :])


def _deal(seats: int, options: Mapping[str, str]) -> Hoard:
    return Hoard((LUCK,), NUTS, ((),) * seats, ("",) * seats, ((),) * seats)


_read_any = reader(Dealt, Laid, Took)


def _read_event(text: str) -> Event:
    """Only nuts that there are can be read."""
    event: Event = _read_any(text)
    nuts = event.nuts if isinstance(event, Dealt) else (event.nut,) if isinstance(event, Laid) else ()
    if not {HIDDEN, *NUTS}.issuperset(nuts):
        raise ValueError(f"not an event: {text!r}")
    return event


RULES = Rules(range(2, 4), (), _deal, _read_event)
