"""How likely a hand takes a trick, as the bot reckons it before it declares."""

from collections.abc import Iterable
from functools import cache
from math import exp
from random import Random

from rules.miezemauzen_cards import DECK, HEIGHT
from rules.miezemauzen_events import HAND

# The logarithm of the odds is a sum, fitted to 14,000 hands that quick players played out at two to six seats.
_BASE = -0.7
_EACH_WHO_PLAYS = -0.4
_EACH_YET_TO_DECLARE = -0.45
_TRUMP = {13: 7.4, 12: 2.85, 11: 2.35, 10: 1.9, 9: 1.75, 8: 1.6, 7: 1.5, 6: 1.5, 5: 1.5}
_LOW_TRUMP = 1.3
_OTHER = {13: 0.95, 12: 0.4, 11: 0.3, 10: 0.1}

HANDS_IN_MIND = 200


def strength(hand: Iterable[str], trump: str) -> float:
    """How good a hand's cards are, `trump` being the trump suit: what they add to the logarithm of the odds."""
    return sum([card_strength(card, trump) for card in hand])


def card_strength(card: str, trump: str) -> float:
    """What a card adds to the strength of a hand."""
    height = HEIGHT[card]
    return _TRUMP.get(height, _LOW_TRUMP) if card[0] == trump else _OTHER.get(height, 0.0)


def chance_at(strength: float, playing: int, waiting: int) -> float:
    """The chance that a hand of such strength takes a trick; the rest as for `chance_of_a_trick`."""
    if not playing and not waiting:
        return 1.0  # R9: nobody is left to play against.
    return 1 / (1 + exp(-strength - log_odds(playing, waiting)))


def log_odds(playing: int, waiting: int) -> float:
    """The logarithm of the odds of a hand without strength."""
    return _BASE + _EACH_WHO_PLAYS * playing + _EACH_YET_TO_DECLARE * waiting


def chance_of_a_trick(hand: Iterable[str], trump: str, playing: int, waiting: int) -> float:
    """The chance that a hand takes a trick.

    Args:
        hand: its cards.
        trump: the trump suit.
        playing: how many others have declared to play.
        waiting: how many others are yet to declare.
    """
    return chance_at(strength(hand, trump), playing, waiting)


@cache
def chance_unseen(playing: int, waiting: int) -> float:
    """The chance that a hand of which nothing is known takes a trick, such as the table's."""
    rng = Random(1)
    hands = [rng.sample(DECK, HAND) for _ in range(HANDS_IN_MIND)]
    return sum(chance_of_a_trick(hand, "♠", playing, waiting) for hand in hands) / HANDS_IN_MIND
