"""A player of Mausen who guesses what the others guess: a mix of the round's good cards, drawn by chance.

What a card brings in this round is weighed against what it is worth in hand. The others are taken for who they seem
to be: as far as they think, they guess what we guess, and as far as they follow habits, they are answered.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from random import Random
from typing import NamedTuple

from bots.regret import Mixes, mixed_strategies
from games.mausen.acquaintance import Acquaintance
from games.mausen.habits import childish, habits, leaning
from games.mausen.odds import ANIMALS, blend, even, lying, of_all, of_hand, outlook
from games.mausen.reasons import reason
from games.scene import Message
from rules.game import Level, Move, Seat
from rules.mausen import Event, Mausen

ROUNDS_IN_MIND = 30
"""How often a round is played in the mind."""

LYING = 2.0
"""The points of each animal that lie in the middle in most rounds."""

PALE = 0.1
"""A card that is laid this many times less often than the likeliest is not laid at all."""


CERTAIN = 4.0
"""How far a point more that a card is worth in hand makes it likelier to stay there, as a logarithm."""


class Skill(NamedTuple):
    """What tells the levels above the first apart.

    Attributes:
        rounds: the part of `ROUNDS_IN_MIND` that it plays.
        thrift: how much a card's worth in hand counts against laying it.
        learns: whether it comes to know the others.
    """

    rounds: float
    thrift: float
    learns: bool


SKILLS = {2: Skill(0.4, 0.7, False), 3: Skill(1.0, 1.3, True)}


class MausenBot:
    """Plays one seat. Hands are public in Mausen; it remembers how the others play (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng
        self._others = Acquaintance()

    def see(self, event: Event) -> None:
        if self.level in SKILLS and SKILLS[self.level].learns:
            self._others.see(event)

    def think(self, view: Mausen) -> Iterator[Move | None]:
        """Yields None after each slice of thinking, at last the card to lay."""
        hand = view.hands[self.seat]
        chances: Sequence[float] | None
        if self.level not in SKILLS:
            chances = _childs_chances(view, hand)
        elif not view.judged:
            # The card goes straight to the middle (R10): what is worth least in hand is missed least.
            kept = worth_in_hand(view.hands, self.seat)
            chances = of_hand(hand, leaning(hand, [-worth for worth in kept], CERTAIN))
        else:
            chances = None
            for chances in self._weigh(view, SKILLS[self.level]):
                if chances is None:
                    yield None
        assert chances is not None
        least = PALE * max(chances)
        yield Move("lay", (self.rng.choices(hand, [chance if chance > least else 0.0 for chance in chances])[0],))

    def reason(self, view: Mausen, move: Move) -> Message:
        """What speaks for laying that card."""
        return reason(view, self.seat, move.picks[0], self._others.who)

    def _weigh(self, view: Mausen, skill: Skill) -> Iterator[list[float] | None]:
        """The chances with which to lay each card of the hand, after slices of thinking."""
        hands, prey = view.hands, lying(view.middle)
        for _ in self._others.learn(len(hands)):
            yield None
        usual, keep = [], []
        for seat, hand in enumerate(hands):
            # Its first habit is to think, and that is what is done here.
            habitual = list(zip(self._others.who[seat], habits(prey, hands, seat), strict=True))[1:]
            usual.append([0.0] * len(hand) if seat == self.seat else of_hand(hand, blend(habitual)))
            keep.append([skill.thrift * worth for worth in of_hand(hand, worth_in_hand(hands, seat))])
            yield None

        def worths(player: Seat, mixes: Mixes) -> list[float]:
            others = [
                of_all(hand, mix) for seat, (hand, mix) in enumerate(zip(hands, mixes, strict=True)) if seat != player
            ]
            lead = outlook(prey, others).lead(len(hands))
            return [
                now - later for now, later in zip(of_hand(hands[player], lead), keep[player], strict=True)
            ]

        for mixes in mixed_strategies(worths, usual, ceil(skill.rounds * ROUNDS_IN_MIND)):
            yield None if mixes is None else mixes[self.seat]


def worth_in_hand(hands: Sequence[Sequence[str]], seat: Seat) -> list[float]:
    """What each card of `HAND` would bring a seat in a round like most, against cards drawn by chance."""
    others = [even(cards) for other, cards in enumerate(hands) if other != seat]
    return outlook([LYING] * len(ANIMALS), others).lead(len(hands))


def _childs_chances(view: Mausen, hand: Sequence[str]) -> list[float]:
    """What hunts well where anything lies; what hunts least where nothing does (R10)."""
    if view.judged:
        return of_hand(hand, childish(lying(view.middle), hand))
    lowest = min(card[1] for card in hand)
    return [float(card[1] == lowest) for card in hand]
