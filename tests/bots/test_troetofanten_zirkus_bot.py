"""The bot of Der Trötofanten-Zirkus plays by the rules at each level, knows whom to rob, and says why."""

from random import Random

import pytest

from games.troetofanten_zirkus import GAME, playouts
from games.troetofanten_zirkus.bot import ZirkusBot
from games.troetofanten_zirkus.habits import WHIM, Habits
from games.troetofanten_zirkus.prey import desire
from games.troetofanten_zirkus.sketch import Sketch
from rules.game import LEVELS, LUCK, Move
from rules.troetofanten_zirkus import RULES
from rules.troetofanten_zirkus_events import Drew, Stole, Turned
from tests.bench.sensible_troetofanten_zirkus import Sensible
from tests.games.said import fluent, messages
from tests.rules.facts_troetofanten_zirkus import position, positions

BOTH = {"lasso": "true", "dompteur": "true"}


def thought(view, seat, rng, level):
    *slices, move = ZirkusBot(seat, rng, level).think(view)
    assert set(slices) <= {None}
    return move


def played(players, rng, options=None):
    """Plays a game of such players, None one that plays by chance: yields (state, seat, move), last the end."""
    state = RULES.start(len(players), options)
    while state.to_act:
        seat = state.to_act[0]
        player = None if seat == LUCK else players[seat]
        move = [*player.think(state.seen_by(seat))][-1] if player else state.moves(seat).random(rng)
        yield state, seat, move
        for event in state.decide(seat, move):
            for other, bot in enumerate(players):
                if bot:
                    bot.see(event.seen_by(other))
            state = state.evolve(event)
    yield state, LUCK, None


def share(one, others, seats, games, rng, options=None):
    """The share of games that one player wins against others, its seat rotating; a shared win counts in part."""
    wins = 0.0
    for game in range(games):
        mine = game % seats
        players = [one(seat) if seat == mine else others(seat) for seat in range(seats)]
        *_, (end, _, _) = played(players, rng, options)
        winners = end.outcome.winners
        wins += (mine in winners) / len(winners)
    return wins / games


def choosing(card, *piles, seats=3, **where):
    """Seat 0 has turned up a card and chooses among these piles; cards that are mentioned nowhere are left out."""
    state = position(RULES.start(seats, BOTH), piles=piles, **where)
    state = state._replace(piles=state.piles[: len(piles)])
    for event in state.decide(LUCK, Move("turn", (card,))):
        state = state.evolve(event)
    assert len(list(state.moves(0))) > 1
    return state


def comes_to(state, level, times=4):
    """All moves that it comes to, as chance may have it."""
    return {str(thought(state, 0, Random(seed), level)) for seed in range(times)}


# Whole games


@pytest.fixture
def hasty(monkeypatch):
    """Thinks less than at the table, so that a test can afford many games."""
    monkeypatch.setattr(playouts, "GAMES", 30)


@pytest.mark.parametrize(("level", "seats", "games", "least"), [(1, 4, 100, 0.3), (2, 4, 100, 0.38), (2, 8, 160, 0.2)])
def test_it_wins_clearly_more_than_its_share_against_random_players(level, seats, games, least):
    rng = Random(seats)
    assert share(lambda seat: ZirkusBot(seat, rng, level), lambda seat: None, seats, games, rng) >= least


@pytest.mark.usefixtures("hasty")
def test_the_best_wins_clearly_more_than_its_share_against_plain_sensible_ones():
    rng = Random(1)
    assert share(lambda seat: ZirkusBot(seat, rng, 3), lambda seat: Sensible(seat, rng), 4, 40, rng) >= 0.3


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", [{}, BOTH])
def test_whole_games_of_bots_of_all_levels_are_legal(seats, options):
    rng = Random(seats)
    bots = [ZirkusBot(seat, rng, LEVELS[seat % 3]) for seat in range(seats)]
    for state, seat, move in played(bots, rng, options):
        assert move is None or move in state.moves(seat)
    assert state.outcome


ALIKE = 150


def course(level, luck_to_come):
    """The moves of a game whose luck turns after so many of them as `ALIKE` says."""
    rng, moves = Random(1), []
    for _, _, move in played([ZirkusBot(seat, Random(seat), level) for seat in range(3)], rng):
        moves.append(str(move))
        if len(moves) == ALIKE:
            rng.seed(luck_to_come)
    return moves


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", LEVELS)
def test_in_two_games_that_look_alike_to_it_it_chooses_alike(level):
    """There is no secret in this game: two that look alike differ in the luck to come, which nobody can know."""
    one, other = course(level, 2), course(level, 3)
    assert one[:ALIKE] == other[:ALIKE]
    assert sum(move.startswith("steal") for move in one[:ALIKE]) > 5
    assert one != other


def test_the_best_thinks_in_short_slices(monkeypatch):
    """Not by the clock, but by the turns that are played in the mind between two slices."""
    turns = []
    plain = Sketch.turn
    monkeypatch.setattr(Sketch, "turn", lambda *arguments: turns.append(1) or plain(*arguments))
    state = choosing("mouse", *(f"{seat} g{seat} g{seat}" for seat in range(1, 8)), seats=8)
    longest = 0
    for _ in ZirkusBot(0, Random(1), 3).think(state):
        longest = max(longest, sum(turns))
        turns.clear()
    assert 0 < longest < playouts.SLICE + 7 * state.ring


# What a child would see: the clear cases


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", ["mouse", "lasso", "dompteur", "y5"])
def test_R18_it_never_takes_a_small_pile_where_the_same_seat_has_a_big_one(card, level):
    state = choosing(card, "1 g4", "1 g1 g1 g3 y4 g4", "2 g8 g8", "0 g6 g6")
    assert "steal 0" not in comes_to(state, level)


@pytest.mark.parametrize("level", LEVELS)
def test_R18_it_never_takes_one_card_where_an_equal_rival_has_five(level):
    state = choosing("mouse", "1 mouse", "1 g4 g4 g4 g4", "1 g5", "2 g1 g1 g3 y4 g4")
    assert comes_to(state, level) <= {"steal 1", "steal 3"}


@pytest.mark.parametrize("level", LEVELS)
def test_R13_R18_the_trap_never_takes_what_costs_points_where_there_is_something_to_win(level):
    where = {"middle": "g1 g2 g3", "walk": "g5"}
    state = choosing("g5", "1 dompteur", "2 g8 g8", "2 g7 g7", **where)
    assert comes_to(state, level) <= {"steal 1", "steal 2"}


@pytest.mark.parametrize("level", [2, 3])
def test_R19_late_in_the_game_it_takes_an_equal_pile_from_the_leader_and_not_from_the_last(level):
    state = choosing(
        "mouse", "1 g4 g4 y4", "2 g5 g5 y5", "2 g8 g8 g8", "0 g1 g1 g1 g1 g3 g3", unseen="g1 g2 y7 y8 mouse g6 g7"
    )
    assert comes_to(state, level) <= {"steal 1", "steal 2"}


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("card", ["mouse", "y5"])
def test_R17_with_the_last_card_it_takes_the_most_points_for_nobody_steals_them_back(card, level):
    state = choosing(card, "1 g4 g4", "2 g1 g1 g3 y4 g4", "1 g8 g8 g8", "2 g7 y7", unseen=f"{card} y5 y5 y8")
    assert comes_to(state, level) == {"steal 1"}


@pytest.mark.parametrize("level", [2, 3])
def test_R17_R19_with_the_last_card_it_takes_the_most_points_where_nothing_wins(level):
    piles = ("1 g4 g4 g4", "2 g1 g1 y4 g4", "1 g8 g8 g8 g8 g8 g7 g7 g7 g7 g7 mouse")
    state = choosing("mouse", *piles, unseen="mouse y5 y5 y8")
    assert comes_to(state, level) == {"steal 1"}, "so it is the second at least"


@pytest.mark.parametrize("level", [2, 3])
def test_R17_R19_with_the_last_card_it_takes_what_wins_and_not_what_is_more(level):
    piles = ("1 g4 g4 g4", "2 g1 g1 y4 g4", "1 g8 g8 g8 mouse", "0 g7 g7")
    state = choosing("mouse", *piles, unseen="mouse y5 y5 y8")
    assert comes_to(state, level) == {"steal 0"}, "6 to 4 and not 7 to 7"


@pytest.mark.parametrize("level", [2, 3])
def test_R13_under_the_trap_it_prefers_what_can_hardly_be_stolen_afterwards(level):
    where = {"middle": "g1 g2 g3", "walk": "g5", "unseen": "g5 y5 y5 y5 y5 g1 g1 g1 y6 y6 g2 g2"}
    state = choosing("g5", "1 g4 g4", "1 g8 g8", **where)
    assert comes_to(state, level) == {"steal 1"}


# How the best plays games in its mind


def of_both(state, luck, seed):
    """The scores at the end if the cards turn up in this order, by the rules and in the mind, with the same whims."""
    seats = len(state.held)
    sketch, rng = Sketch(state, [0.5] * seats), Random(seed)
    sketch.play_out(state.active, luck, state.ring, Random(seed))
    cards = iter(luck)
    while state.to_act:
        seat = state.to_act[0]
        if seat == LUCK:
            move = Move("turn", (next(cards),))
        elif state.turned:
            pile = Sketch(state, [0.5] * seats)._choice(seat, state.prey(seat, state.turned), rng)
            move = Move("steal", (str(pile),))
        else:
            (move,) = state.moves(seat)
        for event in state.decide(seat, move):
            state = state.evolve(event)
    return state.scores, tuple(sketch.scores)


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", [{"held_cards": "ignore"}, BOTH])
def test_games_in_its_mind_end_as_by_the_rules(seats, options):
    rng = Random(seats)
    crafted = [*positions(RULES.start(seats, BOTH)).values()] if options == BOTH else []
    course = [state for state, seat, _ in played([None] * seats, rng, options) if state.active != LUCK == seat]
    for state in [*crafted, *rng.sample([state for state in course if state.ring], 20)]:
        luck = rng.sample(state.unseen, len(state.unseen))
        by_the_rules, in_the_mind = of_both(state, luck, seats)
        assert in_the_mind == by_the_rules


# What it remembers


def after_theft(pile):
    """What is thought of the seats 1 and 2 once seat 1 has stolen such a pile, one of three."""
    state = position(RULES.start(4), active=1, piles=("0 g4 g4", "2 g5 y5 y6", "3 g8 g8"))
    habits = Habits()
    habits.see(Drew(0))
    habits.look(state)
    for event in (Turned(1, "mouse"), Stole(1, pile, "mouse"), Drew(1)):
        habits.see(event)
    return habits.whim(1), habits.whim(2)


def test_it_learns_who_steals_any_pile_and_who_the_best():
    (fickle, beside_the_fickle), (greedy, beside_the_greedy) = after_theft(0), after_theft(1)
    assert fickle > beside_the_fickle > WHIM > beside_the_greedy > greedy


def test_a_theft_without_a_better_or_worse_tells_nothing():
    state = position(RULES.start(4), active=1, piles=("0 g4 g4", "2 g5 y5"))
    habits = Habits()
    habits.look(state)
    for event in (Turned(1, "mouse"), Stole(1, 0, "mouse")):
        habits.see(event)
    assert habits.whim(1) == WHIM


# How the second level judges


def test_it_takes_the_pile_with_the_most_points():
    assert comes_to(choosing("mouse", "1 g4 g4", "2 g2 g2 g3", "1 g6 g6"), 2) == {"steal 1"}


def test_a_mouse_below_is_a_point_and_a_dompteur_costs_one():
    assert comes_to(choosing("y5", "1 g4 dompteur g4", "2 mouse g8 g4"), 2) == {"steal 1"}


def test_of_equal_piles_it_takes_the_one_of_the_strongest_rival():
    assert comes_to(choosing("mouse", "1 g4 g4", "2 g5 g5", "2 g8 g8 mouse"), 2) == {"steal 1"}


def test_no_number_is_1_larger_than_8():
    state = choosing("g5", "1 g6 y6", "1 g8 g8", "2 g4 y4", "2 g7 g7", middle="g1 g2 g3", walk="g5")
    assert desire(state, 0, 1) > desire(state, 0, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_it_chooses_by_chance_among_equals(level):
    assert comes_to(choosing("mouse", "1 g4 g4", "1 g4 g4"), level, 20) == {"steal 0", "steal 1"}


# What it says


def test_each_reason_has_words_in_all_languages_with_just_the_variables_that_they_name():
    choices = [(choosing("y5", "1 g4", "2 g4 g4", unseen="y5 y6 g1 mouse"), 0)]  # the last card seldom leaves a choice
    for seats in (2, 4, 7):
        rng = Random(seats)
        bots = [ZirkusBot(seat, rng, 1 + seat % 2) for seat in range(seats)]
        choices += [(state, seat) for state, seat, _ in played(bots, rng, BOTH) if seat != LUCK]
    said = {}
    for state, seat in choices:
        for move in state.moves(seat):
            for message in messages(ZirkusBot(seat, Random(1), 3).reason(state, move)):
                said.setdefault(message["key"], set()).add(frozenset(message.get("args", ())))
    for language in ("en", "de", "nl"):
        known = fluent(GAME.words[language])
        assert said == {key: {frozenset(known[key])} for key in said}
        assert {key for key in known if key.startswith("hint-")} <= set(said)


def reasons(state, pile):
    found = ZirkusBot(0, Random(1), 3).reason(state, Move("steal", (str(pile),)))
    assert found["key"] == "hint-steal"
    return found["args"], [why["key"] for why in found["args"]["whys"]]


def test_a_reason_names_the_pile_and_what_it_counts():
    arguments, _ = reasons(choosing("mouse", "1 g4 g4", "2 g5 y5 y6"), 1)
    assert arguments["victim"] == {"seat": 2}
    assert arguments["top"] == {"key": "card-troetofant", "args": {"number": 6}}
    assert arguments["points"] == 3


def test_a_reason_says_what_is_true_of_the_pile():
    state = choosing("mouse", "1 g4 g4", "2 g5 y5 y6")
    assert reasons(state, 1)[1] == ["hint-leads", "hint-most"]
    assert reasons(state, 0)[1] == ["hint-trap-only", "hint-modest"]
    state = choosing("y5", "1 g4", "2 g4 g4", "0 g6 g6 g6", unseen="y5 y6 g1 g2 g3 g8 g7 g7 g7 g7 g7 g7 g7")
    assert reasons(state, 1)[1] == ["hint-rival", "hint-most"]
    assert reasons(state, 0)[1] == ["hint-safe", "hint-modest"]


def test_R17_nobody_takes_anything_back_after_the_last_card():
    state = choosing("y5", "1 g4", "2 g4 g4", unseen="y5 y6 g1 mouse")
    assert reasons(state, 1)[1][0] == "hint-last"
    assert "hint-modest" not in reasons(state, 0)[1], "nobody can be tempted any more"


def test_the_only_opponent_is_no_strongest_rival():
    state = choosing("y5", "1 g4 y4", "1 g4", "0 g6 g6 g6", seats=2)
    assert reasons(state, 0)[1][0] == "hint-most"
    ahead = choosing("y5", "1 g4 y4", "1 g4", "0 g6", seats=2)
    assert reasons(ahead, 0)[1][0] == "hint-leads"


def test_R5_any_card_of_the_ring_is_as_good_as_another():
    state = position(RULES.start(2), middle="g1")
    for event in state.decide(LUCK, Move("turn", ("g7",))):
        state = state.evolve(event)
    for level in LEVELS:
        assert thought(state, 0, Random(1), level) == Move("draw", ("ring",))
    assert ZirkusBot(0, Random(1), 3).reason(state, Move("draw", ("ring",))) == {"key": "hint-draw"}
