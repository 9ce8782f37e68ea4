"""Search in imagined worlds, on choices whose right answer is known."""

from random import Random

import pytest

from bots.search import best_option


def chosen(options, imagine, worth, trials=400, trials_a_slice=10):
    *slices, option = best_option(options, imagine, worth, trials, trials_a_slice)
    assert slices == [None] * len(slices)
    return option


def test_what_is_best_on_average_is_chosen_though_another_is_best_in_most_worlds():
    rng = Random(1)
    worths = {"safe": lambda world: 1.0, "bold": lambda world: 1.5 if world < 0.6 else 0.0}
    assert chosen(["bold", "safe"], rng.random, lambda world, option: worths[option](world)) == "safe"


def test_nobody_plays_as_if_the_hidden_coin_lay_open():
    # To guess is right in half the worlds. Whoever chose anew in each world would think to be always right.
    rng = Random(2)
    worths = {"ask": lambda coin: 0.7, "heads": lambda coin: coin == 1, "tails": lambda coin: coin == 0}
    assert chosen(list(worths), lambda: rng.randrange(2), lambda coin, option: worths[option](coin)) == "ask"


def test_all_options_meet_the_same_worlds_so_a_small_edge_is_seen_in_great_noise():
    rng = Random(3)
    options = list(range(8))
    assert chosen(options, lambda: rng.gauss(0, 100), lambda world, option: world + option) == 7


def test_most_trials_go_to_the_better_options():
    tried = dict.fromkeys(range(8), 0)

    def worth(world, option):
        tried[option] += 1
        return option

    assert chosen(list(tried), lambda: None, worth, trials=240) == 7
    assert tried == {0: 10, 1: 10, 2: 10, 3: 10, 4: 30, 5: 30, 6: 70, 7: 70}


@pytest.mark.parametrize("options", [1, 2, 3, 5, 7])
def test_the_slices_are_as_long_as_asked_for(options):
    trials, at_slice = 0, []

    def worth(world, option):
        nonlocal trials
        trials += 1
        return 0.0

    for _ in best_option(list(range(options)), lambda: None, worth, 300, 20):
        at_slice.append(trials)
    lengths = [after - before for before, after in zip([0, *at_slice], at_slice, strict=False)]
    assert all(20 <= length < 20 + options for length in lengths[:-1])
    assert lengths[-1] < 20 + options
    assert trials <= 300


def test_a_single_option_needs_no_thought():
    assert list(best_option(["it"], lambda: pytest.fail("it thinks"), lambda world, option: 0.0, 100, 10)) == ["it"]
