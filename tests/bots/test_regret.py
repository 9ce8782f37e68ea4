"""Mixed strategies by regret matching, on games whose right mix is known."""

from random import Random

import pytest

from bots.regret import mixed_strategy


def mix_of(payoffs, player, *, whim=0.0, rounds=4000):
    """The mix found for a player of a game of two, given by each player's table of payoffs."""
    actions = (range(len(payoffs[0])), range(len(payoffs[0][0])))

    def payoff(profile, seat):
        return payoffs[seat][profile[0]][profile[1]]

    *slices, chances = mixed_strategy(actions, payoff, player, rounds, whim, Random(7))
    assert slices == [None] * rounds
    return chances


def test_rock_paper_scissors_is_mixed_in_thirds():
    wins = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    losses = tuple(tuple(-worth for worth in row) for row in wins)
    assert mix_of((wins, losses), 0) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_an_uneven_matching_game_is_mixed_as_its_payoffs_ask():
    # The row player gets 3 for (0, 0) and 1 for (1, 1): it plays the first row a quarter of the time.
    gains = ((3, 0), (0, 1))
    losses = tuple(tuple(-worth for worth in row) for row in gains)
    assert mix_of((gains, losses), 0) == pytest.approx([1 / 4, 3 / 4], abs=0.05)


def test_an_action_that_is_always_better_is_always_played():
    gains = ((5, 5), (1, 1))
    nothing = ((0, 0), (0, 0))
    assert mix_of((gains, nothing), 0) == pytest.approx([1, 0], abs=0.01)


def test_whoever_reckons_with_whims_answers_them():
    # The column player is better off on the right, so without whims the row player follows it there;
    # against somebody who plays the left half the time, the first row's 10 is worth more.
    gains = ((10, 0), (0, 4))
    other = ((0, 1), (0, 1))
    assert mix_of((gains, other), 0) == pytest.approx([0, 1], abs=0.01)
    assert mix_of((gains, other), 0, whim=1.0) == pytest.approx([1, 0], abs=0.01)
