"""What the tests of all games ask Der Trötofanten-Zirkus: see `tests.rules.games.Facts`."""

from collections import Counter
from random import Random

from rules.game import LUCK, Move, Seat
from rules.troetofanten_zirkus import NUMBER, TRAP, Pile, Zirkus, deck

LONGEST = 3 + 1 + 8 + 3 * 95 + 8
"""The middle, the start, the first draws; then to turn up, to choose a pile and to draw; at last what is held."""


def position(
    start: Zirkus,
    unseen: str | None = None,
    active: Seat = 0,
    middle: str = "",
    walk: str = "",
    piles: tuple[str, ...] = (),
    down: tuple[str, ...] = (),
    rest: str = "pile",
) -> Zirkus:
    """A position in which the active seat is about to turn up its card, and everybody holds one.

    Args:
        start: the game with its seats and options.
        unseen: the cards of the ring and those held; None: all that are not mentioned.
        active: whose turn it is.
        middle, walk: the cards there.
        piles: the open piles, e.g. "1 g4 y4": the owner, then the cards, the lowest first.
        down: the cards face down before the first seats.
        rest: where cards lie that are not mentioned: in one more `pile` of the last seat, or `down` before it.
    """
    seats = len(start.held)
    heaps = [Pile(int(pile[0]), tuple(pile.split()[1:])) for pile in piles]
    lying = [tuple(cards.split()) for cards in (*down, *[""] * (seats - len(down)))]
    left = Counter(deck(start.lasso, start.dompteur)) + Counter([TRAP])
    left.subtract([*middle.split(), *walk.split(), *(unseen or "").split()])
    left.subtract([card for pile in heaps for card in pile.cards] + [card for cards in lying for card in cards])
    assert min(left.values()) >= 0, f"there are not as many: {left}"
    del left[TRAP]
    others = tuple(sorted(left.elements()))
    if unseen is None:
        bag = others
    else:
        bag = tuple(sorted(unseen.split()))
        if rest == "pile":
            heaps.append(Pile(seats - 1, others))
        else:
            lying[-1] += others
    return start._replace(
        to_act=(LUCK,),
        active=active,
        ring=len(bag) - seats,
        unseen=bag,
        held=(True,) * seats,
        middle=tuple(middle.split()),
        walkers=tuple(walk.split()),
        piles=tuple(heaps),
        down=tuple(lying),
    )


def positions(start: Zirkus) -> dict[str, Zirkus]:
    seats = len(start.held)
    fives = " ".join((["g5"] * 7 + ["y5"] * 4)[: seats + 2])
    extras = [card for card in ("lasso", "dompteur") if card in deck(start.lasso, start.dompteur)]
    thieves = " ".join((["mouse", *extras, "y5", "y6", "mouse", "y5", "y7", "y8", "y4", "y4"])[: seats + 2])
    return {
        "the last cards meet, and the trap lies on a pile": position(
            start, fives, middle="g1 g2 g3", walk="g5", piles=("0 g8 g8 trap", "1 g7 y7")
        ),
        "the last cards meet, and nobody has a pile": position(
            start, fives, middle="g1 g2 g3", walk="g5", active=1, rest="down"
        ),
        "thieves only, a pile of each number": position(
            start,
            thieves,
            middle="g1 g2",
            piles=tuple(f"{number % seats} g{number} g{number}" for number in range(1, 9)),
        ),
    }


def check_sums(state: Zirkus) -> None:
    places = Counter((*state.unseen, *state.middle, *state.walkers))
    for _, cards in state.piles:
        places.update(cards)
    for cards in state.down:
        places.update(cards)
    if state.turned:
        places.update([state.turned])
    traps = places.pop(TRAP, 0)
    assert places == Counter(deck(state.lasso, state.dompteur)), "a card is in no place, or in two"
    assert traps <= 1, "it lies aside, on a pile, or is in use"
    assert len(state.unseen) == state.ring + sum(state.held)


def check_possible(state: Zirkus) -> None:
    check_sums(state)
    for cards in (state.middle, state.walkers):
        numbers = [NUMBER[card] for card in cards]
        assert len(set(numbers)) == len(numbers), "equal numbers pair, or meet"
    assert len(state.middle) <= 3
    for owner, cards in state.piles:
        assert owner in range(len(state.held))
        assert cards
        assert TRAP not in cards[:-1], "the trap lies on top or nowhere"


def disguise(state: Zirkus, seat: Seat, move: Move, rng: Random) -> Move:
    return move
