"""Somebody at a page of the harness: a host, or a guest."""

from typing import Any

from playwright.sync_api import Page

LONG = 30_000


class Player:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.arrive()

    def arrive(self) -> None:
        self.page.goto(self.address)
        self.page.locator("body[data-ready]").wait_for(state="attached")

    def reload(self) -> None:
        self.page.reload()
        self.page.locator("body[data-ready]").wait_for(state="attached")

    def run(self, script: str, argument: Any = None) -> Any:
        return self.page.evaluate(script, argument)

    def until(self, condition: str, argument: Any = None, within: int = LONG) -> None:
        """Wait until a condition holds in the page."""
        self.page.wait_for_function(f"(argument) => {condition}", arg=argument, timeout=within)

    def open(self) -> str:
        """Open the room; the invitation to it."""
        link: str = self.run("open()")
        return link

    def follow(self, invitation: str) -> None:
        self.run("(text) => follow(text)", invitation)

    def say(self, text: str) -> None:
        """To all who are linked."""
        self.run("(text) => say(text)", text)

    def hears(self, text: str) -> None:
        self.until("noted.texts.includes(argument)", text)

    def linked(self, links: int = 1, within: int = LONG) -> None:
        """Wait until there are so many links at the same time."""
        self.until("live.length === argument", links, within)

    def told(self, trouble: str | None, within: int = 15_000) -> None:
        """Wait until this trouble was told."""
        self.until("noted.troubles.includes(argument)", trouble, within)

    @property
    def noted(self) -> dict[str, Any]:
        """What came to this page so far: `links` (their kinds), how many were `closed`, `texts`, `troubles`."""
        noted: dict[str, Any] = self.run("noted")
        return noted
