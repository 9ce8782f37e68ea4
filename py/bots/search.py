"""Choosing among few options when much is hidden: each is tried in many worlds that the view could be.

*Determinization*: a world is imagined, in which nothing is hidden, and played to its end once for every option; the
option that does best on average is chosen (I. Frank, D. Basin: Search in games with incomplete information,
Artificial Intelligence 100, 1998; P. Cowling, E. Powley, D. Whitehouse: Information set Monte Carlo tree search, IEEE
Transactions on Computational Intelligence and AI in Games 4, 2012). As both papers show, whoever searches within such
a world plays as if the cards lay open. So here nobody does: how a world is played on is the caller's affair, by a
policy that uses what each player knows and no more, and the options share one worth over all worlds.

All options meet the same worlds, so that luck does not favour one. The thinking goes to the options that may yet be
the best: in rounds of equal effort, of which each leaves the better half (Z. Karnin, T. Koren, O. Somekh: Almost
optimal exploration in multi-armed bandits, ICML 2013, *sequential halving*).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

World = TypeVar("World")
Option = TypeVar("Option")


def best_option(
    options: Sequence[Option],
    imagine: Callable[[], World],
    worth: Callable[[World, Option], float],
    trials: int,
    trials_a_slice: int,
) -> Iterator[Option | None]:
    """Finds the option that is worth most on average.

    Args:
        options: what may be done, at least one.
        imagine: draws a world that the view could be, by `State.imagine` or better as one knows more of what is likely.
        worth: what it is worth to do that in that world, played to its end.
        trials: how often worth is asked, about; at least once for each option.
        trials_a_slice: after so many a slice of thinking ends.

    Yields None after each slice, at last the option.
    """
    left = list(range(len(options)))
    sums = [0.0] * len(options)
    rounds = max(1, (len(options) - 1).bit_length())
    made = 0
    while len(left) > 1:
        for _ in range(max(1, trials // (rounds * len(left)))):
            world = imagine()
            for at in left:
                sums[at] += worth(world, options[at])
            made += len(left)
            if made >= trials_a_slice:
                made = 0
                yield None
        # Those that are left have met the same worlds, so their sums compare.
        left = sorted(left, key=lambda at: sums[at], reverse=True)[: (len(left) + 1) // 2]
    yield options[left[0]]
