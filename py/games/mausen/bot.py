"""A player of Mausen who guesses what the others guess: a mix of the round's good cards, drawn by chance.

What a card brings in this round is weighed against what it is worth in hand. The others are taken for who they seem
to be: as far as they think, they guess what we guess, and as far as they follow habits, they are answered.
"""

from collections.abc import Generator, Iterator, Sequence
from math import exp
from random import Random

from games.mausen.acquaintance import Acquaintance
from games.mausen.habits import AT_FIRST, childish, habits, leaning
from games.mausen.odds import blend, lying, of_hand, outlook
from games.mausen.reasons import reason
from games.mausen.thought import thoughts, worth_in_hand
from games.scene import Message
from rules.game import Level, Move, Seat
from rules.mausen import Event, Mausen

ROUNDS_IN_MIND = 12
"""How often a round is played in the mind."""

PALE = 0.1
"""A card that is laid this many times less often than the likeliest is not laid at all."""

CERTAIN = 4.0
"""How far a point more that a card is worth in hand makes it likelier to stay there, as a logarithm."""

LEAN = 2.0
OWN = False
THRIFT = 1.3
LEARN = True

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
            chances = _childs_chances(view, hand)
        elif not view.judged:
            # The card goes straight to the middle (R10): what is worth least in hand is missed least.
            kept = worth_in_hand(view.hands, self.seat)
            chances = of_hand(hand, leaning(hand, [-worth for worth in kept], CERTAIN))
        else:
            chances = yield from self._weigh(view)
        least = PALE * max(chances)
        yield Move("lay", (self.rng.choices(hand, [chance if chance > least else 0.0 for chance in chances])[0],))

    def reason(self, view: Mausen, move: Move) -> Message:
        """What speaks for laying that card."""
        return reason(view, self.seat, move.picks[0], self._others.who)

    def _weigh(self, view: Mausen) -> Generator[None, None, list[float]]:
        """The chances with which to lay each card of the hand, after slices of thinking."""
        hands, prey, me = view.hands, lying(view.middle), self.seat
        if LEARN:
            yield from self._others.learn(len(hands), ROUNDS_IN_MIND)
        mixes = yield from thoughts(view.middle, view.hands, ROUNDS_IN_MIND)
        if self.level == 2:
            return of_hand(hands[self.seat], mixes[self.seat])
        others = []
        for seat in range(len(hands)):
            if seat != self.seat:
                other = blend(zip((self._others.who or [AT_FIRST]*9)[seat], (mixes[seat], *habits(prey, hands, seat)), strict=True))
                others.append(other)
        lead = outlook(prey, others).lead(len(hands))
        kept = worth_in_hand(hands, me)
        values = [a - THRIFT * b for a, b in zip(of_hand(hands[me], lead), of_hand(hands[me], kept))]
        best = max(values)
        return [(m if OWN else 1) * exp(LEAN * (v - best)) for m, v in zip(of_hand(hands[me], mixes[me]), values)]


def _childs_chances(view: Mausen, hand: Sequence[str]) -> list[float]:
    """What hunts well where anything lies; what hunts least where nothing does (R10)."""
    if view.judged:
        return of_hand(hand, childish(lying(view.middle), hand))
    lowest = min(card[1] for card in hand)
    return [float(card[1] == lowest) for card in hand]
