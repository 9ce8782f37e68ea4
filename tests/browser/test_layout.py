"""In windows of every size nothing overlaps that should not, nothing runs out of the window, and all is in reach."""

from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import saved, words
from tests.browser.person import LONG, Person, settle

WINDOWS = ((360, 740), (360, 640), (320, 480), (740, 360), (1000, 700), (1440, 900))

NAMES = (
    "W" * 24,
    "Maximiliane-Wilhelmina",
    "صالح بن عبد العزيز",
    "<b>fett & laut</b>",
    "🐘🐕🐈🐁🐘🐕🐈🐁🐘🐕🐈🐁",
    "M" * 24,
    "Jean-Jacques Rousseau",
    "Ed",
)

INK = """(element) => {
    const boxes = [element, ...element.querySelectorAll("*")]
        .filter((part) => part === element ? !part.children.length : true)
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    return [left, top, Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
}"""


class Box(NamedTuple):
    """Where something is drawn, in pixels of the window."""

    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Box") -> bool:
        """Whether both share more than a seam."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > 3 and high > 3


def box(place: Locator) -> Box:
    """What is drawn of a place and all that lies in it."""
    return Box(*place.evaluate(INK))


def windows(page: Page) -> Iterator[tuple[int, int]]:
    """The page in a window of each size, at rest."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        yield width, height


def check_width(page: Page, width: int, *places: Locator) -> None:
    """Nothing is wider than the window, nor is any of these places."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for place in places:
        drawn = box(place)
        assert drawn.left >= -1, (width, drawn, place)
        assert drawn.right <= width + 1, (width, drawn, place)


@pytest.fixture
def person(page: Page) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, language="de")


def seats(page: Page, count: int) -> list[Locator]:
    return [page.get_by_role("region", name=name, exact=True) for name in NAMES[:count]]


CROWDS: dict[str, tuple[int, Any]] = {
    "mausen": (6, lambda state: state.round == 6 and len(state.to_act) == 6),
    "troetofanten-zirkus": (8, lambda state: state.ring < 40 and state.to_act == (0,)),
    "mammuz": (6, lambda state: len(state.lays) > 3 and state.to_act == (0,)),
    "miezemauzen": (6, lambda state: state.round == 2 and state.to_act == (0,) and state.trick),
}


@pytest.mark.parametrize("game", CROWDS)
def test_a_full_table_of_long_names_is_whole_in_every_window(person: Person, base_url: str, game: str) -> None:
    page = person.page
    count, until = CROWDS[game]
    made = saved.reached(game, "p" + "b" * (count - 1), until)
    saved.put(page, base_url, saved.telling(saved.called(made, NAMES)))
    page.goto(f"{base_url}?lang=de&game={game}")
    expect(person.told).to_be_visible(timeout=LONG)
    own, *others = seats(page, count)
    for width, height in windows(page):
        check_width(page, width, person.told, person.next, person.named("skip"), own, *others)
        if height > 480:
            assert not box(person.told).covers(box(own)), (width, height)
    person.skip()
    prompt = page.locator("#prompt")
    for width, height in windows(page):
        check_width(page, width, prompt, own, *others)
        drawn = [box(seat) for seat in (own, *others)]
        for (one, here), (other, there) in combinations(enumerate(drawn), 2):
            assert not here.covers(there), (width, height, NAMES[one], NAMES[other], here, there)
        if height > 480:
            assert page.evaluate("document.documentElement.scrollHeight") <= height or width > height, (width, height)
        assert box(prompt).bottom <= height


def test_the_end_of_long_names_is_whole_in_every_window(person: Person, base_url: str) -> None:
    page = person.page
    made = saved.reached("mausen", "pbbbbb", lambda state: state.outcome is not None)
    saved.put(page, base_url, saved.called(made, NAMES))
    page.goto(f"{base_url}?lang=de&game=mausen")
    expect(person.ending).to_be_visible(timeout=LONG)
    for width, height in windows(page):
        check_width(page, width, person.ending, *page.get_by_role("listitem").all(), person.named("rematch"))
        assert person.ending.evaluate("title => title.scrollWidth <= title.clientWidth"), width
        assert box(person.named("rematch")).bottom <= height
        assert box(person.named("to-lobby")).bottom <= height


def test_the_log_makes_room_when_the_window_becomes_narrow_and_is_whole(person: Person, base_url: str) -> None:
    page = person.page
    page.set_viewport_size({"width": 1440, "height": 900})
    made = saved.reached("mausen", "pbb", lambda state: state.round == 3)
    saved.put(page, base_url, saved.called(made, NAMES))
    page.goto(f"{base_url}?lang=de&game=mausen")
    log = page.get_by_role("log")
    expect(log).to_be_visible(timeout=LONG)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(log).to_have_count(0)
    person.press(person.named("log"))
    assert log.evaluate("log => log.scrollWidth <= log.clientWidth")
    for card in person.hand.all():
        assert not box(page.locator("#log")).covers(box(card))


def test_beside_the_open_log_a_hint_and_what_confirms_a_choice_are_in_sight(page: Page, base_url: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    person = Person(page, game="miezemauzen")
    made = saved.reached("miezemauzen", "pbbb", lambda state: state.trick and state.to_act == (0,) and state.led)
    saved.put(page, base_url, saved.telling(made))
    page.goto(f"{base_url}?game=miezemauzen")
    expect(person.told).to_be_visible(timeout=LONG)
    person.skip()
    person.press(person.named("hint"))
    hint = page.get_by_role("status").filter(has_text="Lay")
    expect(hint).to_be_visible(timeout=LONG)
    person.press(person.hand.last)
    confirm = person.named("confirm-lay")
    log = box(page.get_by_role("log").locator(".."))
    settle(page)
    for place in (page.locator("#prompt"), hint, confirm):
        assert not box(place).covers(log), place


def test_a_warning_covers_no_heading_and_python_comes_without_moving_anything(person: Person, base_url: str) -> None:
    page = person.page
    page.goto(f"{base_url}?lang=de&game=chess")
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible(timeout=LONG)
    below = page.get_by_role("navigation")
    before = box(below)
    for width, _ in windows(page):
        check_width(page, width, alert)
        assert not box(alert).covers(box(page.get_by_role("heading", level=1))), width
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    assert box(below) == before


def test_every_heap_of_a_full_ring_is_wide_enough_for_a_finger(person: Person, base_url: str) -> None:
    page = person.page
    made = saved.reached("troetofanten-zirkus", "p" + "b" * 7, lambda state: state.ring > 70 and state.to_act == (0,))
    saved.put(page, base_url, made)
    page.goto(f"{base_url}?lang=de&game=troetofanten-zirkus")
    ring = page.get_by_role("group", name=words.say("de", "zone-ring", "troetofanten_zirkus"))
    expect(ring).to_be_visible(timeout=LONG)
    for size in windows(page):
        heaps = map(box, ring.get_by_role("button").all())
        middles = [((heap.left + heap.right) / 2, (heap.top + heap.bottom) / 2) for heap in heaps]
        assert len(middles) > 12
        assert min(dist(one, two) for one, two in combinations(middles, 2)) >= 32, size
