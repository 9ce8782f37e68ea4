"""What the tests of all games ask Mausen: see `tests.rules.games.Facts`."""

from collections import Counter
from random import Random

from rules.game import Move, Seat
from rules.mausen import HAND, HIDDEN, MIDDLE, Mausen

LONGEST = 16 * 6


def position(start: Mausen, hands: list[tuple[str, ...]], middle: tuple[str, ...]) -> Mausen:
    """A position between two rounds with the given cards; all others were won by the last seat."""
    everything = Counter(MIDDLE) + Counter(HAND * len(hands))
    won = everything - Counter(middle) - Counter(card for hand in hands for card in hand)
    piles = (*((),) * (len(hands) - 1), tuple(sorted(won.elements())))
    return start._replace(hands=tuple(hands), middle=middle, won=piles)


def positions(start: Mausen) -> dict[str, Mausen]:
    seats = len(start.hands)
    all_but_the_last_chose = start
    for seat in range(seats - 1):
        for event in all_but_the_last_chose.decide(seat, Move("lay", ("E4",))):
            all_but_the_last_chose = all_but_the_last_chose.evolve(event)
    return {
        "all but the last chose": all_but_the_last_chose,
        "nobody won anything for 15 rounds": position(start, [HAND[-1:]] * seats, MIDDLE + HAND[:-1] * seats),
        "last round, empty middle": position(start, [HAND[5 * seat % 16 :][:1] for seat in range(seats)], ()),
        "last round, an animal for each": position(start, [(HAND[(4 * seat) % 16],) for seat in range(seats)], ("M1",)),
        "two rounds left, empty middle": position(start, [("D1", "M4")] * seats, ()),
        "only mice in hand": position(start, [HAND[12:]] * seats, ("M1", "E4", "E4")),
        "all won at once": position(start, [HAND[seat % 4 :: 4] for seat in range(seats)], ("D2",)),
    }


def check_sums(state: Mausen) -> None:
    places = Counter(state.middle)
    for seat, hand in enumerate(state.hands):
        places.update(hand)
        places.update(state.won[seat])
    places.update(state.played[seat] for seat in state.lying)
    seats = len(state.hands)
    assert places == Counter(MIDDLE) + Counter(HAND * seats), "a card is in no place, or in two"
    assert sum(int(card[1]) * times for card, times in places.items()) == 10 + 40 * seats


def check_possible(state: Mausen) -> None:
    """Every seat has laid equally many cards, and a choice is a card of the hand."""
    check_sums(state)
    assert len({len(hand) for hand in state.hands}) == 1
    for seat, card in enumerate(state.chosen):
        assert card != HIDDEN
        assert card in ("", *state.hands[seat])
        assert not (card and seat in state.to_act)


def disguise(state: Mausen, seat: Seat, move: Move, rng: Random) -> Move:
    return Move("lay", (rng.choice(state.hands[seat]),))
