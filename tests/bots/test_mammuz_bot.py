"""The bot of Mammuz plays by the rules, from its view and what it saw, and makes no blunder a child would see."""

from collections import Counter
from random import Random

import pytest

from games.mammuz import GAME, bot, playouts
from games.mammuz.bot import MammuzBot
from games.mammuz.guess import guess
from games.mammuz.habits import names
from games.mammuz.memory import Memory
from games.mammuz.weighing import believed
from rules.game import LEVELS, LUCK
from rules.mammuz import RULES
from rules.mammuz_events import Dealt, DiedOut, Doubted, Laid, SetAside, Took, Turned
from rules.mammuz_moves import DOUBT
from tests.bench.sensible_mammuz import Sensible
from tests.games.said import fluent, messages
from tests.rules.facts_mammuz import check_possible, position, positions

TIMES = {1: 30, 2: 30, 3: 4}
"""How often a level is asked in one position: the third takes its time."""


class Anybody:
    """Does anything at all."""

    def __init__(self, seat, rng):
        self.seat, self.rng = seat, rng

    def see(self, event):
        pass

    def think(self, view):
        yield view.moves(self.seat).random(self.rng)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """A third of the thoughts must do to make no blunder."""
    monkeypatch.setattr(bot, "GAMES", 150)


@pytest.fixture
def hasty(monkeypatch):
    """Whole games are played with few games in the mind: enough to be legal and to win."""
    monkeypatch.setattr(bot, "GAMES", 16)


def thought(player, view):
    """The move that a bot comes to."""
    *slices, move = player.think(view)
    assert slices == [None] * len(slices)
    return move


def played(bots, state, rng, hear=lambda bot, view, move: None):
    """The state at the end, all bots having seen what their seats may see; `hear` is told of every move of theirs."""
    while state.to_act:
        seat = state.to_act[0]
        if seat == LUCK:
            move = state.moves(LUCK).random(rng)
        else:
            view = state.seen_by(seat)
            move = thought(bots[seat], view)
            assert move in view.moves(seat)
            hear(bots[seat], view, move)
        for event in state.decide(seat, move):
            state = state.evolve(event)
            for viewer, player in enumerate(bots):
                player.see(event.seen_by(viewer))
    return state


def share(level, other, seats, games):
    """The share of games that one bot wins against others of one kind, its seat rotating."""
    rng, wins = Random(f"{level} {seats}"), 0.0
    for game in range(games):
        mine = game % seats
        bots = [MammuzBot(seat, rng, level) if seat == mine else other(seat, rng) for seat in range(seats)]
        winners = played(bots, RULES.start(seats), rng).outcome.winners
        wins += (mine in winners) / len(winners)
    return wins / games


def at(hands, *lays, name="", options=None, **more):
    """A position in which seat 0 is active; the last of the lays is that of the last seat."""
    held = ["" if hand == "-" else hand for hand in hands.split()]
    owners = range(len(held) - len(lays), len(held))
    return position(RULES.start(len(held), options), held, [*zip(owners, lays, strict=True)], name, **more)


def chosen(level, state, *seen):
    """How often each move is chosen by seat 0 in this position, having seen these events."""
    moves = Counter()
    for number in range(TIMES[level]):
        player = MammuzBot(0, Random(number), level)
        for event in seen:
            player.see(event.seen_by(0))
        moves[str(thought(player, state.seen_by(0)))] += 1
    return moves


def only(level, state, *seen):
    """The move that it always chooses there."""
    (move,) = chosen(level, state, *seen)
    return move


every_level = pytest.mark.parametrize("level", LEVELS)
those_who_weigh = pytest.mark.parametrize("level", [2, 3])


@pytest.mark.parametrize(
    ("level", "seats", "games", "least"),
    [(1, 4, 400, 0.25), (2, 3, 60, 0.55), (2, 4, 60, 0.55), (2, 7, 60, 0.35), (3, 4, 12, 0.55)],
)
@pytest.mark.usefixtures("hasty")
def test_it_wins_more_than_its_share_against_random_players(level, seats, games, least):
    assert share(level, Anybody, seats, games) > least


@pytest.mark.usefixtures("hasty")
def test_a_child_loses_to_sensible_players_and_the_others_do_not():
    assert share(1, Sensible, 4, 200) < 0.3
    assert share(2, Sensible, 4, 40) > 0.4
    assert share(3, Sensible, 4, 12) > 0.4


@pytest.mark.parametrize("options", [{}, {"extinction": "must", "all_cards": "true"}, {"series": "3"}])
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.usefixtures("hasty")
def test_whole_games_of_bots_are_legal_and_lively(seats, options):
    for level in LEVELS:
        rng = Random(f"{seats} {level}")
        state = played([MammuzBot(seat, rng, level) for seat in range(seats)], RULES.start(seats, options), rng)
        assert state.outcome.winners
        assert state.rule != "R19", "they don't go round for ever"


@every_level
def test_it_chooses_alike_where_two_games_look_alike_to_its_seat(level):
    one, two = at("3457 567 567", "33", "46", name="6"), at("3457 467 567", "53", "36", name="6")
    assert one != two
    assert one.seen_by(0) == two.seen_by(0)
    first = chosen(level, one, Laid(1, "33", "6"), Laid(2, "46", None))
    assert first == chosen(level, two, Laid(1, "53", "6"), Laid(2, "36", None))


@every_level
def test_it_does_not_always_do_the_same(level):
    assert len(chosen(level, at("2344556677 24567 34567"))) > 1


# No blunder


@every_level
def test_R11_it_lays_a_last_card_that_is_true_and_wins(level):
    for hand in ("66", "666", "6666"):
        assert only(level, at(f"{hand} 4567 34567")) == f"lay {' '.join(hand)} as:6"
        assert only(level, at(f"{hand} 4567 34567", "5", name="6")) == f"lay {' '.join(hand)}"


@every_level
def test_R11_it_lays_a_last_dinosaur_that_saves_and_wins(level):
    for hand in ("66B", "6L", "666R"):
        assert only(level, at(f"{hand} 4567 34567", "5", name="6")) == f"lay {' '.join(hand)}"


@every_level
def test_R11_with_one_card_left_it_names_what_that_is(level):
    for card in "3456":
        assert only(level, at(f"{card} 34567 34567")) == f"lay {card} as:{card}"


@those_who_weigh
def test_R11_it_keeps_a_true_card_for_the_last_lay(level):
    """Seven squirrels are named; of 3 and 7 it lays the lie first, or doubts, but not the truth before a sure lie."""
    assert not chosen(level, at("37 45677 3456777", "7", name="7"))["lay 7"]


@those_who_weigh
def test_R11_it_keeps_a_dinosaur_that_wins_for_the_last_lay(level):
    for dinosaur in "BLR":
        moves = chosen(level, at(f"3{dinosaur} 45677 3456777", "7", name="7"))
        assert not moves[f"lay {dinosaur}"]


@those_who_weigh
def test_R11_it_does_not_keep_a_dinosaur_that_brings_the_herd_back(level):
    moves = chosen(level, at("P7 345677 3456777", "7", name="7"))
    assert not moves["lay 7"], "then only the Pterosaurus would be left"


@every_level
def test_R11_a_last_card_that_is_a_lie_is_not_laid_where_a_doubt_may_help(level):
    moves = chosen(level, at("3 45677 3456777", "6677", name="7"))
    assert set(moves) == {"doubt"}


@every_level
def test_R11_it_doubts_a_last_card(level):
    assert only(level, at("3457 567 -", "33", "6", name="6")) == "doubt"


@every_level
def test_R6_it_doubts_what_can_not_be_true(level):
    """It has all three bears itself, in hand and in the herd."""
    assert only(level, at("3345667 4567 4567", "3", "6677", "5577", name="3")) == "doubt"
    assert only(level, at("3345 4567 4567", "3", "6", "57", name="3")) == "doubt", "rather than bet on the last lay"


@every_level
def test_R6_it_does_not_doubt_what_must_be_true(level):
    """All cards that it can't see are squirrels."""
    for hand, lay in (("7PST", "777"), ("P", "777")):
        assert chosen(level, at(f"{hand} 77 7", lay, name="7", options={"all_cards": "true"}))["doubt"] == 0


@those_who_weigh
def test_R11_it_doubts_a_large_first_lay_where_else_the_next_wins(level):
    """Five seats, two lays and a hand is empty: who said "Ziesels" four times has one card left, and it may be one."""
    assert only(level, at("34567788 2456678B 2456778P 345688T 8", "77LS", name="8")) == "doubt"
    assert only(level, at("34556777 2456688B 2456788P 346788T 5", "688L", name="8")) == "doubt"


@every_level
def test_R5_it_names_a_species_that_it_holds(level):
    for hand in ("33444557", "344P", "55TP", "34666"):
        moves = chosen(level, at(f"{hand} 2345677 266777"))
        assert all(move.startswith("lay") and move[-1] in hand for move in moves), moves


def test_R5_what_it_may_name_begins_with_what_it_holds_most_of():
    assert names(at("33455TP 77777 6677"), 0) == ["3", "5", "4"]
    assert names(at("TP 77777 6677"), 0) == ["6", "7"], "it has no species itself"


@every_level
def test_R10_a_triceratops_hits_the_one_who_is_nearest_to_winning(level):
    assert only(level, at("3367 567 5", "57", "3T", name="6", phase="choose", turned="T")) == "give 2"
    assert only(level, at("3367 5 56777", "57", "3T", name="6", phase="choose", turned="T")) == "give 1"


@every_level
def test_R12_it_lets_a_species_die_out(level):
    assert only(level, at("22345 34567 34567")) == "extinct all:2"


@every_level
def test_R15_an_extinction_that_empties_the_hand_wins(level):
    assert only(level, at("22 34567 34567", "5", name="5")) == "extinct all:2"


# How long it thinks


@pytest.mark.parametrize("level", [1, 2])
def test_two_levels_think_a_moment_only(level):
    state = at("22334455667778PT 4567 567", options={"all_cards": "true"})
    assert len(list(MammuzBot(0, Random(1), level).think(state.seen_by(0)))) == 1


def test_the_third_level_thinks_in_many_slices_of_a_few_games_each():
    state = at("34455667778PT 234567 25678", options={"all_cards": "true"})
    assert 8 < len(list(MammuzBot(0, Random(1), 3).think(state.seen_by(0)))) <= bot.GAMES / playouts.SLICE + 1


# Why


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.usefixtures("hasty")
def test_every_reason_has_words_and_just_their_variables(seats):
    rng, heard = Random(seats), set()
    words = [fluent(GAME.words[language]) for language in ("en", "de", "nl")]

    def hear(player, view, move):
        for message in messages(player.reason(view, move)):
            heard.add(message["key"])
            for known in words:
                given = set(message.get("args", ()))
                assert known[message["key"]] <= given
                assert not message["key"].startswith("hint-") or known[message["key"]] == given

    for level in (*LEVELS, 2, 2):
        played([MammuzBot(seat, rng, level) for seat in range(seats)], RULES.start(seats), rng, hear)
    assert len(heard) > 8


def test_there_is_a_reason_for_every_legal_move():
    words, heard = fluent(GAME.words["en"]), set()
    for state in (
        *positions(RULES.start(4)).values(),
        at("2236677BT 4567 34567"),
        at("66 4567 3456", "5", name="6"),
        at("366 4567 4567", "55", name="6"),
        at("336 4567 -", "55", "6", name="6"),
        at("336666 4567 34577", "5", "77", name="7"),
        at("22 4567 34577"),
        at("55666 4567 3457", "44", name="6"),
        at("667 45667 34567", "55", name="6"),
        at("33447 2256667777 45677", "5", "3455", name="6"),
        at("3 45667 34567", "5", name="6"),
        at("33 45667 34567", "5", name="6"),
        at("3344777 45666 25667", "5577", "7", name="6"),
        at("3344677 45666 25667", "5577", "7", name="6"),
    ):
        if state.to_act == (LUCK,):
            continue
        seat = state.active
        view, player = state.seen_by(seat), MammuzBot(seat, Random(1), 3)
        for move in view.moves(seat):
            said = player.reason(view, move)
            assert set(said["args"]) == words[said["key"]]
            heard.add(said["key"])
    assert heard == {key for key in words if key.startswith("hint-")}


@pytest.mark.parametrize(
    ("hands", "lays", "move", "key"),
    [
        ("66 4567 4567", "", "lay 6 6 as:6", "lay-wins"),
        ("36 4567 4567", "5", "lay 3 6", "lay-last"),
        ("33666 4567 4567", "", "lay 6 6 6 as:6", "lay-true"),
        ("33666 4567 4567", "", "lay 3 3 as:6", "lay-bluff-keep"),
        ("33466777 4567 4567", "", "lay 3 6 as:6", "lay-part"),
        ("33466777 4567 4567", "", "lay 3 as:6", "lay-bluff-have"),
        ("33447 4567 4567", "5", "lay 3", "lay-bluff"),
        ("33446B 4567 4567", "", "lay 6 B as:6", "lay-dinosaur"),
        ("336 4567 -", "6", "doubt", "doubt-must"),
        ("5566666 457 34577", "4", "doubt", "doubt-impossible"),
        ("55666 4567 3457", "44", "doubt", "doubt-impossible"),
        ("667 45667 34", "55", "doubt", "doubt-threat"),
        ("667 45667 34567", "55", "doubt", "doubt-own"),
        ("33447 2256667777 45677", "5 3455", "doubt", "doubt-many"),
        ("3 45667 34567", "5", "doubt", "doubt-last"),
        ("33 45667 34567", "5", "doubt", "doubt-start"),
        ("3344577 45667 34567", "5", "doubt", "doubt-stake"),
        ("3344777 45666 25667", "5577 7", "doubt", "doubt-bluff"),
        ("3344677 45666 25667", "5577 7", "doubt", "doubt-stake"),
    ],
)
def test_the_reason_for_a_move(hands, lays, move, key):
    view = at(hands, *lays.split(), name="6" if lays else "").seen_by(0)
    (found,) = [one for one in view.moves(0) if str(one) == move]
    assert MammuzBot(0, Random(1), 3).reason(view, found)["key"] == f"hint-{key}"


def why_doubt(hands, *lays, name="6", **more):
    return MammuzBot(0, Random(1), 3).reason(at(hands, *lays, name=name, **more).seen_by(0), DOUBT)


def test_one_card_alone_is_not_called_hard_to_believe_and_one_in_hand_is_no_ground_for_doubt():
    for hand in ("3344577", "33445667", "3344556", "3355"):
        assert why_doubt(f"{hand} 45667 34567", "5")["key"] not in ("hint-doubt-many", "hint-doubt-own"), hand
    assert why_doubt("33445667 45667 34567", "55")["key"] == "hint-doubt-own"
    assert why_doubt("3344666 45667 34567", "5")["key"] == "hint-doubt-own"


def test_one_card_is_not_called_hard_to_believe_of_a_liar_either():
    view, player = at("3344577 45667 34567", "5", name="6").seen_by(0), MammuzBot(0, Random(1), 3)
    for _ in range(9):
        for event in (Laid(1, "?", "8"), Laid(2, "?", None), Doubted(0), Turned("3"), Took(2, "??")):
            player.see(event)
    assert believed(view, 0, player.memory) < 0.5
    assert player.reason(view, DOUBT)["key"] == "hint-doubt-stake"


def test_a_doubt_tells_what_is_at_stake_with_what_lies_aside():
    assert why_doubt("2344677 45666 25667", "5577", "7", aside="33")["args"]["count"] == 7


def test_a_doubt_tells_whether_one_would_win_as_the_next_to_begin():
    assert [why_doubt(f"{hand} 45667 34567", "5")["args"] for hand in ("33", "33B", "3377")] == [
        {"seat": {"seat": 2}, "count": 2, "wins": "yes"},
        {"seat": {"seat": 2}, "count": 3, "wins": "yes"},
        {"seat": {"seat": 2}, "count": 4, "wins": "no"},
    ]


# What it remembers, and how it guesses


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
    suspicious = memory.suspicion(3, 2)
    for _ in range(5):
        for event in (Laid(1, "??", "8"), Laid(2, "??", None), Doubted(3), Turned("3"), Took(2, "????")):
            memory.see(event)
    assert memory.honesty(2, 2, reckoned=0.5) < 0.5
    assert memory.honesty(2, 3, reckoned=0.5) == 0.5, "of large lays of that seat it knows nothing"
    assert memory.suspicion(3, 2) > suspicious
    assert memory.honesty(1, 2, reckoned=0.5) == 0.5


def test_a_doubt_that_one_must_utter_tells_nothing_of_suspicion():
    memory = Memory(0)
    before = memory.suspicion(0, 4)
    for event in (Dealt(0, 3, "?" * 12), Laid(2, "????", "8"), Doubted(0), Turned("3"), Took(2, "????")):
        memory.see(event)
    assert memory.suspicion(0, 4) == before


def test_it_trusts_small_lays_more_than_large_ones():
    memory = Memory(0)
    assert sorted(range(1, 5), key=lambda laid: memory.suspicion(1, laid)) == [1, 2, 3, 4]


def test_a_guess_is_a_state_that_looks_like_the_view_and_holds_what_is_remembered():
    state = at("4457 22567 34567 3566", "37", "46", name="6")
    view, memory, rng = state.seen_by(0), Memory(0), Random(3)
    for event in (Laid(0, "22", "8"), Laid(1, "7", None), Doubted(2), Turned("7"), Took(1, "227")):
        memory.see(event.seen_by(0))
    for _ in range(50):
        whole = guess(view, 0, memory, rng)
        check_possible(whole)
        assert whole.seen_by(0) == view
        assert whole.hands[1].count("2") == 2


def test_a_guess_takes_an_honest_seat_at_its_word():
    state = at("4457 22567 34567 3566", "37", "46", name="6")
    sincere, liar = Memory(0), Memory(0)
    for _ in range(30):
        for event in (Laid(2, "?", "8"), Laid(3, "?", None), Doubted(0)):
            for memory, card in ((sincere, "8"), (liar, "3")):
                memory.see(event)
                if isinstance(event, Doubted):
                    memory.see(Turned(card))

    def true(memory):
        rng = Random(5)
        return sum(guess(state.seen_by(0), 0, memory, rng).lays[-1].cards.count("6") for _ in range(100))

    assert true(sincere) > 1.3 * true(liar)
