"""Bots as company: how well they play, what they advise, and how they sit in for somebody."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import saved, words
from tests.browser.person import LONG, Person, settle
from tests.browser.wire import tables


@pytest.fixture
def person(page: Page) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page)


def test_the_level_chosen_is_that_of_the_next_game_and_remembered(person: Person, base_url: str) -> None:
    page = person.page
    page.goto(base_url)
    person.press(person.named("settings"))
    expect(person.named("level-2", "radio")).to_be_checked()
    person.named("level-3", "radio").check()
    person.press(person.named("close"))
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"
    assert json.loads(saved.kept(page)["text"])["level"] == 3
    page.goto(f"{base_url}?game=mammuz")
    expect(person.named("level-3", "radio")).to_be_checked()
    for place in page.get_by_role("radiogroup").all():
        place.get_by_role("radio", name=words.say("en", "kind-person")).check()
    expect(person.named("level-3", "radio")).to_have_count(0)


@pytest.mark.parametrize("game", words.GAMES)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_hint_names_a_move_in_the_language_and_goes_with_the_choice(
    person: Person, base_url: str, game: str, language: str
) -> None:
    page = person.page
    page.set_viewport_size({"width": 360, "height": 740})
    name = game.replace("_", "-")
    saved.put(page, base_url, saved.reached(name, "pbb", lambda state: 0 in state.to_act))
    page.goto(f"{base_url}?lang={language}&game={name}")
    player = Person(page, language=language, game=game)
    expect(player.named("hint")).to_be_visible(timeout=LONG)
    player.press(player.named("hint"))
    shapes = [words.pattern(language, key, game) for key in words.messages(language, game) if key.startswith("hint-")]
    expect(player.named("hint")).to_have_count(0, timeout=LONG)
    told = [text.strip() for text in page.get_by_role("status").all_inner_texts() if text.strip()]
    assert len(told) == 1
    assert any(shape.match(told[0]) for shape in shapes), told
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_bot_plays_for_whoever_is_away_until_the_seat_is_taken_back(person: Person, base_url: str) -> None:
    page = person.page
    saved.put(page, base_url, saved.record("pb", rounds=3))
    page.goto(f"{base_url}?game=mausen")
    assert person.wait() == "choose"
    cards = person.hand.count()
    person.press(person.named("menu"))
    person.press(person.named("sit-away"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.press(person.next)  # a round that was judged while nobody chose
    person.press(person.named("sit-person"))
    expect(person.named("sit-person")).to_have_count(0)
    while person.wait() == "next":
        person.skip()
    assert person.hand.count() < cards
    person.choose()


def test_without_pauses_one_choice_follows_the_other_and_the_log_tells_what_happened(
    person: Person, base_url: str
) -> None:
    page = person.page
    page.goto(base_url)
    person.set_pace(words.say("en", "pace-none"))
    person.press(person.offer("play-bots"))
    for cards in range(16, 12, -1):
        expect(person.hand).to_have_count(cards, timeout=LONG)
        person.choose()
        assert person.wait() == "choose"
        expect(person.next).to_have_count(0)
    if not page.get_by_role("log").is_visible():
        person.press(person.named("log"))
    expect(page.get_by_role("log")).to_contain_text("Round 4")


def test_without_pauses_all_that_came_together_is_acknowledged_together(
    person: Person, base_url: str, messages: list[Any]
) -> None:
    page = person.page
    saved.put(page, base_url, saved.record("pbb", rounds=3))
    page.goto(base_url)
    person.set_pace(words.say("en", "pace-none"))
    person.press(person.named("continue"))
    assert person.wait() == "choose"
    cards = person.hand.count()
    before = len(messages)
    person.choose()
    expect(person.hand).to_have_count(cards - 1, timeout=LONG)
    settle(page)
    brought = [len(table["frames"]) for table in tables(messages[before:])]
    picks, batches = 1, len([count for count in brought if count])
    assert brought.count(0) <= picks + batches < picks + sum(brought)
