"""A player of Mausen who guesses what the others guess, and draws its card from a mix, for who thinks alike cancels.

The first level hunts like a child. The second lays what those lay who think what the others think. The third knows
such thoughts, comes to know who thinks them, and answers.
"""

from collections.abc import Generator, Iterator, Sequence
from random import Random

from games.mausen.acquaintance import Acquaintance
from games.mausen.habits import childish, leaning
from games.mausen.odds import even, lying, outlook
from games.mausen.reasons import reason
from games.mausen.thought import thoughts, worth_in_hand
from games.scene import Message
from rules.game import Level, Move, Seat
from rules.mausen import HAND, Event, Mausen

ROUNDS_IN_MIND = 12
"""How often a round is played in the mind."""

THRIFT = 1.3
"""How much what a card would bring in another round counts against laying it in this one, on the third level."""

KEENNESS = 1.5
"""How far a point more makes a card likelier to be laid, as a logarithm."""

MISSED = 6.0
"""The same, where nobody hunts, of a point more that another card would bring in another round."""

PALE = 0.1
"""A card that is laid this many times less often than the likeliest is not laid at all, but by a child."""


class MausenBot:
    """Plays one seat. Hands are public in Mausen; it remembers how the others play (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng
        self._others = Acquaintance()

    def see(self, event: Event) -> None:
        if self.level == 3:
            self._others.see(event)

    def think(self, view: Mausen) -> Iterator[Move | None]:
        """Yields None after each slice of thinking, at last the card to lay."""
        hand = view.hands[self.seat]
        if self.level == 1:
            mix = self._childs_mix(view)
        elif not view.judged:
            # The card goes straight to the middle (R10): what would hunt least is missed least.
            hunts = worth_in_hand(view.hands, self.seat).own
            mix = _without_pale(leaning(hand, [-points for points in hunts], MISSED))
        elif self.level == 2:
            mixes = yield from thoughts(view.middle, view.hands, ROUNDS_IN_MIND)
            mix = _without_pale(mixes[self.seat])
        else:
            mix = _without_pale((yield from self._answer(view)))
        yield Move("lay", (self.rng.choices(HAND, mix)[0],))

    def reason(self, view: Mausen, move: Move) -> Message:
        """What speaks for laying that card."""
        return reason(view, self.seat, move.picks[0])

    def _childs_mix(self, view: Mausen) -> list[float]:
        """What hunts well where anything lies; what hunts least where nothing does (R10)."""
        hand = view.hands[self.seat]
        if view.judged:
            return childish(lying(view.middle), view.hands, self.seat)
        lowest = min(card[1] for card in hand)
        return even([card for card in hand if card[1] == lowest])

    def _answer(self, view: Mausen) -> Generator[None, None, list[float]]:
        """The mix that answers what the others are expected to lay; yields after slices of thinking."""
        hands, prey = view.hands, lying(view.middle)
        yield from self._others.learn(len(hands), ROUNDS_IN_MIND)
        thinking = yield from thoughts(view.middle, hands, ROUNDS_IN_MIND)
        others = [
            self._others.expected(seat, prey, hands, thinking[seat]) for seat in range(len(hands)) if seat != self.seat
        ]
        now, later = outlook(prey, others).lead(len(hands)), worth_in_hand(hands, self.seat).lead(len(hands))
        worths = [gain - THRIFT * kept for gain, kept in zip(now, later, strict=True)]
        return leaning(hands[self.seat], worths, KEENNESS)


def _without_pale(mix: Sequence[float]) -> list[float]:
    least = PALE * max(mix)
    return [chance if chance > least else 0.0 for chance in mix]
