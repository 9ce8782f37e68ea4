"""The bot of Mammuz plays by the rules, from its view and what it saw, and makes no blunder a child would see."""

from collections import Counter
from random import Random

import pytest

from games.mammuz.bot import MammuzBot
from games.mammuz.memory import Memory
from rules.game import LUCK
from rules.mammuz import RULES
from rules.mammuz_events import DiedOut, Doubted, Laid, SetAside, Took, Turned
from tests.rules.facts_mammuz import position

NUMBERS = range(30)


class Anybody:
    """Does anything at all."""

    def __init__(self, seat, rng):
        self.seat, self.rng = seat, rng

    def see(self, event):
        pass

    def think(self, view):
        yield view.moves(self.seat).random(self.rng)


def thought(bot, view):
    """The move that a bot comes to."""
    *slices, move = bot.think(view)
    assert slices == [None] * len(slices)
    return move


def played(bots, state, rng):
    """The state at the end, all bots having seen what their seats may see."""
    while state.to_act:
        seat = state.to_act[0]
        if seat == LUCK:
            move = state.moves(LUCK).random(rng)
        else:
            view = state.seen_by(seat)
            move = thought(bots[seat], view)
            assert move in view.moves(seat)
        for event in state.decide(seat, move):
            state = state.evolve(event)
            for viewer, bot in enumerate(bots):
                bot.see(event.seen_by(viewer))
    return state


def share_against_random(seats, games, rng):
    """The share of games that one bot wins against random players, its seat rotating."""
    wins = 0.0
    for game in range(games):
        mine = game % seats
        bots = [(MammuzBot if seat == mine else Anybody)(seat, rng) for seat in range(seats)]
        winners = played(bots, RULES.start(seats), rng).outcome.winners
        wins += (mine in winners) / len(winners)
    return wins / games


def at(hands, *lays, name="", options=None, **more):
    """A position in which seat 0 is active; the last of the lays is that of the last seat."""
    held = ["" if hand == "-" else hand for hand in hands.split()]
    owners = range(len(held) - len(lays), len(held))
    return position(RULES.start(len(held), options), held, [*zip(owners, lays, strict=True)], name, **more)


def chosen(state, *seen):
    """How often each move is chosen by seat 0 in this position, having seen these events."""
    moves = Counter()
    for number in NUMBERS:
        bot = MammuzBot(0, Random(number))
        for event in seen:
            bot.see(event.seen_by(0))
        moves[str(thought(bot, state.seen_by(0)))] += 1
    return moves


@pytest.mark.parametrize(("seats", "share"), [(3, 0.55), (4, 0.5), (7, 0.33)])
def test_it_wins_clearly_more_than_its_share_against_random_players(seats, share):
    assert share_against_random(seats, 60, Random(seats)) > share


@pytest.mark.parametrize("options", [{}, {"extinction": "must", "all_cards": "true"}, {"series": "3"}])
@pytest.mark.parametrize("seats", RULES.seats)
def test_whole_games_of_bots_are_legal_and_lively(seats, options):
    rng = Random(seats)
    for _ in range(3):
        state = played([MammuzBot(seat, rng) for seat in range(seats)], RULES.start(seats, options), rng)
        assert state.outcome.winners
        assert state.rule != "R19", "they don't go round for ever"


def test_it_chooses_alike_where_two_games_look_alike_to_its_seat():
    one, two = at("3457 567 567", "33", "46", name="6"), at("3457 467 567", "53", "36", name="6")
    assert one != two
    assert one.seen_by(0) == two.seen_by(0)
    assert chosen(one, Laid(1, "33", "6"), Laid(2, "46", None)) == chosen(two, Laid(1, "53", "6"), Laid(2, "36", None))


def test_it_does_not_always_do_the_same():
    assert len(chosen(at("23456677 24567 34567", "56", name="6"))) > 1


def test_R11_it_lays_a_last_card_that_is_true_and_wins():
    for hand in ("66", "666", "6666"):
        assert chosen(at(f"{hand} 4567 34567")) == {f"lay {' '.join(hand)} as:6": 30}


def test_R11_with_one_card_left_it_names_what_that_is():
    for card in "3456":
        assert set(chosen(at(f"{card} 34567 34567"))) == {f"lay {card} as:{card}"}


def test_R11_it_keeps_a_true_card_for_the_last_lay():
    """Seven squirrels are named; of 3 and 7 it lays the lie first, or doubts, but not the truth before a sure lie."""
    assert not chosen(at("37 45677 3456777", "7", name="7"))["lay 7"]


def test_R11_it_keeps_a_dinosaur_that_wins_for_the_last_lay():
    for dinosaur in "BLR":
        moves = chosen(at(f"3{dinosaur} 45677 3456777", "7", name="7"))
        assert not moves[f"lay {dinosaur}"]


def test_it_doubts_what_can_not_be_true():
    """It has all three bears itself, in hand and in the herd."""
    assert chosen(at("3345667 4567 4567", "3", "6677", "5577", name="3"))["doubt"] == 30
    assert chosen(at("3345 4567 4567", "3", "6", "57", name="3"))["doubt"] == 30, "rather than bet on the last lay"


def test_it_does_not_doubt_what_must_be_true():
    """All cards that it can't see are squirrels."""
    state = at("2356 7777 77", "7", name="7")
    assert chosen(state)["doubt"] == 0


def test_R12_it_lets_a_species_die_out():
    assert chosen(at("22345 34567 34567"))["extinct all:2"] == 30


def test_R10_a_triceratops_hits_the_one_who_is_nearest_to_winning():
    state = at("3367 567 5", "57", "3T", name="6", phase="choose", turned="T")
    assert set(chosen(state)) == {"give 2"}


def test_it_does_not_lay_dinosaurs_that_bring_the_herd_back_as_the_last_card():
    moves = chosen(at("P7 345677 3456777", "7", name="7"))
    assert not moves["lay 7"], "then only the Pterosaurus would be left"


def test_it_thinks_a_moment_only():
    state = at("22334455667778PT 4567 567", options={"all_cards": "true"})
    assert len(list(MammuzBot(0, Random(1)).think(state.seen_by(0)))) == 1


# What it remembers


def test_it_remembers_the_own_cards_in_a_herd_that_somebody_took():
    memory = Memory(1)
    for event in (
        Laid(0, "88", "8"),
        Laid(1, "33", None),
        Laid(2, "67", None),
        Doubted(3),
        Turned("6"),
        Took(2, "336788"),
    ):
        memory.see(event.seen_by(1))
    assert dict(memory.in_hand(2)) == {"3": 2, "6": 1}
    assert not memory.in_hand(0)
    memory.see(Laid(2, "36", None).seen_by(1))
    assert 0 < memory.in_hand(2)["3"] < 2, "one of them may be gone"
    memory.see(DiedOut("3", 0))
    assert "3" not in memory.in_hand(2)


def test_it_remembers_the_own_cards_that_lie_aside():
    memory = Memory(1)
    for event in (
        Laid(0, "88", "8"),
        Laid(1, "33", None),
        Laid(2, "6L", None),
        Doubted(3),
        Turned("L"),
        SetAside("33688L"),
    ):
        memory.see(event.seen_by(1))
    assert memory.aside == {"3": 2, "L": 1}
    for event in (Laid(3, "8", "8"), Laid(0, "7", None), Doubted(1), Turned("7"), Took(0, "3336788L")):
        memory.see(event.seen_by(1))
    assert dict(memory.in_hand(0)) == {"3": 2, "L": 1, "7": 1}
    assert not +memory.aside


def test_it_learns_who_lies_and_who_doubts():
    memory = Memory(0)
    honest, suspicious = memory.honesty(2), memory.suspicion(3)
    for _ in range(5):
        for event in (Laid(1, "??", "8"), Laid(2, "??", None), Doubted(3), Turned("3"), Took(2, "????")):
            memory.see(event)
    assert memory.honesty(2) < honest
    assert memory.suspicion(3) > suspicious
    assert memory.honesty(1) == honest
