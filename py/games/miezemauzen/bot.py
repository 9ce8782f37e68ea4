"""A player of Miezemauzen: a beginner, one who plays out of habit, or an expert who plays deals out in the mind."""

from collections.abc import Iterator
from random import Random

from games.miezemauzen import beginner, habit
from games.miezemauzen.certain import after, sensible_declarations, sensible_lays
from games.miezemauzen.chance import chance_of_a_trick, chance_unseen
from games.miezemauzen.expert import Expert
from games.miezemauzen.hints import declaring_hint, laying_hint
from games.scene import Message
from rules.game import Level, Move, Seat
from rules.miezemauzen import Miezemauzen
from rules.miezemauzen_events import Event
from rules.miezemauzen_moves import EXCHANGE


class MiezemauzenBot:
    """Plays one seat (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng
        self._expert = Expert(seat, rng)

    def see(self, event: Event) -> None:
        """Nothing to remember: the view holds all that was seen in this deal."""

    def think(self, view: Miezemauzen) -> Iterator[Move | None]:
        """Yields None after each slice of an expert's thinking, at last the move; the others need no time."""
        seat, rng = self.seat, self.rng
        self._expert = Expert(seat, rng)  # What it thought of before is of no use any more.
        declaring = not view.declared[seat]
        if declaring:
            moves = sensible_declarations(view, seat)
        else:
            moves = sensible_lays(view, seat) if self.level > 1 else list(view.moves(seat))
        settled = not declaring and all(view.tricks[player] for player in view.players)
        if len(moves) == 1:
            yield moves[0]
        elif self.level == 3 and not settled:
            yield from self._expert.choose(view, moves)
        elif self.level > 1:
            yield habit.declared(view, seat, moves, rng) if declaring else habit.laid(view, seat, moves)
        else:
            yield beginner.declared(view, seat, moves, rng) if declaring else beginner.laid(view, seat, moves)

    def reason(self, view: Miezemauzen, move: Move) -> Message:
        """What speaks for the move that it has just thought of."""
        seat = self.seat
        if view.declared[seat]:
            return laying_hint(view, seat, move.picks[0])
        playing = [other for other in view.moves(seat) if other.verb in ("play", "keep", "swap")]
        own = self._chance(view, move) if move in playing else max(self._chance(view, one) for one in playing)
        return declaring_hint(view, seat, move, own, self._chance(view, EXCHANGE))

    def _chance(self, view: Miezemauzen, move: Move) -> float:
        """The chance of a trick after a declaration, as found by thinking, else as reckoned by the hand."""
        thought = self._expert.chance(move)
        if thought is not None:
            return thought
        playing, waiting = len(view.players), len(view.turns) - 1
        if move == EXCHANGE:
            return chance_unseen(playing, waiting)
        hand = after(view, view.hands[self.seat], move)
        return chance_of_a_trick(hand, view.trump[0], playing, waiting)
