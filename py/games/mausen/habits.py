"""How people play Mausen: mixes of a hand's cards, each for a habit that somebody may have."""

from collections.abc import Sequence
from math import exp

from games.mausen.odds import INDEX, blend, even, outlook
from rules.game import Seat
from rules.mausen import HAND

AT_FIRST = (0.5, 0.1, 0.35, 0.05)
"""How likely somebody thinks, and has each of the habits, before anything was seen of them."""

KEENNESS = 1.2
"""How far a point more makes a card likelier to be laid, as a logarithm."""

HIGHEST = 0.75
"""How often a child takes its highest hunter."""

GREED = 2.0
"""How much more a child is drawn by richer prey: the power of its points."""


def childish(prey: Sequence[float], hand: Sequence[str]) -> list[float]:
    """The mix of a child: drawn by the prey that lies there, it mostly takes its highest hunter of it."""
    mix = [0.0] * len(HAND)
    for animal in sorted({card[0] for card in hand}):
        hunters = [INDEX[card] for card in hand if card[0] == animal]
        drawn = (prey[(hunters[0] // 4 + 1) % 4] + 0.2) ** GREED
        for index in hunters:
            mix[index] = drawn * (1 - HIGHEST) / len(hunters)
        mix[max(hunters)] += drawn * HIGHEST
    return whole(mix)


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
    highest = max(hand, key=lambda card: (prey[(INDEX[card] // 4 + 1) % 4], card[1]))
    sensible = blend([(0.5, even([highest])), (0.5, leaning(hand, outlook(prey, others).own, KEENNESS))])
    return [sensible, even(hand), childish(prey, hand)]


def whole(mix: Sequence[float]) -> list[float]:
    """The mix with its chances brought to a sum of 1."""
    total = sum(mix)
    return [chance / total for chance in mix]
