"""What the table shows of Mammuz: never more than a view, every event's cards where it says, every word there is."""

import json
import re
from random import Random

import pytest

from games.mammuz import GAME
from games.mammuz.cards import counted, forms
from rules.game import LUCK, Move
from rules.mammuz_cards import DINOSAURS
from rules.mammuz_events import DiedOut, Eaten, Ended, Laid, Took, Turned
from table import picks as choosing
from tests.games.said import fluent, messages
from tests.rules.facts_mammuz import position, positions
from tests.rules.games import make, play_out

OPTIONS = [{}, {"extinction": "must", "all_cards": "true"}, {"series": "3"}]
LANGUAGES = ("en", "de", "nl")


def games(seats, options, seed=1):
    """Whole random games: from the start, and from the crafted positions."""
    start = GAME.rules.start(seats, options)
    for name, state in {"start": start, **positions(start)}.items():
        yield from play_out(state, Random(f"{name} {seed}"))


def told_games(seats, options, viewer):
    """Random games as one viewer is told them: (view before, event, view after), one by one."""
    for turn in games(seats, options):
        for before, event, after in turn.steps:
            yield before.seen_by(viewer), event.seen_by(viewer), after.seen_by(viewer)


def at(hands, *lays, name="", seats=3, **more):
    """A position in which seat 0 is active; the last of the lays is that of the last seat."""
    owners = range(seats - len(lays), seats)
    held = ["" if hand == "-" else hand for hand in hands.split()]
    return position(GAME.rules.start(seats), held, [*zip(owners, lays, strict=True)], name, **more)


def scene(state, viewer, *picks):
    return GAME.scene(state.seen_by(viewer), viewer, picks)


def zones(state, viewer, *picks):
    return {zone["id"]: zone for zone in scene(state, viewer, *picks)["zones"]}


def tokens(drawn):
    """All picks that a scene offers."""
    cards = [card["pick"] for zone in drawn["zones"] for card in zone["cards"] if "pick" in card]
    return {*cards, *(offer["pick"] for offer in drawn["offers"])}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(("seats", "viewer"), [(3, None), (3, 0), (4, 2), (7, None), (7, 1)])
def test_every_event_moves_the_cards_that_the_story_carries(seats, viewer, options):
    for before, event, after in told_games(seats, options, viewer):
        expected = {zone["id"]: zone["count"] for zone in GAME.scene(before, viewer, ())["zones"]}
        for carry in GAME.tell(before, event)["carries"]:
            expected[carry["source"]] -= 1
            expected[carry["target"]] += 1
        assert {zone["id"]: zone["count"] for zone in GAME.scene(after, viewer, ())["zones"]} == expected, event


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_R20_nobody_is_shown_a_card_that_lies_face_down_or_in_another_hand(viewer):
    for before, event, after in told_games(4, {}, viewer):
        for zone in GAME.scene(after, viewer, ())["zones"]:
            kind, _, owner = zone["id"].partition(":")
            faces = [card["face"] for card in zone["cards"] if card["face"]]
            if kind == "hand":
                assert len(faces) == (zone["count"] if owner == str(viewer) else 0)
            if kind in ("herd", "aside"):
                assert not faces
            if kind == "lay":
                assert len(faces) <= bool(after.turned)
        for carry in GAME.tell(before, event)["carries"]:
            if isinstance(event, Laid | Took):
                assert carry["face"] is None


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_R20_games_that_look_alike_are_shown_and_told_alike(viewer):
    state = at("5667 367 5677", "44", "37", name="7")
    if viewer == 2:
        state = state.evolve(Laid(0, "5", None)).evolve(Laid(1, "3", None)).evolve(Laid(2, "5", None))
    one, other = (make(state, state.active, Move.read(f"lay {card}")) for card in "67")
    if viewer == 0:
        one, other = (make(state.evolve(Laid(0, "5", None)), 1, Move.read(f"lay {card}")) for card in "67")
    assert one.after != other.after
    assert scene(one.after, viewer) == scene(other.after, viewer)
    told = [GAME.tell(turn.before.seen_by(viewer), turn.events[0].seen_by(viewer)) for turn in (one, other)]
    assert told[0] == told[1]


def test_R20_one_is_told_the_own_cards_of_the_running_herd_and_nobody_else_is():
    state = at("367 567 567", "334", "2B", name="6")
    assert zones(state, 1)["herd"]["note"]["args"]["own"] == [
        {"key": "counted", "args": {"card": {"key": "card", "args": {"card": "bear"}}, "count": 2}},
        {"key": "counted", "args": {"card": {"key": "card", "args": {"card": "deer"}}, "count": 1}},
    ]
    for viewer in (0, None):
        assert zones(state, viewer)["herd"]["note"]["key"] == "note-herd"


def test_R6_who_follows_says_it_in_such_words():
    ways = set()
    for before, event, _ in told_games(5, {}, None):
        if isinstance(event, Laid):
            line = GAME.tell(before, event)["line"]
            assert line["key"] == ("line-lays" if event.name else "line-adds")
            ways.add(line["args"]["way"])
    assert ways == {0, 1, 2, 3}
    german = re.search(r"^line-adds = .*?\n(?=\S[^\n]* = )", GAME.words["de"], re.S | re.M)[0]
    assert "natürlich { $many }" in german
    assert "{ $many }, klaro" in german


def test_R5_cards_and_the_name_are_picked_in_any_order():
    state = at("3367 567 567")
    assert tokens(scene(state, 0)) >= {"3", "6", "7", "as:3", "as:5", "as:6", "as:7"}
    assert scene(state, 0)["confirm"] is None
    assert scene(state, 0, "lay", "3")["prompt"] == {"key": "prompt-name", "args": {"own": counted("3")}}
    assert scene(state, 0, "lay", "as:5")["prompt"]["key"] == "prompt-cards"
    for picks in (("lay", "3", "3", "as:5"), ("lay", "as:5", "3", "3")):
        confirm = scene(state, 0, *picks)["confirm"]
        assert (confirm["key"], confirm["args"]["count"]) == ("confirm-lay", 2)
        assert scene(state, 0, *picks)["prompt"] == {"key": "prompt-lay", "args": {**forms("5"), "own": counted("33")}}
        drawn = zones(state, 0, *picks)
        assert [card.get("mark") for card in drawn["hand:0"]["cards"]] == ["chosen", "chosen", None, None]
        assert drawn["species:5"]["cards"][-1]["mark"] == "chosen"


def test_R5_an_extinct_species_says_why_it_can_not_be_named():
    overview = zones(at("3367 567 567"), 0)["species:2"]["cards"][-1]
    assert "pick" not in overview
    assert (overview["mark"], overview["why"]["key"]) == ("struck", "why-extinct")


def test_R6_a_follower_is_not_asked_for_a_name():
    state = at("3367 567 567", "5", name="6")
    assert not any(token.startswith("as:") for token in tokens(scene(state, 0)))
    assert scene(state, 0, "lay", "3")["confirm"]["key"] == "confirm-lay"
    assert zones(state, 0)["species:6"]["cards"][-1]["mark"] == "strong"


def test_R7_a_doubt_is_a_tap_on_any_card_of_the_last_lay_and_they_are_all_alike():
    state = at("3367 567 567", "57", "366", name="6")
    lay = zones(state, 0)["lay:2"]["cards"]
    assert lay == [{"face": None, "pick": "doubt"}] * 3
    assert zones(state, 0)["lay:1"]["cards"] == []
    assert zones(state, 0)["herd"]["count"] == 2
    assert scene(state, 0, "doubt")["confirm"]["key"] == "confirm-doubt"
    assert {card["mark"] for card in zones(state, 0, "doubt")["lay:2"]["cards"]} == {"chosen"}
    for viewer in (1, 2, None):
        assert "doubt" not in tokens(scene(state, viewer))


def test_R8_to_R11_a_card_turned_up_is_a_step_that_says_what_comes_of_it():
    for card, last, key in [
        ("6", "67", "true"),
        ("5", "67", "lie"),
        ("6", "-", "true-last"),
        *[("B", "67", "doubter"), ("P", "67", "doubted"), ("T", "67", "chosen")],
        *[("S", "67", "dealt"), ("L", "67", "aside"), ("R", "67", "eaten")],
    ]:
        state = at(f"3367 567 {last}", "57", f"3{card}", name="6", phase="reveal")
        told = GAME.tell(state.seen_by(1), Turned(card))
        assert (told["line"]["key"], told["step"]) == (f"doubt-{key}", True)
        after = state.evolve(Turned(card))
        assert GAME.scene(after.seen_by(1), 1, ())["caption"] == [told["line"]]
        shown = zones(after, None)["lay:2"]["cards"]
        assert [bool(one["face"]) for one in shown] == [False, True]


def test_R10_the_doubter_chooses_a_player_for_a_triceratops():
    state = at("3367 567 567", "57", "3T", name="6", phase="choose", turned="T")
    drawn = scene(state, 0)
    assert [offer["pick"] for offer in drawn["offers"]] == ["1", "2", "0"]
    assert drawn["prompt"]["key"] == "prompt-give"
    assert scene(state, 0, "give", "1")["confirm"] == {"key": "confirm-give", "args": {"seat": {"seat": 1}}}
    assert scene(state, 1)["offers"] == []


def test_R10_what_lies_aside_is_a_pile_of_its_own():
    aside = zones(at("3367 567 567", aside="L345"), None)["aside"]
    assert aside["count"] == 4
    assert aside["note"] == {"key": "note-aside"}
    assert all(card["face"] is None for card in aside["cards"])


def test_R10_what_was_eaten_lies_with_its_overview_card():
    told = 0
    for before, event, after in told_games(3, {}, None):
        if isinstance(event, Eaten):
            told += 1
            carries = GAME.tell(before, event)["carries"]
            assert sorted(carry["target"] for carry in carries) == sorted(
                "dinosaurs" if card in DINOSAURS else f"species:{card}" for card in event.cards
            )
            assert all(carry["face"] for carry in carries)
        drawn = {zone["id"]: zone for zone in GAME.scene(after, None, ())["zones"]}
        for species in after.deck.species:
            assert drawn[f"species:{species}"]["count"] == 1 + after.gone.count(species)
            assert drawn[f"species:{species}"]["note"]["args"]["left"] == after.left(species)
    assert told


def test_R11_who_must_doubt_is_told_so():
    state = at("3367 567 -", "57", "3", name="6")
    drawn = scene(state, 0)
    assert drawn["prompt"]["key"] == "prompt-must-doubt"
    assert {card["why"]["key"] for card in zones(state, 0)["hand:0"]["cards"]} == {"why-must-doubt"}
    assert tokens(drawn) == {"doubt"}


def test_R12_extinction_is_offered_where_it_is_possible_and_to_nobody_else():
    state = at("2233367 567 567", "57", name="6")
    offers = {offer["pick"]: offer["label"] for offer in scene(state, 0)["offers"]}
    assert set(offers) == {"doubt", "all:2", "all:3"}
    assert offers["all:3"]["args"]["count"] == 3
    assert scene(state, 0, "extinct", "all:2")["confirm"]["key"] == "confirm-extinct"
    for viewer in (1, 2, None):
        assert scene(state, viewer)["offers"] == []
    told = GAME.tell(state.seen_by(1), DiedOut("3", 0))
    assert [carry["face"]["picture"] for carry in told["carries"]] == ["bear"] * 3


def test_R18_a_series_shows_its_points_and_which_game_is_played():
    state = GAME.rules.start(3, {"series": "3"})._replace(round=2, scores=(4, 0, 11))
    drawn = scene(state, None)
    assert drawn["sheet"]["rows"] == [[4, 0, 11]]
    assert drawn["heading"]["args"]["game"] == 2
    told = GAME.tell(state, Ended("R11", (1,), (3, 0, 5)))
    assert told["line"]["args"]["end"]["key"] == "line-end-R11"
    assert [one["args"]["points"] for one in told["line"]["args"]["points"]] == [3, 0, 5]
    assert "sheet" not in scene(GAME.rules.start(3), None)


@pytest.mark.parametrize("options", OPTIONS)
def test_every_pick_that_a_scene_offers_can_be_made_and_every_choice_can_be_completed(options):
    rng = Random(6)
    for turn in games(4, options):
        state, seat = turn.after, turn.after.active
        if seat not in state.to_act:
            continue
        moves, picks = state.seen_by(seat).moves(seat), choosing.settled(state.moves(seat))
        for _ in range(6):
            drawn = scene(state, seat, *picks)
            offered = tokens(drawn)
            assert offered or choosing.move(moves, picks)
            for token in offered:
                choosing.added(moves, picks, token)
            assert (choosing.move(moves, picks) is None) == (drawn["confirm"] is None)
            if offered:
                picks = choosing.added(moves, picks, rng.choice(sorted(offered)))
        for other in (None, *range(4)):
            if other != seat:
                assert not tokens(scene(state, other))


@pytest.mark.parametrize("option", ["may", "must"])
def test_all_legal_moves_can_be_made_by_picks_that_a_scene_offers(option):
    start = GAME.rules.start(3, {"extinction": option})
    for state in (*positions(start).values(), at("22367B 567 567"), at("22367B 567 567", "5", name="6")):
        if state.to_act == (LUCK,):
            continue
        seat = state.active
        moves = state.moves(seat)
        for move in moves:
            picks = choosing.settled(moves)
            for token in move.picks or (move.verb,):
                assert token in tokens(scene(state, seat, *picks)) or picks == (move.verb,)
                picks = choosing.added(moves, picks, token)
            assert choosing.move(moves, picks) == move


def test_another_name_replaces_the_first_and_the_cards_stay():
    moves = at("3367 567 567").moves(0)
    assert choosing.added(moves, ("lay", "as:5", "3", "6"), "as:7") == ("lay", "3", "6", "as:7")
    assert choosing.added(moves, ("doubt",), "3") == ("lay", "3")


def test_scenes_and_stories_are_plain_json():
    for before, event, after in told_games(3, {"series": "3"}, 1):
        assert json.dumps([GAME.scene(after, 1, ()), GAME.tell(before, event)])


def test_all_languages_have_the_same_messages():
    english = fluent(GAME.words["en"])
    for language in LANGUAGES:
        assert set(fluent(GAME.words[language])) == set(english), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_shown_exists_and_gets_the_variables_that_it_names(language):
    words = fluent(GAME.words[language])
    shown = set()
    for seats, viewer, options in [(3, None, {}), (3, 0, {}), (5, 1, OPTIONS[1]), (3, 2, OPTIONS[2])]:
        for before, event, after in told_games(seats, options, viewer):
            for message in messages([GAME.scene(after, viewer, ()), GAME.tell(before, event)]):
                assert words[message["key"]] <= set(message.get("args", ())), message
                shown.add(message["key"])
    for rule in ("R11", "R15", "R16", "R19"):
        line = GAME.tell(at("3367 567 567"), Ended(rule, (0, 2), (1, 0, 1)))["line"]
        assert words[line["key"]] <= set(line["args"])
        shown.add(line["key"])
    said = {key for key in words if re.match(r"line-|doubt-|note-|zone-|tag-|heading|counted|card|seat-points", key)}
    assert said <= shown, "these words are never seen"


def test_every_rule_option_and_refusal_has_words():
    for language in LANGUAGES:
        words = fluent(GAME.words[language])
        wanted = {"title", "tagline", "facts", "minutes", "rules-short"}
        wanted |= {title for title, _ in GAME.book} | {f"rule-{rule}" for _, rules in GAME.book for rule in rules}
        for option in GAME.rules.options:
            wanted |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
        assert wanted <= set(words)
        of_the_book = {f"example-{rule}" for _, rules in GAME.book for rule in rules}
        assert set() < {key for key in words if key.startswith("example")} <= of_the_book
    assert [rule for _, rules in GAME.book for rule in rules] == [f"R{number}" for number in range(1, 21)]


def test_R10_the_rules_page_says_that_the_effects_are_an_assumption():
    assert all(
        word in GAME.words[language]
        for language, word in (("en", "our guess"), ("de", "Vermutung"), ("nl", "onze gok"))
    )


def test_every_card_has_a_picture():
    pictures = {
        card["face"]["picture"]
        for state in (at("22B T L P S", seats=5),)
        for viewer in range(5)
        for zone in scene(state, viewer)["zones"]
        for card in zone["cards"]
        if card["face"]
    }
    assert pictures <= set(GAME.pictures)
    assert len(GAME.pictures) == 14
    assert all(picture.startswith(("icon:", "<svg")) for picture in GAME.pictures.values())
