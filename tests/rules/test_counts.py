"""Counts of all move sequences from the deal, as chess programs count perft: single choices in any order."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from rules.game import State
from rules.mausen import RULES, Hunted, Mausen
from tests.rules.games import make


def sequences(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are."""
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


def rounds(state: Mausen) -> Iterator[tuple[Mausen, list[Hunted]]]:
    """For every combination of choices, made in the order of seats: the state after the round and its hunts."""
    for choices in itertools.product(*map(state.moves, state.to_act)):
        now, hunts = state, []
        for seat, move in enumerate(choices):
            turn = make(now, seat, move)
            now = turn.after
            hunts += [event for event in turn.events if isinstance(event, Hunted)]
        yield now, hunts


@pytest.mark.parametrize(
    ("seats", "depth", "count"),
    [
        # Either seat may choose first, one of 16 cards; then the other one.
        (2, 1, 32),
        (2, 2, 2 * 16 * 16),  # 512
        # The second round is the same with 15 cards.
        (2, 3, 2 * 16 * 16 * 2 * 15),  # 15,360
        (2, 4, 2 * 16 * 16 * 2 * 15 * 15),  # 230,400
        (3, 1, 48),
        (3, 2, 48 * 32),  # 1,536
        (3, 3, 6 * 16**3),  # 24,576: 3! orders
    ],
)
def test_mausen_has_so_many_sequences(seats: int, depth: int, count: int) -> None:
    assert sequences(RULES.start(seats), depth) == count


def test_mausen_two_seats_one_round_by_combinatorics() -> None:
    """All 256 rounds.

    A card of seat 0 hunts unless the other's is of the same animal and not lower: it does against 12 cards of
    other animals and 0 + 1 + 2 + 3 lower ones over its four values: 4 · 12 + 6 = 54 rounds for each animal.
    From the middle that brings 54 · (3 + 2 + 1 + 4) = 540. From the other seat: for each animal, 4 cards of its own
    against prey worth 1 + 2 + 3 + 4: 4 · 4 · 10 = 160. So 700 for seat 0, and as much for seat 1.
    """
    ends = list(rounds(RULES.start(2)))
    assert len(ends) == 256
    assert [sum(state.scores[seat] for state, _ in ends) for seat in (0, 1)] == [700, 700]
    hunters = Counter(sum(hunt.hunter is not None for hunt in hunts) for _, hunts in ends)
    # Nobody: the same card twice. One: one animal in two values. Two: two animals.
    assert hunters == {0: 16, 1: 4 * 4 * 3, 2: 16 * 12}


def test_mausen_three_seats_one_round_by_combinatorics() -> None:
    """All 4,096 rounds: 16 with one card three times, 16 · 15 · 3 with a pair, 16 · 15 · 14 with three cards.

    Three equal ones hunt nothing. Beside a pair, the third always hunts. Three different ones hunt as many prey
    as they are animals: one (4 · 24), two (the pair's animal and values 4 · 6, the other card 12, and 6 orders),
    or three (4 · 4³ · 6).
    """
    ends = list(rounds(RULES.start(3)))
    hunters = Counter(sum(hunt.hunter is not None for hunt in hunts) for _, hunts in ends)
    assert hunters == {0: 16, 1: 16 * 15 * 3 + 4 * 24, 2: 4 * 6 * 12 * 6, 3: 4 * 4**3 * 6}
    assert sum(hunters.values()) == 16**3
    cancelled = Counter(len(card) for _, hunts in ends for hunt in hunts if (card := hunt.cancelled))
    assert cancelled == {1: 16 + 16 * 15 * 3}
    assert all(state.middle for state, _ in ends), "three seats never empty it (R10)"


@pytest.mark.parametrize(
    ("seats", "depth", "positions", "points"),
    [(2, 1, 256, 1400), (3, 1, 4096, 35_160), (2, 2, 47_344, 630_120)],
)
def test_mausen_has_so_many_positions_after_so_many_rounds(seats: int, depth: int, positions: int, points: int) -> None:
    """Different positions, the order in a pile apart, and all points in them: as the referee alone counted them."""
    states: list[Mausen] = [RULES.start(seats)]
    for _ in range(depth):
        states = [after for state in states for after, _ in rounds(state)]
    found = {
        (
            tuple(map(frozenset, state.hands)),
            tuple(tuple(sorted(pile)) for pile in state.won),
            tuple(sorted(state.middle)),
        )
        for state in states
    }
    assert len(found) == positions
    assert sum(sum(state.scores) for state in states) == points
