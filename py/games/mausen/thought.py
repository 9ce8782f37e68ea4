"""What those lay in Mausen who think what the others think: mixes by regret matching."""

from collections.abc import Generator, Sequence

from bots.regret import Mixes, mixed_strategies
from games.mausen.odds import ANIMALS, Outlook, even, lying, of_all, of_hand, outlook
from rules.game import Seat

LYING = 2.0
"""The points of each animal that lie in the middle in most rounds."""

TRUST = 1.2
"""How many of all seats they reckon with as thinking too; the rest lays anything at all."""

THRIFT = 1.0
"""How much they reckon that a card laid now is missed later."""

Hands = Sequence[Sequence[str]]


def worth_in_hand(hands: Hands, seat: Seat) -> Outlook:
    """What each card of `HAND` would bring a seat in a round like most, against cards drawn by chance."""
    others = [even(cards) for other, cards in enumerate(hands) if other != seat]
    return outlook([LYING] * len(ANIMALS), others)


def thoughts(middle: Sequence[str], hands: Hands, rounds: int) -> Generator[None, None, list[list[float]]]:
    """The mix over `HAND` of each seat, if it thinks and reckons that any of the others may not.

    Args:
        rounds: how often this round is played in the mind.

    Yields after slices of thinking.
    """
    prey = lying(middle)
    whim = 1 - TRUST / len(hands)
    usual = [[whim / len(hand)] * len(hand) for hand in hands]
    keep = [of_hand(hand, worth_in_hand(hands, seat).lead(len(hands))) for seat, hand in enumerate(hands)]

    def worths(player: Seat, mixes: Mixes) -> list[float]:
        others = [
            of_all(hand, mix) for seat, (hand, mix) in enumerate(zip(hands, mixes, strict=True)) if seat != player
        ]
        lead = outlook(prey, others).lead(len(hands))
        return [now - THRIFT * later for now, later in zip(of_hand(hands[player], lead), keep[player], strict=True)]

    mixes = yield from mixed_strategies(worths, usual, rounds)
    return [of_all(hand, mix) for hand, mix in zip(hands, mixes, strict=True)]
