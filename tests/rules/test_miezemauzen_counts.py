"""Counts of all move sequences of a deal of Miezemauzen, as chess programs count perft."""

import pytest

from rules.game import LUCK, Move
from rules.miezemauzen import RULES, Miezemauzen
from tests.rules.facts_miezemauzen import dealt


def sequences(state: Miezemauzen, depth: int) -> int:
    """How many sequences of `depth` moves there are within the deal."""
    if depth == 0:
        return 1
    count = 0
    for seat in state.to_act:
        if seat == LUCK:
            return 0
        for move in state.moves(seat):
            after = state
            for event in state.decide(seat, move):
                after = after.evolve(event)
            count += sequences(after, depth - 1)
    return count


def two(swap_and_exchange: str = "false") -> Miezemauzen:
    """Seat 0 is the forehand; neither can follow the other, but for what is taken from the table."""
    start = RULES.start(2, {"swap_and_exchange": swap_and_exchange})
    return dealt(start, 1, ["♥2 ♥3 ♥4 ♥5 ♣2", "♠2 ♠3 ♠4 ♠5 ♦2"], "♣4", "♦3 ♦4 ♦5 ♦6 ♣3")


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        # The forehand passes, plays or exchanges.
        (1, 3),
        # The dealer does so too, or swaps one of five cards; the table's hand can be taken once.
        (2, 8 + 8 + 7),
        # Both play in 7 + 6 of these; the forehand leads one of five cards.
        (3, 13 * 5),
        # Both play: no card can be followed, 5 · 5. The dealer has the table's hand: ♣2 must be followed by ♣3, so
        # 4 · 5 + 1. The dealer has ♣4 for one of five cards: ♣2 must be followed by it, 5 · (4 · 5 + 1).
        # The forehand has the table's hand. The dealer plays: four diamonds must be followed by ♦2, ♣3 by nothing,
        # 4 + 5. The dealer has ♣4 for ♦2: 4 · 5 + 1. For one of four spades: all must be followed, 4 · (4 + 1).
        (4, 25 + 21 + 5 * 21 + 9 + 21 + 4 * 5),
        # Whoever won leads any of four cards.
        (5, 4 * 201),
    ],
)
def test_a_deal_for_two_has_so_many_sequences(depth: int, count: int) -> None:
    assert sequences(two(), depth) == count


def test_two_who_can_never_follow_have_all_orders_of_both_hands() -> None:
    state = two()
    for seat in (0, 1):
        for event in state.decide(seat, Move("play")):
            state = state.evolve(event)
    assert sequences(state, 10) == (5 * 4 * 3 * 2) ** 2
    assert sequences(state, 11) == 0


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 3),
        (2, 8 + 8 + 7),
        # As above, and the dealer who took the table's hand keeps it or swaps one of five: no lead yet there, so
        # 6 · 5 where the forehand has it or the dealer plays or swaps, and 6 for each of pass and play.
        (3, 6 * 5 + 6 * 5 + 6 + 6),
    ],
)
def test_with_the_dealers_second_look_there_are_more(depth: int, count: int) -> None:
    assert sequences(two("true"), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 3),
        # The second of three has the table's hand to take unless the first took it.
        (2, 3 + 3 + 2),
        # The dealer has eight declarations after the four without an exchange, seven after the four with one.
        (3, 4 * 8 + 4 * 7),
    ],
)
def test_three_declare_in_so_many_ways(depth: int, count: int) -> None:
    state = dealt(RULES.start(3), 2, ["♥2 ♥3 ♥4 ♥5 ♣2", "♠2 ♠3 ♠4 ♠5 ♦2", "♦7 ♦8 ♣7 ♣8 ♠9"], "♣4", "♦3 ♦4 ♦5 ♦6 ♣3")
    assert sequences(state, depth) == count
