"""How one plays Miezemauzen as well as can be: by what a choice is worth on average in deals played out in the mind."""

from collections.abc import Iterator, Sequence
from random import Random

from bots.search import best_option
from games.miezemauzen.deal import Deal, End
from games.miezemauzen.numbers import Cards
from games.miezemauzen.race import race_of
from games.miezemauzen.worlds import Worlds
from rules.game import Move, Seat
from rules.miezemauzen import Miezemauzen

TRIALS = 2000
"""So many deals are played out for one choice."""

TRIALS_A_SLICE = 80

GLANCE = 1e-4
"""What a point less is worth where the win is 1: it decides where a match is won or lost all the same."""


class Expert:
    """Thinks for one seat."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._tallies: dict[Move, list[int]] = {}

    def choose(self, view: Miezemauzen, moves: Sequence[Move]) -> Iterator[Move | None]:
        """The best of these moves, of equally good ones the first; yields None after each slice."""
        seat, rng = self._seat, self._rng
        race = race_of(len(view.scores), view.terms.must_play_at == "5_or_less")
        yield from race.prepare()
        worlds, deal = Worlds(view, seat), Deal(view, seat)
        declaring = not view.declared[seat]
        deals, dealer = view.terms.deals - len(view.sheet) - 1, view.order[0]
        tallies = self._tallies = {move: [0, 0] for move in moves}
        chances: dict[End, float] = {}

        def worth(cards: Cards, move: Move) -> float:
            end = deal.after_declaring(cards, move) if declaring else deal.after_laying(cards, move.picks[0])
            tally = tallies[move]
            tally[0] += 1
            tally[1] += end.gained
            if end not in chances:
                chances[end] = race.chance(seat, end.scores, end.passes, dealer, deals)
            return chances[end] - GLANCE * end.scores[seat]

        yield from best_option(moves, lambda: worlds.draw(rng), worth, TRIALS, TRIALS_A_SLICE)

    def chance(self, move: Move) -> float | None:
        """How often a declaration got points off when it thought last; None for one that it has not thought about."""
        tried, gained = self._tallies.get(move, (0, 0))
        return gained / tried if tried else None
