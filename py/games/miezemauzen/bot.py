"""A player of Miezemauzen who reckons what a hand will come to, and then plays its cards in a sensible way."""

from collections.abc import Iterator
from random import Random

from games.miezemauzen.chance import chance_of_a_trick
from games.miezemauzen.lay import card_to_lay
from rules.game import Level, Move, Seat
from rules.miezemauzen import FREE_PASSES, NO_TRICK, TRICK, Miezemauzen
from rules.miezemauzen_cards import DECK, of_one_suit, without
from rules.miezemauzen_events import HAND, Event

PASS_USED_UP = (0.05, 0.2)
"""What it is worth to have a first and a second pass left for a worse hand, in points."""

HANDS_IN_MIND = 20


class MiezemauzenBot:
    """Plays one seat (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng

    def see(self, event: Event) -> None:
        """Nothing to remember: the view holds all that was seen in this deal."""

    def think(self, view: Miezemauzen) -> Iterator[Move | None]:
        """Yields its move at once: it takes well under a millisecond."""
        if view.declared[self.seat]:
            yield Move("lay", (card_to_lay(view, self.seat),))
        else:
            yield self._declared(view)

    def _declared(self, view: Miezemauzen) -> Move:
        moves = list(view.moves(self.seat))
        if Move("play") in moves and of_one_suit(view.hands[self.seat]):
            return Move("play")  # A cat; no trick will be played, and the passes begin anew.
        return min(moves, key=lambda move: self._expected(view, move))

    def _expected(self, view: Miezemauzen, move: Move) -> float:
        """The points that a declaration is expected to add."""
        hand = view.hands[self.seat]
        match move.verb:
            case "pass":
                passes = view.passes[self.seat]
                return view.pass_costs(self.seat) + PASS_USED_UP[min(passes, FREE_PASSES - 1)]
            case "exchange":
                unseen = [card for card in DECK if card not in hand and card != view.trump]
                hands = [self.rng.sample(unseen, HAND) for _ in range(HANDS_IN_MIND)]
                return sum(self._risk(view, drawn) for drawn in hands) / HANDS_IN_MIND
            case "swap":
                return self._risk(view, (*without(hand, move.picks[0]), view.trump))
            case _:
                return self._risk(view, hand)

    def _risk(self, view: Miezemauzen, hand: tuple[str, ...] | list[str]) -> float:
        """The points that playing with a hand is expected to add."""
        chance = chance_of_a_trick(hand, view.trump[0], len(view.players), len(view.turns) - 1)
        return chance * TRICK + (1 - chance) * NO_TRICK
