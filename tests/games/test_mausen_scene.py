"""What the table shows of Mausen: never more than a view, every event's cards where it says, every word there is."""

import json
from random import Random

import pytest

from games.mausen import GAME
from rules.game import Move
from rules.mausen import ROUNDS, Chose, Hunted, TurnedUp
from tests.games.said import fluent, messages

OPTIONS = [{"open_piles": "false"}, {"open_piles": "true", "ties": "shared"}]


def told_game(seats, options, viewer, seed=1):
    """A random game as one viewer is told it: (view before, event, view after), one by one."""
    state, rng = GAME.rules.start(seats, options), Random(seed)
    while state.to_act:
        seat = rng.choice(state.to_act)
        for event in state.decide(seat, state.moves(seat).random(rng)):
            before, state = state, state.evolve(event)
            yield before.seen_by(viewer), event.seen_by(viewer), state.seen_by(viewer)


def zones(view, viewer, picks=()):
    return {zone["id"]: zone for zone in GAME.scene(view, viewer, picks)["zones"]}


def turned_up(*cards, middle=("E4", "D3", "C2", "M1")):
    """The view of everybody after these cards were turned up and all four hunts judged."""
    state = GAME.rules.start(len(cards))._replace(middle=middle)
    for seat, card in enumerate(cards[:-1]):
        state = state.evolve(Chose(seat, card))
    for event in state.decide(len(cards) - 1, Move("lay", (cards[-1],)))[:-1]:
        state = state.evolve(event)
    return state


@pytest.mark.parametrize("seats", GAME.rules.seats)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_moves_the_cards_that_the_story_carries(seats, viewer):
    for before, event, after in told_game(seats, {}, viewer):
        expected = {name: zone["count"] for name, zone in zones(before, viewer).items()}
        for carry in GAME.tell(before, event)["carries"]:
            expected[carry["source"]] -= 1
            expected[carry["target"]] += 1
        assert {name: zone["count"] for name, zone in zones(after, viewer).items()} == expected


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_nobody_sees_another_hand_or_a_choice_before_it_is_turned_up(options, viewer):
    for before, event, after in told_game(3, options, viewer):
        shown = zones(after, viewer)
        for owner in range(3):
            if owner != viewer:
                assert shown[f"hand:{owner}"]["cards"] == []
            if not after.played:
                assert all(card["face"] is None for card in shown[f"lay:{owner}"]["cards"])
        if isinstance(event, Chose):
            told = GAME.tell(before, event)
            assert told["line"] is None
            assert [carry["face"] for carry in told["carries"]] == [None]


@pytest.mark.parametrize("viewer", [None, 1])
def test_R14_piles_are_closed_but_to_their_owner_until_the_end(viewer):
    for _, _, after in told_game(4, {"open_piles": "false"}, viewer):
        for owner in range(4):
            pile = zones(after, viewer)[f"won:{owner}"]
            closed = owner != viewer and after.outcome is None
            assert ("note" not in pile) == closed
            assert all((card["face"] is None) == closed for card in pile["cards"])


def test_R14_piles_are_open_to_all_where_the_option_says_so():
    for _, _, after in told_game(3, {"open_piles": "true"}, None):
        for owner in range(3):
            pile = zones(after, None)[f"won:{owner}"]
            assert pile["note"]["args"]["points"] == after.scores[owner]
            assert [card["face"]["value"] for card in pile["cards"]] == [card[1] for card in after.won[owner]]


def test_each_of_the_four_hunts_is_a_step_in_the_order_of_the_circle():
    steps = [GAME.tell(before, event)["step"] for before, event, _ in told_game(2, {}, None)]
    hunts = [isinstance(event, Hunted) for _, event, _ in told_game(2, {}, None)]
    assert steps == hunts
    assert sum(hunts) == 4 * ROUNDS
    now = [
        next(link["source"] for link in GAME.scene(after, None, ())["links"] if link["state"] == "now")
        for _, event, after in told_game(2, {}, None)
        if isinstance(event, Hunted)
    ]
    assert now == ["middle:E", "middle:D", "middle:C", "middle:M"] * ROUNDS


def test_the_judging_marks_hunters_cancelled_and_taken_cards():
    shown = zones(turned_up("E3", "E3", "E1", "D2"), None)
    marks = [shown[f"lay:{seat}"]["cards"][0].get("mark") for seat in range(4)]
    assert marks == ["struck", "struck", "strong", "gone"]
    tags = [shown[f"lay:{seat}"]["cards"][0]["tag"]["key"] for seat in range(4)]
    assert tags == ["tag-cancelled", "tag-cancelled", "tag-hunts", "tag-hunts"]


def test_R8_a_hunter_that_was_won_stands_out_while_its_hunt_is_told():
    state = GAME.rules.start(2).evolve(Chose(0, "E1"))
    marks = []
    for event in state.decide(1, Move("lay", ("D2",))):
        state = state.evolve(event)
        if isinstance(event, Hunted):
            marks.append(zones(state, None)["lay:1"]["cards"][0]["mark"])
    assert marks == ["gone", "strong", "gone", "gone"]


def test_R10_a_round_that_is_not_judged_is_told_as_a_step():
    state = GAME.rules.start(2)._replace(middle=())
    told = GAME.tell(state, TurnedUp(("E1", "D1")))
    assert told["step"]
    assert told["line"]["key"] == "line-unjudged"


def test_R3_a_seat_that_has_chosen_is_told_why_it_can_not_choose_again():
    state = GAME.rules.start(2).evolve(Chose(0, "E1"))
    hand = zones(state.seen_by(0), 0)["hand:0"]["cards"]
    assert len(hand) == 15
    assert all("pick" not in card and card["why"]["key"] == "why-final" for card in hand)


def test_the_cards_of_a_hand_are_offered_and_the_picked_one_is_marked():
    hand = zones(GAME.rules.start(2), 0, ("lay", "C2"))["hand:0"]["cards"]
    assert [card["pick"] for card in hand] == list(GAME.rules.start(2).hands[0])
    assert [card["pick"] for card in hand if card.get("mark") == "chosen"] == ["C2"]


def test_scenes_and_stories_are_plain_json():
    for before, event, after in told_game(3, {}, 1):
        assert json.dumps([GAME.scene(after, 1, ()), GAME.tell(before, event)])


def test_all_languages_have_the_same_messages_with_the_same_variables():
    assert fluent(GAME.words["en"]) == fluent(GAME.words["de"]) == fluent(GAME.words["nl"])


def test_every_message_that_is_shown_exists_and_gets_the_variables_that_it_names():
    shown = []
    for seats in (2, 3, 6):
        for viewer in (None, 0):
            for before, event, after in told_game(seats, {}, viewer, seed=seats):
                shown += messages([GAME.scene(after, viewer, ()), GAME.tell(before, event)])
    shown += messages(GAME.tell(GAME.rules.start(2)._replace(middle=()), TurnedUp(("E1", "D1"))))
    words = fluent(GAME.words["en"])
    for message in shown:
        assert words[message["key"]] <= set(message.get("args", ())), message


def test_every_rule_and_option_has_words():
    words = fluent(GAME.words["en"])
    wanted = {"title", "tagline", "facts", "minutes", "rules-short"}
    wanted |= {title for title, _ in GAME.book} | {f"rule-{rule}" for _, rules in GAME.book for rule in rules}
    for option in GAME.rules.options:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    assert wanted <= set(words)
    of_the_book = {f"example-{rule}" for _, rules in GAME.book for rule in rules}
    assert set() < {key for key in words if key.startswith("example")} <= of_the_book
    assert [rule for _, rules in GAME.book for rule in rules] == [f"R{number}" for number in range(1, 15)]
