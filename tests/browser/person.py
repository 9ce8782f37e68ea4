"""A person at the page: reads, clicks, waits; by roles and names, as anybody would find things."""

import re
from collections.abc import Callable, Sequence
from functools import reduce

from playwright.sync_api import Locator, Page, expect

from tests.browser import words

LONG = 30_000
"""Milliseconds within which Python is there, or bots have thought; on a busy machine too."""

_SETTLED = """async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ends = (move) => move.effect.getComputedTiming().iterations !== Infinity;
    for (let drawn = 0; drawn < 3; drawn++) {
        await frame();
        await Promise.allSettled(document.getAnimations().filter(ends).map((move) => move.finished));
    }
}"""

_KEY = """(wanted) => {
    const now = document.activeElement;
    if (now === wanted) return "Enter";
    const group = wanted.closest("[role=group]");
    if (!group || group !== now.closest("[role=group]")) return "Tab";
    return wanted.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING ? "ArrowRight" : "ArrowLeft";
}"""


def by_keyboard(button: Locator) -> None:
    """Press a button by the keyboard alone: Tab, within a group of cards the arrow keys, until it has the focus."""
    expect(button).to_be_visible(timeout=LONG)
    for _ in range(90):
        key = button.evaluate(_KEY)
        button.page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"the keyboard does not reach {button}")


def by_mouse(button: Locator) -> None:
    """Click a button; a card of a hand on its left, for in a large hand the next one covers more than half of it."""
    expect(button).to_be_visible(timeout=LONG)
    if button.evaluate("(button) => Boolean(button.closest('.hand'))"):
        box = button.bounding_box()
        button.click(position={"x": box["width"] * 0.22, "y": box["height"] / 2})
    else:
        button.click()


def settle(page: Page) -> None:
    """Let all that moves to its place arrive there."""
    page.evaluate(_SETTLED)


class Person:
    """Plays by what the page shows.

    Attributes:
        page: the page.
        press: how a button is pressed: by mouse, by finger or by keyboard.
        language: the language that the page speaks.
        game: the game that is played.
    """

    def __init__(
        self,
        page: Page,
        press: Callable[[Locator], None] = by_mouse,
        language: str = "en",
        game: str = "mausen",
    ) -> None:
        self.page = page
        self.press = press
        self.language = language
        self.game = game

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def named(self, key: str, role: str = "button") -> Locator:
        """What is called by a message of the house or the game."""
        return self.page.get_by_role(role, name=words.pattern(self.language, key, self.game))

    def offer(self, key: str) -> Locator:
        """One of the ways to play the game that the lobby offers."""
        table = self.page.get_by_role("article", name=words.say(self.language, "title", self.game), exact=True)
        return table.get_by_role("button", name=words.pattern(self.language, key))

    def read(self, key: str) -> Locator:
        """A message of the house or the game, where it can be read."""
        return self.page.get_by_text(words.pattern(self.language, key, self.game))

    @property
    def hand(self) -> Locator:
        """The cards that can be chosen."""
        return self.named("zone-hand", "group").get_by_role("button", disabled=False)

    @property
    def curtain(self) -> Locator:
        return self.named("curtain-lift")

    @property
    def next(self) -> Locator:
        return self.named("next")

    @property
    def told(self) -> Locator:
        """What was just judged, and why."""
        return self.named("telling", "region")

    @property
    def prompt(self) -> Locator:
        return self.read("prompt-choose").or_(self.read("prompt-choose-unjudged"))

    @property
    def ending(self) -> Locator:
        return self.named("end-title", "heading")

    @property
    def round(self) -> int:
        heading = self.page.get_by_role("heading", level=1).inner_text()
        shape = words.pattern(self.language, "heading-round", self.game).pattern.strip("^$")
        return int(re.search(shape, heading)[1])

    def sit_down(self, names: Sequence[str]) -> None:
        """Lay a table for persons of these names, and start."""
        self.press(self.offer("play-here"))
        fields = self.page.get_by_role("textbox")
        expect(fields.last).to_be_visible(timeout=LONG)
        for number in range(fields.count(), len(names), -1):
            self.press(self.button(words.say(self.language, "seat-remove", number=number)))
            expect(fields).to_have_count(number - 1)
        for at, name in enumerate(names):
            seat = words.say(self.language, "kind-of", number=at + 1)
            self.page.get_by_role("radiogroup", name=seat).get_by_role(
                "radio", name=words.say(self.language, "kind-person")
            ).check()
            fields.nth(at).fill(name)
        self.press(self.named("start"))

    def open_rules(self) -> None:
        """Open the rules, all of them."""
        self.press(self.named("rules"))
        expect(self.named("rules", "heading")).to_be_visible()
        for more in self.page.get_by_role("dialog").locator("summary").all():
            more.click()

    def set_pace(self, name: str) -> None:
        self.press(self.button("Settings"))
        self.page.get_by_role("radio", name=name).check()
        self.press(self.button("Close"))

    @property
    def places(self) -> dict[str, Locator]:
        """Where each of the things to be done next shows."""
        return {"next": self.next, "curtain": self.curtain, "over": self.ending, "choose": self.hand.first}

    def wait(self) -> str:
        """What is to be done next: `choose`, `next`, `curtain` or `over`."""
        places = self.places
        anything = reduce(Locator.or_, places.values())
        while True:
            expect(anything.first).to_be_visible(timeout=LONG)
            for name, place in places.items():
                if place.is_visible():  # it may have gone just now, for another
                    return name

    def choose(self, at: int = 0) -> str:
        """Choose a card of the hand and confirm it; the card's name."""
        card = self.hand.nth(at)
        name = card.get_attribute("aria-label") or ""
        self.press(card)
        sure = self.button(words.say(self.language, "confirm-lay", self.game, card=name))
        self.press(sure)
        expect(sure).to_have_count(0)
        return name

    def skip(self) -> None:
        """Leave out the rest of what is told."""
        self.press(self.named("skip"))
        expect(self.next).to_have_count(0)

    def come(self) -> str:
        """Come to the screen, which the curtain covers; the name of the one whom it asked for."""
        name = self.page.get_by_role("heading", level=1).inner_text()
        self.press(self.curtain)
        expect(self.prompt).to_be_visible()
        return name
