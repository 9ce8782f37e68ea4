"""How people play Mausen: mixes of a hand's cards, each for a habit that somebody may have."""

from collections.abc import Sequence
from math import exp

from games.mausen.odds import INDEX, blend, even, outlook
from rules.game import Seat
from rules.mausen import HAND

SENSIBLE = 0
"""Which of the habits is the sensible one."""

KEENNESS = 1.2
"""How far a point more makes a card likelier to be laid, as a logarithm."""

RICH = 5
"""So many points for a hunter that nobody can stop are overlooked by nobody."""

MINDFUL = 0.8
"""How often a child else takes the highest hunter of the richest prey."""

STUCK = 12
"""From so many points in the middle for each player on, a child sees that this leads nowhere, and does anything."""


def highest_hunter(prey: Sequence[float], hand: Sequence[str]) -> str:
    """The highest hunter of the richest prey in the middle."""
    return max(hand, key=lambda card: (prey[(INDEX[card] // 4 + 1) % 4], card[1]))


def childish(prey: Sequence[float], hands: Sequence[Sequence[str]], seat: Seat) -> list[float]:
    """The mix of a child: it hunts what lies richest with the highest card, or does anything."""
    hand = hands[seat]
    highest = highest_hunter(prey, hand)
    others = [card for other, cards in enumerate(hands) if other != seat for card in cards]
    stopped = any(card[0] == highest[0] and card >= highest for card in others)
    if prey[(INDEX[highest] // 4 + 1) % 4] >= RICH and not stopped:
        return even([highest])
    mindful = MINDFUL if sum(prey) < STUCK * len(hands) else 0.0
    return blend([(mindful, even([highest])), (1 - mindful, even(hand))])


def leaning(hand: Sequence[str], worths: Sequence[float], keenness: float) -> list[float]:
    """The mix of somebody who rather takes what is worth more."""
    best = max(worths[INDEX[card]] for card in hand)
    mix = [0.0] * len(HAND)
    for card in hand:
        mix[INDEX[card]] = exp((worths[INDEX[card]] - best) * keenness)
    return whole(mix)


def habits(prey: Sequence[float], hands: Sequence[Sequence[str]], seat: Seat) -> list[list[float]]:
    """A seat's mix in a round, for each habit that it may have if it doesn't think.

    It may take the highest hunter of the richest prey half the time, and else what does well against chance; it may lay
    anything; it may play like a child.
    """
    hand = hands[seat]
    others = [even(cards) for other, cards in enumerate(hands) if other != seat]
    highest = highest_hunter(prey, hand)
    sensible = blend([(0.5, even([highest])), (0.5, leaning(hand, outlook(prey, others).own, KEENNESS))])
    return [sensible, even(hand), childish(prey, hands, seat)]


def whole(mix: Sequence[float]) -> list[float]:
    """The mix with its chances brought to a sum of 1."""
    total = sum(mix)
    return [chance / total for chance in mix]
