"""Mausen (Detlef Wendt, 2004): everybody lays a card at once; who is the only one to lay the highest hunts.

A card is an animal's letter and its value, `E3` for Elephant 3. Everything but the choices of the running round is
public, the hands too, for all began with the same cards and every card laid was turned up.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from rules.game import HIDDEN, IllegalMove, Move, Option, Outcome, Rules, Seat
from rules.text import reader, written

ANIMALS = "EDCM"
"""Elephant, Dog, Cat, Mouse: each hunts the next, the last one the first (R4)."""

PREY = {"E": "D", "D": "C", "C": "M", "M": "E"}
VALUES = (1, 2, 3, 4)
HAND = tuple(f"{animal}{value}" for animal in ANIMALS for value in VALUES)  # R1
MIDDLE = ("E4", "D3", "C2", "M1")  # R2
ROUNDS = len(HAND)  # R11

OPTIONS = (Option("ties", ("mice", "shared")), Option("open_piles", ("false", "true")))  # R13, R14

_LAY = {card: Move("lay", (card,)) for card in HAND}


class Chose(NamedTuple):
    """A seat laid a card face down; it counts as in hand until all are turned up (R3)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> "Chose":
        return self if seat == self.seat else Chose(self.seat, HIDDEN)

    def __str__(self) -> str:
        return written(self)


class TurnedUp(NamedTuple):
    """All chosen cards were turned up at once: each seat's (R3)."""

    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "TurnedUp":
        return self

    def __str__(self) -> str:
        return written(self)


class Hunted(NamedTuple):
    """One of the four hunts was judged (R4).

    Attributes:
        animal: who hunts, one of `ANIMALS`.
        cancelled: the played cards of that animal that cancelled each other, best first, each once (R5).
        hunter: the seat whose card hunted; None if no card could, so that nothing is won.
        middle: the cards it won from the middle.
        seats: the seats whose card it won.
    """

    animal: str
    cancelled: tuple[str, ...]
    hunter: Seat | None
    middle: tuple[str, ...]
    seats: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> "Hunted":
        return self

    def __str__(self) -> str:
        return written(self)


class Settled(NamedTuple):
    """The round is over; the cards of these seats, which nobody won, went to the middle (R9, R10)."""

    seats: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> "Settled":
        return self

    def __str__(self) -> str:
        return written(self)


Event = Chose | TurnedUp | Hunted | Settled

_NOBODY_HUNTED = {animal: Hunted(animal, (), None, (), ()) for animal in ANIMALS}


class Lays:
    """The moves of a seat that owes a card: `lay` any card of its hand (R3)."""

    __slots__ = ("hand",)

    def __init__(self, hand: tuple[str, ...]) -> None:
        self.hand = hand

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.verb == "lay" and len(move.picks) == 1 and move.picks[0] in self.hand

    def __bool__(self) -> bool:
        return bool(self.hand)

    def __iter__(self) -> Iterator[Move]:
        return map(_LAY.__getitem__, self.hand)

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        if not picks:
            return ("lay",) if self.hand else ()
        return self.hand if tuple(picks) == ("lay",) else ()

    def random(self, rng: Random) -> Move:
        return _LAY[rng.choice(self.hand)]


class Mausen(NamedTuple):
    """A game of Mausen, or what one seat sees of it.

    Attributes:
        ties: how equal scores are judged, `mice` or `shared` (R13).
        open_piles: whether the table shows won cards during the game (R14); the rules do not depend on it.
        to_act: the seats that have yet to choose.
        hands: each seat's cards, the one chosen included.
        chosen: each seat's choice for this round, "" if it has not chosen, `HIDDEN` if the viewer may not know.
        middle: the cards in the middle, in the order in which they came.
        played: the cards as turned up, one a seat, until the round is settled; else ().
        hunts: the hunts judged in this round so far, in the order of `ANIMALS`.
        won: each seat's won cards, in the order in which they were won.
    """

    ties: str
    open_piles: str
    to_act: tuple[Seat, ...]
    hands: tuple[tuple[str, ...], ...]
    chosen: tuple[str, ...]
    middle: tuple[str, ...]
    played: tuple[str, ...]
    hunts: tuple[Hunted, ...]
    won: tuple[tuple[str, ...], ...]

    @property
    def round(self) -> int:
        return min(ROUNDS, ROUNDS - len(self.hands[0]) + (not self.played))

    @property
    def judged(self) -> bool:
        """Whether the running round is judged: not if it began with an empty middle (R10)."""
        return bool(self.middle or self.hunts)

    @property
    def lying(self) -> tuple[Seat, ...]:
        """The seats whose turned-up card still lies before them, not won by anybody so far."""
        gone = {seat for hunt in self.hunts for seat in hunt.seats}
        return tuple(seat for seat in range(len(self.played)) if seat not in gone)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(int(card[1]) for card in cards) for cards in self.won)

    @property
    def outcome(self) -> Outcome | None:
        if self.hands[0] or self.played:
            return None
        scores = self.scores
        if self.ties == "shared":
            ranks = [(score, 0) for score in scores]
        else:
            ranks = [(score, mice(cards)) for score, cards in zip(scores, self.won, strict=True)]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Outcome(scores, places, "R13" if scores.count(max(scores)) > 1 else "R12")

    def moves(self, seat: Seat) -> Lays:
        return Lays(self.hands[seat] if seat in self.to_act else ())

    def decide(self, seat: Seat, move: Move) -> list[Event]:
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        if move not in Lays(self.hands[seat]):
            raise IllegalMove("not-in-hand")
        (card,) = move.picks
        chose = Chose(seat, card)
        if len(self.to_act) > 1:
            return [chose]
        played = (*self.chosen[:seat], card, *self.chosen[seat + 1 :])
        return [chose, TurnedUp(played), *judge(self.middle, played)]

    def evolve(self, event: Event) -> "Mausen":
        ties, open_piles, to_act, hands, chosen, middle, played, hunts, won = self
        if isinstance(event, Chose):
            seat, card = event
            at = to_act.index(seat)
            to_act = to_act[:at] + to_act[at + 1 :]
            chosen = (*chosen[:seat], card, *chosen[seat + 1 :])
        elif isinstance(event, Hunted):
            hunts = (*hunts, event)
            _, _, hunter, taken, seats = event
            if hunter is not None:
                if taken:
                    middle = tuple([card for card in middle if card not in taken])
                haul = (*taken, *[played[seat] for seat in seats])
                won = (*won[:hunter], won[hunter] + haul, *won[hunter + 1 :])
        elif isinstance(event, TurnedUp):
            played = event.cards
            hands = tuple([_without(hand, card) for hand, card in zip(hands, played, strict=True)])
            chosen = ("",) * len(hands)
        else:
            middle += tuple([played[seat] for seat in event.seats])
            played, hunts = (), ()
            to_act = tuple(range(len(hands))) if hands[0] else ()
        # A state's own constructor would cost a call more, at every event.
        return tuple.__new__(Mausen, (ties, open_piles, to_act, hands, chosen, middle, played, hunts, won))

    def seen_by(self, seat: Seat | None) -> "Mausen":
        chosen = tuple(HIDDEN if card and other != seat else card for other, card in enumerate(self.chosen))
        return self._replace(chosen=chosen)

    def imagine(self, rng: Random) -> "Mausen":
        chosen = tuple(
            rng.choice(hand) if card == HIDDEN else card for hand, card in zip(self.hands, self.chosen, strict=True)
        )
        return self._replace(chosen=chosen)


def judge(middle: tuple[str, ...], played: tuple[str, ...]) -> Iterator[Hunted | Settled]:
    """What follows when these cards are turned up, one a seat (R4 to R10).

    All hunts are judged on the cards as turned up: a hunter that is itself won still hunts (R8).
    """
    if not middle:
        yield Settled(tuple(range(len(played))))
        return
    laid: dict[str, list[str]] = {}
    for card in played:
        laid.setdefault(card[0], []).append(card)
    won = ""
    for animal, prey in PREY.items():
        cards = laid.get(animal)
        if not cards:
            yield _NOBODY_HUNTED[animal]
            continue
        once = [card for card in cards if cards.count(card) == 1]
        cancelled = () if len(once) == len(cards) else tuple(sorted(set(cards).difference(once), reverse=True))
        if once:
            won += prey
            taken = tuple([card for card in middle if card[0] == prey])
            seats = tuple([seat for seat, card in enumerate(played) if card[0] == prey]) if prey in laid else ()
            yield Hunted(animal, cancelled, played.index(max(once)), taken, seats)
        else:
            yield Hunted(animal, cancelled, None, (), ())
    yield Settled(tuple([seat for seat, card in enumerate(played) if card[0] not in won]))


def mice(cards: Sequence[str]) -> int:
    """How many of the cards are mice, which break ties (R13)."""
    return sum(card[0] == "M" for card in cards)


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _deal(seats: int, options: Mapping[str, str]) -> Mausen:
    return Mausen(
        options["ties"],
        options["open_piles"],
        tuple(range(seats)),
        (HAND,) * seats,
        ("",) * seats,
        MIDDLE,
        (),
        (),
        ((),) * seats,
    )


RULES = Rules(range(2, 7), OPTIONS, _deal, reader(Chose, TurnedUp, Hunted, Settled))
