"""The bot of Mausen plays by the rules, from its view alone, sensibly and not always alike."""

from random import Random

import pytest

from games.mausen import bot
from games.mausen.bot import MausenBot, advantage
from rules.mausen import RULES, Chose, Hunted, TurnedUp, judge


def thought(view, seat, rng):
    """The move that the bot comes to, and how many slices it thought before."""
    *slices, move = MausenBot(seat, rng).think(view)
    assert slices == [None] * len(slices)
    return move, len(slices)


def share_against_random(seats, games, rng):
    """The share of games that one bot wins against random players, its seat rotating; a shared win counts in part."""
    wins = 0.0
    for game in range(games):
        state, mine = RULES.start(seats), game % seats
        while state.to_act:
            seat = state.to_act[0]
            view = state.seen_by(seat)
            move = thought(view, seat, rng)[0] if seat == mine else view.moves(seat).random(rng)
            for event in state.decide(seat, move):
                state = state.evolve(event)
        winners = state.outcome.winners
        wins += (mine in winners) / len(winners)
    return wins / games


@pytest.fixture
def hasty(monkeypatch):
    """Whole games are played with a third of the thoughts: enough to win, and to be legal."""
    monkeypatch.setattr(bot, "ROUNDS_IN_MIND", 20)


@pytest.mark.usefixtures("hasty")
def test_it_wins_at_least_60_percent_against_one_random_player():
    assert share_against_random(2, 40, Random(4)) >= 0.6


@pytest.mark.usefixtures("hasty")
def test_it_wins_clearly_more_than_its_share_of_four():
    assert share_against_random(4, 24, Random(5)) > 0.4


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.usefixtures("hasty")
def test_whole_games_of_bots_are_legal_and_somebody_scores(seats):
    state, rng = RULES.start(seats), Random(seats)
    while state.to_act:
        seat = state.to_act[-1]
        for event in state.decide(seat, thought(state.seen_by(seat), seat, rng)[0]):
            state = state.evolve(event)
    assert max(state.outcome.scores) > 0


def test_it_chooses_alike_where_two_games_look_alike_to_its_seat():
    start = RULES.start(3)
    for first, second in (("E1", "M4"), ("C2", "D3")):
        one = start.evolve(Chose(0, first)).seen_by(1)
        two = start.evolve(Chose(0, second)).seen_by(1)
        assert thought(one, 1, Random(9)) == thought(two, 1, Random(9))


def test_it_thinks_in_many_slices():
    assert thought(RULES.start(6).seen_by(0), 0, Random(1))[1] >= 20


def test_it_does_not_always_lay_the_same_card():
    view = RULES.start(4).seen_by(0)
    assert len({thought(view, 0, Random(seed))[0] for seed in range(12)}) > 2


def test_R10_where_nobody_hunts_it_gives_a_card_that_hunts_badly():
    state = RULES.start(4).evolve(TurnedUp(("E1", "D1", "C1", "M2")))
    state = state._replace(middle=(), played=(), to_act=(0, 1, 2, 3))
    move, _ = thought(state.seen_by(3), 3, Random(2))
    assert move in state.moves(3)
    assert move.picks[0][1] == "1"


def test_a_round_is_worth_what_one_wins_less_what_the_others_win_on_average():
    middle = ("E4", "D3", "C2", "M1")
    # Seat 0 hunts the dogs (3 and the 2 laid), seat 1 the cats in the middle; nobody hunts mice or elephants.
    assert advantage(middle, ("E2", "D2", "D1"), 0) == 3 + 2 + 1 - 2 / 2
    assert advantage(middle, ("E2", "D2", "D1"), 2) == -6 / 2 - 2 / 2


def test_what_a_round_is_worth_is_what_its_judging_tells_R4_to_R8():
    rng = Random(6)
    cards = RULES.start(2).hands[0]
    for _ in range(500):
        played = tuple(rng.choices(cards, k=rng.randint(2, 6)))
        middle = tuple(rng.choices(cards, k=rng.randint(1, 8)))
        hunts = [one for one in judge(middle, played) if isinstance(one, Hunted) and one.hunter is not None]
        for seat in range(len(played)):
            worth = 0.0
            for hunt in hunts:
                points = sum(int(card[1]) for card in (*hunt.middle, *(played[other] for other in hunt.seats)))
                worth += points if hunt.hunter == seat else -points / (len(played) - 1)
            assert advantage(middle, played, seat) == pytest.approx(worth)
