"""Mausen, rule by rule (docs/rules/mausen.md), its worked examples, and the referee."""

import itertools
from collections import Counter
from random import Random

import pytest

from rules.game import HIDDEN, IllegalMove, Move
from rules.mausen import RULES, Chose, Hunted, Mausen, Settled, TurnedUp
from tests.rules.facts_mausen import position
from tests.rules.games import CASES, Case, make, play_out
from tests.rules.referee_mausen import Referee
from tests.rules.whistle import FoulError

ALL = {f"{animal}{value}" for animal in "EDCM" for value in range(1, 5)}


def start(seats: int, **options: str) -> Mausen:
    return RULES.start(seats, options)


def lay(state: Mausen, cards: str) -> tuple[Mausen, list[object]]:
    """One round: seat 0 lays the first card, and so on. Returns the state after it and the events of judging."""
    events: list[object] = []
    for seat, card in enumerate(cards.split()):
        turn = make(state, seat, Move("lay", (card,)))
        state = turn.after
        events += turn.events
    return state, events[len(cards.split()) + 1 :]


def won(state: Mausen) -> list[str]:
    """What each seat has won, in a fixed order."""
    return [" ".join(sorted(pile)) for pile in state.won]


def with_middle(middle: str, seats: int) -> Mausen:
    """The start, but with these cards in the middle."""
    return start(seats)._replace(middle=tuple(middle.split()))


def at_the_end(*piles: str, **options: str) -> Mausen:
    """A finished game in which the seats have won these cards."""
    seats = len(piles)
    return position(start(seats, **options), [()] * seats, ())._replace(
        to_act=(), won=tuple(tuple(pile.split()) for pile in piles)
    )


def by_force(state: Mausen) -> Mausen:
    """Plays on to the end; everybody lays the first card in hand, so all equal hands cancel each other."""
    while state.to_act:
        seat = state.to_act[0]
        state = make(state, seat, Move("lay", state.hands[seat][:1])).after
    return state


# The worked examples of the page


def test_example_1_two_equal_elephants_leave_the_dogs_to_the_third() -> None:
    state, events = lay(start(3), "E3 E3 E1")
    assert state.scores == (0, 0, 3)
    assert state.won == ((), (), ("D3",))
    assert events == [
        Hunted("E", ("E3",), 2, ("D3",), ()),
        Hunted("D", (), None, (), ()),
        Hunted("C", (), None, (), ()),
        Hunted("M", (), None, (), ()),
        Settled((0, 1, 2)),
    ]
    assert Counter(state.middle) == Counter(["E4", "C2", "M1", "E3", "E3", "E1"])


def test_example_2_four_dogs_get_nothing_and_the_mouse_gets_the_elephant() -> None:
    state, events = lay(start(5), "D4 D4 D2 D2 M1")
    assert state.scores == (0, 0, 0, 0, 4)
    assert state.won[4] == ("E4",)
    assert events[1] == Hunted("D", ("D4", "D2"), None, (), ())
    assert Counter(state.middle) == Counter(["D3", "C2", "M1", "D4", "D4", "D2", "D2", "M1"])


def test_example_3_all_animals_are_won_and_the_next_round_is_not_judged() -> None:
    state, _ = lay(start(4), "E1 D1 C1 M1")
    assert state.scores == (4, 3, 2, 5)
    assert won(state) == ["D1 D3", "C1 C2", "M1 M1", "E1 E4"]
    assert state.middle == ()
    after, events = lay(state, "E4 D4 C4 M4")
    assert events == [Settled((0, 1, 2, 3))]
    assert after.scores == (4, 3, 2, 5)


# Cards


@pytest.mark.parametrize("seats", RULES.seats)
def test_R1_everybody_holds_each_animal_in_the_values_1_to_4(seats: int) -> None:
    state = start(seats)
    assert len(state.hands) == seats
    for hand in state.hands:
        assert len(hand) == 16
        assert set(hand) == ALL


def test_R1_two_to_six_seats() -> None:
    assert list(RULES.seats) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", RULES.seats)
def test_R2_an_elephant_4_a_dog_3_a_cat_2_and_a_mouse_1_start_in_the_middle(seats: int) -> None:
    assert Counter(start(seats).middle) == Counter(["E4", "D3", "C2", "M1"])
    assert start(seats).scores == (0,) * seats


# A round


def test_R3_every_seat_may_choose_any_card_of_its_hand_and_nothing_else() -> None:
    state, _ = lay(start(3), "E3 E3 E1")
    for seat, gone in enumerate(["E3", "E3", "E1"]):
        assert {str(move) for move in state.moves(seat)} == {f"lay {card}" for card in ALL - {gone}}
        with pytest.raises(IllegalMove) as refused:
            state.decide(seat, Move("lay", (gone,)))
        assert refused.value.key == "not-in-hand"
        with pytest.raises(IllegalMove):
            state.decide(seat, Move("pass"))


def test_R3_a_choice_is_final() -> None:
    state = make(start(3), 1, Move("lay", ("E3",))).after
    for card in ("E3", "D1"):
        with pytest.raises(IllegalMove) as refused:
            state.decide(1, Move("lay", (card,)))
        assert refused.value.key == "not-your-turn"


@pytest.mark.parametrize("order", [*itertools.permutations(range(3))])
def test_R3_choices_come_in_any_order_and_all_are_turned_up_at_once_when_the_last_has_chosen(
    order: tuple[int, ...],
) -> None:
    cards = ("E3", "C2", "M4")
    state = start(3)
    for count, seat in enumerate(order):
        assert set(state.to_act) == set(order[count:])
        turn = make(state, seat, Move("lay", (cards[seat],)))
        state = turn.after
        assert turn.events[0] == Chose(seat, cards[seat])
        assert (turn.events[1:2] == (TurnedUp(cards),)) == (count == 2)
        assert len(turn.events) == (1 if count < 2 else 7)
    assert state.to_act == (0, 1, 2)
    assert won(state) == won(lay(start(3), " ".join(cards))[0])


def test_R3_a_choice_stays_in_hand_and_secret_until_the_cards_are_turned_up() -> None:
    turn = make(start(3), 1, Move("lay", ("E3",)))
    assert len(turn.after.hands[1]) == 16
    assert turn.after.seen_by(1).chosen == ("", "E3", "")
    for other in (0, 2, None):
        assert turn.after.seen_by(other).chosen == ("", HIDDEN, ""), "that it chose is seen"
        assert turn.events[0].seen_by(other) == Chose(1, HIDDEN)
    after, _ = lay(start(3), "E2 E3 D1")
    assert [len(hand) for hand in after.hands] == [15] * 3
    assert after.chosen == ("", "", "")


def test_R3_an_imagined_choice_is_any_card_of_the_hand() -> None:
    state = make(lay(start(2), "E1 M4")[0], 0, Move("lay", ("D2",))).after
    rng = Random(3)
    imagined = Counter(state.seen_by(1).imagine(rng).chosen[0] for _ in range(1500))
    assert set(imagined) == ALL - {"E1"}
    assert max(imagined.values()) < 2 * min(imagined.values()), "all alike"


def test_R3_the_last_card_is_forced() -> None:
    state = position(start(2), [("E1",), ("M4",)], ("C2",))
    assert [list(map(str, state.moves(seat))) for seat in (0, 1)] == [["lay E1"], ["lay M4"]]


@pytest.mark.parametrize(
    ("hunter", "prey"), [("E", "D"), ("D", "C"), ("C", "M"), ("M", "E")], ids=["E-D", "D-C", "C-M", "M-E"]
)
def test_R4_the_highest_card_of_an_animal_wins_all_its_prey_from_the_middle_and_from_the_table(
    hunter: str, prey: str
) -> None:
    state, events = lay(start(4), f"{hunter}2 {hunter}4 {prey}3 {prey}1")
    middle = next(card for card in start(4).middle if card[0] == prey)
    assert Counter(state.won[1]) == Counter([middle, f"{prey}3", f"{prey}1"])
    assert state.won[0] == ()
    assert Hunted(hunter, (), 1, (middle,), (2, 3)) in events


def test_R4_a_hunter_wins_equal_prey_too_and_nothing_but_its_prey() -> None:
    state, _ = lay(with_middle("D2 D2 D3 E1 C1", 3), "E1 D2 M3")
    assert won(state) == ["D2 D2 D2 D3", "C1", "E1 E1"]
    assert state.middle == ("M3",)


def test_R4_the_four_hunts_are_told_in_the_order_of_the_circle() -> None:
    _, events = lay(start(6), "M1 C1 D1 E1 M2 C4")
    assert [event.animal for event in events[:-1]] == ["E", "D", "C", "M"]
    assert [event.hunter for event in events[:-1]] == [3, 2, 5, 4]


def test_R5_cancelled_cards_do_not_hunt_and_the_next_highest_does() -> None:
    state, events = lay(start(6), "E4 E4 E3 E3 E2 E1")
    assert won(state) == ["", "", "", "", "D3", ""]
    assert events[0] == Hunted("E", ("E4", "E3"), 4, ("D3",), ())


def test_R5_three_equal_cards_cancel_each_other() -> None:
    state, events = lay(start(4), "E4 E4 E1 E4")
    assert won(state) == ["", "", "D3", ""]
    assert events[0] == Hunted("E", ("E4",), 2, ("D3",), ())


def test_R5_lower_equal_cards_cancel_each_other_but_not_the_highest() -> None:
    state, events = lay(start(3), "E1 E4 E1")
    assert won(state) == ["", "D3", ""]
    assert events[0] == Hunted("E", ("E1",), 1, ("D3",), ())


def test_R5_where_all_are_cancelled_the_prey_is_not_won() -> None:
    state, events = lay(start(3), "E2 D1 E2")
    assert won(state) == ["", "C2", ""]
    assert events[0] == Hunted("E", ("E2",), None, (), ())
    assert Counter(state.middle) == Counter(["E4", "D3", "M1", "E2", "D1", "E2"])


def test_R5_cards_of_one_value_but_two_animals_do_not_cancel() -> None:
    state, _ = lay(start(2), "E3 C3")
    assert won(state) == ["D3", "M1"]


def test_R6_cancelled_cards_are_prey() -> None:
    state, events = lay(start(3), "D4 E1 D4")
    assert won(state) == ["", "D3 D4 D4", ""]
    assert events[0] == Hunted("E", (), 1, ("D3",), (0, 2))
    assert events[1] == Hunted("D", ("D4",), None, (), ())


def test_R7_a_card_in_the_middle_does_not_hunt() -> None:
    """The Elephant 4 in the middle is higher than the Elephant 1 that was played, and hunts where none was."""
    state, _ = lay(start(2), "E1 D1")
    assert won(state) == ["D1 D3", "C2"]
    state, events = lay(start(2), "D1 D1")
    assert won(state) == ["", ""]
    assert events[0] == Hunted("E", (), None, (), ())


def test_R7_a_card_in_the_middle_does_not_cancel_a_played_one() -> None:
    state, events = lay(start(2), "E4 M1")
    assert won(state) == ["D3", "E4 E4"]
    assert [event.cancelled for event in events[:-1]] == [(), (), (), ()]


def test_R8_a_hunter_that_is_won_still_wins_its_prey() -> None:
    state, _ = lay(start(4), "E2 D2 C2 M2")
    assert won(state) == ["D2 D3", "C2 C2", "M1 M2", "E2 E4"]


def test_R8_of_two_that_hunt_each_other_in_the_circle_no_hunt_comes_first() -> None:
    """The mouse wins the elephant that has won the dogs, and the dogs have hunted before."""
    state, _ = lay(start(3), "M1 E1 D1")
    assert won(state) == ["E1 E4", "D1 D3", "C2"]


def test_R9_what_was_not_won_lies_in_the_middle_in_the_next_round() -> None:
    state, events = lay(start(2), "E1 E2")
    assert events[-1] == Settled((0, 1))
    assert Counter(state.middle) == Counter(["E4", "C2", "M1", "E1", "E2"])
    state, events = lay(state, "M4 M3")
    assert won(state) == ["E1 E2 E4", "D3"]
    assert events[-1] == Settled((0, 1))
    assert Counter(state.middle) == Counter(["C2", "M1", "M4", "M3"])


def test_R9_only_the_cards_that_nobody_won_go_to_the_middle() -> None:
    state, events = lay(start(3), "E1 D1 M4")
    assert events[-1] == Settled((2,))
    assert Counter(state.middle) == Counter(["M1", "M4"])


def test_R10_a_round_that_begins_with_an_empty_middle_is_not_judged() -> None:
    state, events = lay(with_middle("", 3), "E4 D1 C3")
    assert events == [Settled((0, 1, 2))]
    assert Counter(state.middle) == Counter(["E4", "D1", "C3"])
    assert won(state) == ["", "", ""]


def test_R10_the_round_after_it_is_judged_again() -> None:
    state, _ = lay(with_middle("", 3), "E4 D1 C3")
    state, events = lay(state, "E1 D2 D2")
    assert len(events) == 5
    assert won(state)[0] == "D1 D2 D2"


def test_R10_a_state_tells_whether_its_round_is_judged() -> None:
    for middle, cards, judged in [("", "E4 D1 C3 M1", False), ("M1", "E1 D1 C1 M1", True)]:
        state = with_middle(middle, 4)
        for seat, card in enumerate(cards.split()):
            assert state.judged == judged
            turn = make(state, seat, Move("lay", (card,)))
            assert all(state.judged == judged for state in turn.states[:-1])
            state = turn.after
        assert state.judged != judged, "all were won at once, or the middle is filled"


def test_R10_it_counts_as_one_of_the_16_rounds() -> None:
    state = with_middle("", 2)
    assert state.round == 1
    state, _ = lay(state, "E4 D1")
    assert state.round == 2
    assert [len(hand) for hand in state.hands] == [15, 15]
    last, events = lay(position(start(2), [("E1",), ("D4",)], ()), "E1 D4")
    assert events == [Settled((0, 1))]
    assert last.outcome is not None


@pytest.mark.parametrize("seats", RULES.seats)
def test_R10_it_takes_four_seats_with_an_uncancelled_card_of_each_animal(seats: int) -> None:
    emptied = 0
    for seed in range(60):
        for turn in play_out(start(seats), Random(seed)):
            if isinstance(turn.events[-1], Settled) and not turn.after.middle:
                emptied += 1
                played = turn.events[1].cards
                assert {card[0] for card in played if played.count(card) == 1} == set("EDCM")
    assert bool(emptied) == (seats >= 4)


# The end


def test_R11_the_game_ends_after_16_rounds_without_hand_cards() -> None:
    state = start(2)
    for number, cards in enumerate(zip(sorted(ALL), sorted(ALL, reverse=True), strict=True), 1):
        assert state.round == number
        assert state.outcome is None
        assert state.to_act == (0, 1)
        state, _ = lay(state, " ".join(cards))
    assert state.hands == ((), ())
    assert state.to_act == ()
    assert state.round == 16
    assert state.outcome is not None


def test_R11_it_is_not_over_before_the_last_round_is_settled() -> None:
    state = position(start(2), [("E1",), ("D4",)], ("C2",))
    state = make(state, 0, Move("lay", ("E1",))).after
    turn = make(state, 1, Move("lay", ("D4",)))
    assert [state.outcome is not None for state in turn.states] == [False] * 6 + [True]


def test_R11_cards_left_in_the_middle_are_nobodys() -> None:
    state = by_force(start(2))
    assert len(state.middle) == 36, "all have laid the same cards in every round"
    assert state.outcome.scores == (0, 0)


def test_R12_a_score_is_the_sum_of_the_values_won_and_the_highest_wins() -> None:
    outcome = at_the_end("E4 D3", "M1 M1 M1 M2", "C4 C4", "E1").outcome
    assert outcome.scores == (7, 5, 8, 1)
    assert outcome.places == (2, 3, 1, 4)
    assert outcome.winners == (2,)
    assert outcome.rule == "R12"


def test_R12_scores_stand_after_every_hunt() -> None:
    turn = make(make(start(2), 0, Move("lay", ("E1",))).after, 1, Move("lay", ("D1",)))
    assert [state.scores for state in turn.states] == [(0, 0), (0, 0), (4, 0), *[(4, 2)] * 4]


def test_R13_at_equal_scores_more_won_mice_are_ahead() -> None:
    outcome = at_the_end("E4 D2", "M1 M1 M4", "C4 M2").outcome
    assert outcome.scores == (6, 6, 6)
    assert outcome.places == (3, 1, 2)
    assert outcome.rule == "R13"


def test_R13_mice_are_counted_not_added_up_and_matter_at_equal_scores_only() -> None:
    assert at_the_end("M4 E1", "M1 M1 E3").outcome.places == (2, 1)
    assert at_the_end("M1 M1 M1", "E4").outcome.places == (2, 1)


def test_R13_still_equal_is_a_shared_win() -> None:
    outcome = at_the_end("E4 M2", "M1 C1 D4", "D1").outcome
    assert outcome.places == (1, 1, 3), "the place after two first ones is the third"
    assert outcome.winners == (0, 1)
    assert outcome.rule == "R13"


def test_R13_with_the_option_shared_equal_scores_are_a_shared_win() -> None:
    piles = ("E4 D2", "M1 M1 M4", "E1")
    assert start(3).ties == "mice", "the default"
    assert at_the_end(*piles).outcome.places == (2, 1, 3)
    outcome = at_the_end(*piles, ties="shared").outcome
    assert outcome.places == (1, 1, 3)
    assert outcome.rule == "R13"


def test_R13_ties_below_the_first_place_do_not_decide_the_game() -> None:
    outcome = at_the_end("E4 E4", "M1", "D1").outcome
    assert outcome.places == (1, 2, 3)
    assert outcome.rule == "R12"


def test_R14_the_option_changes_neither_what_may_happen_nor_what_anybody_knows() -> None:
    """Everybody saw what was won: hiding the piles is the scene's manners."""
    options = {option.name: option.values for option in RULES.options}
    assert options == {"ties": ("mice", "shared"), "open_piles": ("false", "true")}
    shut, opened = start(3), start(3, open_piles="true")
    assert (shut.open_piles, opened.open_piles) == ("false", "true")
    for turn in play_out(shut, Random(14)):
        other = make(opened, turn.seat, turn.move)
        assert other.events == turn.events
        assert other.after == turn.after._replace(open_piles="true")
        for viewer in (0, 1, 2, None):
            assert turn.after.seen_by(viewer).won == turn.after.won
        opened = other.after
    assert opened.outcome == turn.after.outcome


# The referee, who knows nothing of the rules package


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "mausen"], ids=str)
def test_the_referee_has_no_objection_to_any_event_of_random_games(case: Case) -> None:
    for seed in range(8):
        referee = Referee(case.seats, dict(case.options))
        for turn in play_out(case.start(), Random(seed)):
            referee.see(turn.seat, str(turn.move), list(map(str, turn.events)))
            state = turn.after
            if len(turn.events) > 1:
                assert [set(hand) for hand in state.hands] == referee.hands
                assert list(map(sorted, state.won)) == list(map(sorted, referee.won))
                assert sorted(state.middle) == sorted(referee.middle)
        assert referee.over
        assert state.outcome.scores == referee.scores
        assert state.outcome.places == referee.places()


@pytest.mark.parametrize(
    "events",
    [
        ["chose 0 E5"],
        ["chose 0 E4", "chose 0 E3"],
        ["turnedup E4,E4"],
        ["chose 0 E3", "chose 1 D1", "turnedup E3,D2"],
        ["chose 0 E3", "chose 1 D1", "turnedup E3,D1", "hunted E - 0 D3 -"],
        ["chose 0 E3", "chose 1 E3", "turnedup E3,E3", "hunted E E3 0 D3 -"],
    ],
)
def test_the_referee_whistles_at_a_foul(events: list[str]) -> None:
    referee = Referee(2, {"ties": "mice"})
    for event in events[:-1]:
        referee.watch(event)
    with pytest.raises(FoulError):
        referee.watch(events[-1])


@pytest.mark.parametrize("ties", ["mice", "shared"])
def test_the_referee_and_the_rules_rank_drawn_piles_alike(ties: str) -> None:
    """Random games seldom end in a tie; these piles are small, so that many do."""
    rng, ties_seen = Random(13), 0
    for _ in range(300):
        piles = [rng.choices(sorted(ALL), k=rng.randint(0, 3)) for _ in range(rng.randint(2, 6))]
        referee = Referee(len(piles), {"ties": ties})
        referee.won = piles
        outcome = at_the_end(*map(" ".join, piles), ties=ties).outcome
        assert outcome.places == referee.places()
        ties_seen += outcome.rule == "R13"
        assert outcome.rule == ("R12" if referee.scores.count(max(referee.scores)) == 1 else "R13")
    assert ties_seen > 30
