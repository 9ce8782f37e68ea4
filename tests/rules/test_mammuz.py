"""Mammuz, rule by rule (docs/rules/mammuz.md), its worked examples, and counts of move sequences."""

import itertools
from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.game import HIDDEN, LUCK, IllegalMove, Move
from rules.mammuz import LAST_TURN, RULES, Mammuz
from rules.mammuz_cards import DINOSAURS, EFFECTS, SPECIES, whole
from rules.mammuz_events import Began, Dealt, DiedOut, Eaten, Ended, Event, Gathered, Laid, SetAside, Took, Turned
from tests.rules.facts_mammuz import position
from tests.rules.games import make, play_out

SIZES = {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9}


def start(seats: int, **options: str) -> Mammuz:
    return RULES.start(seats, options)


def at(
    seats: int, hands: str, *lays: str, name: str = "", options: dict[str, str] | None = None, **more: Any
) -> Mammuz:
    """A position: each seat's hand (`-`: none), the lays so far, the last by the seat before the active one."""
    held = ["" if hand == "-" else hand for hand in hands.split()]
    active = more.pop("active", 0)
    seats_of_lays = [(active - len(lays) + place) % seats for place in range(len(lays))]
    return position(start(seats, **options or {}), held, [*zip(seats_of_lays, lays, strict=True)], name, active, **more)


def lay(state: Mammuz, cards: str, name: str = "") -> Mammuz:
    """The active seat lays cards, each a letter, under a name if it starts a round."""
    return make(state, state.active, Move("lay", (*cards, *([f"as:{name}"] if name else [])))).after


def doubt(state: Mammuz, card: str) -> tuple[Mammuz, list[Event]]:
    """The active seat doubts and this card is turned up: the state after it and what followed from the card."""
    turn = make(make(state, state.active, Move("doubt")).after, LUCK, Move("turn", (card,)))
    assert turn.events[0] == Turned(card)
    return turn.after, list(turn.events[1:])


def why(state: Mammuz, seat: int, move: str) -> str:
    """The message key with which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        state.decide(seat, Move.read(move))
    assert Move.read(move) not in state.moves(seat)
    return refused.value.key


def verbs(state: Mammuz) -> tuple[str, ...]:
    """What the active seat may do."""
    return state.moves(state.active).after(())


def dealt(seats: int, **options: str) -> Mammuz:
    """A game with its cards dealt by chance; seat 1 starts."""
    state = make(start(seats, **options), LUCK, Move("start", ("1",))).after
    return make(state, LUCK, state.moves(LUCK).random(Random(4))).after


# The worked examples of the page


@pytest.mark.parametrize(("seats", "animals", "dinosaurs", "hand"), [(3, 27, 3, 10), (7, 44, 5, 7)])
def test_example_1_how_many_cards_there_are(seats: int, animals: int, dinosaurs: int, hand: int) -> None:
    state = dealt(seats)
    assert [len(cards) for cards in state.hands] == [hand] * seats
    everything = "".join(state.hands)
    assert sum(card in SIZES for card in everything) == animals
    assert sum(card in DINOSAURS for card in everything) == dinosaurs


def test_example_2_a_bear_among_ziesels_is_a_lie() -> None:
    state = lay(lay(at(4, "8845 367 2456 567"), "884", "8"), "3")
    state, events = doubt(state, "3")
    assert events == [Took(1, "3488"), Began(2)]
    assert state.hands[1] == "346788"
    assert (state.active, state.to_act, state.lays, state.name) == (2, (2,), (), "")


def test_example_3_a_ziesel_among_ziesels_is_the_truth() -> None:
    state = lay(lay(at(4, "8845 3686 2456 567"), "884", "8"), "86")
    state, events = doubt(state, "8")
    assert events == [Took(2, "46888"), Began(3)]
    assert state.hands[2] == "244566888"
    assert state.active == 3


def test_example_4_a_plesiosaurus_sets_five_aside_and_who_is_caught_takes_them_too() -> None:
    state = lay(lay(at(4, "8845 3687L 2456 5677"), "884", "8"), "L6")
    state, events = doubt(state, "L")
    assert events == [SetAside("4688L"), Began(2)]
    assert state.aside == "4688L"
    state = lay(lay(state, "2", "2"), "57")
    state, events = doubt(state, "5")
    assert events == [Took(3, "2456788L"), Began(0)]
    assert len(state.hands[3]) == 2 + 8
    assert (state.aside, state.active) == ("", 0)


# Cards


def test_R1_a_species_number_is_how_many_cards_it_has_and_there_are_six_dinosaurs() -> None:
    cards = Counter(start(7).stock)
    assert {card: count for card, count in cards.items() if card in SIZES} == SIZES
    assert sum(SIZES.values()) == 44
    assert {card: count for card, count in cards.items() if card not in SIZES} == dict.fromkeys("BLPRST", 1)


@pytest.mark.parametrize(
    ("seats", "out", "dinosaurs", "cards", "hand"),
    [(3, "89", 3, 30, 10), (4, "9", 5, 40, 10), (5, "9", 5, 40, 8), (6, "", 4, 48, 8), (7, "", 5, 49, 7)],
)
def test_R2_which_cards_take_part(seats: int, out: str, dinosaurs: int, cards: int, hand: int) -> None:
    state = dealt(seats)
    everything = Counter("".join(state.hands))
    assert everything.total() == state.deck.size == cards
    assert [len(held) for held in state.hands] == [hand] * seats
    assert {card for card in everything if card in SIZES} == set(SIZES) - set(out)
    assert all(everything[card] == SIZES[card] for card in everything if card in SIZES)
    assert sum(everything[card] for card in DINOSAURS) == dinosaurs
    assert state.alive == "".join(card for card in SIZES if card not in out)


@pytest.mark.parametrize("seats", RULES.seats)
def test_R2_with_all_cards_44_animals_and_5_dinosaurs_go_round_from_the_starter(seats: int) -> None:
    state = dealt(seats, all_cards="true")
    everything = Counter("".join(state.hands))
    assert all(everything[card] == count for card, count in SIZES.items())
    assert everything.total() == 49
    most = 49 // seats
    assert [len(state.hands[(1 + place) % seats]) for place in range(seats)] == [
        most + (place < 49 % seats) for place in range(seats)
    ]


def test_R2_a_species_left_out_can_not_be_named_and_is_not_extinct() -> None:
    state = dealt(3)
    card = state.hands[1][0]
    for species in "89":
        assert why(state, 1, f"lay {card} as:{species}") == "no-such-species"
        assert species not in state.gone
    assert set(state.alive) == set("234567")


def test_R2_the_dinosaurs_are_drawn_by_chance_and_unseen() -> None:
    state = make(start(3), LUCK, Move("start", ("0",))).after
    rng = Random(2)
    left_out = Counter()
    for _ in range(300):
        after = make(state, LUCK, state.moves(LUCK).random(rng)).after
        left_out.update(after.stock)
        for viewer in (0, 1, 2, None):
            assert after.seen_by(viewer).stock == HIDDEN * 3
    assert set(left_out) == set("BLPRST")
    assert min(left_out.values()) > 100, "each is left out in half of the games"


def test_R2_a_deal_is_of_these_cards_and_of_different_dinosaurs() -> None:
    state = make(start(3), LUCK, Move("start", ("0",))).after
    right = [*("2" * 2 + "3" * 3 + "4" * 4 + "5" * 5 + "6" * 6 + "7" * 7), "B", "R", "T"]
    assert Move("deal", tuple(right)) in state.moves(LUCK)
    for wrong in (
        right[:-1],
        [*right, "S"],
        [*right[:-1], "B"],
        [*right[:-1], "7"],
        [*right[1:], "8"],
        [*right[1:], "S"],
    ):
        assert why(state, LUCK, " ".join(["deal", *wrong])) == "no-such-move"


def test_R3_chance_names_the_starter_and_play_goes_clockwise() -> None:
    state = start(4)
    assert state.to_act == (LUCK,)
    rng = Random(3)
    assert {str(state.moves(LUCK).random(rng)) for _ in range(80)} == {f"start {seat}" for seat in range(4)}
    state = dealt(4)
    for seat in (1, 2, 3, 0, 1):
        assert state.to_act == (seat,)
        state = lay(state, state.hands[seat][0], "" if state.lays else "7")


# A turn


def test_R4_any_one_to_four_cards_true_or_not_in_any_order() -> None:
    state = at(3, "2367B 45 67")
    for cards in ("2", "B", "76", "7 3 B", "B632"):
        move = Move("lay", (*cards.replace(" ", ""), "as:4"))
        assert move in state.moves(0)
        assert make(state, 0, move).events[0] == Laid(0, "".join(sorted(cards.replace(" ", ""))), "4")
    assert Move.read("lay as:4 7 2") in state.moves(0)
    assert why(state, 0, "lay as:4") == "one-to-four"
    assert why(state, 0, "lay 2 3 6 7 B as:4") == "one-to-four"
    assert why(state, 0, "lay 4 as:4") == "not-in-hand"
    assert why(state, 0, "lay 2 2 as:4") == "not-in-hand"
    assert why(state, 0, "lay 23 as:4") == "not-in-hand"
    assert why(state, 1, "lay 4 as:4") == "not-your-turn"


@pytest.mark.parametrize(
    ("hand", "lays"),
    [
        ("2345678BLP", 10 + 45 + 120 + 210),  # ten different cards: so many choices of 1, 2, 3, 4
        ("7777777", 4),
        ("77", 2),
        ("2233", 2 + 3 + 2 + 1),  # 2 3, 22 23 33, 223 233, 2233
        ("3334", 2 + 2 + 2 + 1),  # 3 4, 33 34, 333 334, 3334
    ],
)
def test_R4_lays_are_bags_each_listed_once(hand: str, lays: int) -> None:
    follower = at(4, f"{hand} 5 6 5", "5", name="6")
    listed = [move for move in follower.moves(0) if move.verb == "lay"]
    assert len(listed) == len(set(listed)) == lays
    starter = at(4, f"{hand} 5 6 5")
    assert sum(move.verb == "lay" for move in starter.moves(0)) == lays * len(starter.alive)


def test_R4_R5_R12_by_chance_any_lay_any_name_any_doubt_and_any_extinction_may_come() -> None:
    """`random` lists no moves, but leaves none out: bots and tests that play by chance meet them all."""
    rng = Random(7)
    moves = at(4, "22468BPT 35 57 67").moves(0)
    lays = [move.picks for move in (moves.random(rng) for _ in range(900)) if move.verb == "lay"]
    assert {len(cards) - 1 for cards in lays} == {1, 2, 3, 4}
    assert set().union(*lays) == {*"22468BPT", *(f"as:{species}" for species in "2345678")}
    moves = at(4, "2233 45 57 67", "67").moves(0)
    chosen = Counter(str(move) if move.verb != "lay" else "lay" for move in (moves.random(rng) for _ in range(900)))
    assert set(chosen) == {"lay", "doubt", "extinct all:2", "extinct all:3"}
    assert min(chosen.values()) > 60


def test_R5_the_starter_names_one_species_that_is_in_play_and_not_extinct() -> None:
    state = at(3, "33B 567 56")
    assert state.alive == "3567"
    names = {pick for move in state.moves(0) for pick in move.picks if pick.startswith("as:")}
    assert names == {"as:3", "as:5", "as:6", "as:7"}
    assert why(state, 0, "lay 3") == "name-once"
    assert why(state, 0, "lay 3 as:3 as:5") == "name-once"
    assert why(state, 0, "lay 3 as:4") == "no-such-species"
    assert why(state, 0, "lay 3 as:8") == "no-such-species"
    assert why(state, 0, "lay B as:B") == "not-in-hand", "no dinosaur is a name"
    state = lay(state, "B3", "7")
    assert state.name == "7"


def test_R5_nothing_is_offered_after_a_second_name_or_one_that_can_not_be_named() -> None:
    moves = at(3, "2456 56 45").moves(0)
    assert moves.after(("lay", "as:6")) == ("2", "4", "5", "6")
    assert moves.after(("lay", "as:6", "as:5")) == moves.after(("lay", "as:6", "as:6")) == ()
    assert moves.after(("lay", "as:7")) == moves.after(("lay", "2", "as:8")) == ()


def test_R6_the_next_adds_cards_under_the_same_name_or_doubts() -> None:
    state = lay(at(3, "336 567 567"), "3", "5")
    assert state.to_act == (1,)
    assert verbs(state) == ("lay", "doubt")
    assert why(state, 1, "lay 5 as:5") == "name-once"
    assert why(state, 2, "doubt") == why(state, 0, "doubt") == "not-your-turn"
    state = lay(state, "56")
    assert (state.name, state.active) == ("5", 2)
    assert [(laid.seat, laid.cards) for laid in state.lays] == [(0, "3"), (1, "56")]


def test_R6_the_starter_of_a_round_can_not_doubt() -> None:
    state = at(3, "36 567 3567")
    assert verbs(state) == ("lay",)
    assert why(state, 0, "doubt") == "nothing-to-doubt"


def test_R6_only_the_cards_laid_last_can_be_turned_up() -> None:
    state = make(at(3, "5 67 67", "34", "77", "3456", name="4"), 0, Move("doubt")).after
    assert set(state.moves(LUCK)) == {Move("turn", (card,)) for card in "3456"}
    assert why(state, LUCK, "turn 7") == "no-such-move"


def test_R7_a_doubt_is_without_a_position_and_luck_picks_the_card_as_often_as_it_is_there() -> None:
    state = at(3, "5 67 67", "77", "7773", name="7")
    assert Move("doubt", ("0",)) not in state.moves(0)
    doubted = make(state, 0, Move("doubt"))
    assert doubted.after.to_act == (LUCK,)
    rng = Random(7)
    turned = Counter(str(doubted.after.moves(LUCK).random(rng)) for _ in range(2000))
    assert set(turned) == {"turn 7", "turn 3"}
    assert 1400 < turned["turn 7"] < 1600


def test_R7_only_the_card_turned_up_decides() -> None:
    state = at(3, "5 67 67", "77", "7773", name="7")
    assert doubt(state, "7")[1][0] == Took(0, "377777")
    assert doubt(state, "3")[1][0] == Took(2, "377777")


def test_R8_the_truth_gives_the_doubter_the_whole_herd_and_the_next_one_starts() -> None:
    state, events = doubt(at(4, "5 67 345 67", "77", "22", "73", name="7"), "7")
    assert events == [Took(0, "223777"), Began(1)]
    assert state.hands == ("2235777", "67", "345", "67")
    assert (state.lays, state.name, state.to_act) == ((), "", (1,))
    assert verbs(state) == ("lay",)


def test_R9_a_lie_gives_the_liar_the_whole_herd_and_the_doubter_starts() -> None:
    state, events = doubt(at(4, "56 67 345 67", "77", "22", "73", name="7"), "3")
    assert events == [Took(3, "223777"), Began(0)]
    assert state.hands == ("56", "67", "345", "2236" + "7777")
    assert state.to_act == (0,)


def test_R10_which_dinosaur_does_what_stands_in_one_table() -> None:
    assert EFFECTS == {"B": "doubter", "P": "doubted", "T": "chosen", "S": "dealt", "L": "aside", "R": "eaten"}


def dinosaur(card: str, herd: str = "22", aside: str = "") -> tuple[Mammuz, list[Event]]:
    """Seat 0 doubts and turns up this dinosaur, laid by seat 3 with a Hare, on a herd of seat 2."""
    return doubt(at(4, "56 67 3457 67", herd, f"6{card}", name="6", aside=aside), card)


def test_R10_brontosaurus_gives_the_doubter_the_herd() -> None:
    state, events = dinosaur("B")
    assert events == [Took(0, "226B"), Began(0)]
    assert state.hands[0] == "22566B"


def test_R10_pterosaurus_gives_the_doubted_player_the_herd() -> None:
    state, events = dinosaur("P")
    assert events == [Took(3, "226P"), Began(0)]
    assert state.hands[3] == "22667P"


@pytest.mark.parametrize("taker", range(4))
def test_R10_triceratops_gives_it_to_whom_the_doubter_chooses(taker: int) -> None:
    state, events = dinosaur("T")
    assert events == []
    assert state.to_act == (0,)
    assert set(state.moves(0)) == {Move("give", (str(seat),)) for seat in range(4)}
    turn = make(state, 0, Move("give", (str(taker),)))
    assert turn.events == (Took(taker, "226T"), Began(0))
    assert len(turn.after.hands[taker]) == len(state.hands[taker]) + 4


def test_R10_stegosaurus_deals_the_shuffled_herd_clockwise_from_the_doubter() -> None:
    state, events = dinosaur("S", herd="2234")
    assert events == []
    assert state.to_act == (LUCK,)
    assert why(state, LUCK, "deal 2 2 3 4 6") == why(state, LUCK, "deal 2 2 3 4 6 S S") == "no-such-move"
    turn = make(state, LUCK, Move("deal", tuple("S32642")))
    assert turn.events == (Dealt(0, 4, "S32642"), Began(0))
    assert turn.after.hands == ("456S", "2367", "23457", "667")
    assert (turn.after.lays, turn.after.active) == ((), 0)


def test_R10_stegosaurus_begins_with_the_doubter_whoever_that_is() -> None:
    state = at(4, "56 67 3457 67", "6S", name="6", active=2)
    after = make(doubt(state, "S")[0], LUCK, Move.read("deal S 6")).after
    assert after.hands == ("56", "67", "3457S", "667")


def test_R10_plesiosaurus_sets_the_herd_aside() -> None:
    state, events = dinosaur("L")
    assert events == [SetAside("226L"), Began(0)]
    assert (state.aside, state.lays, state.hands) == ("226L", (), ("56", "67", "3457", "67"))


def test_R10_a_stegosaurus_deals_out_what_lies_aside_too() -> None:
    state, _ = dinosaur("S", aside="37L")
    turn = make(state, LUCK, Move.read("deal 2 2 6 S 3 7 L"))
    assert turn.after.hands == ("2356", "2677", "34567L", "67S")
    assert turn.after.aside == ""


@pytest.mark.parametrize(("card", "taker"), [("B", 0), ("P", 3), ("5", 3), ("6", 0)])
def test_R10_whoever_takes_a_herd_takes_what_lies_aside_too(card: str, taker: int) -> None:
    state, events = dinosaur(card, aside="37L")
    assert isinstance(events[0], Took)
    assert events[0].seat == taker
    assert set("37L") <= set(events[0].cards)
    assert len(events[0].cards) == 7
    assert state.aside == ""


def test_R10_tyrannosaurus_eats_the_herd_and_leaves_what_lies_aside() -> None:
    state, events = doubt(at(4, "56 67 3457 67", "22B", "6R", name="6", aside="37L"), "R")
    assert events == [Eaten("226BR"), DiedOut("2", None), Began(0)]
    assert state.gone.count("R") == state.gone.count("B") == 1
    assert state.gone.count("2") == 2
    assert state.aside == "37L"
    assert state.hands == ("56", "67", "3457", "67")


@pytest.mark.parametrize("card", "BPTSLR")
def test_R10_after_a_dinosaur_the_doubter_starts_and_the_dinosaur_goes_with_the_herd(card: str) -> None:
    state, _ = dinosaur(card)
    if card == "T":
        state = make(state, 0, Move("give", ("2",))).after
    if card == "S":
        state = make(state, LUCK, state.moves(LUCK).random(Random(1))).after
    assert (state.active, state.phase, state.lays, state.turned) == (0, "turn", (), "")
    places = (*state.hands, state.aside, state.gone)
    assert sum(card in place for place in places) == 1


@pytest.mark.parametrize("option", ["may", "must"])
def test_R11_a_last_card_must_be_doubted(option: str) -> None:
    state = lay(at(3, "6 5566 56", options={"extinction": option}), "6", "5")
    assert list(state.moves(1)) == [Move("doubt")]
    assert why(state, 1, "lay 5") == "must-doubt"
    assert state.moves(1).after(()) == ("doubt",)


def test_R11_a_true_last_card_wins_at_once() -> None:
    state, events = doubt(lay(at(3, "66 566 56"), "66", "6"), "6")
    assert events == [Ended("R11", (0,), (1, 0, 0))]
    assert state.hands[0] == ""
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((0,), "R11")


def test_R11_a_false_last_card_brings_the_herd_back() -> None:
    state, events = doubt(at(3, "56 566 -", "55", "7", name="6"), "7")
    assert events == [Took(2, "557"), Began(0)]
    assert state.outcome is None


@pytest.mark.parametrize(("card", "wins"), [("B", True), ("P", False), ("L", True), ("R", True)])
def test_R11_a_dinosaur_as_the_last_card_wins_if_the_hand_is_still_empty(card: str, wins: bool) -> None:
    state, events = doubt(at(3, "56 5667 -", "55", card, name="6"), card)
    assert (events[-1] == Ended("R11", (2,), (0, 0, 1))) == wins
    assert isinstance(events[0], Took | SetAside | Eaten), "first its effect"
    assert (state.outcome is not None) == wins


@pytest.mark.parametrize(("taker", "wins"), [(0, True), (1, True), (2, False)])
def test_R11_after_a_triceratops_it_hangs_on_who_is_chosen(taker: int, wins: bool) -> None:
    state, _ = doubt(at(3, "56 5667 -", "55", "T", name="6"), "T")
    assert (make(state, 0, Move("give", (str(taker),))).events[-1] == Ended("R11", (2,), (0, 0, 1))) == wins


@pytest.mark.parametrize(("herd", "wins"), [("5", True), ("55", False)])
def test_R11_after_a_stegosaurus_it_hangs_on_whether_a_card_reaches_the_last_hand(herd: str, wins: bool) -> None:
    state, _ = doubt(at(3, "567 567 -", herd, "S", name="6"), "S")
    turn = make(state, LUCK, Move("deal", (*herd, "S")))
    assert (turn.events[-1] == Ended("R11", (2,), (0, 0, 1))) == wins


# Extinction


def test_R12_who_holds_all_cards_still_in_the_game_may_let_the_species_die_out() -> None:
    state = at(3, "224 567 4567")
    assert verbs(state) == ("lay", "extinct")
    assert state.moves(0).after(("extinct",)) == ("all:2",)
    turn = make(state, 0, Move.read("extinct all:2"))
    assert turn.events == (DiedOut("2", 0),)
    assert turn.after.hands[0] == "4"
    assert turn.after.gone.count("2") == 2
    assert "2" not in turn.after.alive
    assert why(turn.after, 0, "lay 4 as:2") == "no-such-species"
    assert why(state, 0, "extinct all:4") == "not-all-in-hand"


@pytest.mark.parametrize(
    ("hands", "lays", "aside", "possible"),
    [
        ("2 567 4567", (), "", True),  # a T. rex has eaten the other one
        ("2 567 24567", (), "", False),
        ("24 567 4567", ("2", "5"), "", False),  # it lies in the herd
        ("24 567 4567", (), "2L", False),  # it lies aside
        ("333 567 4567", ("5",), "", True),
        ("33 567 4567", ("53",), "", False),
    ],
)
def test_R12_what_a_tyrannosaurus_ate_is_out_but_herd_and_set_aside_count(
    hands: str, lays: tuple[str, ...], aside: str, possible: bool
) -> None:
    state = at(3, hands, *lays, name="5" if lays else "", aside=aside)
    assert ("extinct" in verbs(state)) == possible


def test_R12_a_species_of_which_a_tyrannosaurus_took_the_last_card_is_extinct_by_itself() -> None:
    state, events = doubt(at(3, "56 567 4567", "22", "3R", name="6"), "R")
    assert events == [Eaten("223R"), DiedOut("2", None), DiedOut("3", None), Began(0)]
    assert state.alive == "4567"


def test_R12_with_must_it_happens_by_itself_and_is_no_choice() -> None:
    must = {"extinction": "must"}
    state = at(3, "4 2267 4567", options=must)
    turn = make(state, 0, Move.read("lay 4 as:5"))
    assert turn.events == (Laid(0, "4", "5"),), "the last card must be doubted first"
    turn = make(at(3, "45 2267 4567", options=must), 0, Move.read("lay 4 as:5"))
    assert turn.events == (Laid(0, "4", "5"), DiedOut("2", 1))
    assert turn.after.hands[1] == "67"
    assert verbs(turn.after) == ("lay", "doubt")


def test_R12_with_must_it_happens_to_the_starter_right_after_the_deal() -> None:
    state = make(start(3, extinction="must"), LUCK, Move("start", ("1",))).after
    others = [*"3334444555556666667777777", "B", "P", "T"]
    order = ["2", *others[:2], "2", *others[2:]]  # seat 1 is dealt the 1st, the 4th, the 7th …
    turn = make(state, LUCK, Move("deal", tuple(order)))
    assert turn.events[1:] == (DiedOut("2", 1),)
    assert len(turn.after.hands[1]) == 8


def test_R13_it_happens_at_the_start_of_a_turn_and_the_turn_goes_on() -> None:
    state = at(3, "223334 567 4567", "5", name="5")
    assert verbs(state) == ("lay", "doubt", "extinct")
    for species in "32":
        state = make(state, 0, Move.read(f"extinct all:{species}")).after
        assert state.to_act == (0,)
    assert state.hands[0] == "4"
    assert verbs(state) == ("lay", "doubt")
    assert state.turns == 0, "it is no turn"
    assert why(state, 1, "extinct all:2") == "not-your-turn"


@pytest.mark.parametrize("option", ["may", "must"])
def test_R13_not_when_a_last_card_must_be_doubted(option: str) -> None:
    state = at(3, "2267 567 -", "5", name="5", options={"extinction": option})
    assert verbs(state) == ("doubt",)
    assert why(state, 0, "extinct all:2") == "must-doubt"
    turn = make(at(3, "5 2267 567", options={"extinction": option}), 0, Move.read("lay 5 as:6"))
    assert turn.events == (Laid(0, "5", "6"),), "nothing dies out before the doubt"


def test_R13_a_doubter_who_starts_the_next_round_begins_a_new_turn() -> None:
    state = at(3, "27 567 567", "72", "5B", name="6")
    state, events = doubt(state, "B")
    assert events == [Took(0, "257B"), Began(0)]
    assert verbs(state) == ("lay", "extinct")
    must = at(3, "27 567 567", "72", "5B", name="6", options={"extinction": "must"})
    assert doubt(must, "B")[1] == [Took(0, "257B"), Began(0), DiedOut("2", 0)]


def test_R13_with_must_only_the_seat_at_its_turn_loses_a_species() -> None:
    must = {"extinction": "must"}
    state, events = doubt(at(3, "67 567 567", "72", "25", name="6", options=must), "5")
    assert events == [Took(2, "2257"), Began(0)]
    assert state.hands[2] == "2255677", "all mammoths, but it is not seat 2's turn yet"
    turn = make(lay(state, "6", "7"), 1, Move.read("lay 5"))
    assert turn.events == (Laid(1, "5", None), DiedOut("2", 2))


def test_R13_with_must_who_has_had_a_turn_is_known_to_hold_no_species_whole_until_cards_come() -> None:
    must = {"extinction": "must"}
    state = lay(lay(at(4, "3347S 3577 4557 4467", options=must), "33", "4"), "7")
    assert state.settled == (0, 1)
    assert lay(lay(state, "55"), "4").settled == (0, 1, 2, 3)
    assert make(state, 2, Move("doubt")).after.settled == (0, 1, 2)
    assert doubt(state, "7")[0].settled == (0, 2), "seat 1 took the herd"
    state = lay(lay(lay(at(4, "3347 3577 4557S 4467", options=must), "33", "4"), "57"), "S")
    assert state.settled == (0, 1, 2)
    state = doubt(state, "S")[0]
    assert state.settled == (0, 1, 2, 3)
    assert make(state, LUCK, Move("deal", ("5", "7", "S", "3", "3"))).after.settled == (), "everybody got a card"
    state = doubt(lay(at(4, "3347S 3577 4557 4467", options=must), "S", "4"), "S")[0]
    assert make(state, LUCK, Move("deal", ("S",))).after.settled == (0,)
    state = lay(lay(at(4, "3347 3577R 4557 4467", options=must), "33", "4"), "R")
    assert doubt(state, "R")[0].settled == (), "of what is left somebody may hold all"
    state = lay(at(4, "3347 3577 4557 7", active=3, options=must), "7", "4")
    assert make(state, 0, Move("doubt")).after.settled == (3,), "who must doubt might hold one (R11)"
    state = lay(lay(at(4, "3347S 3577 4557 4467"), "33", "4"), "7")
    assert make(state, 2, Move("doubt")).after.settled == (), "with `may` nothing is known of anybody"


def test_R13_with_must_imagined_hands_keep_species_apart_where_they_would_have_died_out() -> None:
    """Only one way to deal two Mammoths and two Squirrels to two seats leaves neither species whole."""
    state = at(3, "BP 27 27", options={"extinction": "must"})._replace(settled=(1, 2))
    rng = Random(13)
    assert {state.seen_by(0).imagine(rng).hands for _ in range(40)} == {("BP", "27", "27")}
    worlds = [state.seen_by(None).imagine(rng) for _ in range(100)]
    assert not any(whole(hand, world.alive, world.gone) for world in worlds for hand in world.hands)
    assert {card for world in worlds for card in world.hands[1]} >= set("27")
    waiting = at(3, "BP 2 R", options={"extinction": "must"})._replace(settled=(0, 2), active=1)
    worlds = [waiting.seen_by(0).imagine(rng) for _ in range(40)]
    assert {world.hands[1] for world in worlds} == {"2"}, "seat 1 is about to lose it, seat 2 would have"


def test_R13_imagined_hands_hold_species_whole_where_they_may() -> None:
    rng = Random(14)
    may = at(3, "BP 27 27", active=1)
    assert "22" in {may.seen_by(0).imagine(rng).hands[1] for _ in range(40)}
    obliged = at(3, "22 BP -", "7R", options={"extinction": "must"})
    assert "22" in {obliged.seen_by(1).imagine(rng).hands[0] for _ in range(40)}, "R11 keeps it from dying out"


def test_R14_the_species_of_the_running_herd_may_die_out_and_the_herd_keeps_its_name() -> None:
    state = at(3, "2256 567 4567", "45", name="2")
    state = make(state, 0, Move.read("extinct all:2")).after
    assert state.name == "2"
    state = lay(state, "5")
    assert (state.name, verbs(state)) == ("2", ("lay", "doubt"))


@pytest.mark.parametrize("lays", [(), ("45",)])
def test_R15_who_empties_the_hand_by_it_wins(lays: tuple[str, ...]) -> None:
    state = at(3, "22333 567 4567", *lays, name="6" if lays else "")
    state = make(state, 0, Move.read("extinct all:2")).after
    turn = make(state, 0, Move.read("extinct all:3"))
    assert turn.events == (DiedOut("3", 0), Ended("R15", (0,), (1, 0, 0)))
    assert turn.after.outcome is not None
    assert turn.after.outcome.rule == "R15"


def test_R15_with_must_too() -> None:
    turn = make(at(3, "67 22 4567", options={"extinction": "must"}), 0, Move.read("lay 6 as:4"))
    assert turn.events == (Laid(0, "6", "4"), DiedOut("2", 1), Ended("R15", (1,), (0, 1, 0)))


def test_R15_R16_nobody_owes_a_move_between_the_last_extinction_and_the_end() -> None:
    for state, species in ((at(4, "22 345 57 67"), "2"), (at(4, "22B P S 66"), "6")):
        state = state if species == "2" else state._replace(alive="6", active=3)
        died, ended = make(state, state.active, Move("extinct", (f"all:{species}",))).states
        assert (died.to_act, died.outcome, ended.to_act) == ((), None, ())


def test_R16_if_every_species_is_extinct_the_fewest_hand_cards_win() -> None:
    state = at(5, "22B T L P S")
    turn = make(state, 0, Move.read("extinct all:2"))
    assert turn.events == (DiedOut("2", 0), Ended("R16", (0, 1, 2, 3, 4), (1, 1, 1, 1, 1)))
    state = at(3, "22BL T R", options={"all_cards": "true"})
    turn = make(state, 0, Move.read("extinct all:2"))
    assert turn.events[-1] == Ended("R16", (1, 2), (0, 1, 1))
    assert turn.after.outcome is not None
    assert turn.after.outcome.places == (3, 1, 1)


def test_R16_in_a_running_herd_too() -> None:
    state = at(3, "22BL T R", "P", name="2", options={"all_cards": "true"})
    assert make(state, 0, Move.read("extinct all:2")).events[-1] == Ended("R16", (1, 2), (0, 1, 1))


def test_R16_when_a_tyrannosaurus_eats_the_last_animals() -> None:
    state, events = doubt(at(3, "BL T P", "22", "R3", name="2", options={"all_cards": "true"}), "R")
    assert events[-1] == Ended("R16", (1, 2), (0, 1, 1))
    assert state.outcome is not None
    assert state.outcome.rule == "R16"


def test_R16_a_win_with_the_last_card_comes_first() -> None:
    _, events = doubt(at(3, "B T -", "22", "R3", name="2"), "R")
    assert events[-1] == Ended("R11", (2,), (0, 0, 1))


# The end


def test_R17_the_winner_scores_one_and_the_others_nothing() -> None:
    state, _ = doubt(lay(at(4, "67 66 56 77", active=1), "66", "6"), "6")
    assert state.outcome is not None
    assert state.outcome.scores == state.scores == (0, 1, 0, 0)
    assert state.outcome.places == (2, 1, 2, 2)
    assert state.to_act == ()


@pytest.mark.parametrize("games", [3, 5])
def test_R18_in_a_series_the_numbers_of_the_cards_left_add_up_and_the_lowest_sum_wins(games: int) -> None:
    series = at(3, "66 45BR 55", options={"series": str(games)})._replace(scores=(12, 3, 10))
    state, events = doubt(lay(series, "66", "6"), "6")
    assert events == [Ended("R11", (0,), (0, 9, 10))]
    assert state.scores == (12, 12, 20)
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.rule) == ((1, 1, 3), "R18")


def test_R18_each_game_is_dealt_anew_and_chance_names_its_starter() -> None:
    first = at(3, "66 45BR 55", options={"series": "3"})._replace(round=1)
    state, events = doubt(lay(first, "66", "6"), "6")
    assert isinstance(events[-1], Gathered)
    assert state.outcome is None
    fresh = start(3, series="3")
    assert state == fresh._replace(round=2, scores=(0, 9, 10), rule="R11")
    assert state.to_act == (LUCK,)


def test_R18_a_whole_series_counts_games_that_end_in_any_way() -> None:
    for seed in range(3):
        state = start(4, series="3")
        sums, games = [0] * 4, 0
        for turn in play_out(state, Random(seed)):
            state = turn.after
            for event in turn.events:
                if isinstance(event, Ended):
                    games += 1
                    sums = [sum(pair) for pair in zip(sums, event.points, strict=True)]
        assert games == 3
        assert state.outcome is not None
        assert list(state.outcome.scores) == sums
        assert state.outcome.winners == tuple(seat for seat in range(4) if sums[seat] == min(sums))


@pytest.mark.parametrize("rule", ["R16", "R19"])
def test_R18_a_game_that_is_judged_counts_too(rule: str) -> None:
    if rule == "R16":
        state = at(3, "22BL T R", options={"all_cards": "true", "series": "3"})._replace(round=2)
        turn = make(state, 0, Move.read("extinct all:2"))
        assert turn.events[1] == Ended("R16", (1, 2), (0, 0, 0))
    else:
        state = at(3, "233 67 47", options={"series": "3"}, turns=LAST_TURN - 1)._replace(round=2)
        turn = make(state, 0, Move.read("lay 3 as:2"))
        assert turn.events[1] == Ended("R19", (0, 1, 2), (5, 13, 11))
    assert turn.after.round == 3


def test_R19_after_300_turns_the_fewest_hand_cards_win() -> None:
    assert LAST_TURN == 300
    state = at(3, "2333 67 467", turns=298)
    state = lay(state, "3", "2")
    assert state.outcome is None
    turn = make(state, 1, Move.read("lay 6"))
    assert turn.events == (Laid(1, "6", None), Ended("R19", (1,), (0, 1, 0)))
    assert turn.after.outcome is not None
    assert turn.after.outcome.rule == "R19"


def test_R19_a_doubt_is_a_turn_and_is_judged_first() -> None:
    state = at(3, "3567 67 467", "72", "25", name="6", turns=299)
    assert doubt(state, "5")[1] == [Took(2, "2257"), Ended("R19", (1,), (0, 1, 0))]
    won = at(3, "2567 67 -", "72", "6", name="6", turns=299)
    assert doubt(won, "6")[1] == [Ended("R11", (2,), (0, 0, 1))]


# Who knows what


def test_R20_a_hand_is_known_to_its_owner_and_its_size_to_all() -> None:
    state = at(3, "336 5567 57", "34", name="6")
    for viewer in (0, 1, 2, None):
        view = state.seen_by(viewer)
        for owner in range(3):
            hand = state.hands[owner]
            assert view.hands[owner] == (hand if owner == viewer else HIDDEN * len(hand))


def test_R20_of_the_running_herd_one_sees_the_own_lays_and_how_many_the_others_laid() -> None:
    state = at(3, "336 5567 57", "34", "2B", name="6")
    assert [laid.cards for laid in state.seen_by(1).lays] == ["34", "??"]
    assert [laid.cards for laid in state.seen_by(2).lays] == ["??", "2B"]
    assert [laid.cards for laid in state.seen_by(None).lays] == ["??", "??"]
    doubted = make(state, 0, Move("doubt")).after.evolve(Turned("B"))
    assert doubted.seen_by(None).turned == "B"


def test_R20_who_takes_a_herd_sees_it_and_the_others_see_how_many() -> None:
    _, events = doubt(at(4, "5 67 345 67", "77", "22", "73", name="7"), "3")
    assert events[0].seen_by(3) == events[0] == Took(3, "223777")
    for other in (0, 1, 2, None):
        assert events[0].seen_by(other) == Took(3, "??????")


def test_R20_what_is_dealt_out_only_its_owner_sees() -> None:
    event = Dealt(2, 4, "3B56S7")
    assert [event.to(seat) for seat in range(4)] == ["5", "6", "3S", "B7"]
    assert str(event.seen_by(2)) == "dealt 2 4 3???S?"
    assert str(event.seen_by(0)) == "dealt 2 4 ??5???"
    assert str(event.seen_by(None)) == "dealt 2 4 ??????"


def test_R20_nobody_knows_what_lies_aside_or_was_not_drawn() -> None:
    state, events = doubt(at(4, "8845 3687 2456 5677", "37", "L6", name="8"), "L")
    for viewer in (0, 1, 2, 3, None):
        assert state.seen_by(viewer).aside == "????"
        assert state.seen_by(viewer).stock == "?"
        assert events[0].seen_by(viewer) == SetAside("????")


def test_R20_no_card_has_an_identity_that_outlasts_the_herd() -> None:
    """A card that went into a hand and one that was there already come out of it alike."""
    state = at(3, "5667 367 5677", "44", "37", name="7", active=2)
    state, _ = doubt(state, "7")
    first = make(state, 0, Move.read("lay 5 as:7")).after
    one, other = (make(make(first, 1, Move.read("lay 3")).after, 2, Move.read(f"lay {card}")) for card in "37")
    assert one.events[0].seen_by(0) == other.events[0].seen_by(0)
    assert one.after.seen_by(0) == other.after.seen_by(0)
    assert repr(one.after.seen_by(0)) == repr(other.after.seen_by(0))


def test_R20_imagined_cards_lie_everywhere_where_they_may() -> None:
    state = at(4, "56 667 345 67", "77", "2B", name="7", aside="L36")
    rng = Random(20)
    worlds = [state.seen_by(0).imagine(rng) for _ in range(600)]
    assert all("L" in world.aside for world in worlds), "only a Plesiosaurus sets aside"
    holders = Counter(
        place for world in worlds for place, cards in enumerate((*world.hands, world.lays[-1].cards)) if "B" in cards
    )
    assert set(holders) == {1, 2, 3, 4}
    assert all(set(world.stock) <= set(DINOSAURS) for world in worlds)
    assert {world.stock for world in worlds} == {"B", "T"}


def test_R20_with_must_no_imagined_seat_holds_a_species_that_would_have_died_out() -> None:
    rng = Random(1)
    for turn in itertools.islice(play_out(dealt(4, extinction="must"), rng), 40):
        after = turn.after
        if after.phase == "turn" and not after.obliged:
            for viewer in range(4):
                world = after.seen_by(viewer).imagine(rng)
                hand = world.hands[after.active]
                assert not any(0 < hand.count(species) == world.left(species) for species in world.alive)


# Counts of all move sequences, as chess programs count perft


def sequences(state: Mammuz, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        sequences(make(state, seat, move).after, depth - 1) for seat in state.to_act for move in state.moves(seat)
    )


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        # Seat 0 lays one or both of its cards.
        (1, 2),
        # After one, seat 1 lays one or two or doubts; after both it must doubt.
        (2, 3 + 1),
        # One, one: seat 2 lays 1, 2 or 3 or doubts. One, two: it must doubt. Else a card is turned up.
        (3, 4 + 1 + 1 + 1),
        # One, one, then 1 or 2: seat 0 lays its last or doubts; 3: it must doubt; doubt: a card is turned up. One, two,
        # doubt: a card is turned up. One, doubt, turned up: seat 2 starts with 1, 2 or 3. Both, doubt, turned up: won.
        (4, 2 + 2 + 1 + 1 + 1 + 3 + 0),
    ],
)
def test_sequences_of_squirrels_alone_by_hand(depth: int, count: int) -> None:
    assert sequences(at(3, "77 77 777"), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        # Seat 0 lets the mammoths die out, or lays 2, 3, 22, 23 or 223 under one of four names.
        (1, 1 + 5 * 4),
        # Extinct: 3 under three names. Else seat 1 (44B) lays 4, B, 44, 4B or 44B or doubts; after all three it must.
        (2, 3 + 4 * (4 * 6 + 1)),
    ],
)
def test_sequences_with_a_whole_species_by_hand(depth: int, count: int) -> None:
    assert sequences(at(3, "223 44B 3346"), depth) == count


def test_sequences_of_a_whole_deal_by_combinatorics() -> None:
    """Ten different cards and seven names: 385 bags of 1 to 4 cards. Then as many bags, or the doubt.

    Nobody holds a whole species, and nobody lays the last card.
    """
    state = at(4, "2345678BLP 2345678R 345678 45678")
    bags = 10 + 45 + 120 + 210
    assert sequences(state, 1) == bags * 7
    nexts = 8 + 28 + 56 + 70
    one_name = [move for move in state.moves(0) if move.picks[-1] == "as:7"]
    assert len(one_name) == bags
    assert sum(sequences(make(state, 0, move).after, 1) for move in one_name) == bags * (nexts + 1)


def test_the_species_are_those_of_the_page() -> None:
    assert "".join(SIZES) == SPECIES


@pytest.mark.parametrize(
    "text",
    ["took 1 0488", "took 1 884", "laid 0 8 08", "laid 0 8 B", "turned 88", "turned 1", "diedout B 1", "dealt 0 0 8"],
)
def test_an_event_with_cards_that_are_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an event"):
        RULES.read_event(text)
