"""What the table shows of Miezemauzen: never more than a view, every card where it says, words in all languages."""

import inspect
import json
import re
from random import Random
from xml.etree import ElementTree

import pytest

import rules.miezemauzen
from games.miezemauzen import GAME
from rules.game import HIDDEN, LUCK, Move
from rules.miezemauzen import Ended, Took
from tests.games.said import fluent, messages
from tests.rules.facts_miezemauzen import dealt, positions, with_deals_left

OPTIONS = [{}, {"swap_and_exchange": "true", "must_play_at": "5_or_less", "deals": "20"}]
A, B, C = "♠A ♠K ♥7 ♥6 ♦2", "♠Q ♠9 ♥8 ♥5 ♦3", "♠J ♠8 ♥4 ♥3 ♦4"
TABLE = "♣A ♣K ♣Q ♣J ♦A"


def told(state, viewer, seed=1):
    """A game played on by chance as one viewer is told it: (view before, event, view after), one by one."""
    rng = Random(seed)
    while state.to_act:
        seat = state.to_act[0]
        for event in state.decide(seat, state.moves(seat).random(rng)):
            before, state = state, state.evolve(event)
            yield before.seen_by(viewer), event.seen_by(viewer), state.seen_by(viewer)


def told_games(seats, options, viewer):
    """The last deals of a match, from its start and from the crafted positions."""
    for number, state in enumerate(positions(GAME.rules.start(seats, options)).values()):
        yield from told(state, viewer, number)


def play(state, *moves):
    for move in moves:
        for event in state.decide(state.to_act[0], Move.read(move)):
            state = state.evolve(event)
    return state


def deal(*hands, **given):
    """A deal of these hands; the last seat deals, seat 0 is the forehand."""
    options = {"swap_and_exchange": given.pop("swap_and_exchange", "false")}
    state = GAME.rules.start(len(hands), options)._replace(**given)
    return dealt(state, len(hands) - 1, list(hands), "♣5", TABLE)


def scene(state, viewer, *picks):
    return GAME.scene(state.seen_by(viewer), viewer, picks)


def zones(shown):
    return {zone["id"]: zone for zone in shown["zones"]}


def counts(view, viewer):
    return {name: zone["count"] for name, zone in zones(GAME.scene(view, viewer, ())).items()}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(("seats", "viewer"), [(2, 1), (3, None), (3, 0), (4, 1), (5, 0), (6, None), (6, 1)])
def test_every_event_moves_the_cards_that_the_story_carries(seats, viewer, options):
    for before, event, after in told_games(seats, options, viewer):
        expected = counts(before, viewer)
        for carry in GAME.tell(before, event)["carries"]:
            expected[carry["source"]] -= 1
            expected[carry["target"]] += 1
        assert counts(after, viewer) == expected
        assert sum(expected.values()) == 52


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_no_face_is_shown_that_the_viewer_may_not_know(viewer, options):
    for before, event, after in told_games(3, options, viewer):
        known = {after.trump, *(card for pile in (*after.laid, *after.away) for card in pile)}
        known |= {card for hand in (*before.hands, *after.hands) for card in hand}
        shown = [card["face"] for zone in GAME.scene(after, viewer, ())["zones"] for card in zone["cards"]]
        shown += [carry["face"] for carry in GAME.tell(before, event)["carries"]]
        names = {(face["name"]["args"]["suit"], face["name"]["args"]["rank"]) for face in shown if face}
        suits = {"spades": "♠", "hearts": "♥", "clubs": "♣", "diamonds": "♦"}
        assert {suits[suit] + rank for suit, rank in names} <= known - {HIDDEN, ""}
        for owner in range(3):
            if owner != viewer:
                assert zones(GAME.scene(after, viewer, ()))[f"hand:{owner}"]["cards"] == []


def test_R4_the_tables_hand_lies_face_down():
    for viewer in (None, 0):
        assert zones(scene(deal(A, B, C), viewer))["table"]["cards"] == [{"face": None}]


def test_R5_the_declarations_are_offered_and_need_a_second_tap():
    shown = scene(deal(A, B, C), 0)
    assert [offer["pick"] for offer in shown["offers"]] == ["pass", "play", "exchange"]
    assert shown["prompt"]["key"] == "prompt-declare"
    assert shown["confirm"] is None
    chosen = scene(deal(A, B, C), 0, "exchange")
    assert chosen["offers"] == shown["offers"]
    assert chosen["confirm"]["key"] == "sure-exchange"
    assert scene(deal(A, B, C), 1)["offers"] == []


def test_R5_what_each_seat_has_declared_is_noted_before_it():
    state = play(deal(A, B, C), "exchange", "pass")
    notes = [zones(scene(state, None))[f"lay:{seat}"]["note"]["key"] for seat in range(3)]
    assert notes == ["note-exchanged", "note-passed", "note-dealer"]


def test_R7_passes_in_a_row_are_noted_once_with_what_was_declared_else_with_the_points():
    state = play(deal(A, B, C, passes=(1, 2, 3)), "pass")
    shown = zones(scene(state, None))
    assert shown["lay:0"]["note"]["args"] == {"passes": 2}
    assert [shown[f"won:{seat}"]["note"]["args"]["passes"] for seat in range(3)] == [0, 2, 3]


def test_R6_the_dealer_swaps_by_tapping_a_card():
    state = play(deal(A, B, C), "play", "play")
    hand = zones(scene(state, 2))["hand:2"]["cards"]
    assert all(card["why"]["key"] == "why-declare-first" for card in hand)
    picking = scene(state, 2, "swap")
    assert picking["prompt"]["key"] == "prompt-swap"
    assert [card["pick"] for card in zones(picking)["hand:2"]["cards"]] == C.split()
    picked = scene(state, 2, "swap", "♥3")
    assert [card["pick"] for card in zones(picked)["hand:2"]["cards"] if card.get("mark") == "chosen"] == ["♥3"]
    assert picked["confirm"]["key"] == "confirm-swap"


def test_R6_the_trump_suit_is_shown_after_its_card_is_taken():
    shown = zones(scene(play(deal(A, B, C), "play", "play", "swap ♥3"), 0))
    assert shown["trump"]["count"] == 0
    assert shown["trump"]["picture"] == "clubs"
    assert shown["away"]["count"] == 1


def test_R6_after_the_tables_hand_the_dealer_is_asked_whether_to_swap():
    shown = scene(play(deal(A, B, C, swap_and_exchange="true"), "play", "play", "exchange"), 2)
    assert shown["prompt"]["key"] == "prompt-swap-or-keep"
    assert [offer["pick"] for offer in shown["offers"]] == ["keep", "swap"]


def test_R7_a_paid_pass_says_what_it_costs_and_why():
    shown = scene(deal(A, B, C, passes=(2, 0, 0)), 0)
    assert shown["prompt"] == {"key": "prompt-pass-costs", "args": {"points": 3}}
    assert shown["offers"][0]["label"] == {"key": "do-pass-paid", "args": {"points": 3}}
    state = deal(A, B, C, passes=(2, 0, 0))
    event = state.decide(0, Move("pass"))[0]
    assert GAME.tell(state, event)["line"]["key"] == "line-passed-paid"


def test_R8_who_must_play_is_told_why_and_the_others_too():
    state = deal(A, B, C, scores=(5, 25, 25))
    shown = scene(state, 0)
    assert shown["prompt"] == {"key": "prompt-must-play", "args": {"points": 5}}
    assert [offer["pick"] for offer in shown["offers"]] == ["play", "exchange"]
    assert GAME.tell(state, state.decide(0, Move("play"))[0])["line"]["key"] == "line-must-play"


def test_R10_a_cat_lies_open_before_its_seat_and_is_a_step():
    state = play(deal("♥A ♥K ♥Q ♥J ♥2", B, C), "play", "play")
    *events, _ = state.decide(2, Move("pass"))
    for event in events:
        before, state = state, state.evolve(event)
    for viewer in (None, 0, 1):
        shown = zones(scene(state, viewer))
        assert [card["face"]["name"]["args"]["rank"] for card in shown["lay:0"]["cards"]] == ["A", "K", "Q", "J", "2"]
        assert shown["lay:0"]["note"]["key"] == "note-cat"
        assert shown["hand:0"]["count"] == 0
    assert GAME.tell(before, events[-1]) | {"carries": []} == {
        "line": {"key": "line-cat", "args": {"seat": {"seat": 0}, "suit": "hearts", "points": 5}},
        "carries": [],
        "step": True,
    }


def test_R10_the_tomcat_is_told_with_its_ten_points():
    state = play(deal("♣2 ♣3 ♣4 ♣6 ♣7", B, C, swap_and_exchange="true"), "play", "play")
    events = state.decide(2, Move("play"))
    line = GAME.tell(state.evolve(events[0]), events[1])["line"]
    assert (line["key"], line["args"]["points"]) == ("line-tomcat", 10)


def test_R14_a_card_that_can_not_be_laid_says_why():
    state = play(deal(A, B, C), "play", "play", "play", "lay ♥7")
    shown = scene(state, 1)
    hand = zones(shown)["hand:1"]["cards"]
    assert [card.get("pick") for card in hand] == [None, None, "♥8", "♥5", None]
    assert hand[0]["why"] == {"key": "why-follow", "args": {"suit": "hearts"}}
    assert shown["prompt"] == {"key": "prompt-follow", "args": {"suit": "hearts"}}
    waiting = zones(scene(state, 2))["hand:2"]["cards"]
    assert {card["why"]["key"] for card in waiting} == {"why-not-yet"}


@pytest.mark.parametrize(("led", "prompt"), [("♥7", "prompt-free"), ("♣7", "prompt-discard")])
def test_R14_who_has_none_of_a_suit_may_trump_it_unless_it_is_trump_itself(led, prompt):
    state = play(deal(f"{led} ♠K ♠7 ♠6 ♦2", "♠Q ♠9 ♦8 ♠5 ♦3", C), "play", "play", "play", f"lay {led}")
    assert scene(state, 1)["prompt"]["key"] == prompt


def test_who_passed_is_told_to_sit_out():
    state = play(deal(A, B, C), "play", "pass", "play")
    assert {card["why"]["key"] for card in zones(scene(state, 1))["hand:1"]["cards"]} == {"why-passed"}


def test_a_card_is_confirmed_unless_it_is_the_only_one():
    state = play(deal(A, B, C), "play", "play", "play")
    assert scene(state, 0, "lay", "♥7")["confirm"] == {
        "key": "confirm-lay",
        "args": {"card": {"key": "card", "args": {"suit": "hearts", "rank": "7"}}},
    }
    assert scene(play(state, "lay ♦2"), 1, "lay", "♦3")["confirm"] is None


def test_a_trick_lies_there_as_a_step_with_its_winner_marked_before_it_is_gathered():
    state = play(deal(A, B, C), "play", "play", "play", "lay ♥7", "lay ♥8")
    laid, took, gathered = state.decide(2, Move("lay", ("♥4",)))
    state = state.evolve(laid)
    assert GAME.tell(state, took)["step"]
    state = state.evolve(took)
    shown = scene(state, None)
    trick = [zones(shown)[f"lay:{seat}"]["cards"][0] for seat in range(3)]
    assert [card["face"]["value"] for card in trick] == ["7", "8", "4"]
    assert [card.get("mark") for card in trick] == [None, "strong", None]
    assert shown["caption"][0]["key"] == "took-highest"
    assert not GAME.tell(state, gathered)["step"]
    assert zones(scene(state.evolve(gathered), None))["won:1"]["count"] == 3


def test_every_trick_and_every_end_of_a_deal_is_a_step():
    for before, event, _ in told_games(4, {}, None):
        step = GAME.tell(before, event)["step"]
        assert step or not isinstance(event, Took)
        assert step or before.called or not isinstance(event, Ended)


def test_R15_a_trick_that_was_trumped_is_told_so():
    state = play(deal("♥A ♥K ♠2 ♠3 ♠4", "♣2 ♦3 ♦4 ♦6 ♦7"), "play", "play", "lay ♥A")
    events = state.decide(1, Move("lay", ("♣2",)))
    line = GAME.tell(state.evolve(events[0]), events[1])["line"]
    assert line["key"] == "took-trumped"
    assert line["args"]["seat"] == {"seat": 1}


@pytest.mark.parametrize(
    ("moves", "key"),
    [(["pass", "pass", "pass"], "line-void"), (["pass", "play", "pass"], "line-alone")],
)
def test_R9_a_deal_without_tricks_is_told(moves, key):
    state = play(deal(A, B, C), *moves[:-1])
    events = state.decide(2, Move.read(moves[-1]))
    assert GAME.tell(state.evolve(events[0]), events[1])["line"]["key"] == key


def test_R16_the_end_of_a_deal_names_each_players_change_and_points():
    state = play(deal("♠A ♠K ♠Q ♥A ♥K", "♠3 ♠4 ♠5 ♥2 ♥8", C), "play", "play", "pass")
    for card in ["♠A", "♠3", "♠K", "♠4", "♠Q", "♠5", "♥A", "♥2", "♥K"]:
        state = play(state, f"lay {card}")
    *events, ended = state.decide(1, Move("lay", ("♥8",)))
    for event in events:
        state = state.evolve(event)
    results = GAME.tell(state, ended)["line"]["args"]["results"]
    assert [result["args"] for result in results] == [
        {"seat": {"seat": 0}, "change": "−1", "points": 24},
        {"seat": {"seat": 1}, "change": "+5", "points": 30},
    ]


def test_R18_the_sheet_holds_the_points_after_every_deal_the_newest_first():
    state = play(deal(A, B, C), "play", "pass", "pass")
    state = play(dealt(state, 0, [A, B, C], "♣5"), "pass", "play", "pass")
    sheet = scene(state, None)["sheet"]
    assert sheet["head"][1:] == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert sheet["rows"] == [[2, 24, 25, 24], [1, 24, 25, 25]]


def test_R18_a_limit_of_deals_stands_in_the_heading():
    assert scene(GAME.rules.start(2), None)["heading"]["key"] == "heading"
    limited = dealt(with_deals_left(GAME.rules.start(2, {"deals": "20"}), 3), 1, [A, B], "♣5")
    assert scene(limited, None)["heading"] == {
        "key": "heading-of",
        "args": {"deal": 18, "deals": 20, "trump": "clubs"},
    }


def test_between_two_deals_and_after_the_last_the_heading_says_which_is_over():
    after = play(deal("♥A ♥K ♥Q ♥J ♥2", B, scores=(10, 10)), "play", "pass")
    assert scene(after, None)["heading"] == {"key": "heading-over", "args": {"deal": 1}}
    won = play(dealt(after, 0, ["♥A ♥K ♥Q ♥J ♥2", B], "♣5"), "pass", "play")
    assert won.outcome
    assert scene(won, None)["heading"] == {"key": "heading-over", "args": {"deal": 2}}


def test_R18_a_short_match_is_proposed_but_the_default_stays_25():
    assert GAME.rules.options[0].values[0] == "25"
    possible = {option.name: option.values for option in GAME.rules.options}
    proposed = [(dict(one.options), tuple(one.seats), one.short) for one in GAME.proposals]
    assert proposed == [({"deals": "50"}, (5, 6), False), ({"points": "10"}, (2, 3, 4, 5, 6), True)]
    assert all(value in possible[name] for options, _, _ in proposed for name, value in options.items())


def test_R1_court_cards_and_aces_have_the_letters_of_the_language():
    letters = {
        language: re.findall(r"\] ?(\w)$", re.search(r"^letter = .*?^}", words, re.M | re.S)[0], re.M)
        for language, words in GAME.words.items()
    }
    assert letters == {"en": list("AKQJ"), "de": list("AKDB"), "nl": list("AHVB")}
    state = deal("♠A ♠K ♥Q ♥J ♦10", B)
    values = [card["face"]["value"] for card in zones(scene(state, 0))["hand:0"]["cards"]]
    assert values == [*({"key": "letter", "args": {"rank": rank}} for rank in "AKQJ"), "10"]


def test_every_face_has_a_picture_and_every_picture_is_an_image():
    state = GAME.rules.start(6, {"first_dealer": "0"})
    rng = Random(7)
    faces = []
    for _ in range(30):
        after = play(state, str(state.moves(LUCK).random(rng)))
        faces += [card["face"] for seat in range(6) for card in zones(scene(after, seat))[f"hand:{seat}"]["cards"]]
    assert {face["picture"] for face in faces} == set(GAME.pictures)
    assert {face["sign"] for face in faces} == {"spades", "hearts", "clubs", "diamonds"}
    assert len({(face["sign"], face["band"]) for face in faces}) == 4
    for picture in GAME.pictures.values():
        assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_scenes_and_stories_are_plain_json():
    for before, event, after in told_games(3, OPTIONS[1], 1):
        assert json.dumps([GAME.scene(after, 1, ()), GAME.tell(before, event)])


def test_all_languages_have_the_same_messages_with_the_same_variables():
    assert fluent(GAME.words["en"]) == fluent(GAME.words["de"]) == fluent(GAME.words["nl"])


def test_every_message_that_is_shown_exists_and_gets_the_variables_that_it_names():
    shown = []
    for seats in (2, 3, 6):
        for options in OPTIONS:
            for viewer in (None, 0):
                for before, event, after in told_games(seats, options, viewer):
                    shown += messages([GAME.scene(after, viewer, ()), GAME.tell(before, event)])
    swapping = play(deal(A, B, C, swap_and_exchange="true"), "play", "play")
    for state in (swapping, play(swapping, "exchange")):
        for picks in ((), ("swap",), ("swap", state.hands[2][0]), ("keep",), ("pass",), ("play",)):
            shown += messages(scene(state, 2, *picks))
    words = fluent(GAME.words["en"])
    for message in shown:
        assert words[message["key"]] <= set(message.get("args", ())), message
    assert len({message["key"] for message in shown}) > 60


def test_every_reason_to_refuse_a_move_has_words():
    keys = set(re.findall(r'"((?:why-|no-)[a-z-]+)"', inspect.getsource(rules.miezemauzen)))
    assert keys >= {"why-follow", "why-must-play", "no-such-luck"}
    assert keys <= set(fluent(GAME.words["en"]))


def test_every_rule_and_option_has_words():
    words = fluent(GAME.words["en"])
    wanted = {"title", "tagline", "facts", "minutes", "rules-short"}
    wanted |= {title for title, _ in GAME.book} | {f"rule-{rule}" for _, numbers in GAME.book for rule in numbers}
    for option in GAME.rules.options:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    assert wanted <= set(words)
    of_the_book = {f"example-{rule}" for _, numbers in GAME.book for rule in numbers}
    assert set() < {key for key in words if key.startswith("example")} <= of_the_book
    assert [rule for _, numbers in GAME.book for rule in numbers] == [f"R{number}" for number in range(1, 19)]
