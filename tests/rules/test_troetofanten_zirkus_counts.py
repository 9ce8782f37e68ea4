"""Counts of all move sequences of Der Trötofanten-Zirkus, luck's moves among them, as chess programs count perft."""

import pytest

from rules.game import State
from rules.troetofanten_zirkus import RULES
from tests.rules.facts_troetofanten_zirkus import position


def sequences(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are; shorter games count as none."""
    if depth == 0:
        return 1
    count = 0
    for seat in state.to_act:
        for move in state.moves(seat):
            after = state
            for event in state.decide(seat, move):
                after = after.evolve(event)
            count += sequences(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("seats", "depth", "count"),
    [
        # The first card of the middle: 8 grey kinds and 5 yellow ones. The second has another number: after one of
        # the 3 kinds that are alone with their number, 12 kinds; after one of the 10 others, 11.
        (2, 1, 13),
        (2, 2, 3 * 12 + 10 * 11),  # 146
        # The third: in any order, three of the numbers 1, 2, 3 (one kind each) and 4 to 8 (two kinds each):
        # all of the first (1), two (3 * 5 * 2), one (3 * 10 * 2 * 2), none (10 * 2 * 2 * 2): 1 + 30 + 120 + 80.
        (2, 3, 6 * 231),  # 1,386
        (2, 4, 1386 * 2),  # either seat starts
        (2, 6, 1386 * 2),  # each draws: one move
        (2, 7, 1386 * 2 * 14),  # any of the 14 kinds is turned up; no pile is there to choose from
        (3, 4, 1386 * 3),
        (3, 7, 1386 * 3),
        (8, 12, 1386 * 8),
    ],
)
def test_so_many_sequences_from_the_start(seats: int, depth: int, count: int) -> None:
    assert sequences(RULES.start(seats), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 5), (3, 6), (4, 10), (5, 8), (6, 0)])
def test_so_many_sequences_to_the_end_from_a_last_turn(depth: int, count: int) -> None:
    """Two seats; one card in the ring, two held: a yellow 5, a mouse, a grey 2. The other seat has two piles of 4s.

    The 5 and the mouse each leave a choice of 2 piles, the 2 only walks: 3 beginnings, 2 + 2 + 1 with the next
    move. Then the draw; then the two cards left are turned up in either order. Who had no choice is one move ahead:
    third moves 2 + 2 + 2 (the first card turned up); fourth 4 + 4 + 2; the fifth ends the 4 + 4 long games.
    """
    state = position(RULES.start(2), "y5 mouse g2", middle="g1 g3 g6", piles=("1 g4 g4", "1 g8 y4"), rest="down")
    assert sequences(state, depth) == count


def test_so_many_sequences_with_the_trap() -> None:
    """Three seats; any of the four 5s unseen meets the one that walks: 1 kind; the trap has 3 piles; the draw.

    Then seat 1, with a 5 again, walks: 1; and draws the last one. At last one 5 each is turned up: 1 * 1 * 1.
    """
    state = position(
        RULES.start(3),
        "g5 g5 g5 g5 g5",
        middle="g1 g2 g3",
        walk="g5",
        piles=("1 g7 g7", "2 g8 g8", "2 mouse trap"),
        rest="down",
    )
    assert [sequences(state, depth) for depth in range(1, 9)] == [1, 3, 3, 3, 3, 3, 3, 3]
    assert sequences(state, 9) == 0
