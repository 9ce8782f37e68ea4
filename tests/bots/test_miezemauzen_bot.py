"""The bot of Miezemauzen plays by the rules, from its view alone, and knows a good hand from a bad one."""

from random import Random

import pytest

from games.miezemauzen.bot import MiezemauzenBot
from games.miezemauzen.chance import chance_of_a_trick
from games.miezemauzen.lay import card_to_lay
from rules.game import LUCK, Move
from rules.miezemauzen import RULES
from tests.rules.facts_miezemauzen import dealt, with_deals_left

WEAK, STRONG = "♠2 ♠3 ♥4 ♥5 ♦2", "♣A ♣K ♠A ♥A ♦3"
OTHER = "♠10 ♠9 ♥8 ♥7 ♦9"


def thought(state, seat, rng=None):
    *slices, move = MiezemauzenBot(seat, rng or Random(1)).think(state.seen_by(seat))
    assert slices == [None] * len(slices)
    return str(move)


def deal(*hands, trump="♣5", table="", **given):
    """A deal of these hands; the last seat deals, seat 0 is the forehand."""
    options = {"swap_and_exchange": given.pop("swap_and_exchange", "false")}
    state = RULES.start(len(hands), options)._replace(**given)
    return dealt(state, len(hands) - 1, list(hands), trump, table)


def play(state, *moves):
    for move in moves:
        for event in state.decide(state.to_act[0], Move.read(move)):
            state = state.evolve(event)
    return state


def match(state, is_bot, rng):
    while state.to_act:
        seat = state.to_act[0]
        plays = seat != LUCK and is_bot(seat)
        state = play(state, thought(state, seat, rng) if plays else str(state.moves(seat).random(rng)))
    return state


@pytest.mark.parametrize(("seats", "games"), [(2, 20), (3, 15), (4, 16), (6, 12)])
def test_it_wins_clearly_more_than_its_share_against_random_players(seats, games):
    rng, wins = Random(seats), 0
    for game in range(games):
        state = match(RULES.start(seats, {"points": "10"}), lambda seat, mine=game % seats: seat == mine, rng)
        wins += game % seats in state.outcome.winners
    assert wins / games >= 0.65


@pytest.mark.parametrize("options", [{}, {"swap_and_exchange": "true", "must_play_at": "5_or_less"}])
@pytest.mark.parametrize("seats", RULES.seats)
def test_whole_matches_of_bots_are_legal(seats, options):
    start = with_deals_left(RULES.start(seats, options), 12)
    assert match(start, lambda seat: True, Random(seats)).outcome is not None


def test_it_does_alike_where_two_games_look_alike_to_its_seat():
    one = play(deal(OTHER, STRONG, WEAK), "play")
    two = play(deal("♠J ♠7 ♥9 ♥6 ♦10", STRONG, "♠2 ♠4 ♥4 ♥5 ♦2"), "play")
    assert thought(one, 1, Random(9)) == thought(two, 1, Random(9))


def test_it_passes_with_a_weak_hand_and_plays_a_strong_one():
    assert thought(play(deal(OTHER, WEAK, STRONG), "exchange"), 1) == "pass"
    assert thought(deal(STRONG, OTHER, WEAK), 0) == "play"


def test_R9_it_plays_whatever_it_holds_once_all_others_passed():
    assert thought(play(deal(OTHER, STRONG, WEAK), "pass", "pass"), 2) != "pass"


def test_R7_it_rather_takes_the_tables_hand_than_pays_or_plays_a_hopeless_one():
    state = play(deal(OTHER, WEAK, STRONG, passes=(0, 2, 0)), "pass")
    assert thought(state, 1) == "exchange"


def test_R6_the_dealer_swaps_its_least_card_for_a_high_trump():
    state = play(deal(OTHER, "♠Q ♠J ♥6 ♦10 ♦J", "♣2 ♠2 ♥A ♦4 ♦2", trump="♣A"), "play", "play")
    assert thought(state, 2) in ("swap ♠2", "swap ♦4", "swap ♦2")


def test_R11_it_keeps_a_cat_together():
    assert thought(deal("♠2 ♠3 ♠4 ♠5 ♠6", OTHER, STRONG), 0) == "play"
    assert thought(play(deal(OTHER, STRONG, "♠2 ♠3 ♠4 ♠5 ♠6"), "play", "play"), 2) == "play"


def test_a_better_hand_has_a_better_chance_and_more_players_make_it_worse():
    assert chance_of_a_trick(STRONG.split(), "♣", 2, 1) > 0.95
    assert chance_of_a_trick(WEAK.split(), "♣", 2, 1) < 0.5
    chances = [chance_of_a_trick(OTHER.split(), "♣", playing, 1) for playing in range(5)]
    assert chances == sorted(chances, reverse=True)
    assert chance_of_a_trick(WEAK.split(), "♣", 0, 0) == 1


def test_it_leads_the_highest_card_there_is():
    state = play(deal("♥A ♠K ♠2 ♥3 ♦4", OTHER), "play", "play")
    assert card_to_lay(state.seen_by(0), 0) == "♥A"


def test_it_leads_a_king_once_the_ace_is_gone():
    state = play(deal("♠A ♠K ♠2 ♥3 ♦4", OTHER), "play", "play", "lay ♠A", "lay ♠9")
    assert card_to_lay(state.seen_by(0), 0) == "♠K"


def test_last_to_lay_it_takes_the_trick_as_cheaply_as_it_can():
    state = play(deal("♠4 ♠K ♥2 ♥3 ♦4", "♠3 ♠7 ♠A ♥9 ♦9"), "play", "play", "lay ♠4")
    assert card_to_lay(state.seen_by(1), 1) == "♠7"
    ruffing = play(deal("♠4 ♠K ♥2 ♥3 ♦4", "♣3 ♣A ♦A ♥9 ♦9"), "play", "play", "lay ♠4")
    assert card_to_lay(ruffing.seen_by(1), 1) == "♣3"


def test_it_throws_its_least_card_where_it_can_not_take_the_trick():
    state = play(deal("♠A ♠K ♥2 ♥3 ♦4", "♠3 ♠Q ♥A ♥9 ♦9"), "play", "play", "lay ♠A")
    assert card_to_lay(state.seen_by(1), 1) == "♠3"
    free = play(deal("♠A ♠K ♣6 ♣7 ♦4", "♥3 ♥Q ♦A ♥9 ♦9", trump="♣5"), "play", "play", "lay ♠A")
    assert card_to_lay(free.seen_by(1), 1) == "♥3"
