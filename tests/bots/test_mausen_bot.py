"""The bot of Mausen plays by the rules, from its view alone, sensibly and not always alike."""

from itertools import product
from random import Random

import pytest

from games.mausen import GAME, bot
from games.mausen.acquaintance import Acquaintance
from games.mausen.bot import MausenBot
from games.mausen.habits import habits
from games.mausen.odds import INDEX, even, hunt, lying, outlook, wins
from games.mausen.reasons import reason
from rules.game import LEVELS
from rules.mausen import HAND, RULES, Chose, Hunted, TurnedUp, judge
from tests.games.said import fluent

NEVER = 12
"""So many times a bot is asked for what it should never do."""


def thought(player, view):
    """The move that a bot comes to, and how many slices it thought before."""
    *slices, move = player.think(view)
    assert slices == [None] * len(slices)
    return move, len(slices)


def game(players, start):
    """Plays a game to its end: yields (seat, view, move) for every move, then the last state."""
    state = start
    while state.to_act:
        seat = state.to_act[-1]
        view = state.seen_by(seat)
        move = thought(players[seat], view)[0] if seat in players else view.moves(seat).random(Random(str(view)))
        yield seat, view, move
        for event in state.decide(seat, move):
            state = state.evolve(event)
            for other, player in players.items():
                player.see(event.seen_by(other))
    yield state


def share_against_random(level, seats, games):
    """The share of games that one bot wins against random players, its seat rotating; a shared win counts in part."""
    wins = 0.0
    for number in range(games):
        mine = number % seats
        *_, last = game({mine: MausenBot(mine, Random(number), level)}, RULES.start(seats))
        winners = last.outcome.winners
        wins += (mine in winners) / len(winners)
    return wins / games


def position(hands, middle):
    """A round that begins with these hands, each a text like "E4 D1", and this middle."""
    held = tuple(tuple(hand.split()) for hand in hands)
    return RULES.start(len(hands))._replace(hands=held, middle=tuple(middle.split()))


def lays(state, level):
    """The cards that a bot at seat 0 lays there, asked again and again."""
    return {thought(MausenBot(0, Random(seed), level), state.seen_by(0))[0].picks[0] for seed in range(NEVER)}


@pytest.fixture
def hasty(monkeypatch):
    """Whole games are played with a few of the thoughts: enough to win, and to be legal."""
    monkeypatch.setattr(bot, "ROUNDS_IN_MIND", 3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("hasty")
def test_it_wins_more_than_its_share_against_random_players(level):
    assert share_against_random(level, 2, 16) >= 0.7
    assert share_against_random(level, 4, 16) > 0.4


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.usefixtures("hasty")
def test_whole_games_of_bots_are_legal_and_somebody_scores(seats, level):
    players = {seat: MausenBot(seat, Random(seat), level) for seat in range(seats)}
    *_, last = game(players, RULES.start(seats))
    assert max(last.outcome.scores) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_it_chooses_alike_where_two_games_look_alike_to_its_seat(level):
    start = RULES.start(3)
    for first, second in (("E1", "M4"), ("C2", "D3")):
        moves = []
        for card in (first, second):
            player, event = MausenBot(1, Random(9), level), Chose(0, card)
            player.see(event.seen_by(1))
            moves.append(thought(player, start.evolve(event).seen_by(1)))
        assert moves[0] == moves[1]


def test_it_thinks_in_many_slices():
    assert thought(MausenBot(0, Random(1), 3), RULES.start(6).seen_by(0))[1] >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_always_lay_the_same_card(level):
    assert len(lays(RULES.start(4), level)) > 1
    assert len(lays(RULES.start(2), level)) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_R4_it_leaves_no_rich_prey_to_a_lower_hunter(level):
    state = position(("M4 E1 D1 C1", "M3 E1 D1 C1", "M3 M2 D1 C1"), "E4 E4 E3 D1")
    assert lays(state, level) == {"M4"}


@pytest.mark.parametrize("level", LEVELS)
def test_R4_it_does_not_hunt_what_nobody_can_lay_and_does_not_lie_there(level):
    state = position(("E4 C4", "C3 E1", "C2 E2"), "M4 M4 M3 C1")
    assert lays(state, level) == {"C4"}


@pytest.mark.parametrize("level", [2, 3])
def test_R4_it_lays_the_hunter_that_wins_and_not_the_one_that_loses(level):
    state = position(("D4 D1", "D3 D2"), "C4 C4 C2")
    assert lays(state, level) == {"D4"}


@pytest.mark.parametrize("level", [2, 3])
def test_R5_it_does_not_lay_what_must_be_cancelled_or_beaten(level):
    # Each of the others holds nothing but high cats: the Cat 3 hunts only if both lay the same 4, the mouse for sure.
    state = position(("C3 M1", "C4 C3", "C4 C3"), "M2 E4 E4 E3")
    assert lays(state, level) == {"M1"}


@pytest.mark.parametrize("level", LEVELS)
def test_R10_where_nobody_hunts_it_gives_no_good_hunter(level):
    state = position(("E1 E4 D1 D4 C1 C4 M1 M4",) * 4, "")
    assert lays(state, level) <= {"E1", "D1", "C1", "M1"}


def test_it_tells_who_lays_anything_from_who_hunts_what_lies_richest():
    known, state, rng = Acquaintance(), RULES.start(3), Random(3)
    for _ in range(10):
        childish = habits(lying(state.middle), state.hands, 1)[2]
        played = (rng.choice(state.hands[0]), rng.choices(HAND, childish)[0], rng.choice(state.hands[2]))
        for event in (TurnedUp(played), *judge(state.middle, played)):
            known.see(event)
            state = state.evolve(event)
    assert all(step is None for step in known.learn(3, 5))
    anything = 2
    assert known.who[2][anything] > 0.5
    assert known.who[1][anything] < 0.1
    assert [sum(who) for who in known.who] == pytest.approx([1, 1, 1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_outlook_is_what_judging_every_round_tells_R4_to_R8(seats):
    rng = Random(seats)
    for _ in range(4):
        hands = [rng.sample(HAND, 3) for _ in range(seats - 1)]
        middle = tuple(rng.choices(HAND, k=5))
        found = outlook(lying(middle), [even(hand) for hand in hands])
        for card in HAND:
            own, theirs, rounds = 0, 0, list(product(*hands))
            for others in rounds:
                played = (card, *others)
                for one in judge(middle, played):
                    if isinstance(one, Hunted) and one.hunter is not None:
                        points = sum(int(prey[1]) for prey in (*one.middle, *(played[seat] for seat in one.seats)))
                        own, theirs = (own, theirs + points) if one.hunter else (own + points, theirs)
            assert found.own[INDEX[card]] == pytest.approx(own / len(rounds))
            assert found.theirs[INDEX[card]] == pytest.approx(theirs / len(rounds))
            assert found.lead(seats)[INDEX[card]] == pytest.approx((own - theirs / seats) / len(rounds))


def test_how_likely_a_card_hunts():
    # Of the dogs 4 and 2 the other lays one or a cat: Dog 3 hunts unless it is the 4.
    chance, points = wins(hunt(INDEX["D1"] // 4, 2.0, [even(("D4", "D2", "C3", "C1"))]), 3)
    assert chance == 3 / 4
    assert points == (2 + 2 + 3 + 2 + 1) / 4


@pytest.mark.parametrize(
    ("hands", "middle", "key", "haul"),
    [
        (("M1 E1", "E2 D3", "E4 C1"), "E4 E3", "hint-sure", 10),
        (("E1", "M4"), "D4", "hint-last", None),
        (("E1 M3", "M4 D1"), "", "hint-unjudged", None),
        (("E1 M3", "M4 C1"), "C4", "hint-keep", None),
        (("E4 D1", "M4 C1"), "C4 C4 E1", "hint-mix", None),
        (("E4 D1", "M4 E1"), "E1", "hint-little", None),
        (("E1 E4", "E1 C1"), "D4 D4", "hint-try", 8),
        (("E1 E4", "E3 C1"), "D4 D4", "hint-under", 8),
        (("E4 M1", "E4 C1"), "D4 D4", "hint-try", 8),
    ],
)
def test_a_reason_says_what_speaks_for_the_card(hands, middle, key, haul):
    state = position(hands, middle)
    said = reason(state, 0, state.hands[0][0])
    assert said["key"] == key
    assert said["args"]["card"]["args"]["value"] == int(state.hands[0][0][1])
    if haul is not None:
        assert said["args"]["haul"]["args"]["points"] == haul


@pytest.mark.usefixtures("hasty")
def test_cards_that_are_said_to_be_higher_are_there():
    keys = set()
    for seats in (2, 3, 5):
        players = {seat: MausenBot(seat, Random(seat), LEVELS[seat % 3]) for seat in range(seats)}
        *moves, _ = game(players, RULES.start(seats))
        for seat, view, _ in moves:
            others = [card for other, hand in enumerate(view.hands) if other != seat for card in hand]
            for card in view.hands[seat]:
                key = reason(view, seat, card)["key"]
                keys.add(key)
                if key == "hint-keep":
                    assert any(mine[1] > card[1] for mine in view.hands[seat])
                if key == "hint-under":
                    assert any(other[0] == card[0] and other > card for other in others)
    assert {"hint-keep", "hint-under", "hint-mix", "hint-little"} <= keys


def test_a_card_that_few_can_hunt_with_is_called_likely():
    state = RULES.start(2)._replace(middle=("E1", "M4"))
    assert reason(state, 0, "C4")["key"] in ("hint-likely", "hint-try")


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.usefixtures("hasty")
def test_every_reason_has_words_with_just_its_variables(seats):
    words = {language: fluent(text) for language, text in GAME.words.items()}
    players = {seat: MausenBot(seat, Random(seat), LEVELS[seat % 3]) for seat in range(seats)}
    *moves, _ = game(players, RULES.start(seats))
    keys = set()
    for seat, view, move in moves:
        said = players[seat].reason(view, move)
        keys.add(said["key"])
        for message in (said, *(part for part in said["args"].values() if part["key"] == "hint-haul")):
            assert all(known[message["key"]] == set(message["args"]) for known in words.values()), message
    assert len(keys) >= 4
