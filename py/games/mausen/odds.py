"""What a round of Mausen may bring, where of each other player only the chances of its cards are known.

The expectations are exact, not sampled. A hunt needs of the others' cards only how often each value of the hunter's
animal lies there (never, once, or cancelled: R5) and the points of its prey; both grow from player to player.

A *mix* is the chances of the cards of `HAND`, in that order.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from rules.mausen import HAND, VALUES

Mix = Sequence[float]

ANIMALS = range(4)
"""The animals of `HAND` by number: each hunts the next."""

INDEX = {card: index for index, card in enumerate(HAND)}

_COUNTS = tuple(product(range(3), repeat=len(VALUES)))
"""How often each value lies there, twice standing for more: all that R5 asks. Hereafter by its number in here."""

_NUMBER = {counts: number for number, counts in enumerate(_COUNTS)}
_ONE_MORE = tuple(
    tuple(_NUMBER[*counts[:at], min(counts[at] + 1, 2), *counts[at + 1 :]] for at in range(len(VALUES)))
    for counts in _COUNTS
)
_HUNTER = tuple(max((at for at, count in enumerate(counts) if count == 1), default=None) for counts in _COUNTS)
"""Which value hunts, where no more cards are laid."""

_WINS = tuple(
    tuple(at for at, more in enumerate(_ONE_MORE[number]) if _HUNTER[more] == at) for number in range(len(_COUNTS))
)
"""With which values one more card hunts."""

_LOSES = tuple(
    tuple(at for at, more in enumerate(_ONE_MORE[number]) if _HUNTER[more] not in (at, None))
    for number in range(len(_COUNTS))
)
"""With which values one more card leaves the prey to another's."""


class Hunt(NamedTuple):
    """One of the four hunts as the others may leave it to one more player, by number of `_COUNTS`.

    Attributes:
        chances: how likely the others' hunters lie like that.
        points: the points of the prey then, in the middle and among the others' cards, times that chance.
    """

    chances: dict[int, float]
    points: dict[int, float]


class Outlook(NamedTuple):
    """What each card of `HAND` lets expect of a round.

    Attributes:
        own: one's own points.
        theirs: the points of all the others together.
    """

    own: list[float]
    theirs: list[float]

    def lead(self, seats: int) -> list[float]:
        """One's own points, less a share of the others' that leaves one's own dearer.

        Were an opponent's point as bad as one's own is good, two would cancel each other's best card for ever.
        """
        return [mine - all_ / seats for mine, all_ in zip(self.own, self.theirs, strict=True)]


def even(cards: Sequence[str]) -> list[float]:
    """The mix in which each of these cards is as likely as any other."""
    mix = [0.0] * len(HAND)
    for card in cards:
        mix[INDEX[card]] = 1 / len(cards)
    return mix


def of_hand(hand: Sequence[str], mix: Mix) -> list[float]:
    """What stands in the mix for each card of a hand."""
    return [mix[INDEX[card]] for card in hand]


def of_all(hand: Sequence[str], chances: Sequence[float]) -> list[float]:
    """The mix in which each card of a hand has this chance."""
    mix = [0.0] * len(HAND)
    for card, chance in zip(hand, chances, strict=True):
        mix[INDEX[card]] = chance
    return mix


def blend(parts: Iterable[tuple[float, Mix]]) -> list[float]:
    """A mix of mixes, each with its weight."""
    mixed = [0.0] * len(HAND)
    for weight, mix in parts:
        mixed = [sum_ + weight * chance for sum_, chance in zip(mixed, mix, strict=True)]
    return mixed


def lying(middle: Iterable[str]) -> list[float]:
    """The points of each animal in the middle."""
    points = [0.0] * len(ANIMALS)
    for card in middle:
        points[INDEX[card] // 4] += int(card[1])
    return points


def hunt(animal: int, prey: float, others: Iterable[Mix]) -> Hunt:
    """The hunt of an animal for `prey` points in the middle and whatever prey the others lay."""
    chances, points = {0: 1.0}, {0: prey}
    first, first_prey = 4 * animal, 4 * ((animal + 1) % 4)
    for mix in others:
        one, two, three, four = mix[first_prey : first_prey + 4]
        feeds = one + 2 * two + 3 * three + 4 * four
        raises = [(at, chance) for at, chance in enumerate(mix[first : first + 4]) if chance]
        stays = 1 - sum(mix[first : first + 4])
        next_chances = {number: chance * stays for number, chance in chances.items()}
        next_points = {number: points[number] * stays + chance * feeds for number, chance in chances.items()}
        for number, chance in chances.items():
            worth, more = points[number], _ONE_MORE[number]
            for at, rise in raises:
                to = more[at]
                next_chances[to] = next_chances.get(to, 0.0) + chance * rise
                next_points[to] = next_points.get(to, 0.0) + worth * rise
        chances, points = next_chances, next_points
    return Hunt(chances, points)


def wins(found: Hunt, value: int) -> tuple[float, float]:
    """How likely a card of this value hunts, and the points it can expect."""
    hunting = [number for number in found.chances if value - 1 in _WINS[number]]
    return sum(map(found.chances.__getitem__, hunting)), sum(map(found.points.__getitem__, hunting))


def outlook(prey: Sequence[float], others: Sequence[Mix]) -> Outlook:
    """What each card brings if laid now.

    Args:
        prey: the points of each animal in the middle.
        others: the mixes of the other players.
    """
    own, theirs = [0.0] * len(HAND), [0.0] * len(HAND)
    any_points, any_chance = [], []
    for animal in ANIMALS:
        chances, points = hunt(animal, prey[(animal + 1) % 4], others)
        first = 4 * animal
        hunted = caught = 0.0
        for number, worth in points.items():
            for at in _WINS[number]:
                own[first + at] += worth
            for at in _LOSES[number]:
                theirs[first + at] += worth
            if _HUNTER[number] is not None:
                hunted += worth
                caught += chances[number]
        any_points.append(hunted)
        any_chance.append(caught)
    total = sum(any_points)
    for animal in ANIMALS:
        # Whatever this card does, the other three hunts go on, and one of them hunts this very card.
        rest, caught = total - any_points[animal], any_chance[animal - 1]
        for value in VALUES:
            theirs[4 * animal + value - 1] += rest + value * caught
    return Outlook(own, theirs)
