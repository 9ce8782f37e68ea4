"""The cards of Mammuz, and bags of them.

A card is one letter: a species is its number, `8` for a Ziesel, a dinosaur its initial. Cards that lie mixed, a hand
too, are a bag: a sorted string, `488B`. A bag that the viewer does not know is `HIDDEN` as often as it has cards.
"""

from typing import NamedTuple

from rules.game import HIDDEN

SPECIES = "23456789"
"""Mammoth, Bear, Deer, Sabre-tooth, Hare, Squirrel, Ziesel, Mouse (R1)."""

NUMBER = {species: int(species) for species in SPECIES}
"""A species' number is also how many cards it has (R1)."""

EFFECTS = {"B": "doubter", "L": "aside", "P": "doubted", "R": "eaten", "S": "dealt", "T": "chosen"}
"""What becomes of the herd when a dinosaur is turned up (R10). B(rontosaurus), P(terosaurus), T(riceratops) and
S(tegosaurus) have these four effects, but which has which is an assumption; (p)L(esiosaurus) and (tyrannosaurus) R(ex)
are certain.

`doubter`, `doubted`: that player takes it. `chosen`: one whom the doubter chooses takes it. `dealt`: it is shuffled and
dealt to all. `aside`: it is set aside. `eaten`: it leaves the game.
"""

DINOSAURS = "".join(EFFECTS)


class Deck(NamedTuple):
    """Which species take part, how many dinosaurs are drawn, and how many cards that makes (R2)."""

    species: str
    dinosaurs: int

    @property
    def animals(self) -> str:
        return "".join(species * NUMBER[species] for species in self.species)

    @property
    def size(self) -> int:
        return len(self.animals) + self.dinosaurs


DECKS = {
    3: Deck("234567", 3),
    4: Deck("2345678", 5),
    5: Deck("2345678", 5),
    6: Deck(SPECIES, 4),
    7: Deck(SPECIES, 5),
}
ALL_CARDS = Deck(SPECIES, 5)


def bag(cards: str) -> str:
    return "".join(sorted(cards))


def hidden(cards: str) -> str:
    """The bag as one sees it who does not know its cards."""
    return HIDDEN * len(cards)


def without(cards: str, gone: str) -> str:
    """A bag without some of its cards. Raises `ValueError` if they aren't there."""
    if cards[:1] == HIDDEN:
        return cards[len(gone) :]
    left = cards
    for card in set(gone):
        left = left.replace(card, "", gone.count(card))
    if len(left) + len(gone) != len(cards):
        raise ValueError(f"not all of {gone} in {cards}")
    return left


def whole(hand: str, alive: str, gone: str) -> str:
    """Those of the species `alive` of which a hand holds all that are not `gone` (R12)."""
    return "".join([one for one in alive if (has := hand.count(one)) and has + gone.count(one) == NUMBER[one]])


def points(cards: str) -> int:
    """The species numbers of the cards, added up; dinosaurs count nothing (R18)."""
    return sum(NUMBER.get(card, 0) for card in cards)
