"""A player of Mausen who guesses what the others guess: a mix of the round's good cards, drawn by chance."""

from collections.abc import Iterator
from random import Random

from bots.regret import mixed_strategy
from rules.game import Level, Move, Seat
from rules.mausen import PREY, Event, Mausen

ROUNDS_IN_MIND = 60
WHIM = 0.5


class MausenBot:
    """Plays one seat. Hands are public in Mausen, so it has nothing to remember (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng

    def see(self, event: Event) -> None:
        """Nothing to remember: the view holds all that was seen."""

    def think(self, view: Mausen) -> Iterator[Move | None]:
        """Yields None after each slice of thinking, at last the card to lay."""
        hand = view.hands[self.seat]
        if not view.judged:
            # The card goes straight to the middle (R10): what hunts least well is missed least.
            lowest = min(card[1] for card in hand)
            yield Move("lay", (self.rng.choice([card for card in hand if card[1] == lowest]),))
            return
        chances = None
        for chances in mixed_strategy(
            view.hands,
            lambda profile, seat: advantage(view.middle, profile, seat),
            self.seat,
            ROUNDS_IN_MIND,
            WHIM,
            self.rng,
        ):
            if chances is None:
                yield None
        assert chances is not None
        yield Move("lay", (self.rng.choices(hand, chances)[0],))


def advantage(middle: tuple[str, ...], played: tuple[str, ...], seat: Seat) -> float:
    """What a round is worth to a seat: the points that it wins, less the mean of what each other seat wins.

    Asked for thousands of times in a thought, so it counts by itself what `judge` would tell in events (R4 to R8).
    """
    others = len(played) - 1
    worth = 0.0
    for animal, prey in PREY.items():
        alone = [card for card in played if card[0] == animal and played.count(card) == 1]
        if alone:
            points = sum([int(card[1]) for card in middle + played if card[0] == prey])
            worth += points if played[seat] == max(alone) else -points / others
    return worth
