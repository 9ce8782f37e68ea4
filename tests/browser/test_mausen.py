"""Whole games of Mausen by what a person sees and clicks: against bots, at a hot seat, by keyboard, on a phone."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.person import LONG, Person, by_keyboard
from tests.browser.wire import tables

VALUES = re.compile(r"(?:Elephant|Dog|Cat|Mouse) ([1-4])")

ALL_BUT_WHAT_ALL_HAVE_SEEN = """() => {
    const body = document.body.cloneNode(true);
    body.querySelectorAll("[aria-live]").forEach((told) => told.remove());
    return body.outerHTML;
}"""


def play_to_the_end(person: Person, until: Callable[[], bool] = lambda: False) -> None:
    """Play on, the first card each time, skipping what is told, until the game or `until` ends it."""
    while not until():
        match person.wait():
            case "over":
                return
            case "next":
                person.skip()
            case "curtain":
                person.come()
            case "choose":
                person.choose()


def check_the_end(person: Person, players: int) -> None:
    """The ranking: places in order, each score the sum of the cards shown as won (R12), all scores as a table."""
    ranks = person.page.get_by_role("listitem")
    expect(ranks).to_have_count(players)
    scores = []
    for rank in ranks.all():
        score = int(re.search(r"(\d+) points?", rank.inner_text())[1])
        won = rank.get_by_role("img")
        cards = VALUES.findall(won.get_attribute("aria-label") or "") if won.count() else []
        assert sum(map(int, cards)) == score
        scores.append(score)
    assert scores == sorted(scores, reverse=True)
    expect(person.page.get_by_role("heading", name="How it went")).to_be_visible()
    person.press(person.page.get_by_text("All scores as a table"))
    expect(person.page.get_by_role("row")).to_have_count(16 + 1)


def test_a_whole_game_against_bots_then_a_rematch(page: Page, base_url: str) -> None:
    page.goto(base_url)
    person = Person(page)
    person.set_pace("step by step")
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"
    expect(person.curtain).to_have_count(0)
    for number in range(1, 17):
        assert person.wait() == "choose"
        assert person.round == number
        expect(person.hand).to_have_count(17 - number)
        person.choose(number % (17 - number))
        assert person.wait() == "next"
        if number == 1:
            check_four_steps(person)
        else:
            person.skip()
    assert person.wait() == "over"
    check_the_end(person, 4)
    person.press(person.button("Rematch"))
    expect(person.ending).to_have_count(0)
    assert person.wait() == "choose"
    assert person.round == 1
    expect(person.hand).to_have_count(16)


def check_four_steps(person: Person) -> None:
    """The judging in four steps, in the order of the circle, each with its outcome (R4)."""
    for title in ("Elephant hunts Dog", "Dog hunts Cat", "Cat hunts Mouse", "Mouse hunts Elephant"):
        expect(person.told).to_contain_text(title, timeout=LONG)
        expect(person.told).to_contain_text(re.compile(r"and wins|Nobody laid|is left to hunt|there is no prey"))
        person.press(person.next)
    expect(person.told).to_have_count(0)


def open_hands(table: dict[str, Any]) -> set[int]:
    """The seats whose hand or face-down choice can be read from a table's message."""
    found = set()
    for scene in [table["scene"], *(frame["scene"] for frame in table["frames"])]:
        for zone in scene["zones"]:
            if zone["kind"] == "hand" and any(card["face"] for card in zone["cards"]):
                found.add(zone["seat"])
            if zone["kind"] == "lay" and zone["seat"] in scene["ready"] and any(card["face"] for card in zone["cards"]):
                found.add(zone["seat"])
    return found


def test_a_whole_game_of_three_persons_at_one_screen_shows_no_hand_to_the_others(
    page: Page, base_url: str, messages: list[Any]
) -> None:
    page.goto(base_url)
    person = Person(page)
    names = ["Ada", "Ben", "Cleo"]
    person.sit_down(names)
    order: list[str] = []
    for _ in range(16):
        for _ in names:
            assert person.wait() == "curtain"
            expect(page.locator("[data-card]")).to_have_count(0)
            assert not VALUES.search(page.evaluate(ALL_BUT_WHAT_ALL_HAVE_SEEN))
            order.append(person.come())
            expect(page.get_by_role("group", name=f"{order[-1]}’s hand")).to_be_visible()
            for other in names:
                if other != order[-1]:
                    expect(page.get_by_role("group", name=f"{other}’s hand").get_by_role("button")).to_have_count(0)
            person.choose()
        if person.wait() == "next":
            expect(person.hand).to_have_count(0)
            person.skip()
    assert person.wait() == "over"
    assert order == names * 16
    check_the_end(person, 3)
    seen = list(tables(messages))
    assert len(seen) > 100
    for table in seen:
        assert open_hands(table) <= {table["screen"]}


def test_a_whole_game_by_keyboard_alone_never_loses_the_focus(page: Page, base_url: str) -> None:
    page.goto(base_url)

    person = Person(page, by_keyboard)
    person.press(person.offer("play-bots"))
    rounds = 0
    while (what := person.wait()) != "over":
        # Wherever one is to act, the focus already waits there: nobody begins at the top of the page again.
        expect(page.locator("body")).not_to_be_focused()
        if what == "choose":
            expect(person.hand.and_(page.locator(":focus"))).to_have_count(1)
            person.choose(person.hand.count() - 1)
            rounds += 1
        else:
            expect(person.next).to_be_focused()
            person.skip()
    assert rounds == 16
    expect(page.locator("body")).not_to_be_focused()


def test_a_whole_game_on_a_small_phone_by_finger(
    browser: Browser, base_url: str, watch: Callable[[BrowserContext], BrowserContext]
) -> None:
    small = {"width": 360, "height": 640}
    context = watch(
        browser.new_context(viewport=small, has_touch=True, is_mobile=True, device_scale_factor=2, locale="en-GB")
    )
    page = context.new_page()
    page.goto(base_url)
    person = Person(page, Locator.tap)
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"
    boxes = [card.bounding_box() for card in person.hand.all()]
    # Where a card can be tapped: up to where the next one begins to cover it.
    widths = [after["x"] - card["x"] for card, after in pairwise(boxes)]
    assert min(widths) >= 44
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    play_to_the_end(person)
    check_the_end(person, 4)
    context.close()


def test_a_game_goes_on_where_it_was_after_a_reload_and_after_the_tab_was_closed(
    page: Page, base_url: str, context: BrowserContext
) -> None:
    page.goto(base_url)
    person = Person(page)
    person.press(person.offer("play-bots"))
    play_to_the_end(person, until=lambda: person.wait() == "choose" and person.round == 4)
    person.choose(2)
    assert person.wait() == "next"
    number = 4
    if "so nobody hunts" in person.told.inner_text():  # never twice in a row (R10)
        person.skip()
        assert person.wait() == "choose"
        number = person.round
        assert number == 5
        person.choose(2)
        assert person.wait() == "next"
    person.press(person.next)
    expect(person.told).to_contain_text("Dog hunts Cat")
    before = person.told.inner_text()
    page.reload()
    expect(person.told).to_have_text(before, timeout=LONG, use_inner_text=True)
    person.skip()
    assert person.wait() == "choose"
    assert person.round == number + 1
    cards = [card.get_attribute("aria-label") for card in person.hand.all()]
    page.close()
    again = Person(context.new_page())
    again.page.goto(base_url)
    again.press(again.button("Play on"))
    assert again.wait() == "choose"
    assert again.round == number + 1
    assert [card.get_attribute("aria-label") for card in again.hand.all()] == cards
    play_to_the_end(again)
    check_the_end(again, 4)
