"""Der Trötofanten-Zirkus, rule by rule (docs/rules/troetofanten-zirkus.md), and its worked examples."""

import itertools
from collections import Counter
from random import Random

import pytest

from rules.game import LUCK, IllegalMove, Move
from rules.troetofanten_zirkus import RULES, Pile, Zirkus, deck
from rules.troetofanten_zirkus_events import (
    Began,
    Drew,
    Kept,
    Lifted,
    Met,
    Opened,
    Paired,
    Revealed,
    Stole,
    Trained,
    Turned,
    Walked,
)
from tests.rules.facts_troetofanten_zirkus import position
from tests.rules.games import Turn, make, play_out

BOTH = {"lasso": "true", "dompteur": "true"}


def before_turn(seats: int = 3, options: dict[str, str] | None = None, **where: object) -> Zirkus:
    """A position in which seat 0 is about to turn up its card; `where`: see `position`."""
    return position(RULES.start(seats, options or BOTH), **where)  # type: ignore[arg-type]


def turn(state: Zirkus, card: str) -> Turn:
    """The active seat's held card turns out to be this one."""
    return make(state, LUCK, Move("turn", (card,)))


def acts(state: Zirkus, card: str) -> tuple[object, ...]:
    """What the card does, after it was turned up."""
    first, *others = turn(state, card).events
    assert first == Turned(state.active, card)
    return tuple(others)


def choices(state: Zirkus, card: str) -> list[str]:
    """What the active seat may do once this card is turned up."""
    after = turn(state, card).after
    return [str(move) for move in after.moves(state.active)]


def draw(state: Zirkus) -> Zirkus:
    return make(state, state.to_act[0], Move("draw", ("ring",))).after


def steal(state: Zirkus, pile: int) -> Turn:
    return make(state, state.to_act[0], Move("steal", (str(pile),)))


def opened(state: Zirkus, cards: str) -> Zirkus:
    for card in cards.split():
        state = turn(state, card).after
    return state


def at_the_end(*piles: str, down: tuple[str, ...] = (), seats: int = 2) -> Zirkus:
    """A finished game in which these cards lie before the seats, and nobody holds any."""
    state = before_turn(seats, piles=piles, down=down)
    return state._replace(to_act=(), ring=0, held=(False,) * seats)


# The worked examples of the page


def test_example_1_a_yellow_5_must_steal_a_pile_that_shows_a_4_and_a_grey_one_may_not() -> None:
    state = before_turn(middle="g5 g8", piles=("1 g4 g4",))
    after = turn(state, "y5").after
    assert after.piles == (Pile(0, ("g4", "g4", "y5")),)
    assert acts(state, "g5") == (Paired(0, "g5", "g5"),)


def test_example_2_a_grey_7_trains_and_then_a_grey_5_walks() -> None:
    state = before_turn(middle="g2 g8")
    trained = turn(state, "g7").after
    assert trained.middle == ("g2", "g8", "g7")
    walked = turn(draw(trained), "g5").after
    assert walked.walkers == ("g5",)
    assert walked.middle == ("g2", "g8", "g7")


def test_example_3_two_5s_meet_and_the_trap_takes_a_pile() -> None:
    state = before_turn(middle="g2 g8 g7", walk="g5", piles=("1 g3 g3",))
    after = turn(state, "g5").after
    assert after.down == (("g5", "g5"), (), ())
    assert after.walkers == ()
    assert after.piles == (Pile(0, ("g3", "g3", "trap")),)
    assert after.scores == (-2 + 2 - 1, 0, 0)


def test_example_4_four_points_and_one_less_two() -> None:
    state = at_the_end("0 g3 g3 y4 mouse", "0 g8 g8 trap", down=("g5 y5",))
    assert state.scores == (4 + 1 - 2, 0)


# Cards


def test_R1_64_elephants_20_troetofanten_3_mice_and_a_mousetrap_that_is_not_shuffled_in() -> None:
    cards = Counter(RULES.start(4).unseen)
    assert sum(times for card, times in cards.items() if card[0] == "g") == 64
    assert sum(times for card, times in cards.items() if card[0] == "y") == 20
    assert cards["mouse"] == 3
    assert cards.total() == 64 + 20 + 3


def test_R1_two_to_eight_seats() -> None:
    assert list(RULES.seats) == [2, 3, 4, 5, 6, 7, 8]


def test_R2_grey_ones_have_1_to_8_and_yellow_ones_4_to_8() -> None:
    cards = Counter(RULES.start(4).unseen)
    del cards["mouse"]
    assert cards == {
        **{f"g{number}": 8 for number in (1, 2, 3, 4, 5, 6, 7, 8)},
        **{f"y{number}": 4 for number in (4, 5, 6, 7, 8)},
    }


@pytest.mark.parametrize("lasso", ["false", "true"])
@pytest.mark.parametrize("dompteur", ["false", "true"])
def test_R3_six_lassos_and_five_dompteurs_are_shuffled_in_where_chosen(lasso: str, dompteur: str) -> None:
    state = RULES.start(2, {"lasso": lasso, "dompteur": dompteur})
    assert state.unseen.count("lasso") == (6 if lasso == "true" else 0)
    assert state.unseen.count("dompteur") == (5 if dompteur == "true" else 0)
    assert state.ring == len(state.unseen) == 87 + 6 * (lasso == "true") + 5 * (dompteur == "true")


def test_R3_no_expansion_takes_part_unless_chosen() -> None:
    assert len(RULES.start(2).unseen) == 87


# Set-up


def test_R4_three_elephants_with_different_numbers_are_turned_up_and_the_rest_is_the_ring() -> None:
    for seed in range(100):
        rng, state = Random(seed), RULES.start(3, BOTH)
        for number in range(3):
            assert state.to_act == (LUCK,)
            move = state.moves(LUCK).random(rng)
            assert move in state.moves(LUCK)
            made = make(state, LUCK, move)
            assert made.events == (Opened(move.picks[0]),)
            state = made.after
            assert state.ring == len(state.unseen) == 98 - 1 - number
        assert all(card[0] in "gy" for card in state.middle)
        assert len({card[1] for card in state.middle}) == 3
    assert state.piles == state.walkers == ()
    assert state.trap is None


@pytest.mark.parametrize("card", ["mouse", "lasso", "dompteur", "trap", "g5", "y5", "y3", "g9"])
def test_R4_a_card_that_does_not_fit_is_not_turned_up(card: str) -> None:
    state = opened(RULES.start(2, BOTH), "g5")
    with pytest.raises(IllegalMove):
        state.decide(LUCK, Move("turn", (card,)))


def test_R4_every_fitting_card_may_come_and_none_is_likelier_than_its_copies_make_it() -> None:
    state, rng = opened(RULES.start(2, BOTH), "y5 g1"), Random(4)
    fitting = {**{f"g{number}": 8 for number in (2, 3, 4, 6, 7, 8)}, **{f"y{number}": 4 for number in (4, 6, 7, 8)}}
    came = Counter(state.moves(LUCK).random(rng).picks[0] for _ in range(6400))
    assert set(came) == set(fitting)
    for card, copies in fitting.items():
        assert came[card] / 6400 == pytest.approx(copies / 64, abs=0.02)


@pytest.mark.parametrize("seats", RULES.seats)
def test_R5_everybody_draws_a_card_clockwise_from_the_starter(seats: int) -> None:
    state = opened(RULES.start(seats), "g1 g2 g3")
    state = make(state, LUCK, Move("start", ("1",))).after
    for number in range(seats):
        seat = (1 + number) % seats
        assert state.to_act == (seat,)
        assert sum(state.held) == number
        made = make(state, seat, Move("draw", ("ring",)))
        assert made.events == (Drew(seat),)
        state = made.after
        assert state.held[seat]
    assert state.to_act == (LUCK,)
    assert state.active == 1
    assert state.ring == 84 - seats


def test_R5_whichever_card_of_the_ring_is_drawn_it_is_one_move_and_nobody_sees_the_card() -> None:
    state = opened(RULES.start(2), "g1 g2 g3")
    state = make(state, LUCK, Move("start", ("0",))).after
    assert [str(move) for move in state.moves(0)] == ["draw ring"]
    after = draw(state)
    assert after.unseen == state.unseen
    assert len({repr(after.seen_by(seat)) for seat in (0, 1, None)}) == 1


@pytest.mark.parametrize("seats", RULES.seats)
def test_R6_every_seat_may_be_drawn_to_start(seats: int) -> None:
    state, rng = opened(RULES.start(seats), "g1 g2 g3"), Random(seats)
    assert state.active == LUCK
    drawn = {state.moves(LUCK).random(rng) for _ in range(300)}
    assert drawn == {Move("start", (str(seat),)) for seat in range(seats)}
    for seat in range(seats):
        made = make(state, LUCK, Move("start", (str(seat),)))
        assert made.events == (Began(seat),)
        assert made.after.to_act == (seat,)
    assert Move("start", (str(seats),)) not in state.moves(LUCK)


def test_R6_play_goes_clockwise() -> None:
    turned = [
        event.seat for made in play_out(RULES.start(5), Random(6)) for event in made.events if type(event) is Turned
    ]
    assert turned == [(turned[0] + number) % 5 for number in range(len(turned))]
    assert len(turned) == 84 - 5


# A turn


def test_R7_the_card_held_is_turned_up_and_leaves_the_bag() -> None:
    state = before_turn(middle="g1")
    made = turn(state, "g7")
    assert made.events[0] == Turned(0, "g7")
    assert made.states[0].turned == "g7"
    assert made.states[0].held == (False, True, True)
    assert Counter(state.unseen) - Counter(made.after.unseen) == Counter(["g7"])
    assert made.after.turned == ""


def test_R7_what_is_possible_first_happens_steal_pair_train_walk() -> None:
    prey, equal, room = "1 g4 g4", "y5 g1", "g1 g2"
    assert acts(before_turn(middle=equal, piles=(prey,)), "y5") == (Stole(0, 0, "y5"),)
    assert acts(before_turn(middle=equal, piles=("0 g4 g4",)), "y5") == (Paired(0, "y5", "y5"),)
    assert acts(before_turn(middle=room, walk="g5"), "y5") == (Trained(0, "y5"),)
    assert acts(before_turn(middle="g1 g2 g3"), "y5") == (Walked(0, "y5"),)


def test_R7_among_several_targets_the_player_chooses() -> None:
    state = before_turn(middle="g5", piles=("1 g4 g4", "0 g4 g4", "2 g1 y4", "2 g3"))
    made = turn(state, "y5")
    assert made.events == (Turned(0, "y5"),)
    assert made.after.to_act == (0,)
    assert choices(state, "y5") == ["steal 0", "steal 2"]
    for pile in (1, 3, 4):
        with pytest.raises(IllegalMove, match=r"^not-possible$"):
            steal(made.after, pile)
    with pytest.raises(IllegalMove, match=r"^not-possible$"):
        draw(made.after)
    assert steal(made.after, 2).events == (Stole(0, 2, "y5"),)


def test_R7_a_single_target_is_taken_by_itself() -> None:
    state = before_turn(piles=("1 g4 g4", "1 g6 g6"))
    assert acts(state, "y5") == (Stole(0, 0, "y5"),)
    assert choices(state, "y5") == ["draw ring"]


@pytest.mark.parametrize(("card", "happened"), [("y5", 2), ("mouse", 2), ("g6", 4)])
def test_R7_nobody_owes_a_move_until_a_theft_without_a_choice_has_happened(card: str, happened: int) -> None:
    made = turn(before_turn(middle="g1 g2 g3", walk="g6", piles=("1 g4 g4",)), card)
    assert [state.to_act for state in made.states] == [()] * (happened - 1) + [(0,)]


@pytest.mark.parametrize("card", ["g1", "g4", "g6", "y5", "mouse"])
def test_R7_the_turn_ends_with_a_new_card_from_the_ring(card: str) -> None:
    """A pair, a training that becomes a walk, a meeting with the trap, a steal: a draw follows each."""
    state = before_turn(middle="g1 g2 g3", walk="g6", piles=("1 g4 g4",))
    after = turn(state, card).after
    assert after.to_act == (0,)
    assert [str(move) for move in after.moves(0)] == ["draw ring"]
    drawn = draw(after)
    assert drawn.ring == state.ring - 1
    assert drawn.held == (True, True, True)
    assert (drawn.to_act, drawn.active) == ((LUCK,), 1)


def test_R7_after_a_choice_too_a_card_is_drawn() -> None:
    state = before_turn(piles=("1 g4 g4", "2 g4 g4"))
    after = steal(turn(state, "y5").after, 1).after
    assert [str(move) for move in after.moves(0)] == ["draw ring"]
    assert draw(after).active == 1


def test_R7_nobody_else_may_move() -> None:
    state = turn(before_turn(piles=("1 g4 g4", "2 g4 g4")), "y5").after
    for seat, move in itertools.product((LUCK, 1, 2), (Move("steal", ("0",)), Move("draw", ("ring",)))):
        with pytest.raises(IllegalMove, match=r"^not-your-turn$"):
            state.decide(seat, move)


def test_R8_what_makes_a_noise_is_an_event_that_names_the_card_and_decides_nothing() -> None:
    state = before_turn(middle="g1 g2 g3", walk="g6", piles=("1 g4 g4",))
    assert turn(state, "y5").events[0] == Turned(0, "y5")
    assert turn(state, "mouse").events[0] == Turned(0, "mouse")
    assert turn(state, "g6").events[-1] == Stole(0, 0, "trap")


@pytest.mark.parametrize("number", [4, 5, 6, 7, 8])
def test_R9_a_troetofant_steals_a_pile_whose_top_is_exactly_1_smaller(number: int) -> None:
    for top in range(1, 9):
        events = acts(before_turn(piles=(f"1 g8 g{top}",)), f"y{number}")
        assert (events == (Stole(0, 0, f"y{number}"),)) == (top == number - 1)


def test_R9_the_colour_on_top_does_not_matter() -> None:
    assert acts(before_turn(piles=("2 g4 y4",)), "y5") == (Stole(0, 0, "y5"),)


def test_R9_it_goes_on_top_and_the_pile_is_the_players() -> None:
    after = turn(before_turn(piles=("1 g1 g1", "1 g4 g4")), "y5").after
    assert after.piles == (Pile(1, ("g1", "g1")), Pile(0, ("g4", "g4", "y5")))


def test_R9_only_the_top_counts() -> None:
    assert acts(before_turn(piles=("1 g4 g4 y5",)), "y5") == (Trained(0, "y5"),)


def test_R9_the_own_pile_is_not_stolen() -> None:
    assert acts(before_turn(piles=("0 g4 g4",)), "y5") == (Trained(0, "y5"),)


def test_R9_a_stolen_pile_can_be_stolen_on() -> None:
    state = turn(before_turn(piles=("1 g4 g4",)), "y5").after
    after = turn(draw(state), "y6").after
    assert after.piles == (Pile(1, ("g4", "g4", "y5", "y6")),)


@pytest.mark.parametrize("number", range(1, 9))
def test_R9_grey_elephants_never_steal(number: int) -> None:
    state = before_turn(piles=tuple(f"1 g{top} g{top}" for top in range(1, 9)))
    assert acts(state, f"g{number}") == (Trained(0, f"g{number}"),)


@pytest.mark.parametrize(("card", "equal"), [("g5", "g5"), ("g5", "y5"), ("y5", "g5"), ("y5", "y5"), ("g8", "g8")])
def test_R10_equal_numbers_of_any_colour_become_an_open_pile_with_the_played_card_on_top(card: str, equal: str) -> None:
    made = turn(before_turn(middle=f"g1 {equal} g3"), card)
    assert made.events == (Turned(0, card), Paired(0, equal, card))
    assert made.after.piles == (Pile(0, (equal, card)),)


def test_R10_the_middle_is_not_refilled_and_the_others_stay() -> None:
    assert turn(before_turn(middle="g1 g5 g3"), "g5").after.middle == ("g1", "g3")


def test_R10_only_exactly_the_same_number_pairs() -> None:
    for number in (1, 2, 3, 5, 6, 7, 8):
        assert acts(before_turn(middle="g4"), f"g{number}") == (Trained(0, f"g{number}"),)


def test_R10_piles_are_never_merged() -> None:
    after = turn(before_turn(middle="g5", piles=("0 g5 g5",)), "g5").after
    assert after.piles == (Pile(0, ("g5", "g5")), Pile(0, ("g5", "g5")))


@pytest.mark.parametrize("middle", ["", "g1", "g1 y4"])
def test_R11_with_fewer_than_three_in_the_middle_the_card_trains_there(middle: str) -> None:
    made = turn(before_turn(middle=middle), "g7")
    assert made.events == (Turned(0, "g7"), Trained(0, "g7"))
    assert made.after.middle == (*middle.split(), "g7")


def test_R11_with_three_in_the_middle_it_does_not() -> None:
    assert turn(before_turn(middle="g1 g2 g3"), "g7").after.middle == ("g1", "g2", "g3")


def test_R12_with_a_full_middle_the_card_walks_and_stays_out() -> None:
    state = turn(before_turn(middle="g1 g2 g3", walk="g6"), "g7").after
    assert state.walkers == ("g6", "g7")
    assert state.down == ((), (), ())


@pytest.mark.parametrize(("card", "walker"), [("g5", "g5"), ("y5", "g5"), ("g5", "y5"), ("y5", "y5")])
def test_R12_walkers_of_one_number_meet_whatever_their_colour_and_lie_face_down(card: str, walker: str) -> None:
    made = turn(before_turn(middle="g1 g2 g3", walk=f"g8 {walker} g6", down=("g7 g7",)), card)
    assert made.events == (Turned(0, card), Met(0, walker, card))
    assert made.after.walkers == ("g8", "g6")
    assert made.after.down[0] == ("g7", "g7", walker, card)
    assert made.after.scores[0] == -4


def test_R12_walkers_do_not_pair_with_the_middle_later_and_number_1_smaller_is_no_meeting() -> None:
    assert acts(before_turn(middle="g1 g2 g3", walk="g4"), "g5") == (Walked(0, "g5"),)
    assert acts(before_turn(middle="g1 g2", walk="g5"), "g5") == (Trained(0, "g5"),)


def test_R12_who_met_must_use_the_trap() -> None:
    state = before_turn(middle="g1 g2 g3", walk="g5", piles=("1 g7 g7", "2 g8 g8"))
    assert acts(state, "g5") == (Met(0, "g5", "g5"), Lifted(0))
    assert choices(state, "g5") == ["steal 0", "steal 1"]


def test_R12_what_lies_face_down_is_never_stolen() -> None:
    state = before_turn(middle="g1 g2 g3", walk="g5", down=("", "g4 g4"))
    for card in ("y5", "mouse", "lasso", "dompteur"):
        assert not any(type(event) is Stole for event in acts(state, card))
    assert turn(state, "g5").after.down[1] == ("g4", "g4")


# The thieves


def meeting(*piles: str, down: tuple[str, ...] = ()) -> Zirkus:
    """Seat 0 is about to turn up a 5 that meets another one."""
    return before_turn(middle="g1 g2 g3", walk="g5", piles=piles, down=down)


@pytest.mark.parametrize("top", ["g1", "g8", "y4", "mouse", "lasso", "dompteur"])
def test_R13_the_trap_steals_whatever_lies_on_top_and_lies_on_top_then(top: str) -> None:
    made = turn(meeting(f"1 g6 {top}"), "g5")
    assert made.events[1:] == (Met(0, "g5", "g5"), Lifted(0), Stole(0, 0, "trap"))
    assert made.after.piles == (Pile(0, ("g6", top, "trap")),)
    assert made.after.trap == 0


def test_R13_the_trap_does_not_steal_the_own_pile() -> None:
    assert choices(meeting("0 g6 g6", "1 g7 g7", "2 g8 g8"), "g5") == ["steal 1", "steal 2"]


def test_R13_it_is_lifted_first_and_the_pile_that_it_leaves_shows_its_next_card_again() -> None:
    state = meeting("1 g6 g6 trap", "2 g8 g8")
    made = turn(state, "g5")
    assert made.events[1:] == (Met(0, "g5", "g5"), Lifted(0))
    assert made.after.piles == (Pile(1, ("g6", "g6")), Pile(2, ("g8", "g8")))
    assert made.after.turned == "trap"
    after = steal(made.after, 1).after
    assert after.piles == (Pile(1, ("g6", "g6")), Pile(0, ("g8", "g8", "trap")))


def test_R13_the_pile_that_it_leaves_may_itself_be_stolen() -> None:
    assert choices(meeting("1 g6 g6 trap", "2 g8 g8"), "g5") == ["steal 0", "steal 1"]
    assert turn(meeting("1 g6 g6 trap"), "g5").after.piles == (Pile(0, ("g6", "g6", "trap")),)


def test_R13_it_is_lifted_from_the_own_pile_too_which_is_not_stolen() -> None:
    after = turn(meeting("0 g6 g6 trap", "1 g8 g8"), "g5").after
    assert after.piles == (Pile(0, ("g6", "g6")), Pile(0, ("g8", "g8", "trap")))


@pytest.mark.parametrize(
    ("card", "pile"), [("y7", "1 g6 g6"), ("mouse", "1 g6"), ("lasso", "1 g6"), ("dompteur", "1 g6")]
)
def test_R13_nothing_else_steals_a_pile_under_the_trap(card: str, pile: str) -> None:
    assert acts(before_turn(piles=(pile,)), card) == (Stole(0, 0, card),)
    assert not any(type(event) is Stole for event in acts(before_turn(piles=(f"{pile} trap",)), card))


@pytest.mark.parametrize("piles", [(), ("0 g6 g6",)])
def test_R13_if_no_opponent_has_a_pile_it_stays_aside(piles: tuple[str, ...]) -> None:
    made = turn(meeting(*piles, down=("", "g7 g7")), "g5")
    assert made.events[1:] == (Met(0, "g5", "g5"),)
    assert made.after.trap is None
    assert [str(move) for move in made.after.moves(0)] == ["draw ring"]


def test_R13_if_no_opponent_has_a_pile_it_stays_on_the_own_pile() -> None:
    made = turn(meeting("0 g6 g6 trap", "0 g8 g8"), "g5")
    assert made.events[1:] == (Met(0, "g5", "g5"),)
    assert made.after.trap == 0


TOPS = [*(f"g{number}" for number in range(1, 9)), *(f"y{number}" for number in range(4, 9))]
OTHERS = ["mouse", "lasso", "dompteur", "trap"]


@pytest.mark.parametrize("top", TOPS)
def test_R14_a_mouse_steals_a_pile_with_an_elephant_of_any_number_on_top_and_lies_on_top_then(top: str) -> None:
    made = turn(before_turn(middle="g1", piles=(f"1 g7 {top}",)), "mouse")
    assert made.events == (Turned(0, "mouse"), Stole(0, 0, "mouse"))
    assert made.after.piles == (Pile(0, ("g7", top, "mouse")),)


@pytest.mark.parametrize("top", OTHERS)
def test_R14_a_mouse_steals_no_other_pile(top: str) -> None:
    assert acts(before_turn(piles=(f"1 g7 {top}",)), "mouse") == (Kept(0, "mouse"),)


@pytest.mark.parametrize("card", ["y4", "y8", "mouse", "lasso", "dompteur"])
def test_R14_a_pile_under_a_mouse_can_be_stolen_by_the_trap_only(card: str) -> None:
    pile = "1 g7 g3 mouse"
    assert not any(type(event) is Stole for event in acts(before_turn(piles=(pile,)), card))
    assert Stole(0, 0, "trap") in acts(meeting(pile), "g5")


@pytest.mark.parametrize("card", ["lasso", "dompteur"])
@pytest.mark.parametrize("top", [*TOPS, *OTHERS])
def test_R15_what_a_lasso_and_a_dompteur_steal(card: str, top: str) -> None:
    made = turn(before_turn(piles=(f"1 g7 {top}",)), card)
    if top in TOPS or (card, top) == ("lasso", "lasso"):
        assert made.events == (Turned(0, card), Stole(0, 0, card))
        assert made.after.piles == (Pile(0, ("g7", top, card)),)
    else:
        assert made.events == (Turned(0, card), Kept(0, card))


@pytest.mark.parametrize("card", ["mouse", "lasso", "dompteur"])
def test_R15_R14_among_several_piles_the_player_chooses(card: str) -> None:
    state = before_turn(piles=("1 g4 g4", "2 g1 y5", "0 g8 g8", "2 mouse"))
    assert choices(state, card) == ["steal 0", "steal 1"]


@pytest.mark.parametrize("card", ["mouse", "lasso", "dompteur"])
@pytest.mark.parametrize("piles", [(), ("0 g4 g4",), ("1 g4 g4 trap",)])
def test_R16_what_can_steal_nothing_becomes_an_own_pile_of_one_card(card: str, piles: tuple[str, ...]) -> None:
    made = turn(before_turn(middle="g1", piles=piles), card)
    assert made.events == (Turned(0, card), Kept(0, card))
    assert made.after.piles[-1] == Pile(0, (card,))
    assert made.after.middle == ("g1",)
    assert made.after.to_act == (0,)


# The end


def last_draw(held_cards: str) -> Zirkus:
    """Seat 1 of 3 is about to draw the last card of the ring; a mouse, a lasso, a dompteur and a 7 are unseen."""
    options = {**BOTH, "held_cards": held_cards}
    state = before_turn(options=options, unseen="mouse lasso dompteur g7", active=1, middle="g1", piles=("0 g8 g8",))
    return turn(state, "g7").after


def test_R17_the_game_goes_on_until_the_last_card_of_the_ring_is_drawn() -> None:
    state = last_draw("ignore")
    assert state.ring == 1
    assert state.outcome is None
    over = draw(state)
    assert over.ring == 0
    assert over.to_act == ()
    assert over.outcome is not None


def test_R17_cards_still_held_are_turned_up_clockwise_and_count_as_face_down() -> None:
    state = draw(last_draw("count"))
    scores = state.scores
    for seat, card in ((2, "dompteur"), (0, "mouse"), (1, "lasso")):
        assert state.outcome is None
        assert state.to_act == (LUCK,)
        made = turn(state, card)
        assert made.events == (Revealed(seat, card),)
        state = made.after
        assert state.down[seat][-1] == card
    assert state.outcome is not None
    assert state.outcome.scores == (scores[0] + 1, scores[1], scores[2] - 1)
    assert state.to_act == ()
    assert state.unseen == ()


def test_R17_with_the_option_ignore_they_do_not_count() -> None:
    state = last_draw("ignore")
    over = draw(state)
    assert over.outcome is not None
    assert over.outcome.scores == state.scores
    assert over.down == state.down


def test_R17_held_cards_count_unless_chosen_otherwise() -> None:
    assert RULES.start(2).held_cards == "count"


def test_R17_a_held_mouse_steals_nothing_any_more() -> None:
    state = draw(last_draw("count"))
    assert turn(state, "mouse").after.piles == state.piles


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("held_cards", ["count", "ignore"])
def test_R17_everybody_holds_a_card_when_the_game_ends(seats: int, held_cards: str) -> None:
    game = list(play_out(RULES.start(seats, {"held_cards": held_cards}), Random(seats)))
    revealed = [event for made in game for event in made.events if type(event) is Revealed]
    assert len(revealed) == (seats if held_cards == "count" else 0)
    assert sum(type(event) is Turned for made in game for event in made.events) == 84 - seats


@pytest.mark.parametrize(
    ("card", "uncovered", "face_down"),
    [("g1", 1, -1), ("g8", 1, -1), ("y4", 1, -1), ("mouse", 1, 1), ("lasso", 1, 0), ("dompteur", -1, -1)],
)
def test_R18_what_a_card_counts_open_covered_and_face_down(card: str, uncovered: int, face_down: int) -> None:
    assert at_the_end(f"1 {card}").scores == (0, uncovered)
    assert at_the_end(f"1 {card} g7 g7").scores == (0, uncovered + 2)
    assert at_the_end(down=("", card)).scores == (0, face_down)


def test_R18_the_trap_counts_minus_1() -> None:
    assert at_the_end("0 g2 g2 trap").scores == (2 - 1, 0)


def test_R18_the_middle_and_the_walkers_count_for_nobody() -> None:
    state = before_turn(middle="g1 y4 g8", walk="g5 y6")
    assert state.scores == (0, 0, 0)


def test_R18_scores_stand_after_every_event() -> None:
    state = before_turn(middle="g1 g2 g3", walk="g5", piles=("1 g7 g7",))
    assert [state.scores for state in turn(state, "g5").states] == [
        (0, 2, 0),
        (-2, 2, 0),
        (-2, 2, 0),
        (-2 + 2 - 1, 0, 0),
    ]


def test_R19_most_points_win() -> None:
    outcome = at_the_end("0 g1 g1", "1 g2 g2 mouse", down=("", "", "g8 g8"), seats=3).outcome
    assert outcome is not None
    assert outcome.scores == (2, 3, -2)
    assert outcome.places == (2, 1, 3)
    assert outcome.winners == (1,)
    assert outcome.rule == "R19"


def test_R19_equal_points_share_the_win() -> None:
    outcome = at_the_end("0 g1 g1", "2 mouse", "2 g5", seats=3).outcome
    assert outcome is not None
    assert outcome.places == (1, 3, 1)
    assert outcome.winners == (0, 2)


# Rounds, sums, luck


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_round_is_a_turn_for_everybody(seats: int) -> None:
    turns, rounds = 0, []
    for made in play_out(RULES.start(seats, BOTH), Random(seats)):
        if type(made.events[0]) is Turned:
            assert made.before.round == 1 + turns // seats
            turns += 1
        rounds.append(made.after.round)
    assert rounds == sorted(rounds)
    assert turns == 95 - seats
    assert rounds[-1] == 1 + (turns - 1) // seats, "after the end it is the last one still"


def test_luck_turns_up_each_unseen_card_as_often_as_there_are_copies() -> None:
    state, rng = before_turn(), Random(2)
    bag = Counter(state.unseen)
    came = Counter(state.moves(LUCK).random(rng).picks[0] for _ in range(9800))
    assert set(came) == set(bag)
    for card, copies in bag.items():
        assert came[card] / 9800 == pytest.approx(copies / 98, abs=0.015)


def test_luck_can_not_turn_up_what_is_not_in_the_bag() -> None:
    state = before_turn(unseen="g1 g2 g3 g4", middle="g8")
    for move in (Move("turn", ("g5",)), Move("turn"), Move("turn", ("g1", "g2")), Move("draw", ("ring",))):
        assert move not in state.moves(LUCK)
        with pytest.raises(IllegalMove):
            state.decide(LUCK, move)


def test_the_page_says_how_many_of_each_random_play_at_four_seats_brings() -> None:
    """R2: about 21 pairs, 20 trainings, 15 walks, 11 uses of the trap and 10 steals by Trötofanten."""
    happened: Counter[str] = Counter()
    for seed in range(60):
        for made in play_out(RULES.start(4), Random(seed)):
            for event in made.events:
                thief = event.card if type(event) is Stole else ""
                happened["by a Trötofant" if thief[:1] == "y" else thief or type(event).__name__] += 1
    means = {kind: count / 60 for kind, count in happened.items()}
    assert means["Paired"] == pytest.approx(21, abs=1)
    assert means["Trained"] == pytest.approx(20, abs=1.5)
    assert means["Walked"] == pytest.approx(15, abs=1)
    assert means["trap"] == pytest.approx(11, abs=1)
    assert means["by a Trötofant"] == pytest.approx(10, abs=1)


def test_the_deck_of_both_expansions_has_98_cards() -> None:
    assert sum(deck("true", "true").values()) == 98


def test_luck_turns_up_any_card_of_the_bag_and_each_is_told_once() -> None:
    state = RULES.start(2)
    moves = state.moves(LUCK)
    cards = moves.after(("turn",))
    assert set(cards) == {card for card in state.unseen if card[0] in "gy"}, "elephants train first"
    assert len(set(cards)) == len(cards)
    assert [move.picks[0] for move in moves] == list(cards)
    assert moves
    assert moves.after(()) == ("turn",)
    assert moves.after(("draw",)) == moves.after(("turn", "g1")) == ()
