"""What the table shows of Der Trötofanten-Zirkus: no face-down card, every card where it says, every word there is."""

import json
import re
from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

from games.troetofanten_zirkus import GAME
from games.troetofanten_zirkus.cards import NOISES, face, kind, name
from games.troetofanten_zirkus.sounds import SOUNDS
from rules.game import LUCK, Move
from rules.troetofanten_zirkus import RULES, TRAP, deck
from rules.troetofanten_zirkus_events import Drew, Met, Revealed, Stole, Turned
from tests.games.said import fluent, messages
from tests.rules.facts_troetofanten_zirkus import position, positions

BOTH = {"lasso": "true", "dompteur": "true"}
CARDS = (*deck("true", "true"), TRAP)


def told(state, rng):
    """Plays on by chance: (state before, event, state after), one by one."""
    while state.to_act:
        seat = state.to_act[0]
        for event in state.decide(seat, state.moves(seat).random(rng)):
            before, state = state, state.evolve(event)
            yield before, event, state


def games(seats, options=BOTH):
    """Whole games: from the start, and from the crafted positions."""
    start = RULES.start(seats, options)
    for number, state in enumerate([start, *positions(start).values()]):
        yield from told(state, Random(number))


def before_turn(**where):
    return position(RULES.start(3, BOTH), **where)


def turn(state, card):
    """The state once the active seat has turned up this card, and what that led to, as told."""
    lines = []
    for event in state.decide(LUCK, Move("turn", (card,))):
        lines.append(GAME.tell(state, event))
        state = state.evolve(event)
    return state, lines


def zones(view, viewer=None, picks=()):
    return {zone["id"]: zone for zone in GAME.scene(view, viewer, picks)["zones"]}


def values(zone):
    return [(card["face"] or {}).get("value") for card in zone["cards"]]


# What lies where


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_event_moves_the_cards_that_the_story_carries(seats):
    for before, event, after in games(seats):
        expected = Counter({name: zone["count"] for name, zone in zones(before).items()})
        for carry in GAME.tell(before, event)["carries"]:
            expected[carry["source"]] -= 1
            expected[carry["target"]] += 1
        found = Counter({name: zone["count"] for name, zone in zones(after).items()})
        assert +found == +expected
        assert min(expected.values()) >= 0


@pytest.mark.parametrize("seats", [2, 5])
def test_every_card_lies_in_exactly_one_zone(seats):
    for _, _, after in games(seats):
        assert sum(zone["count"] for zone in zones(after).values()) == 98 + 1
        for zone in zones(after).values():
            assert zone["count"] == len(zone["cards"])


def test_a_carried_card_is_there_before_and_after_with_its_face():
    for before, event, after in games(4):
        for carry in GAME.tell(before, event)["carries"]:
            if carry["face"] is None:
                assert type(event) is Drew
                continue
            shown = zones(before).get(carry["source"], {"cards": []})["cards"]
            if not carry["source"].startswith(("ring", "hand")):
                assert carry["face"] in [card["face"] for card in shown]
            if not carry["target"].startswith("down"):
                assert carry["face"] in [card["face"] for card in zones(after)[carry["target"]]["cards"]]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_R5_nobody_sees_a_card_of_the_ring_or_one_that_is_held_the_own_one_included(viewer):
    for _, _, after in games(3):
        for place, zone in zones(after, viewer).items():
            if place == "ring" or place.startswith("hand"):
                assert all(card["face"] is None for card in zone["cards"])
    for before, event, _ in games(3):
        if type(event) is Drew:
            story = GAME.tell(before, event)
            assert story["line"] is None
            assert [carry["face"] for carry in story["carries"]] == [None]


def test_open_piles_show_their_top_and_what_lies_below():
    shown = zones(before_turn(piles=("1 g4 y4", "2 g3 y4 mouse")))
    assert values(shown["pile:0"]) == ["4", "4"]
    assert [card["face"]["picture"] for card in shown["pile:1"]["cards"]] == ["elephant", "troetofant", "mouse"]
    assert [shown[place]["seat"] for place in ("pile:0", "pile:1")] == [1, 2]
    assert {shown[place]["kind"] for place in ("pile:0", "pile:1")} == {"stack"}


def test_a_stolen_pile_keeps_its_zone_and_slides_with_all_its_cards():
    state, (_, story) = turn(before_turn(piles=("1 g1 g1", "1 g4 y4")), "y5")
    assert zones(state)["pile:1"]["seat"] == 0
    assert [(carry["source"], carry["target"], carry["face"]["value"]) for carry in story["carries"]] == [
        ("pile:1", "pile:1", "4"),
        ("pile:1", "pile:1", "4"),
        ("lay:0", "pile:1", "5"),
    ]


def test_R12_pairs_of_minus_points_lie_face_down_until_the_ring_is_empty():
    for _, _, after in games(3):
        for owner in range(3):
            shown = zones(after)[f"down:{owner}"]
            assert shown["count"] == len(after.down[owner])
            assert all((card["face"] is None) == (after.ring > 0) for card in shown["cards"])


def test_the_trap_lies_aside_then_in_use_then_on_a_pile():
    state = before_turn(middle="g1 g2 g3", walk="g5", piles=("1 g7 g7", "2 g8 g8"))
    assert zones(state)["trap"]["count"] == 1
    state, _ = turn(state, "g5")
    assert zones(state)["trap"]["count"] == 0
    assert zones(state)["lay:0"]["cards"] == [{"face": face(TRAP)}]  # it says nothing before it snaps
    state = state.evolve(Stole(0, 1, TRAP))
    assert zones(state)["trap"]["count"] == 0
    assert zones(state)["pile:1"]["cards"][-1]["face"] == face(TRAP)


def test_every_zone_in_the_middle_has_its_place():
    middle = [zone for zone in zones(before_turn()).values() if zone["seat"] is None]
    assert [zone["id"] for zone in middle] == ["ring", "middle", "trap", "walk"]
    assert all(0 < part < 1 for zone in middle for part in zone["at"])


# What may be done


def to_draw():
    state = before_turn(middle="g1 g2", piles=("1 g4 g4",))
    return turn(state, "g7")[0]


def to_steal():
    state = before_turn(middle="g1", piles=("1 g4 g4", "0 g8 g8", "2 g1 y4", "2 g6 g6"))
    return turn(state, "y5")[0]


def test_R5_every_card_of_the_ring_is_the_same_pick_and_is_drawn_without_confirming():
    ring = zones(to_draw(), 0)["ring"]["cards"]
    assert len(ring) == to_draw().ring
    assert all(card == {"face": None, "pick": "ring"} for card in ring)
    assert GAME.scene(to_draw(), 0, ("draw", "ring"))["confirm"] is None


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_nobody_else_may_draw_or_steal(viewer):
    for state in (to_draw(), to_steal()):
        assert not any("pick" in card for zone in zones(state, viewer).values() for card in zone["cards"])
    whys = {card.get("why", {}).get("key") for card in zones(to_draw(), viewer)["ring"]["cards"]}
    assert whys == ({None} if viewer is None else {"why-not-now"})


def test_R7_a_pile_to_be_stolen_is_picked_by_its_top_and_confirmed():
    state = to_steal()
    shown = zones(state, 0, ("steal", "2"))
    assert [shown[f"pile:{pile}"]["cards"][-1].get("pick") for pile in range(4)] == ["0", None, "2", None]
    assert all("pick" not in shown[f"pile:{pile}"]["cards"][0] for pile in range(4))
    assert [shown[f"pile:{pile}"]["cards"][-1].get("mark") for pile in range(4)] == [None, None, "chosen", None]
    assert GAME.scene(state, 0, ("steal",))["confirm"] is None
    assert GAME.scene(state, 0, ("steal", "2"))["confirm"]["args"] == {"victim": {"seat": 2}, "card": name("y4")}
    assert {card["why"]["key"] for card in shown["ring"]["cards"]} == {"why-steal-first"}


@pytest.mark.parametrize(
    ("card", "why"),
    [("y5", "why-number"), ("mouse", "why-elephants"), ("dompteur", "why-elephants"), ("lasso", "why-lasso")],
)
def test_a_pile_that_can_not_be_stolen_says_why(card, why):
    state, _ = turn(before_turn(piles=("1 g4 g4", "2 g4 g4", "2 g8 mouse", "0 g4 g4")), card)
    shown = zones(state, 0)
    assert shown["pile:2"]["cards"][-1]["why"]["key"] == why
    assert shown["pile:3"]["cards"][-1]["why"]["key"] == "why-own"
    if card == "y5":
        assert shown["pile:2"]["cards"][-1]["why"]["args"]["number"] == 4


def test_the_picks_of_a_scene_are_those_of_the_rules():
    for before, _, _ in games(3):
        for seat in range(3):
            moves = before.moves(seat)
            verb = moves.after(())
            offered = {
                card["pick"] for zone in zones(before, seat).values() for card in zone["cards"] if "pick" in card
            }
            assert offered == (set(moves.after(verb)) if verb else set())


def test_the_prompt_tells_what_to_do_and_whom_all_wait_for():
    assert GAME.scene(to_draw(), 0, ())["prompt"] == {"key": "prompt-draw"}
    assert GAME.scene(to_steal(), 0, ())["prompt"] == {"key": "prompt-steal", "args": {"card": name("y5")}}
    for viewer in (None, 1):
        assert GAME.scene(to_steal(), viewer, ())["prompt"]["args"] == {"seat": {"seat": 0}}
    assert GAME.scene(before_turn(), 0, ())["prompt"] is None


def test_the_light_is_on_the_seat_whose_turn_it_is_and_out_at_the_end():
    assert GAME.scene(RULES.start(3), None, ())["acting"] == []
    *_, (before, _, after) = games(3)
    assert GAME.scene(before, None, ())["acting"] == [before.active]
    assert after.outcome
    assert GAME.scene(after, None, ())["acting"] == []


def test_the_own_card_says_why_it_can_not_be_seen():
    assert zones(before_turn(), 1)["hand:1"]["cards"] == [{"face": None, "why": {"key": "why-unseen"}}]
    assert zones(before_turn(), 1)["hand:2"]["cards"] == [{"face": None}]


# Noises, steps, points


@pytest.mark.parametrize(
    ("card", "sound", "tag"),
    [("y6", "trumpet", "noise-trumpet"), ("mouse", "mouse", "noise-mouse"), ("g6", None, None), ("lasso", None, None)],
)
def test_R8_a_card_that_is_turned_up_makes_its_noise_and_says_it(card, sound, tag):
    state = before_turn()
    story = GAME.tell(state, Turned(0, card))
    assert story.get("sound") == sound
    assert story["line"]["key"] == (f"line-turned-{sound}" if sound else "line-turned")
    shown = zones(state.evolve(Turned(0, card)))["lay:0"]["cards"][0]
    assert shown.get("tag", {}).get("key") == tag


def test_R8_the_trap_snaps_when_it_steals():
    _, stories = turn(before_turn(middle="g1 g2 g3", walk="g5", piles=("1 g7 g7",)), "g5")
    assert [story.get("sound") for story in stories] == [None, None, None, "trap"]
    assert stories[-1]["line"]["key"] == "line-stole-trap"


def test_R8_every_noise_is_made_of_tones_that_can_be_played():
    assert set(SOUNDS) == set(NOISES.values()) == set(GAME.sounds)
    for tones in SOUNDS.values():
        assert tones
        for tone in tones:
            assert tone["wave"] in ("sine", "square", "sawtooth", "triangle")
            assert 20 <= tone["start"] <= 8000
            assert 20 <= tone["end"] <= 8000
            assert 0 <= tone["at"] < 1
            assert 0 < tone["lasts"] < 1
            assert 0 < tone["loud"] <= 1


def test_only_a_theft_stops_the_telling():
    for before, event, _ in games(4):
        assert GAME.tell(before, event)["step"] == (type(event) is Stole)


def test_R13_where_the_trap_can_not_be_used_the_story_says_so():
    alone = before_turn(middle="g1 g2 g3", walk="g5", piles=("0 g7 g7",))
    robbed = before_turn(middle="g1 g2 g3", walk="g5", piles=("1 g7 g7",))
    event = Met(0, "g5", "g5")
    keys = [GAME.tell(state.evolve(Turned(0, "g5")), event)["line"]["key"] for state in (alone, robbed)]
    assert keys == ["line-met-no-prey", "line-met"]


def test_R18_the_points_stand_at_each_seat_and_the_sheet_adds_up_to_them():
    for _, _, after in games(4):
        sheet = GAME.scene(after, None, ())["sheet"]
        assert [zones(after)[f"down:{seat}"]["note"]["args"]["points"] for seat in range(4)] == list(after.scores)
        columns = list(zip(*(row[1:] for row in sheet["rows"]), strict=True))
        assert [sum(column[:-1]) for column in columns] == [column[-1] for column in columns] == list(after.scores)
        assert all(len(row) == len(sheet["head"]) for row in sheet["rows"])


def test_the_sheet_names_only_expansions_that_take_part():
    def names(options):
        return [row[0]["key"] for row in GAME.scene(RULES.start(2, options), None, ())["sheet"]["rows"]]

    plain = ["sheet-open", "sheet-down", "card-mouse", "card-trap", "sheet-sum"]
    assert names({}) == plain
    assert names({"lasso": "true"}) == [*plain[:3], "card-lasso", *plain[3:]]
    assert names(BOTH) == [*plain[:3], "card-lasso", "card-dompteur", *plain[3:]]


def test_R17_what_was_held_is_told_at_the_end():
    last = [(before, event) for before, event, after in games(2) if type(event) is Revealed]
    for before, event in last:
        assert GAME.tell(before, event)["line"]["args"] == {"seat": {"seat": event.seat}, "card": name(event.card)}
    assert last


# Words and pictures


def test_scenes_and_stories_are_plain_json():
    for before, event, after in games(3):
        assert json.dumps([GAME.scene(after, 1, ()), GAME.tell(before, event)])


@pytest.mark.parametrize("language", ["de", "nl"])
def test_all_languages_have_the_same_messages_with_the_same_variables(language):
    assert fluent(GAME.words[language]) == fluent(GAME.words["en"])


def test_every_message_that_is_shown_exists_and_gets_the_variables_that_it_names():
    shown = [*messages(GAME.scene(to_steal(), 0, ()))]
    for seats in (2, 5):
        for viewer in (None, 0):
            for before, event, after in games(seats):
                verb = after.moves(0).after(())
                picks = (*verb, *after.moves(0).after(verb)[:1]) if verb else ()
                shown += messages([GAME.scene(after, viewer, picks), GAME.tell(before, event)])
    words = fluent(GAME.words["en"])
    for message in shown:
        assert words[message["key"]] <= set(message.get("args", ())), message
    silent = set(words) - {message["key"] for message in shown}
    of_the_page = ("title", "tagline", "facts", "minutes", "credit", "rule", "example-", "option-", "not-possible")
    assert {key for key in silent if not key.startswith((*of_the_page, "hint-"))} == set(), "never said"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_rule_and_option_has_words(language):
    words = fluent(GAME.words[language])
    wanted = {"title", "tagline", "facts", "minutes", "rules-short", "not-possible"}
    wanted |= {title for title, _ in GAME.book} | {f"rule-{rule}" for _, rules in GAME.book for rule in rules}
    for option in GAME.rules.options:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    assert wanted <= set(words)
    of_the_book = {f"example-{rule}" for _, rules in GAME.book for rule in rules}
    assert set() < {key for key in words if key.startswith("example")} <= of_the_book
    assert [rule for _, rules in GAME.book for rule in rules] == [f"R{number}" for number in range(1, 20)]


@pytest.mark.parametrize(("language", "word"), [("en", "assumption"), ("de", "Annahme"), ("nl", "aanname")])
def test_R2_R3_the_rules_in_the_game_say_what_is_assumed(language, word):
    rules = dict(re.findall(r"^rule-(R\d+) = (.*)$", GAME.words[language], re.M))
    assert [rule for rule, text in rules.items() if word in text] == ["R2", "R3"]


def test_every_card_has_a_picture_and_no_two_cards_look_alike():
    assert {kind(card) for card in CARDS} <= set(GAME.pictures)
    faces = [(face(card)["picture"], face(card)["value"]) for card in CARDS]
    assert len(set(faces)) == len(faces)
    bands = {face(card)["picture"]: face(card)["band"] for card in CARDS}
    assert len(set(bands.values())) == len(bands)


def test_own_pictures_are_small_drawings_that_load_nothing():
    own = [picture for picture in GAME.pictures.values() if not picture.startswith("icon:")]
    assert len(own) == 3
    for picture in own:
        root = ElementTree.fromstring(picture)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert "viewBox" in root.attrib
        assert len(picture) < 4000
        assert not {"image", "script", "use", "style"} & {part.tag.rpartition("}")[2] for part in root.iter()}


def test_all_pictures_are_used():
    shown = {face(card)["picture"] for card in CARDS}
    shown |= {zone["picture"] for zone in zones(before_turn()).values() if "picture" in zone}
    assert shown == set(GAME.pictures)
