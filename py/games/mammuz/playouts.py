"""Games played on in the mind: what a move is worth, by how often one wins after it.

The cards that lie hidden are guessed, everybody plays on by habit, and the moves that do well get the most games
(sequential halving: Z. Karnin, T. Koren, O. Somekh, Almost optimal exploration in multi-armed bandits, ICML 2013).
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random

from games.mammuz.habits import habit
from games.mammuz.memory import Memory
from rules.game import LUCK, Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_events import Ended
from rules.mammuz_moves import MOST

ROUNDS = 3
"""So many moves for each seat, those of luck too, a game in the mind goes on at most; then the hands are judged."""

SLICE = 10
"""So many games in the mind are a slice of thinking."""

TRUST = 8
"""What a move weighs counts as much as so many games in the mind."""

CARD = 0.03
"""How much of a win one card is worth."""


def best(
    moves: Mapping[Move, float],
    games: int,
    guess: Callable[[], Mammuz],
    seat: Seat,
    memory: Memory,
    rng: Random,
) -> Iterator[Move | None]:
    """Finds the best of a seat's moves with so many games in all.

    Args:
        moves: what each of the moves weighs, in cards.
        games: so many games are played at most.
        guess: how all cards may lie; asked anew for each game that is played after all moves.
        seat: whose moves.
        memory: what that seat remembers of the others; in the mind all think alike of each other.
        rng: where chance comes from.

    Yields None after each slice of thinking; at last the move.
    """
    sums = {move: TRUST * CARD * worth for move, worth in moves.items()}
    played = 0
    left, stages = list(moves), (len(moves) - 1).bit_length()
    for _ in range(stages):
        for _ in range(games // (stages * len(left))):
            world = guess()
            for move in left:
                sums[move] += play_on(world, move, seat, memory, rng)
                played += 1
                if played % SLICE == 0:
                    yield None
        left.sort(key=sums.__getitem__, reverse=True)
        del left[(len(left) + 1) // 2 :]
    yield left[0]


def play_on(state: Mammuz, move: Move, seat: Seat, memory: Memory, rng: Random) -> float:
    """Plays on from the seat's move to the end of the game, if it is near; this seat's share in the win, or a prospect.

    In a series too: the winner of a game gets no minus points (R18).
    """
    mover = seat
    for _ in range(ROUNDS * len(state.hands)):
        for event in state.decide(mover, move):
            if isinstance(event, Ended):
                return (seat in event.winners) / len(event.winners)
            state = state.evolve(event)
        (mover,) = state.to_act
        move = state.moves(LUCK).random(rng) if mover == LUCK else habit(state, memory, rng)
    return _prospect(state, seat)


def _prospect(state: Mammuz, seat: Seat) -> float:
    """The chance to win, by how many lays a hand takes at least: so it goes in games among our bots, nearly."""
    chances = [1 / max(1, -(-len(hand) // MOST)) ** 2 for hand in state.hands]
    return chances[seat] / sum(chances)
