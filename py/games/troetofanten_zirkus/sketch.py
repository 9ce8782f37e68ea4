"""The rest of a game, played out in the mind.

It is played thousands of times in a thought, so this keeps only what decides the points, and changes it in place:
of a pile its owner, its points and its top. What happens is what `rules.troetofanten_zirkus` would tell in events,
over ten times as fast; the tests hold it to that.
"""

from collections.abc import Sequence
from random import Random

from games.troetofanten_zirkus.habits import appeal
from rules.game import Seat
from rules.troetofanten_zirkus import FACE_DOWN, NUMBER, OPEN, PREY, TRAINING, TRAP, Zirkus


class Sketch:
    """A game at a turn's end or, with its card turned up, at the choice that its player has.

    Attributes:
        whims: how often each seat steals any pile at all, and not the one that most people would.
        owners, points, tops: of each pile.
        trapped: the pile on which the mousetrap lies; None while it lies aside or is being used.
        under: the card under it there.
        middle, walkers: the numbers there.
        scores: each seat's points.
        counting: whether the cards held at the end count (R17).
    """

    __slots__ = ("counting", "middle", "owners", "points", "scores", "tops", "trapped", "under", "walkers", "whims")

    def __init__(self, state: Zirkus, whims: Sequence[float]) -> None:
        self.whims = whims
        self.owners = [owner for owner, _ in state.piles]
        self.points = [sum([OPEN[card] for card in cards]) for _, cards in state.piles]
        self.tops = [cards[-1] for _, cards in state.piles]
        self.trapped = state.trap
        self.under = "" if state.trap is None else state.piles[state.trap].cards[-2]
        self.middle = [NUMBER[card] for card in state.middle]
        self.walkers = [NUMBER[card] for card in state.walkers]
        self.scores = [*state.scores]
        self.counting = state.held_cards == "count"

    def copy(self) -> "Sketch":
        other = object.__new__(Sketch)
        other.whims = self.whims
        other.owners, other.points, other.tops = self.owners[:], self.points[:], self.tops[:]
        other.trapped, other.under = self.trapped, self.under
        other.middle, other.walkers = self.middle[:], self.walkers[:]
        other.scores, other.counting = self.scores[:], self.counting
        return other

    def play_out(self, seat: Seat, luck: Sequence[str], turns: int, rng: Random) -> None:
        """Plays so many turns from a seat on, the cards turning up in the order of `luck`; what is left is held."""
        seats = len(self.scores)
        for card in luck[:turns]:
            self.turn(seat, card, rng)
            seat = (seat + 1) % seats
        if self.counting:
            for card in luck[turns:]:
                self.scores[seat] += FACE_DOWN[card]
                seat = (seat + 1) % seats

    def steal(self, seat: Seat, pile: int, card: str) -> None:
        if card == TRAP:
            self.trapped, self.under = pile, self.tops[pile]
        points = self.points[pile]
        self.scores[self.owners[pile]] -= points
        points += OPEN[card]
        self.scores[seat] += points
        self.owners[pile], self.points[pile], self.tops[pile] = seat, points, card

    def turn(self, seat: Seat, card: str, rng: Random) -> None:
        """What happens when a seat turns up a card (R7)."""
        preyed = PREY[card]
        if preyed:
            owners = self.owners
            prey = [pile for pile, top in enumerate(self.tops) if top in preyed and owners[pile] != seat]
            if prey:
                self.steal(seat, self._choice(seat, prey, rng), card)
                return
        if card not in NUMBER:
            self._open(seat, card, OPEN[card])
            return
        number = NUMBER[card]
        if number in self.middle:
            self.middle.remove(number)
            self._open(seat, card, 2)
        elif len(self.middle) < TRAINING:
            self.middle.append(number)
        elif number in self.walkers:
            self.walkers.remove(number)
            self.scores[seat] -= 2
            self._spring(seat, rng)
        else:
            self.walkers.append(number)

    def _open(self, seat: Seat, top: str, points: int) -> None:
        self.owners.append(seat)
        self.points.append(points)
        self.tops.append(top)
        self.scores[seat] += points

    def _spring(self, seat: Seat, rng: Random) -> None:
        """The seat must use the mousetrap (R13)."""
        prey = [pile for pile, owner in enumerate(self.owners) if owner != seat]
        if not prey:
            return
        if self.trapped is not None:
            self.tops[self.trapped] = self.under
            self.points[self.trapped] -= OPEN[TRAP]
            self.scores[self.owners[self.trapped]] -= OPEN[TRAP]
        self.steal(seat, self._choice(seat, prey, rng), TRAP)

    def _choice(self, seat: Seat, prey: Sequence[int], rng: Random) -> int:
        if len(prey) == 1:
            return prey[0]
        if rng.random() < self.whims[seat]:
            return rng.choice(prey)
        points, owners, scores = self.points, self.owners, self.scores
        return max(prey, key=lambda pile: appeal(points[pile], scores[owners[pile]]))
