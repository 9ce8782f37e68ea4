"""Der Trötofanten-Zirkus (Robert Heller, 2021): pair the elephants, and steal what others have paired.

A card is `g5` (grey elephant 5), `y5` (Trötofant 5, a yellow one), `mouse`, `lasso`, `dompteur` or `trap`. Nobody
knows any face-down card, not even the one that he or she holds. So all of them, in the ring or held, are one bag from
which luck draws when one is turned up, and a state holds no secret: every view is the whole of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeVar, assert_never

from rules.game import LUCK, IllegalMove, Move, Moves, Option, Outcome, Rules, Seat
from rules.troetofanten_zirkus_events import (
    Began,
    Drew,
    Event,
    Kept,
    Lifted,
    Met,
    Opened,
    Paired,
    Revealed,
    Stole,
    Trained,
    Turned,
    Walked,
    read_event,
)

GREY = {f"g{number}": 8 for number in range(1, 9)}
YELLOW = {f"y{number}": 4 for number in range(4, 9)}
"""How many there are of each elephant. The sums 64 and 20 are known (R1), the numbers are assumed (R2)."""

MICE = {"mouse": 3}
TRAP = "trap"
EXPANSIONS = {"lasso": 6, "dompteur": 5}  # R3; the split is assumed

OPTIONS = (
    Option("lasso", ("false", "true")),
    Option("dompteur", ("false", "true")),
    Option("held_cards", ("count", "ignore")),  # R17
)

NUMBER = {card: int(card[1:]) for card in (*GREY, *YELLOW)}
"""The number of each card that has one."""

TRAINING = 3
"""So many cards train in the middle at most (R4, R11)."""

PREY = {
    **{card: frozenset[str]() for card in GREY},
    **{card: frozenset(top for top in NUMBER if NUMBER[top] == NUMBER[card] - 1) for card in YELLOW},  # R9
    "mouse": frozenset(NUMBER),  # R14
    "lasso": frozenset((*NUMBER, "lasso")),  # R15
    "dompteur": frozenset(NUMBER),
    TRAP: frozenset((*NUMBER, *MICE, *EXPANSIONS, TRAP)),  # R13
}
"""For each card: what must lie on top of a pile that it steals."""

OPEN = {**dict.fromkeys(NUMBER, 1), "mouse": 1, "lasso": 1, "dompteur": -1, TRAP: -1}
FACE_DOWN = {**dict.fromkeys(NUMBER, -1), "mouse": 1, "lasso": 0, "dompteur": -1, TRAP: -1}
"""What each card counts in the end, in an open pile and face down (R18)."""


def deck(lasso: str, dompteur: str) -> dict[str, int]:
    """How often each card is shuffled in: all but the mousetrap (R1, R3, R4)."""
    chosen = {"lasso": lasso, "dompteur": dompteur}
    return {**GREY, **YELLOW, **MICE, **{card: times for card, times in EXPANSIONS.items() if chosen[card] == "true"}}


class Pile(NamedTuple):
    """An open pile: before which seat it lies, and its cards, the lowest first."""

    owner: Seat
    cards: tuple[str, ...]


_Thing = TypeVar("_Thing")


class Choice:
    """Moves to choose from, all of one verb and one pick."""

    __slots__ = ("all",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.all = moves

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move in self.all

    def __bool__(self) -> bool:
        return bool(self.all)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.all)

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        verbs = tuple(move.verb for move in self.all[:1])
        if not picks:
            return verbs
        return tuple(move.picks[0] for move in self.all) if tuple(picks) == verbs else ()

    def random(self, rng: Random) -> Move:
        return rng.choice(self.all)


class Turn:
    """Luck owes a card of the bag, to be turned up: `turn g5`."""

    __slots__ = ("bag",)

    def __init__(self, bag: tuple[str, ...]) -> None:
        self.bag = bag

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.verb == "turn" and len(move.picks) == 1 and move.picks[0] in self.bag

    def __bool__(self) -> bool:
        return bool(self.bag)

    def __iter__(self) -> Iterator[Move]:
        return (_TURN[card] for card in dict.fromkeys(self.bag))

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        if not picks:
            return ("turn",)
        return tuple(dict.fromkeys(self.bag)) if tuple(picks) == ("turn",) else ()

    def random(self, rng: Random) -> Move:
        return _TURN[rng.choice(self.bag)]


NOTHING = Choice(())
DRAW = Choice((Move("draw", ("ring",)),))
"""A card of the seat's choice: which one is the table's affair, for all look alike (R5)."""

_STEAL = tuple(Move("steal", (str(pile),)) for pile in range(sum(deck("true", "true").values())))
_START = tuple(Move("start", (str(seat),)) for seat in range(8))
_TURN = {card: Move("turn", (card,)) for card in deck("true", "true")}


class Zirkus(NamedTuple):
    """A game of Der Trötofanten-Zirkus. It holds no secret, so every view is the whole of it.

    Attributes:
        lasso, dompteur: whether that expansion is shuffled in, `true` or `false` (R3).
        held_cards: whether cards held at the end count, `count` or `ignore` (R17).
        to_act: who owes a move.
        active: the seat whose turn it is, or who draws next at the start; `LUCK` until chance has named it (R6).
        ring: how many cards lie in the ring.
        unseen: the cards that nobody knows, those of the ring and those held, as a sorted bag.
        held: for each seat, whether it holds a card.
        turned: the card being acted with: just turned up, or the mousetrap being used; "" if there is none.
        middle: the cards in training, in the order in which they came.
        walkers: the cards out for a walk, in the order in which they went.
        piles: all open piles, in the order in which they came to be; a pile's index is its name.
        down: the cards that lie face down before each seat, in the order in which they came.
    """

    lasso: str
    dompteur: str
    held_cards: str
    to_act: tuple[Seat, ...]
    active: Seat
    ring: int
    unseen: tuple[str, ...]
    held: tuple[bool, ...]
    turned: str
    middle: tuple[str, ...]
    walkers: tuple[str, ...]
    piles: tuple[Pile, ...]
    down: tuple[tuple[str, ...], ...]

    @property
    def round(self) -> int:
        """A round is a turn for everybody."""
        seats = len(self.held)
        drawn = sum(deck(self.lasso, self.dompteur).values()) - TRAINING - self.ring
        turns = drawn - seats - (self.ring == 0)  # the last draw begins no new one
        return 1 + max(turns, 0) // seats

    @property
    def scores(self) -> tuple[int, ...]:
        scores = [sum(FACE_DOWN[card] for card in cards) for cards in self.down]
        for owner, cards in self.piles:
            scores[owner] += sum(OPEN[card] for card in cards)
        return tuple(scores)

    @property
    def outcome(self) -> Outcome | None:
        if self.ring or (self.held_cards == "count" and any(self.held)):
            return None
        scores = self.scores
        return Outcome(scores, tuple(1 + sum(other > score for other in scores) for score in scores), "R19")

    @property
    def trap(self) -> int | None:
        """The pile on which the mousetrap lies; None while it lies aside or is being used."""
        return next((pile for pile, (_, cards) in enumerate(self.piles) if cards[-1] == TRAP), None)

    def prey(self, seat: Seat, card: str) -> tuple[int, ...]:
        """The piles that `seat` can steal with `card`."""
        tops = PREY[card]
        return tuple([pile for pile, (owner, cards) in enumerate(self.piles) if owner != seat and cards[-1] in tops])

    def moves(self, seat: Seat) -> Moves:
        if seat not in self.to_act:
            return NOTHING
        if seat != LUCK:
            return Choice(tuple([_STEAL[pile] for pile in self.prey(seat, self.turned)])) if self.turned else DRAW
        if self.active != LUCK:
            return Turn(self.unseen)
        if len(self.middle) < TRAINING:
            training = {NUMBER[card] for card in self.middle}
            return Turn(tuple(card for card in self.unseen if card in NUMBER and NUMBER[card] not in training))
        return Choice(_START[: len(self.held)])

    def decide(self, seat: Seat, move: Move) -> list[Event]:
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        if move not in self.moves(seat):
            raise IllegalMove("not-possible")
        verb, (pick,) = move
        match verb:
            case "turn" if self.active == LUCK:
                return [Opened(pick)]
            case "turn" if self.ring:
                return [Turned(self.active, pick), *self._act(self.active, pick)]
            case "turn":
                return [Revealed(self.active, pick)]
            case "draw":
                return [Drew(seat)]
            case "steal":
                return [Stole(seat, int(pick), self.turned)]
            case _:
                return [Began(int(pick))]

    def _act(self, seat: Seat, card: str) -> Iterator[Event]:
        """What a card that was turned up does, as far as it leaves no choice (R7)."""
        prey = self.prey(seat, card)
        if prey:
            if len(prey) == 1:
                yield Stole(seat, prey[0], card)
            return
        if card not in NUMBER:
            yield Kept(seat, card)
            return
        if equal := _of_number(self.middle, NUMBER[card]):
            yield Paired(seat, equal, card)
        elif len(self.middle) < TRAINING:
            yield Trained(seat, card)
        elif equal := _of_number(self.walkers, NUMBER[card]):
            yield Met(seat, equal, card)
            prey = self.prey(seat, TRAP)
            if prey:
                yield Lifted(seat)
                if len(prey) == 1:
                    yield Stole(seat, prey[0], TRAP)
        else:
            yield Walked(seat, card)

    def evolve(self, event: Event) -> "Zirkus":
        (lasso, dompteur, held_cards, to_act, active, ring, unseen, held, turned, middle, walkers, piles, down) = self
        match event:
            case Turned(seat, card):
                unseen, held, turned = _without(unseen, card), _put(held, seat, False), card
                to_act = (seat,) if len(self.prey(seat, card)) > 1 else ()
            case Drew(seat):
                ring, held, active = ring - 1, _put(held, seat, True), (seat + 1) % len(held)
                to_act = (LUCK,) if held[active] else (active,)
                if not ring and held_cards == "ignore":
                    to_act = ()
            case Paired(seat, equal, card):
                middle, piles = _without(middle, equal), (*piles, Pile(seat, (equal, card)))
                turned, to_act = "", (seat,)
            case Trained(seat, card):
                middle, turned, to_act = (*middle, card), "", (seat,)
            case Walked(seat, card):
                walkers, turned, to_act = (*walkers, card), "", (seat,)
            case Stole(seat, pile, card):
                piles = _put(piles, pile, Pile(seat, (*piles[pile].cards, card)))
                turned, to_act = "", (seat,)
            case Met(seat, equal, card):
                walkers, down = _without(walkers, equal), _put(down, seat, (*down[seat], equal, card))
                turned, to_act = "", () if self.prey(seat, TRAP) else (seat,)
            case Lifted(seat):
                if self.trap is not None:
                    owner, cards = piles[self.trap]
                    piles = _put(piles, self.trap, Pile(owner, cards[:-1]))
                turned, to_act = TRAP, (seat,) if len(self.prey(seat, TRAP)) > 1 else ()
            case Kept(seat, card):
                piles, turned, to_act = (*piles, Pile(seat, (card,))), "", (seat,)
            case Revealed(seat, card):
                unseen, held, active = _without(unseen, card), _put(held, seat, False), (seat + 1) % len(held)
                down = _put(down, seat, (*down[seat], card))
                to_act = (LUCK,) if held[active] else ()
            case Opened(card):
                ring, unseen, middle = ring - 1, _without(unseen, card), (*middle, card)
            case Began(seat):
                active, to_act = seat, (seat,)
            case _:
                assert_never(event)
        # A state's own constructor would cost a call more, at every event.
        return tuple.__new__(Zirkus, (
            lasso, dompteur, held_cards, to_act, active, ring, unseen, held, turned, middle, walkers, piles, down,
        ))  # fmt: skip

    def seen_by(self, seat: Seat | None) -> "Zirkus":
        return self

    def imagine(self, rng: Random) -> "Zirkus":
        return self


def _of_number(cards: tuple[str, ...], number: int) -> str:
    """The one of these cards that has this number; "" if none has."""
    return next((card for card in cards if NUMBER[card] == number), "")


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _put(things: tuple[_Thing, ...], at: int, thing: _Thing) -> tuple[_Thing, ...]:
    return (*things[:at], thing, *things[at + 1 :])


def _deal(seats: int, options: Mapping[str, str]) -> Zirkus:
    cards = deck(options["lasso"], options["dompteur"])
    unseen = tuple(sorted(card for card, times in cards.items() for _ in range(times)))
    return Zirkus(
        lasso=options["lasso"],
        dompteur=options["dompteur"],
        held_cards=options["held_cards"],
        to_act=(LUCK,),
        active=LUCK,
        ring=len(unseen),
        unseen=unseen,
        held=(False,) * seats,
        turned="",
        middle=(),
        walkers=(),
        piles=(),
        down=((),) * seats,
    )


RULES = Rules(range(2, 9), OPTIONS, _deal, read_event, secrets=False)
