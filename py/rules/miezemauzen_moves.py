"""What may be done in Miezemauzen: luck deals, seats declare and lay cards."""

from collections.abc import Iterator, Sequence
from random import Random

from rules.game import Move
from rules.miezemauzen_cards import DECK
from rules.miezemauzen_events import HAND

LAY = {card: Move("lay", (card,)) for card in DECK}
SWAP = {card: Move("swap", (card,)) for card in DECK}
PASS, PLAY, EXCHANGE, KEEP = Move("pass"), Move("play"), Move("exchange"), Move("keep")

_WHOLE = frozenset(DECK)


class Choices:
    """A few moves, listed."""

    __slots__ = ("moves",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move in self.moves

    def __bool__(self) -> bool:
        return bool(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        made, count = tuple(picks), len(picks)
        tokens = [(move.verb, *move.picks) for move in self.moves]
        return tuple(dict.fromkeys(one[count] for one in tokens if len(one) > count and one[:count] == made))

    def random(self, rng: Random) -> Move:
        return rng.choice(self.moves)


class Deal:
    """The move of luck that deals: `deal` and the cards that leave the shuffled deck, in order (R3)."""

    __slots__ = ("count",)

    def __init__(self, seats: int) -> None:
        self.count = HAND * (seats + 1) + 1

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or move.verb != "deal" or len(move.picks) != self.count:
            return False
        return len(set(move.picks)) == self.count and _WHOLE.issuperset(move.picks)

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Move]:
        raise TypeError("the moves of luck are not listed")

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        return ()

    def random(self, rng: Random) -> Move:
        return Move("deal", tuple(rng.sample(DECK, self.count)))
