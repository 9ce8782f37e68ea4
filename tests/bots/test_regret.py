"""Mixed strategies by regret matching, on games whose right mix is known."""

import pytest

from bots.regret import mixed_strategies


def mixes_of(payoffs, *, column=(0.0, 0.0, 0.0), rounds=400):
    """The mixes found for a game of two, given by each player's table of payoffs, with a habit of the column player."""
    rows, columns = len(payoffs[0]), len(payoffs[0][0])

    def worths(player, mixes):
        if player == 0:
            return [sum(chance * worth for chance, worth in zip(mixes[1], row, strict=True)) for row in payoffs[0]]
        return [sum(mixes[0][row] * payoffs[1][row][at] for row in range(rows)) for at in range(columns)]

    thinking = mixed_strategies(worths, ([0.0] * rows, column[:columns]), rounds)
    for _ in range(rounds):
        next(thinking)
    with pytest.raises(StopIteration) as end:
        next(thinking)
    return end.value.value


def test_rock_paper_scissors_with_a_dear_stone_is_mixed_as_its_payoffs_ask():
    wins = ((0, -1, 2), (1, 0, -1), (-2, 1, 0))
    losses = tuple(tuple(-worth for worth in row) for row in wins)
    for mix in mixes_of((wins, losses)):
        assert mix == pytest.approx([1 / 4, 1 / 2, 1 / 4], abs=0.02)


def test_an_uneven_matching_game_is_mixed_as_its_payoffs_ask():
    # The row player gets 3 for (0, 0) and 1 for (1, 1): it plays the first row a quarter of the time.
    gains = ((3, 0), (0, 1))
    losses = ((-3, 0), (0, -1))
    assert mixes_of((gains, losses))[0] == pytest.approx([1 / 4, 3 / 4], abs=0.02)


def test_a_few_rounds_come_near():
    gains = ((3, 0), (0, 1))
    losses = ((-3, 0), (0, -1))
    assert mixes_of((gains, losses), rounds=40)[0] == pytest.approx([1 / 4, 3 / 4], abs=0.1)


def test_an_action_that_is_always_better_is_always_played():
    gains = ((5, 5), (1, 1))
    nothing = ((0, 0), (0, 0))
    assert mixes_of((gains, nothing))[0] == pytest.approx([1, 0], abs=0.01)


def test_a_habit_is_answered_as_far_as_it_goes():
    # The column player is better off on the right, so where it chooses the row player follows it there;
    # against somebody who goes left half the time, the first row's 10 is worth more.
    gains = ((10, 0), (0, 4))
    other = ((0, 1), (0, 1))
    assert mixes_of((gains, other))[0] == pytest.approx([0, 1], abs=0.01)
    assert mixes_of((gains, other), column=(0.2, 0.0))[0] == pytest.approx([0, 1], abs=0.01)
    assert mixes_of((gains, other), column=(0.5, 0.0))[0] == pytest.approx([1, 0], abs=0.01)
