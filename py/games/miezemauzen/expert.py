"""How one plays Miezemauzen as well as can be: by what a choice is worth on average in deals played out in the mind."""

from collections.abc import Iterator, Sequence
from random import Random

from bots.search import best_option, likely_world
from games.miezemauzen.belief import likelihood
from games.miezemauzen.deal import Cards, Deal, End, cards_of
from games.miezemauzen.race import Race
from rules.game import Move, Seat
from rules.miezemauzen import Miezemauzen

TRIALS = 600
"""So many deals are played out for one choice."""

TRIALS_A_SLICE = 60

WORLDS_DRAWN = 12
"""So often a world is drawn anew that does not fit what the others declared."""


class Expert:
    """Thinks for one seat.

    Attributes:
        chances: for each declaration that it has weighed last, how often it got points off in the mind.
    """

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._race: Race | None = None

    def choose(self, view: Miezemauzen, moves: Sequence[Move]) -> Iterator[Move | None]:
        """The best of these moves; yields None after each slice."""
        self.tallies = {}
        if len(moves) == 1:
            yield moves[0]
            return
        if self._race is None:
            self._race = Race(len(view.scores), view.terms.must_play_at == "5_or_less")
        yield from self._race.prepare()
        race, deal, seat, rng = self._race, Deal(view, self._seat), self._seat, self._rng
        weight = likelihood(view, seat)
        declaring = not view.declared[seat]
        deals = view.terms.deals - len(view.sheet) - 1
        tallies = self.tallies = {move: [0, 0] for move in moves}

        def imagine() -> Cards:
            return cards_of(likely_world(lambda: view.imagine(rng), weight, WORLDS_DRAWN, rng))

        def worth(cards: Cards, move: Move) -> float:
            end: End
            if declaring:
                end = deal.after_declaring(cards, move)
            else:
                end = deal.after_tricks(deal.after_laying(cards, move.picks[0]))
            tally = tallies[move]
            tally[0] += 1
            tally[1] += end.gained
            return race.chance(seat, end.scores, end.passes, deals)

        yield from best_option(moves, imagine, worth, TRIALS, TRIALS_A_SLICE)
