"""Whoever is quick with the mouse or with a setting: no second click counts twice, none waits for nothing."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import saved, words
from tests.browser.person import LONG, Person
from tests.browser.wire import Wire

GOOD = saved.record("pbb", rounds=3)
HUNTS = words.messages("en")["link-hunts"]


@pytest.fixture
def person(page: Page) -> Person:
    return Person(page)


def double_click(place: Locator) -> None:
    """Two clicks at one place of the screen, whatever is there by the second."""
    box = place.bounding_box()
    assert box
    place.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def resume(person: Person, base_url: str) -> None:
    """A saved game goes on with the person's choice."""
    saved.put(person.page, base_url, GOOD)
    person.page.goto(f"{base_url}?game=mausen")
    assert person.wait() == "choose"


def test_a_double_click_on_next_leaves_no_step_unread(person: Person, base_url: str) -> None:
    resume(person, base_url)
    person.choose()
    for hunt in HUNTS:
        expect(person.told).to_contain_text(hunt, timeout=LONG)
        person.next.hover()  # it can be clicked
        double_click(person.next)


def test_keys_go_on_as_fast_as_they_come(person: Person, base_url: str) -> None:
    resume(person, base_url)
    cards = person.hand.count()
    person.choose()
    expect(person.told).to_contain_text(HUNTS[0], timeout=LONG)
    for hunt in HUNTS[1:]:
        person.next.press("Enter")
        expect(person.told).to_contain_text(hunt)
    person.next.press("Enter")
    expect(person.hand).to_have_count(cards - 1)


def test_a_double_click_on_confirm_plays_one_move(person: Person, base_url: str) -> None:
    wire = Wire(person.page)
    resume(person, base_url)
    cards = person.hand.count()
    person.press(person.hand.first)
    double_click(person.button(re.compile("^Lay ")))
    wire.ask("catalogue")  # its answer comes after those to both clicks
    assert person.wait() == "next"
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.skip()
    expect(person.hand).to_have_count(cards - 1)


def test_a_double_click_on_the_curtain_only_lifts_it(person: Person, base_url: str) -> None:
    wire = Wire(person.page)
    saved.put(person.page, base_url, saved.record("ppp", rounds=3))
    person.page.goto(f"{base_url}?game=mausen")
    assert person.wait() == "curtain"
    double_click(person.curtain)
    expect(person.hand.first).to_be_visible()
    wire.ask("catalogue")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.hand.and_(person.page.get_by_role("button", pressed=True))).to_have_count(0)


def test_a_double_click_on_the_ring_draws_one_card(page: Page, base_url: str) -> None:
    """Each person at the screen draws at the start (Zirkus R5); what is drawn can't be put back."""
    wire = Wire(page)
    saved.put(page, base_url, saved.reached("troetofanten-zirkus", "ppp", lambda state: True))
    page.goto(f"{base_url}?game=troetofanten-zirkus")
    left = page.get_by_role("heading", level=1)
    expect(left).to_contain_text("84 cards", timeout=LONG)
    double_click(page.get_by_role("button", name="face-down card").first)
    expect(left).to_contain_text("83 cards")
    wire.ask("catalogue")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(left).to_contain_text("83 cards")


def test_a_new_game_waits_until_it_is_known_which_games_are_saved(person: Person, base_url: str) -> None:
    page = person.page
    saved.put(page, base_url, GOOD)
    held: list[Route] = []
    page.route("**/worker-*.js", lambda route: held.append(route))
    with page.expect_request("**/worker-*.js"):
        page.goto(base_url)
    person.press(person.offer("play-bots"))
    for route in held:
        route.continue_()
    expect(person.named("anew-title", "dialog")).to_be_visible(timeout=LONG)
    assert saved.kept(page) == GOOD


def test_another_pace_holds_for_the_step_that_is_being_shown(person: Person, base_url: str) -> None:
    resume(person, base_url)
    cards = person.hand.count()
    person.choose()
    assert person.wait() == "next"
    person.press(person.named("menu"))
    person.press(person.named("settings"))
    person.page.get_by_role("radio", name="quickly").check()
    person.press(person.named("close"))
    expect(person.hand).to_have_count(cards - 1, timeout=LONG)
