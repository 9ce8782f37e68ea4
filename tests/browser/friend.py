"""Persons who play with each other, each at a page of their own."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import words
from tests.browser.person import LONG, Person

_PLAY = """async (until) => {
    // What can be done now: the first kind of these that there is; a choice that is complete is made, or changed.
    const kinds = [
        ".curtain .main",
        ".step .next",
        ".confirm",
        ".hand .can:not([aria-disabled=true]), .zone .can:not([aria-disabled=true]), .prompt > button",
    ];
    const open = () => kinds.map((kind) => [...document.querySelectorAll(kind)]).find((found) => found.length) ?? [];
    const frame = () => new Promise((resolve) => setTimeout(resolve, 4));
    for (let made = 0, idle = 0; !document.querySelector(until); ) {
        const found = open().filter((one) => !one.matches(".is-chosen"));
        const one = found[Math.floor(Math.random() * found.length)];
        idle = one ? 0 : idle + 1;
        if (idle > 20000) throw new Error("nothing to do for too long");
        if (one) {
            made += one.matches(".confirm");
            one.click();
        }
        await frame();
    }
}"""


class Friend(Person):
    """Somebody at a page who plays with others elsewhere."""

    def __init__(self, page: Page, **how: Any) -> None:
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script("try { localStorage.setItem('katzentisch pace', 'none') } catch {}")
        super().__init__(page, **how)

    def open_room(self, name: str) -> str:
        """Open a room, as its host of this name; the invitation."""
        self.press(self.offer("play-friends"))
        self.call_oneself(name)
        return self.invitation

    @property
    def invitation(self) -> str:
        return self.link("link").input_value()

    def link(self, key: str) -> Locator:
        field = self.named(key, "textbox").first
        expect(field).to_be_attached(timeout=LONG)
        return field

    def call_oneself(self, name: str) -> None:
        field = self.page.get_by_role("textbox", name=words.say(self.language, "name-of", number=1))
        expect(field).to_be_visible(timeout=LONG)
        field.fill(name)
        field.press("Tab")

    def remove_places(self, count: int) -> None:
        """So many places fewer, from the last."""
        places = self.page.get_by_role("button", name=words.pattern(self.language, "seat-remove"))
        for _ in range(count):
            before = places.count()
            self.press(places.last)
            expect(places).to_have_count(before - 1)

    @property
    def free(self) -> Locator:
        return self.named("sit-here")

    def sit(self, name: str, ready: bool = True) -> None:
        """Sit down at the first free place."""
        expect(self.free.first).to_be_visible(timeout=LONG)
        self.named("sit-name", "textbox").fill(name)
        self.press(self.free.first)
        if ready:
            self.press(self.named("ready"))
            expect(self.named("ready-yes")).to_be_visible()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_role("main")).to_contain_text(text, timeout=LONG)

    def start(self) -> None:
        expect(self.named("start")).to_be_enabled(timeout=LONG)
        self.press(self.named("start"))

    def seat(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def play_on(self, until: str = "#end-title") -> None:
        """Begin to play by chance, by itself, until there is something of this kind; see `played`."""
        self.page.evaluate(f"(until) => {{ globalThis.played = ({_PLAY})(until); }}", until)

    def played(self) -> None:
        self.page.evaluate("played")


def beside(person: Person, address: str) -> Friend:
    """Somebody in one more window of the same browser; a mere tab would get no frames to be drawn in."""
    with person.page.context.expect_page() as coming:
        person.page.evaluate("() => void open('about:blank', '_blank', 'popup,noopener')")
    friend = Friend(coming.value, language=person.language)
    friend.page.goto(address)
    return friend


def play_whole_game(*friends: Friend) -> None:
    for friend in friends:
        friend.play_on()
    for friend in friends:
        friend.played()
