"""What the tests of all games ask Hoard: see `tests.rules.games.Facts`."""

from random import Random

from hoard.rules import HAND, NUTS, Hoard

from rules.game import HIDDEN, LUCK, Move, Seat

LONGEST = 1 + 3 * HAND


def positions(start: Hoard) -> dict[str, Hoard]:
    """Random play reaches all there is, for every game has five rounds; other shuffles are all that is wanted."""
    return {f"another shuffle, {number}": start for number in range(12)}


def check_sums(state: Hoard) -> None:
    lying = [nut for nut in state.laid if nut]
    places = [nut for nuts in (state.rest, *state.hands, *state.taken, lying) for nut in nuts]
    assert sorted(places) == sorted(NUTS), "a nut is in no place, or in two"


def check_possible(state: Hoard) -> None:
    check_sums(state)
    assert HIDDEN not in state.rest


def disguise(state: Hoard, seat: Seat, move: Move, rng: Random) -> Move:
    """One seat gets the same hand, and the others may get another; a nut is laid open."""
    if seat != LUCK:
        return move if move in state.moves(seat) else state.moves(seat).random(rng)
    begin = rng.randrange(len(state.hands)) * HAND
    kept = move.picks[begin : begin + HAND]
    others = [nut for nut in move.picks if nut not in kept]
    rng.shuffle(others)
    return Move("deal", (*others[:begin], *kept, *others[begin:]))
