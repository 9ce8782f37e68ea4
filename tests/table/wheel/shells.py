"""Shells, made up for the tests of the table: a game that comes in a wheel of its own, as anybody's would.

It has what Mausen has not: luck, hidden hands, turns one by one, two verbs, moves of two cards, memory in its bot.
Everybody is dealt three shells a round, one seat after the other; in turn, each shows one, which scores its number,
or hides two.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from rules.game import HIDDEN, LUCK, Game, IllegalMove, Level, Move, Option, Outcome, Rules, Seat
from rules.text import reader, written

DECKS = tuple(tuple(f"shell{number:02}" for number in range(first, first + 24)) for first in (0, 24))
"""Each round has a deck of its own, so that a shell once shown is never a secret again."""
HAND = 3
OPTIONS = (Option("aim", ("high", "low")), Option("rounds", ("2", "1")))


class Dealt(NamedTuple):
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        return self if seat == self.seat else Dealt(self.seat, (HIDDEN,) * len(self.cards))

    def __str__(self) -> str:
        return written(self)


class Showed(NamedTuple):
    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> "Showed":
        return self

    def __str__(self) -> str:
        return written(self)


class Hid(NamedTuple):
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "Hid":
        return self if seat == self.seat else Hid(self.seat, (HIDDEN,) * len(self.cards))

    def __str__(self) -> str:
        return written(self)


class Closed(NamedTuple):
    number: int

    def seen_by(self, seat: Seat | None) -> "Closed":
        return self

    def __str__(self) -> str:
        return written(self)


class Deals(NamedTuple):
    """Luck's moves: a deal of as many different shells as a hand has."""

    deck: tuple[str, ...]

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and move.verb == "deal"
            and len(move.picks) == len(set(move.picks)) == HAND
            and set(move.picks) <= set(self.deck)
        )

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Move]:  # type: ignore[override]
        raise NotImplementedError

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError

    def random(self, rng: Random) -> Move:
        return Move("deal", tuple(rng.sample(self.deck, HAND)))


class Turns(NamedTuple):
    """A seat's moves: `show` one shell or `hide` two, the lower one first."""

    hand: tuple[str, ...]

    def __contains__(self, move: object) -> bool:
        return move in list(iter(self))

    def __bool__(self) -> bool:
        return bool(self.hand)

    def __iter__(self) -> Iterator[Move]:  # type: ignore[override]  # a view of moves, not of its fields
        yield from (Move("show", (card,)) for card in self.hand)
        yield from (Move("hide", pair) for pair in combinations(sorted(self.hand), 2))

    def after(self, picks: Sequence[str]) -> tuple[str, ...]:
        moves: list[tuple[str, ...]] = [(move.verb, *move.picks) for move in iter(self)]
        begun = len(picks)
        nexts = [move[begun] for move in moves if len(move) > begun and move[:begun] == tuple(picks)]
        return tuple(dict.fromkeys(nexts))

    def random(self, rng: Random) -> Move:
        return rng.choice(list(iter(self)))


class Shells(NamedTuple):
    aim: str
    rounds: int
    round: int
    to_act: tuple[Seat, ...]
    hands: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[str, ...], ...]
    over: bool = False

    @property
    def scores(self) -> tuple[int, ...]:
        sign = 1 if self.aim == "high" else -1
        return tuple(sign * sum(int(card[5:]) for card in cards) for cards in self.shown)

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = self.scores
        return Outcome(scores, tuple(1 + sum(other > score for other in scores) for score in scores), "R1")

    def moves(self, seat: Seat) -> Any:
        if seat not in self.to_act:
            return Turns(())
        if seat == LUCK:
            dealt = [card for hand in self.hands for card in hand]
            return Deals(tuple(card for card in DECKS[self.round - 1] if card not in dealt))
        return Turns(self.hands[seat])

    def decide(self, seat: Seat, move: Move) -> list[Any]:
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        if move not in self.moves(seat):
            raise IllegalMove("no-such-shells", most=HAND)
        if seat == LUCK:
            return [Dealt(self.hands.index(()), move.picks)]
        event = Showed(seat, *move.picks) if move.verb == "show" else Hid(seat, move.picks)
        emptied = not any(self.evolve(event).hands)
        return [event, Closed(self.round)] if emptied else [event]

    def evolve(self, event: Any) -> "Shells":
        match event:
            case Dealt(seat, cards):
                hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])
                return self._replace(hands=hands, to_act=(0,) if all(hands) else (LUCK,))
            case Showed(seat, card):
                shown = (*self.shown[:seat], (*self.shown[seat], card), *self.shown[seat + 1 :])
                return self._without(seat, (card,))._replace(shown=shown)
            case Hid(seat, cards):
                return self._without(seat, cards)
            case _:
                over = self.round == self.rounds
                return self._replace(round=self.round + (not over), to_act=() if over else (LUCK,), over=over)

    def _without(self, seat: Seat, cards: tuple[str, ...]) -> "Shells":
        hand = list(self.hands[seat])
        for card in cards:
            hand.remove(card if card in hand else HIDDEN)
        hands = (*self.hands[:seat], tuple(hand), *self.hands[seat + 1 :])
        order = [other % len(hands) for other in range(seat + 1, seat + 1 + len(hands))]
        return self._replace(hands=hands, to_act=tuple(other for other in order if hands[other])[:1])

    def seen_by(self, seat: Seat | None) -> "Shells":
        return self._replace(
            hands=tuple(
                hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(self.hands)
            )
        )

    def imagine(self, rng: Random) -> "Shells":
        raise NotImplementedError


def _face(card: str) -> dict[str, Any] | None:
    if card == HIDDEN:
        return None
    return {"picture": "shell", "value": card[5:], "band": 0, "name": {"key": card}}


def scene(view: Shells, seat: Seat | None, picks: tuple[str, ...]) -> dict[str, Any]:
    nexts = view.moves(seat).after(picks) if seat is not None and seat in view.to_act else ()
    zones = []
    for owner, hand in enumerate(view.hands):
        cards = [{"face": _face(card)} | ({"pick": card} if card in nexts else {}) for card in hand]
        zones.append(
            {"id": f"hand:{owner}", "kind": "hand", "seat": owner, "cards": cards, "count": len(cards)}
        )
    return {
        "zones": zones,
        "links": [],
        "heading": {"key": "heading"},
        "prompt": None,
        "caption": [],
        "offers": [{"pick": verb, "label": {"key": verb}} for verb in nexts if verb in ("show", "hide")],
        "ready": [],
        "acting": list(view.to_act),
    }


def tell(before: Shells, event: Any) -> dict[str, Any]:
    match event:
        case Dealt(_, _):
            return {"line": None, "carries": [], "step": False}
        case Showed(seat, card):
            line = {"key": "line-showed", "args": {"seat": {"seat": seat}, "shell": card}}
            carry = {"source": f"hand:{seat}", "target": "heap", "face": _face(card)}
            return {"line": line, "carries": [carry], "step": False}
        case Hid(seat, cards):
            carries = [{"source": f"hand:{seat}", "target": "gone", "face": _face(card)} for card in cards]
            return {
                "line": {"key": "line-hid", "args": {"seat": {"seat": seat}}},
                "carries": carries,
                "step": False,
            }
        case _:
            return {"line": {"key": "line-closed"}, "carries": [], "step": True}


class ShellsBot:
    """Plays by nothing but what it remembers of the game, so it shows whether it was told all of it, once."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.memory = 0

    def see(self, event: Any) -> None:
        self.memory = (self.memory * 31 + sum(str(event).encode())) % 1009

    def think(self, view: Shells) -> Iterator[Move | None]:
        moves = list(view.moves(self.seat))
        yield None
        yield None
        yield moves[self.memory % len(moves)]

    def reason(self, view: Shells, move: Move) -> dict[str, Any]:
        return {"key": "hint-show", "args": {"shell": move.picks[0], "level": self.level}}


def _deal(seats: int, options: Mapping[str, str]) -> Shells:
    return Shells(options["aim"], int(options["rounds"]), 1, (LUCK,), ((),) * seats, ((),) * seats)


GAME = Game(
    name="shells",
    rules=Rules(range(2, 5), OPTIONS, _deal, reader(Dealt, Showed, Hid, Closed)),
    scene=scene,
    tell=tell,
    bot=ShellsBot,
    words={"en": "title = Shells\n"},
    pictures={"shell": "<svg xmlns='http://www.w3.org/2000/svg'/>"},
    cloth=200,
    authors=("Nobody",),
    book=(("rules-all", ("R1",)),),
)
