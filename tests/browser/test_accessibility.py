"""axe-core finds nothing in any state; whoever doesn't see the page, or uses no mouse, misses nothing."""

import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import states, words
from tests.browser.hosts import Unwell
from tests.browser.person import LONG, Person, settle
from tests.browser.wire import Wire
from tools.shell import MODULES

SIZES = {"desktop": {"width": 1280, "height": 720}, "phone": {"width": 360, "height": 640}}
SCHEMES = ("light", "dark")

AXE = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""


def found_by_axe(page: Page) -> dict[str, list[str]]:
    """What axe finds in what is shown now, by the look of the page: in light and dark, large and small."""
    found = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            settle(page)
            found[f"{size}, {scheme}"] = page.evaluate(AXE)
    page.set_viewport_size(SIZES["desktop"])
    return {look: faults for look, faults in found.items() if faults}


def look_at_all(page: Page, walk: Iterator[states.State]) -> None:
    """In each state axe finds nothing, the tab's title tells it, and the focus is somewhere."""
    found: dict[str, Any] = {}
    for state, title in walk:
        expect(page).to_have_title(words.pattern("en", title))
        if title != "house":
            expect(page.locator("body"), state).not_to_be_focused()
        faults = found_by_axe(page)
        if faults:
            found[state] = faults
    assert found == {}


@pytest.fixture
def person(page: Page) -> Person:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(path=MODULES / "axe-core/axe.min.js")
    return Person(page)


def test_axe_finds_nothing_in_the_house(person: Person, base_url: str) -> None:
    look_at_all(person.page, states.house(person, base_url))


def test_axe_finds_nothing_while_python_loads_or_fails_to(
    person: Person, unwell: Unwell, faults: list[str]
) -> None:
    look_at_all(person.page, states.loading(person, unwell))
    faults.clear()


def test_axe_finds_nothing_at_a_shared_screen(person: Person, base_url: str) -> None:
    look_at_all(person.page, states.sharing(person, base_url))


def test_axe_finds_nothing_while_bots_think(person: Person, unwell: Unwell) -> None:
    look_at_all(person.page, states.waiting(person, unwell))


def test_axe_finds_nothing_alone_against_bots(person: Person, base_url: str) -> None:
    look_at_all(person.page, states.alone(person, base_url, Wire(person.page)))


def test_axe_finds_nothing_at_a_hosts(person: Person, base_url: str) -> None:
    look_at_all(person.page, states.hosting(person, base_url))


def test_axe_finds_nothing_at_a_guests(person: Person, base_url: str) -> None:
    look_at_all(person.page, states.visiting(person, base_url))


CARD = re.compile(r"^(Elephant|Dog|Cat|Mouse) [1-4]$")
LYING = re.compile(r"^((Elephant|Dog|Cat|Mouse) [1-4](, .+)?|face-down card)$")
UNNAMED = """() => [...document.querySelectorAll("main [data-card]:not([aria-hidden] *)")]
    .filter((card) => !card.getAttribute("aria-label")).length"""


def test_every_card_has_a_full_name_and_those_of_ones_hand_are_buttons(person: Person, base_url: str) -> None:
    page = person.page
    page.goto(base_url)
    person.sit_down(["Ada", "Ben"])
    person.wait()
    person.come()
    names = [card.get_attribute("aria-label") for card in person.hand.all()]
    assert len(set(names)) == 16
    assert all(CARD.match(name) for name in names)
    middle = person.named("middle", "region").get_by_role("group").get_by_role("img")
    assert [card.get_attribute("aria-label") for card in middle.all()] == ["Elephant 4", "Dog 3", "Cat 2", "Mouse 1"]
    person.choose()
    person.come()
    person.choose()
    for hunt in words.messages("en")["link-hunts"]:
        expect(person.told).to_contain_text(hunt)
        assert page.evaluate(UNNAMED) == 0
        lying = page.get_by_role("group", name=re.compile("^(Laid by|In the middle)")).get_by_role("img")
        assert lying.count() > 0
        assert all(LYING.match(card.get_attribute("aria-label")) for card in lying.all())
        person.press(person.next)


def test_what_happens_is_said_aloud_and_stands_in_the_log(person: Person, base_url: str) -> None:
    page = person.page
    page.goto(base_url)
    person.sit_down(["Ada", "Ben"])
    person.wait()
    said = page.locator("[aria-live=polite]").filter(has_text="hunts")
    for _ in range(2):
        person.come()
        person.choose()
    for hunt in words.messages("en")["link-hunts"]:
        expect(person.told).to_contain_text(hunt)
        expect(said).to_contain_text(person.told.get_by_role("paragraph").first.inner_text())
        person.press(person.next)
    person.come()
    person.press(person.named("log"))
    log = page.get_by_role("log")
    expect(log).to_contain_text("Round 1: ")
    told = log.get_by_role("paragraph").all_inner_texts()
    outcomes = [line for line in told if re.search("hunts with|Nobody laid|is left to hunt", line)]
    assert len(outcomes) == 4


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_fly_unless_less_motion_is_asked_for(
    page: Page, base_url: str, motion: Literal["no-preference", "reduce"], moves: bool
) -> None:
    page.emulate_media(reduced_motion=motion)
    page.add_init_script("""
        globalThis.flown = 0;
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes) flown += node.classList?.contains("flying") ?? 0;
        }).observe(document, { childList: true, subtree: true });
        globalThis.moved = new Set();
        addEventListener("animationstart", ({ animationName }) => moved.add(animationName));
        addEventListener("transitionrun", ({ propertyName }) => moved.add(propertyName));
    """)
    page.goto(base_url)
    person = Person(page)
    person.sit_down(["Ada", "Ben"])
    person.wait()
    for _ in range(2):
        person.come()
        person.choose()
    for hunt in words.messages("en")["link-hunts"]:
        expect(person.told).to_contain_text(hunt)
        person.press(person.next)
    expect(person.curtain).to_be_visible(timeout=LONG)
    assert bool(page.evaluate("flown")) == moves
    assert bool(page.evaluate("moved.size")) == moves
