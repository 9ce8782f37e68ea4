"""Miezemauzen, rule by rule (docs/rules/miezemauzen.md), and its worked examples."""

import itertools
from random import Random

import pytest

from rules.game import HIDDEN, LUCK, IllegalMove, Move
from rules.miezemauzen import RULES, Called, Ended, Miezemauzen, Opened, Took
from tests.rules.facts_miezemauzen import DECK, dealt, with_deals_left
from tests.rules.games import make

# Hands of which none is of one suit; ♣5 is turned up. The last seat deals, and seat 0 is the forehand, by default.
A, B, C, D = "♠A ♠K ♥7 ♥6 ♦2", "♠Q ♠9 ♥8 ♥5 ♦3", "♠J ♠8 ♥4 ♥3 ♦4", "♣2 ♣3 ♦5 ♦6 ♦7"
TABLE, TRUMP = "♣A ♣K ♣Q ♣J ♦A", "♣5"


def start(seats: int = 3, **options: str) -> Miezemauzen:
    return RULES.start(seats, options)


def deal(*hands: str, dealer: int = -1, trump: str = TRUMP, table: str = TABLE, **given: object) -> Miezemauzen:
    """A deal of these hands, the last seat dealing unless said otherwise, in a match with the given fields."""
    options = {name: str(given.pop(name)) for name in ("swap_and_exchange", "must_play_at", "deals") if name in given}
    state = start(len(hands), **options)._replace(**given)
    return dealt(state, dealer % len(hands), list(hands), trump, table)


def play(state: Miezemauzen, *moves: str) -> Miezemauzen:
    """The state after these moves, each made by the seat whose turn it is."""
    for move in moves:
        state = make(state, state.to_act[0], Move.read(move)).after
    return state


def lay(state: Miezemauzen, cards: str) -> Miezemauzen:
    return play(state, *(f"lay {card}" for card in cards.split()))


def last(state: Miezemauzen, move: str) -> tuple[object, ...]:
    """What happens on a move of the seat whose turn it is."""
    return make(state, state.to_act[0], Move.read(move)).events


def legal(state: Miezemauzen) -> set[str]:
    return set(map(str, state.moves(state.to_act[0])))


def refusal(state: Miezemauzen, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        state.decide(state.to_act[0], Move.read(move))
    return refused.value.key


def takes(cards: str, trump: str) -> int:
    """The seat whose card takes this trick, each seat's last card; they are laid in the order of seats."""
    trick = cards.split()
    state = play(deal(*(A, B, C, D)[: len(trick)]), *["play"] * len(trick))
    state = state._replace(hands=tuple((card,) for card in trick), trump=trump)
    events = last(lay(state, " ".join(trick[:-1])), f"lay {trick[-1]}")
    return next(event.seat for event in events if isinstance(event, Took))


# The worked examples of the page


def test_example_1_a_trick_deducts_one_point_and_none_adds_five() -> None:
    """A takes four tricks and B one; then A takes all five. C passes."""
    state = play(deal("♠A ♠K ♠Q ♠J ♥2", "♠10 ♠9 ♠8 ♠7 ♥A", D), "play", "play", "pass")
    assert lay(state, "♠A ♠7 ♠K ♠8 ♠Q ♠9 ♠J ♠10 ♥2 ♥A").scores == (24, 24, 25)
    state = play(deal("♠A ♠K ♠Q ♠J ♥A", "♠10 ♠9 ♠8 ♠7 ♥2", D), "play", "play", "pass")
    assert lay(state, "♠A ♠7 ♠K ♠8 ♠Q ♠9 ♠J ♠10 ♥A ♥2").scores == (24, 30, 25)


def test_example_2_the_cat_deducts_five_and_the_tomcat_ten() -> None:
    state = play(deal(A, B, "♥A ♥K ♥Q ♥J ♥2", trump="♠2"), "play", "play", "play")
    assert (state.scores, state.tricks, state.to_act) == ((25, 25, 20), (0, 0, 0), (LUCK,))
    state = play(deal("♥A ♥K ♦7 ♦6 ♣2", B, "♠A ♠K ♠10 ♠J ♠3", trump="♠2"), "play", "play", "play")
    assert (state.scores, state.tricks, state.to_act) == ((25, 25, 15), (0, 0, 0), (LUCK,))


def test_example_3_a_third_pass_in_a_row_makes_28_and_at_five_there_is_none() -> None:
    assert play(deal(A, B, C, passes=(2, 0, 0)), "pass").scores == (28, 25, 25)
    assert legal(deal(A, B, C, scores=(5, 25, 25))) == {"play", "exchange"}


def test_example_4_a_trump_wins_else_the_highest_of_the_suit_led() -> None:
    assert takes("♠10 ♠K ♦2 ♥A", trump="♦4") == 2
    assert takes("♠10 ♠K ♥3 ♥A", trump="♦4") == 1


# Cards and deal


def test_R1_the_ace_is_high_then_king_queen_jack_and_ten_to_two() -> None:
    for suit in "♠♥♣♦":
        trump = "♠2" if suit != "♠" else "♥2"
        for lower, higher in itertools.pairwise(["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]):
            assert takes(f"{suit}{lower} {suit}{higher}", trump) == 1
            assert takes(f"{suit}{higher} {suit}{lower}", trump) == 0


def test_R1_52_cards_can_be_dealt() -> None:
    rng, seen = Random(1), set[str]()
    for _ in range(40):
        seen |= set(start(6, first_dealer="0").moves(LUCK).random(rng).picks)
    assert seen == DECK
    assert len(seen) == 52


@pytest.mark.parametrize(("options", "points"), [({}, 25), ({"points": "15"}, 15), ({"points": "10"}, 10)])
def test_R2_everybody_starts_with_25_points_or_fewer_by_option(options: dict[str, str], points: int) -> None:
    assert list(RULES.seats) == [2, 3, 4, 5, 6]
    for seats in RULES.seats:
        assert RULES.start(seats, options).scores == (points,) * seats


def test_R2_chance_names_the_first_dealer_among_all_seats() -> None:
    state = start(3)
    assert state.to_act == (LUCK,)
    for seat in range(3):
        assert play(state, f"appoint {seat}").dealer == seat
    for wrong in ("appoint 3", "appoint -1", "appoint", "appoint 0 1", "deal"):
        assert refusal(state, wrong)
    rng = Random(2)
    assert {state.moves(LUCK).random(rng).picks for _ in range(50)} == {("0",), ("1",), ("2",)}


def test_R2_or_the_first_dealer_is_a_seat_at_the_table() -> None:
    for seat in range(4):
        state = start(4, first_dealer=str(seat))
        assert (state.dealer, state.to_act) == (seat, (LUCK,))
        assert state.moves(LUCK).random(Random(1)).verb == "deal"
    for wrong in ("4", "-1", "01", "", "٣"):
        with pytest.raises(ValueError, match="no such option"):
            start(4, first_dealer=wrong)


def test_R2_the_deal_passes_clockwise() -> None:
    state = start(3, first_dealer="1")
    for dealer in (1, 2, 0, 1):
        assert state.dealer == dealer
        state = play(dealt(state, dealer, [A, B, C], TRUMP), "pass", "pass", "pass")


def test_R3_five_cards_each_one_by_one_from_the_dealers_left_and_then_the_table() -> None:
    cards = "♠A ♥A ♣A ♠K ♥K ♣K ♠Q ♥Q ♣Q ♠J ♥J ♣J ♠2 ♥2 ♦2 ♦7"
    state = play(start(2, first_dealer="0"), f"deal {cards}")
    assert state.hands[1] == ("♠A", "♠K", "♠Q", "♠J", "♠2")
    assert state.hands[0] == ("♥A", "♥K", "♥Q", "♥J", "♥2")
    assert state.table == ("♣A", "♣K", "♣Q", "♣J", "♦2")
    assert state.trump == "♦7"
    assert state.stock == 52 - 16


@pytest.mark.parametrize("seats", RULES.seats)
def test_R3_a_deal_names_each_card_that_leaves_the_deck_once(seats: int) -> None:
    state = start(seats, first_dealer="0")
    cards = state.moves(LUCK).random(Random(3)).picks
    assert len(cards) == 5 * (seats + 1) + 1
    for wrong in (cards[:-1], (*cards[:-1], cards[0]), (*cards[:-1], "♠1"), (*cards, *(DECK - set(cards)))):
        assert Move("deal", wrong) not in state.moves(LUCK)
        assert refusal(state, str(Move("deal", wrong)))


def test_R3_a_deal_is_nothing_else_than_a_deal() -> None:
    moves = start(2, first_dealer="0").moves(LUCK)
    cards = moves.random(Random(3)).picks
    assert Move("deal", cards) in moves
    for other in (Move("lay", cards), Move("deal", cards[:-1]), Move("deal", (*cards[:-1], cards[0])), "deal", cards):
        assert other not in moves


def test_R3_between_the_deals_nothing_lies_on_the_table() -> None:
    state = lay(play(deal(A, B, swap_and_exchange="true"), "play", "swap ♠Q"), "♠A ♠9 ♠K ♥8 ♥7 ♥5 ♥6 ♦3 ♦2 ♣5")
    assert state.to_act == (LUCK,)
    assert (state.trump, state.swapped, state.led, state.took) == ("", False, "", None)
    assert (state.hands, state.table, state.stock) == (((), ()), (), 52)
    assert state.trick == state.declared == state.lacks == ("", "")
    assert state.players == ()


def test_R4_nobody_sees_the_tables_hand() -> None:
    state = deal(A, B, C)
    for viewer in (0, 1, 2, None):
        assert state.seen_by(viewer).table == (HIDDEN,) * 5


# Passing or playing


def test_R5_the_forehand_declares_first_and_the_dealer_last_each_once() -> None:
    state = deal(A, B, C, dealer=0)
    for seat, move in ((1, "play"), (2, "pass"), (0, "play")):
        assert state.to_act == (seat,)
        state = play(state, move)
    assert state.declared == ("plays", "plays", "passed")
    assert state.to_act == (1,)


def test_R5_a_player_passes_plays_or_takes_the_tables_hand() -> None:
    assert legal(deal(A, B, C)) == {"pass", "play", "exchange"}


def test_R5_who_takes_the_tables_hand_gives_all_five_away_and_plays() -> None:
    state = play(deal(A, B, C), "exchange")
    assert state.hands[0] == tuple(TABLE.split())
    assert state.away[0] == tuple(A.split())
    assert state.table == ()
    state = play(state, "pass", "play")
    assert state.to_act == (0,)
    assert legal(state) == {f"lay {card}" for card in TABLE.split()}


def test_R5_only_one_player_in_a_deal_may_take_it() -> None:
    state = play(deal(A, B, C), "exchange")
    assert legal(state) == {"pass", "play"}
    assert refusal(state, "exchange") == "why-table-taken"
    assert "exchange" not in legal(play(state, "pass"))


def test_R5_it_is_taken_unseen_and_the_cards_given_away_stay_unseen() -> None:
    state = deal(A, B, C)
    events = last(state, "exchange")
    assert [str(event.seen_by(0)) for event in events] == ["exchanged 0 ♣A,♣K,♣Q,♣J,♦A"]
    assert [str(event.seen_by(2)) for event in events] == ["exchanged 0 ?,?,?,?,?"]
    for viewer in (1, 2, None):
        view = play(state, "exchange").seen_by(viewer)
        assert view.hands[0] == view.away[0] == (HIDDEN,) * 5
    assert play(state, "exchange").seen_by(0).away[0] == tuple(A.split())


def test_R6_the_dealer_may_swap_one_card_for_the_turned_up_one() -> None:
    state = play(deal(A, B, C), "play", "pass")
    assert legal(state) == {"pass", "play", "exchange", *(f"swap {card}" for card in C.split())}
    state = play(state, "swap ♥3")
    assert set(state.hands[2]) == {"♠J", "♠8", "♥4", "♦4", "♣5"}
    assert state.away[2] == ("♥3",)
    assert (state.declared[2], state.swapped) == ("swapped", True)
    assert state.to_act == (0,), "it means playing"


def test_R6_nobody_but_the_dealer_may_swap() -> None:
    state = deal(A, B, C)
    assert refusal(state, "swap ♥7") == "why-not-dealer"
    assert refusal(play(state, "play", "play"), "swap ♥7") == "not-in-hand"


def test_R6_the_trump_suit_stays_and_all_know_the_card_that_was_taken() -> None:
    state = play(deal(A, B, C), "play", "play", "swap ♥3")
    for viewer in (0, 1, None):
        assert state.seen_by(viewer).hands[2] == ("♣5", *[HIDDEN] * 4)
        assert state.seen_by(viewer).away[2] == (HIDDEN,)
    assert lay(state, "♥7 ♥8 ♥4 ♥5 ♣5 ♥6").tricks == (0, 1, 1), "the five of clubs is a trump"


def test_R6_it_can_not_be_combined_with_the_tables_hand() -> None:
    state = play(deal(A, B, C), "play", "play", "exchange")
    assert state.to_act == (0,)
    assert state.declared[2] == "exchanged"
    assert not state.swapped


def test_R6_with_the_option_the_dealer_looks_at_the_tables_hand_and_then_swaps_or_not() -> None:
    state = play(deal(A, B, C, swap_and_exchange="true"), "play", "play", "exchange")
    assert state.to_act == (2,)
    assert legal(state) == {"keep", *(f"swap {card}" for card in TABLE.split())}
    assert refusal(state, "pass") == refusal(state, "play") == "why-declare-first"
    swapped = play(state, "swap ♦A")
    assert swapped.hands[2] == ("♣A", "♣K", "♣Q", "♣J", "♣5")
    assert set(swapped.away[2]) == {*C.split(), "♦A"}
    kept = play(state, "keep")
    assert kept.hands[2] == tuple(TABLE.split())
    assert swapped.to_act == kept.to_act == (0,)
    assert (swapped.declared[2], kept.declared[2]) == ("both", "exchanged")
    assert (swapped.swapped, kept.swapped) == (True, False)


def test_R6_with_the_option_nobody_but_the_dealer_gets_a_second_look() -> None:
    state = play(deal(A, B, C, swap_and_exchange="true"), "exchange")
    assert state.to_act == (1,)
    assert legal(play(state, "pass")) == {"pass", "play", *(f"swap {card}" for card in C.split())}


def test_R7_a_third_pass_in_a_row_costs_three_points_and_so_does_every_further_one() -> None:
    state = start(2, first_dealer="0")
    for scores in ((25, 25), (25, 25), (28, 28), (31, 31)):
        state = play(dealt(state, state.dealer or 0, [A, B], TRUMP), "pass", "pass")
        assert state.scores == scores


@pytest.mark.parametrize("move", ["play", "exchange", "swap ♠A"])
def test_R7_playing_in_whatever_way_sets_the_count_back(move: str) -> None:
    state = play(deal(A, B, C, dealer=0, passes=(2, 2, 2)), "pass", "pass", move)
    assert state.passes == (0, 3, 3)
    assert state.scores == (24, 28, 28)


def test_R7_a_pass_in_a_deal_that_ends_by_a_cat_counts_and_so_does_playing_in_it() -> None:
    state = play(deal("♥A ♥K ♥Q ♥J ♥2", B, C, passes=(1, 1, 2)), "pass", "play", "pass")
    assert state.passes == (2, 0, 3)
    assert state.scores == (20, 25, 28), "a paid pass stays paid (R10)"


def test_R8_at_five_points_there_is_no_pass_not_even_a_paid_one() -> None:
    for passes in (0, 1, 2, 3):
        state = deal(A, B, C, scores=(5, 25, 25), passes=(passes, 0, 0))
        assert legal(state) == {"play", "exchange"}
        assert refusal(state, "pass") == "why-must-play"
    dealer = deal(A, B, C, dealer=0, scores=(5, 6, 4))
    assert legal(dealer) == {"pass", "play", "exchange"}
    assert legal(play(dealer, "pass")) == {"pass", "play", "exchange"}, "four is not five"
    assert legal(play(dealer, "pass", "pass")) == {"play", "exchange", *(f"swap {card}" for card in A.split())}


def test_R8_with_the_option_five_or_less_must_play() -> None:
    for points in (1, 2, 3, 4, 5):
        state = deal(A, B, C, scores=(points, 25, 25), must_play_at="5_or_less")
        assert legal(state) == {"play", "exchange"}
    assert "pass" in legal(deal(A, B, C, scores=(6, 25, 25), must_play_at="5_or_less"))


def test_R9_if_all_pass_the_deal_is_void_and_the_next_dealer_deals() -> None:
    state = play(deal(A, B, C, dealer=0), "pass", "pass")
    assert [str(event) for event in last(state, "pass")] == ["passed 0 0", "ended 0,0,0"]
    state = play(state, "pass")
    assert (state.scores, state.dealer, state.to_act, state.round) == ((25, 25, 25), 1, (LUCK,), 2)


@pytest.mark.parametrize("move", ["play", "exchange"])
def test_R9_who_plays_alone_gets_a_point_off_without_a_trick(move: str) -> None:
    state = play(deal(A, B, C), move, "pass", "pass")
    assert (state.scores, state.to_act, state.dealer) == ((24, 25, 25), (LUCK,), 0)


# Cat and tomcat

CAT, TOMCAT = "♥A ♥K ♥Q ♥J ♥2", "♣A ♣K ♣10 ♣7 ♣2"


def test_R10_a_cat_is_called_once_all_have_declared_and_ends_the_deal() -> None:
    state = play(deal(CAT, B, C, trump="♣3", table=""), "play", "play")
    assert state.scores == (25, 25, 25)
    assert last(state, "play")[1:] == (Called(0, tuple(CAT.split())), Ended((0, 0, 0)))
    assert play(state, "play").scores == (20, 25, 25), "nobody else scores"


def test_R10_five_trumps_are_the_tomcat_in_its_stead() -> None:
    state = play(deal(TOMCAT, B, C, trump="♣3", table=""), "play", "play", "play")
    assert state.scores == (15, 25, 25)


def test_R10_the_cat_is_shown_to_all() -> None:
    state = play(deal(CAT, B, C), "play", "play")
    called = state
    for event in last(state, "play")[:2]:
        called = called.evolve(event)
    for viewer in (0, 1, 2, None):
        view = called.seen_by(viewer)
        assert view.hands[0] == tuple(CAT.split())
        assert (HIDDEN in view.hands[1]) == (viewer != 1)


def test_R10_four_of_a_suit_are_no_cat() -> None:
    state = play(deal("♥A ♥K ♥Q ♥J ♠2", B, C), "play", "play")
    assert last(state, "play")[1:] == (Opened(0),)


def test_R10_nobody_imagines_a_cat_that_was_not_called() -> None:
    """Seat 1 has laid four hearts; its last card can't be the fifth."""
    state = play(deal("♥A ♥K ♥Q ♥J ♠A", "♥3 ♥4 ♥5 ♥6 ♠2"), "play", "play")
    state = lay(state, "♥A ♥3 ♥K ♥4 ♥Q ♥5 ♥J ♥6")
    lasts = {state.seen_by(0).imagine(Random(seed)).hands[1][0][0] for seed in range(80)}
    assert lasts == set("♠♣♦")


def test_R11_a_player_who_passed_has_it_too() -> None:
    assert play(deal(A, CAT, C), "play", "pass", "play").scores == (25, 20, 25)


def test_R11_one_who_exchanged_any_card_has_not() -> None:
    away = play(deal(CAT, B, C), "exchange", "play")
    assert last(away, "play")[1:] == (Opened(0),)
    taken = play(deal(A, B, C, table="♦K ♦Q ♦J ♦10 ♦9"), "exchange", "play")
    assert last(taken, "play")[1:] == (Opened(0),)
    dealer = play(deal(A, B, CAT), "play", "play")
    assert last(dealer, "swap ♥2")[1:] == (Opened(0),)
    four = play(deal(A, B, "♣A ♣K ♣Q ♣J ♥2", table=""), "play", "play")
    assert last(four, "swap ♥2")[1:] == (Opened(0),)


def test_R11_two_such_players_both_deduct() -> None:
    state = play(deal(CAT, A, TOMCAT, trump="♣3", table=""), "play", "pass")
    assert last(state, "pass")[1:] == (
        Called(0, tuple(CAT.split())),
        Called(2, tuple(TOMCAT.split())),
        Ended((0, 0, 0)),
    )
    assert play(state, "pass").scores == (20, 25, 15)


def test_R12_it_comes_before_a_void_deal_and_before_playing_alone() -> None:
    assert play(deal(CAT, B, C), "pass", "pass", "pass").scores == (20, 25, 25)
    assert play(deal(CAT, B, C), "play", "pass", "pass").scores == (20, 25, 25)
    assert play(deal(CAT, B, C), "pass", "play", "pass").scores == (20, 25, 25)


# Tricks


def test_R13_the_forehand_leads_any_card() -> None:
    state = play(deal(A, B, C), "play", "play", "play")
    assert state.to_act == (0,)
    assert legal(state) == {f"lay {card}" for card in A.split()}


def test_R13_if_the_forehand_passed_the_first_playing_seat_after_it_leads() -> None:
    assert play(deal(A, B, C), "pass", "play", "play").to_act == (1,)
    state = play(deal(A, B, C, dealer=1), "pass", "play", "play")
    assert state.to_act == (0,), "seat 2 is the forehand"
    assert play(deal(A, B, C, D, dealer=1), "pass", "play", "play", "play").to_act == (3,)


def test_R13_the_winner_of_a_trick_leads_the_next_and_who_passed_is_left_out() -> None:
    state = play(deal(A, B, C), "play", "pass", "play")
    state = lay(state, "♥7 ♥4")
    assert state.to_act == (0,)
    state = lay(state, "♦2 ♦4")
    assert state.to_act == (2,)
    assert lay(state, "♠J").to_act == (0,)


def test_R14_who_can_follow_suit_must() -> None:
    state = lay(play(deal(A, B, C), "play", "play", "play"), "♥7")
    assert legal(state) == {"lay ♥8", "lay ♥5"}
    assert refusal(state, "lay ♠Q") == "why-follow"
    assert refusal(state, "lay ♠A") == "not-in-hand"


def test_R14_who_can_not_may_lay_any_card_and_need_not_trump() -> None:
    hand = "♠2 ♠3 ♣2 ♣9 ♦3"
    state = lay(play(deal("♥A ♥K ♥Q ♠A ♠K", hand, C), "play", "play", "pass"), "♥A")
    assert legal(state) == {f"lay {card}" for card in hand.split()}
    assert lay(state, "♠2").tricks == (1, 0, 0)


def test_R14_nobody_need_beat_a_trump() -> None:
    state = play(deal("♥A ♥K ♥Q ♠A ♠K", "♣7 ♠3 ♠4 ♦2 ♦3", "♣2 ♣9 ♠5 ♦4 ♦6"), "play", "play", "play")
    assert legal(lay(state, "♥A ♣7")) == {"lay ♣2", "lay ♣9", "lay ♠5", "lay ♦4", "lay ♦6"}


def test_R14_all_see_that_a_seat_could_not_follow_and_imagine_no_such_card() -> None:
    opened = play(deal("♥A ♥K ♥Q ♠A ♠K", "♠2 ♠3 ♣2 ♣9 ♦3", C), "play", "play", "play")
    assert lay(opened, "♥A ♠2 ♥3 ♥K ♠3").lacks == ("", "♥", ""), "said once"
    state = lay(opened, "♥A ♣2")
    assert state.lacks == ("", "♥", ""), "who leads or follows lacks nothing"
    for viewer in (0, 2, None):
        for seed in range(30):
            world = state.seen_by(viewer).imagine(Random(seed))
            assert "♥" not in {card[0] for card in world.hands[1]}


def test_R15_the_highest_trump_wins_else_the_highest_card_of_the_suit_led() -> None:
    assert takes("♠10 ♦2 ♦K ♠A", trump="♦4") == 2
    assert takes("♠10 ♥A ♣A", trump="♦4") == 0, "no other suit counts"
    assert takes("♦5 ♦9 ♠A", trump="♦4") == 1, "trumps led"


def test_R15_the_trick_lies_there_with_its_taker_until_it_is_gathered() -> None:
    state = lay(play(deal(A, B), "play", "play"), "♠A")
    laid, took, gathered = make(state, 1, Move("lay", ("♠9",))).states
    assert (laid.trick, laid.took, laid.to_act) == (("♠A", "♠9"), None, ())
    assert (took.trick, took.took, took.to_act) == (("♠A", "♠9"), 0, ())
    assert (gathered.trick, gathered.took, gathered.led) == (("", ""), None, "")
    assert (gathered.tricks, gathered.to_act) == ((1, 0), (0,))


# Score


def test_R16_a_trick_or_more_deducts_one_none_adds_five_and_who_passed_stays() -> None:
    state = play(deal("♠A ♠K ♠2 ♥2 ♥3", "♠3 ♠4 ♠5 ♥A ♥K", "♠6 ♠7 ♠8 ♥4 ♥5", D), *["play"] * 3, "pass")
    state = lay(state, "♠A ♠3 ♠6 ♠K ♠4 ♠7 ♠2 ♠5 ♠8 ♥4 ♥2 ♥A ♥K ♥5 ♥3")
    assert state.scores == (24, 24, 24, 25), "two, two and one trick"
    state = play(deal("♠A ♠K ♠Q ♥A ♥K", "♠3 ♠4 ♠5 ♥2 ♥3", "♠6 ♠7 ♠8 ♥4 ♥5", D), *["play"] * 3, "pass")
    assert lay(state, "♠A ♠3 ♠6 ♠K ♠4 ♠7 ♠Q ♠5 ♠8 ♥A ♥2 ♥4 ♥K ♥3 ♥5").scores == (24, 30, 30, 25)


def test_R16_there_is_no_upper_limit() -> None:
    state = play(deal("♠A ♠K ♠Q ♥A ♥K", "♠3 ♠4 ♠5 ♥2 ♥3", scores=(25, 99)), "play", "play")
    state = lay(state, "♠A ♠3 ♠K ♠4 ♠Q ♠5 ♥A ♥2 ♥K ♥3")
    assert state.scores == (24, 104)
    assert state.outcome is None


def test_R17_the_first_at_zero_at_the_end_of_a_deal_wins() -> None:
    state = play(deal(A, B, C, scores=(1, 7, 7)), "play", "pass", "pass")
    assert state.to_act == ()
    assert state.outcome is not None
    assert state.outcome == ((0, 7, 7), (1, 2, 2), "R17")
    assert state.round == 1
    assert play(deal(A, B, C, scores=(2, 7, 7)), "play", "pass", "pass").outcome is None


def test_R17_several_at_once_are_ranked_by_the_lowest_total() -> None:
    low = play(deal(CAT, A, TOMCAT, trump="♣3", table="", scores=(1, 2, 5)), "play", "pass", "play")
    assert low.outcome == ((-4, 2, -5), (2, 3, 1), "R17")
    equal = play(deal(CAT, A, TOMCAT, trump="♣3", table="", scores=(1, 2, 6)), "play", "pass", "play")
    assert equal.outcome is not None
    assert equal.outcome.winners == (0, 2)


@pytest.mark.parametrize(("option", "deals"), [("no_limit", 500), ("50", 50), ("20", 20)])
def test_R18_after_so_many_deals_the_lowest_total_wins(option: str, deals: int) -> None:
    state = with_deals_left(start(3, deals=option)._replace(scores=(30, 12, 17)), 2)
    for number in (deals - 1, deals):
        assert state.round == number
        assert state.outcome is None
        state = play(dealt(state, 0, [A, B, C], TRUMP), "pass", "pass", "pass")
    assert state.outcome == ((30, 12, 17), (3, 1, 2), "R18")
    assert state.round == deals
    assert len(state.sheet) == deals


def test_R18_who_is_one_point_short_of_zero_wins_by_R18() -> None:
    state = with_deals_left(start(3, deals="20")._replace(scores=(30, 1, 17)), 1)
    assert play(dealt(state, 0, [A, B, C], TRUMP), "pass", "pass", "pass").outcome == ((30, 1, 17), (3, 1, 2), "R18")


def test_R18_equal_totals_share_the_win() -> None:
    state = with_deals_left(start(3, deals="20")._replace(scores=(12, 30, 12)), 1)
    state = play(dealt(state, 0, [A, B, C], TRUMP), "pass", "pass", "pass")
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2)


def test_R18_who_is_at_zero_at_the_last_deal_wins_by_R17() -> None:
    state = with_deals_left(start(3, deals="20")._replace(scores=(1, 30, 12)), 1)
    state = play(dealt(state, 2, [A, B, C], TRUMP), "play", "pass", "pass")
    assert state.outcome is not None
    assert state.outcome.rule == "R17"


# Who holds no cat for certain, and refusals to the letter


def test_only_those_who_kept_their_hand_are_known_to_hold_no_cat_and_only_once_cats_are_called() -> None:
    state = deal(A, B, C, D)
    assert state.catless == ()
    declaring = play(state, "play", "pass", "exchange")
    assert declaring.catless == (), "cats are called when all have declared"
    opened = play(declaring, "play")
    assert opened.catless == (0, 1, 3), "seat 2 took another hand"
    assert lay(opened, "♠A").catless == (0, 1, 3)
    suits = "♥K ♥Q ♥J ♥10 ♥9"
    called = [play(deal(A, suits, C, D), "play", "play", "play")]
    for event in called[0].decide(3, Move("play")):
        called.append(called[-1].evolve(event))
    shown = next(state for state in called if state.called)
    assert shown.catless == (0,), "asked in turn: seats 2 and 3 come later, seat 1 has one"


def test_who_has_not_declared_is_no_player_yet() -> None:
    state = deal(A, B, C)
    assert state.players == ()
    assert play(state, "pass", "play").players == (1,)


def test_whose_turn_it_is_not_is_told_so() -> None:
    state = deal(A, B, C)
    with pytest.raises(IllegalMove, match=r"^not-your-turn$"):
        state.decide(1, Move("pass"))
    for seat in (1, 2, LUCK):
        assert [*state.moves(seat)] == []


def test_a_refusal_names_its_reason_and_the_suit_to_follow() -> None:
    state = lay(play(deal("♠A ♥2 ♦3 ♣4 ♠5", "♠6 ♥7 ♦8 ♣9 ♥10", C), "play", "play", "play"), "♠A")
    with pytest.raises(IllegalMove) as refused:
        state.decide(1, Move("lay", ("♥7",)))
    assert (refused.value.key, refused.value.arguments) == ("why-follow", {"suit": "♠"})
    with pytest.raises(IllegalMove) as refused:
        deal(A, B, C, scores=(5, 25, 25)).decide(0, Move("pass"))
    assert (refused.value.key, refused.value.arguments) == ("why-must-play", {"points": 5})
    assert refusal(state, "pass") == "why-declared"
    looking = play(deal(A, B, C, swap_and_exchange="true", scores=(25, 25, 5)), "play", "play", "exchange")
    assert refusal(looking, "pass") == "why-declare-first"
    with pytest.raises(IllegalMove, match=r"^no-such-luck$"):
        start().decide(LUCK, Move("appoint", ("9",)))
