"""The cards as numbers, for deals that are played out in the mind: thousands for one move.

A card's number is its place in the deck, by suit and the highest first: of two cards of a suit the lesser number is
the higher card.
"""

from collections.abc import Iterable
from typing import NamedTuple

from games.miezemauzen.chance import card_strength
from rules.miezemauzen_cards import DECK, RANKS, SUITS

NUMBER = {card: number for number, card in enumerate(DECK)}
SUIT = tuple(number // len(RANKS) for number in range(len(DECK)))
HIGHER = tuple(((1 << number) - 1) & -(1 << len(RANKS) * SUIT[number]) for number in range(len(DECK)))
"""For each card the higher ones of its suit, as a set of bits."""

STRENGTHS = tuple(tuple(card_strength(card, trump) for card in DECK) for trump in SUITS)
"""By trump suit, what each card adds to the strength of a hand."""


class Cards(NamedTuple):
    """Who holds what in an imagined world: each seat's hand, in order, and the table's, None if it is taken."""

    hands: list[list[int]]
    table: list[int] | None


def numbers(cards: Iterable[str]) -> list[int]:
    """Cards as numbers, in order."""
    return sorted([NUMBER[card] for card in cards])
