"""The bot of Der Trötofanten-Zirkus plays by the rules, at once, and knows whom to rob."""

from random import Random

import pytest

from games.troetofanten_zirkus.bot import ZirkusBot, desire
from rules.game import LUCK, Move
from rules.troetofanten_zirkus import RULES
from tests.rules.facts_troetofanten_zirkus import position

BOTH = {"lasso": "true", "dompteur": "true"}


def thought(view, seat, rng):
    (move,) = ZirkusBot(seat, rng).think(view)
    return move


def share_against_random(seats, games, rng, options=None):
    """The share of games that one bot wins against random players, its seat rotating; a shared win counts in part."""
    wins = 0.0
    for game in range(games):
        state, mine = RULES.start(seats, options), game % seats
        while state.to_act:
            seat = state.to_act[0]
            move = thought(state.seen_by(seat), seat, rng) if seat == mine else state.moves(seat).random(rng)
            for event in state.decide(seat, move):
                state = state.evolve(event)
        winners = state.outcome.winners
        wins += (mine in winners) / len(winners)
    return wins / games


@pytest.mark.parametrize(("seats", "games", "share"), [(2, 60, 0.6), (4, 80, 0.4), (8, 160, 0.2)])
def test_it_wins_clearly_more_than_its_share_against_random_players(seats, games, share):
    assert share_against_random(seats, games, Random(seats)) >= share


def test_it_wins_clearly_more_than_its_share_with_both_expansions():
    assert share_against_random(4, 80, Random(1), BOTH) >= 0.4


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", [{}, BOTH])
def test_whole_games_of_bots_are_legal(seats, options):
    state, rng = RULES.start(seats, options), Random(seats)
    while state.to_act:
        seat = state.to_act[0]
        move = state.moves(LUCK).random(rng) if seat == LUCK else thought(state.seen_by(seat), seat, rng)
        assert move in state.moves(seat)
        for event in state.decide(seat, move):
            state = state.evolve(event)
    assert state.outcome


def choosing(card, *piles, seats=3, **where):
    """Seat 0 has turned up a card and chooses among these piles."""
    state = position(RULES.start(seats, BOTH), piles=piles, **where)
    for event in state.decide(LUCK, Move("turn", (card,))):
        state = state.evolve(event)
    assert len(list(state.moves(0))) > 1
    return state


def always(state):
    """The one move that it comes to, whatever chance does."""
    (move,) = {thought(state, 0, Random(seed)) for seed in range(10)}
    return str(move)


def test_it_takes_the_pile_with_the_most_points():
    assert always(choosing("mouse", "1 g4 g4", "2 g2 g2 g3", "1 g6 g6")) == "steal 1"


def test_a_mouse_below_is_a_point_and_a_dompteur_costs_one():
    assert always(choosing("y5", "1 g4 dompteur g4", "2 mouse g8 g4")) == "steal 1"


def test_of_equal_piles_it_takes_the_one_of_the_strongest_rival():
    assert always(choosing("mouse", "1 g4 g4", "2 g5 g5", "2 g8 g8 mouse")) == "steal 1"


def test_under_the_trap_it_prefers_what_can_hardly_be_stolen_afterwards():
    where = {"middle": "g1 g2 g3", "walk": "g5"}
    assert always(choosing("g5", "1 g6 y6", "2 g8 mouse", **where)) == "steal 1"
    state = choosing("g5", "1 g6 y6", "1 g8 g8", "2 g4 y4", "2 g7 g7", **where)
    assert desire(state, 0, 1) > desire(state, 0, 0), "no number is 1 larger than 8"


def test_it_chooses_by_chance_among_equals_only():
    state = choosing("mouse", "1 g4 g4", "2 g4 g4")
    assert {str(thought(state, 0, Random(seed))) for seed in range(20)} == {"steal 0", "steal 1"}


def test_it_draws_where_it_is_to_draw():
    state = position(RULES.start(2), middle="g1")
    for event in state.decide(LUCK, Move("turn", ("g7",))):
        state = state.evolve(event)
    assert thought(state, 0, Random(1)) == Move("draw", ("ring",))
