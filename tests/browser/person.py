"""A person at the page: reads, clicks, waits; by roles and names, as anybody would find things."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

LONG = 30_000
"""Milliseconds within which Python is there, or bots have thought; on a busy machine too."""


class Person:
    """Plays by what the page shows.

    Attributes:
        page: the page.
        press: how a button is pressed: by mouse, by finger or by keyboard.
    """

    def __init__(self, page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
        self.page = page
        self.press = press

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def hand(self) -> Locator:
        """The cards that can be chosen."""
        return self.page.get_by_role("group", name=re.compile("’s hand$")).get_by_role("button", disabled=False)

    @property
    def curtain(self) -> Locator:
        return self.button(re.compile("show my cards$"))

    @property
    def next(self) -> Locator:
        return self.button("Next")

    @property
    def told(self) -> Locator:
        """What was just judged, and why."""
        return self.page.get_by_role("region", name="What happened")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_text(re.compile("^Your turn: lay a card"))

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(r"(wins|share the win)$"))

    @property
    def round(self) -> int:
        heading = self.page.get_by_role("heading", level=1).inner_text()
        return int(re.search(r"Round (\d+) of 16", heading)[1])

    def set_pace(self, name: str) -> None:
        self.press(self.button("Settings"))
        self.page.get_by_role("radio", name=name).check()
        self.press(self.button("Close"))

    def wait(self) -> str:
        """What is to be done next: `choose`, `next`, `curtain` or `over`."""
        places = {"next": self.next, "curtain": self.curtain, "over": self.ending, "choose": self.hand.first}
        anything = self.next.or_(self.curtain).or_(self.ending).or_(self.hand)
        expect(anything.first).to_be_visible(timeout=LONG)
        return next(name for name, place in places.items() if place.is_visible())

    def choose(self, at: int = 0) -> str:
        """Choose a card of the hand and confirm it; the card's name."""
        card = self.hand.nth(at)
        name = card.get_attribute("aria-label") or ""
        self.press(card)
        sure = self.button(f"Lay {name}")
        self.press(sure)
        expect(sure).to_have_count(0)
        return name

    def skip(self) -> None:
        """Leave out the rest of what is told."""
        self.press(self.button("Skip"))
        expect(self.next).to_have_count(0)

    def come(self) -> str:
        """Come to the screen, which the curtain covers; the name of the one whom it asked for."""
        name = self.page.get_by_role("heading", level=1).inner_text()
        self.press(self.curtain)
        expect(self.prompt).to_be_visible()
        return name
