"""The moves of Mammuz, as views: a seat at its turn may have tens of thousands.

- `lay 8 8 4 as:8`: two Ziesels and a Deer, named Ziesel; without a name where the herd has one.
- `doubt`
- `extinct all:8`: let the Ziesels die out.
- `give 2`: seat 2 takes the herd.
- Luck's: `start 1`, `deal 8 4 B …`, `turn 8`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from rules.game import Move
from rules.mammuz_cards import DINOSAURS, SPECIES, whole

MOST = 4
"""So many cards are laid at most (R4)."""

DOUBT = Move("doubt")
NAME = {f"as:{species}": species for species in SPECIES}
"""The species that a pick names."""

EXTINCT = {species: Move("extinct", (f"all:{species}",)) for species in SPECIES}

_AS = {species: pick for pick, species in NAME.items()}
_DOUBTS = 0.25
_EXTINCTIONS = 0.5


class Turn:
    """What the seat at its turn may do: lay cards, doubt, let a species die out (R4, R5, R6, R12).

    Attributes:
        hand: its cards.
        names: the species that it may name; "" if the herd has its name.
        doubt: whether there is a lay to doubt.
        mortal: the species that may die out where one has all of them.
        gone: the cards that left the game.
    """

    __slots__ = ("doubt", "gone", "hand", "mortal", "names")

    def __init__(self, hand: str, names: str, doubt: bool, mortal: str, gone: str) -> None:
        self.hand = hand
        self.names = names
        self.doubt = doubt
        self.mortal = mortal
        self.gone = gone

    @property
    def whole(self) -> str:
        """The species that may die out in this hand."""
        return whole(self.hand, self.mortal, self.gone)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and not self.fault(move)

    def fault(self, move: Move) -> str:
        """The message key that says why the move is illegal, "" if it is not. Cards may be picked in any order."""
        verb, picks = move
        if verb == "lay":
            return self._fault_of_lay(picks)
        if verb == "doubt" and not picks:
            return "" if self.doubt else "nothing-to-doubt"
        if verb == "extinct" and move in EXTINCT.values():
            return "" if picks[0][-1] in self.whole else "not-all-in-hand"
        return "no-such-move"

    def _fault_of_lay(self, picks: Sequence[str]) -> str:
        left, cards, named = self.hand, 0, False
        for pick in picks:
            if pick in NAME:
                if named or not self.names:
                    return "name-once"
                if NAME[pick] not in self.names:
                    return "no-such-species"
                named = True
            else:
                at = left.find(pick) if len(pick) == 1 else -1
                if at < 0:
                    return "not-in-hand"
                left, cards = left[:at] + left[at + 1 :], cards + 1
        if not 1 <= cards <= MOST:
            return "one-to-four"
        return "" if named == bool(self.names) else "name-once"

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Move]:
        for species in self.whole:
            yield EXTINCT[species]
        if self.doubt:
            yield DOUBT
        for name in self.names or ("",):
            named = (_AS[name],) if name else ()
            for count in range(1, MOST + 1):
                for cards in _bags(self.hand, count):
                    yield Move("lay", cards + named)

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        if not picks:
            return ("lay", *["doubt"] * self.doubt, *["extinct"] * bool(self.whole))
        verb, *chosen = picks
        if verb == "extinct" and not chosen:
            return tuple(EXTINCT[species].picks[0] for species in self.whole)
        if verb != "lay":
            return ()
        cards, names = [pick for pick in chosen if pick not in NAME], [pick for pick in chosen if pick in NAME]
        left = Counter(self.hand)
        left.subtract(cards)
        if min(left.values()) < 0 or len(cards) > MOST:
            return ()
        if len(names) > 1 or any(NAME[pick] not in self.names for pick in names):
            return ()
        more = tuple(card for card in left if left[card]) if len(cards) < MOST else ()
        return more + (() if names else tuple(_AS[species] for species in self.names))

    def random(self, rng: Random) -> Move:
        chance = rng.random
        if chance() < _EXTINCTIONS and (dying := self.whole):
            return EXTINCT[dying[int(chance() * len(dying))]]
        if self.doubt and chance() < _DOUBTS:
            return DOUBT
        left = self.hand
        cards = []
        for _ in range(min(1 + int(chance() * MOST), len(left))):
            at = int(chance() * len(left))
            cards.append(left[at])
            left = left[:at] + left[at + 1 :]
        cards.sort()
        if self.names:
            cards.append(_AS[self.names[int(chance() * len(self.names))]])
        return Move("lay", tuple(cards))


class Few:
    """Some moves of one verb, with at most one pick: those that are to be had, some perhaps more than once."""

    __slots__ = ("all",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.all = moves

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move in self.all

    def fault(self, move: Move) -> str:
        """The message key that says why the move is illegal, "" if it is not."""
        return "" if move in self.all else "must-doubt" if DOUBT in self.all else "no-such-move"

    def __bool__(self) -> bool:
        return bool(self.all)

    def __iter__(self) -> Iterator[Move]:
        return iter(dict.fromkeys(self.all))

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        tokens = [(move.verb, *move.picks) for move in self]
        chosen = tuple(picks)
        return tuple(dict.fromkeys(token[len(chosen)] for token in tokens if token[:-1] == chosen or not chosen))

    def random(self, rng: Random) -> Move:
        return self.all[int(rng.random() * len(self.all))]


class Deal:
    """Luck owes the order in which cards are dealt: `cards`, and so many different dinosaurs as are drawn (R2)."""

    __slots__ = ("cards", "drawn")

    def __init__(self, cards: str, drawn: int) -> None:
        self.cards = cards
        self.drawn = drawn

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and not self.fault(move)

    def fault(self, move: Move) -> str:
        """The message key that says why the move is illegal, "" if it is not."""
        dealt, wanted = Counter(move.picks), Counter(self.cards)
        drawn = dealt - wanted
        right = move.verb == "deal" and not wanted - dealt and drawn.total() == self.drawn
        return "" if right and all(drawn[card] <= (card in DINOSAURS) for card in drawn) else "no-such-move"

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Move]:
        raise NotImplementedError("too many to list")

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError("chance picks all at once")

    def random(self, rng: Random) -> Move:
        cards = [*self.cards, *rng.sample(DINOSAURS, self.drawn)]
        rng.shuffle(cards)
        return Move("deal", tuple(cards))


def _bags(hand: str, count: int) -> Iterator[tuple[str, ...]]:
    """All bags of so many cards of a sorted hand, each once."""
    if not count:
        yield ()
        return
    for at, card in enumerate(hand):
        if not at or hand[at - 1] != card:
            for rest in _bags(hand[at + 1 :], count - 1):
                yield (card, *rest)
