"""How the house treats those who come: none waits for nothing, loses a game unasked, or is told at another's pace."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import saved, words
from tests.browser.hosts import Unwell
from tests.browser.person import LONG, Person

MISSING = """async (bytes) => {
    const bar = document.querySelector("progress");
    while (bar.max === 1 || bar.max - bar.value > bytes) await new Promise(requestAnimationFrame);
    return bar.max - bar.value;
}"""
"""Waits until no more bytes than these are missing; how many are."""


@pytest.fixture
def person(page: Page) -> Person:
    return Person(page)


def resume(person: Person, base_url: str, kinds: str, rounds: int) -> None:
    """A saved game goes on."""
    saved.put(person.page, base_url, saved.record(kinds, rounds))
    person.page.goto(f"{base_url}?game=mausen")


def answer(person: Person, question: str, key: str) -> None:
    person.press(person.named(question, "dialog").get_by_role("button", name=words.say("en", key), exact=True))


def leave(person: Person, key: str) -> None:
    """Ask to leave a running game, and give this answer to the question that follows."""
    person.press(person.named("menu"))
    person.press(person.named("leave"))
    answer(person, "leave-title", key)


def test_while_python_loads_its_bytes_are_counted(page: Page, unwell: Unwell) -> None:
    unwell.let(0)
    page.goto(unwell.address)
    (wasm,) = unwell.folder.glob("assets/*.wasm")
    size = wasm.stat().st_size
    expect(page.get_by_role("progressbar", name="Waking up the house…")).to_be_visible()
    texts = []
    for quarters in (1, 2, 3):
        unwell.let(quarters)
        missing = size - quarters * size // 4
        assert page.evaluate(MISSING, missing) == missing
        texts.append(Person(page).read("loading-bytes").inner_text())
    loaded = [float(re.match(r"(\d+\.\d) of \d+\.\d MB", text)[1]) for text in texts]
    assert loaded == sorted(set(loaded))
    unwell.let(4)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)


def test_while_python_loads_the_rules_can_be_read_and_a_start_waits_and_comes_by_itself(
    person: Person, unwell: Unwell
) -> None:
    unwell.let(1)
    person.page.goto(unwell.address)
    person.open_rules()
    for rule in range(1, 15):
        expect(person.read(f"rule-R{rule}")).to_be_visible()
    person.press(person.named("close"))
    person.sit_down(["Ada", "Ben"])
    expect(person.read("table-being-laid")).to_be_visible()
    expect(person.page.get_by_role("progressbar")).to_be_visible()
    unwell.let(4)
    assert person.wait() == "curtain"
    assert person.come() == "Ada"


@pytest.mark.parametrize("start", ["try-again", "play-bots"])
def test_a_load_that_failed_can_be_tried_again(
    person: Person, unwell: Unwell, faults: list[str], start: str
) -> None:
    unwell.lost = True
    person.page.goto(unwell.address)
    expect(person.read("load-failed")).to_be_visible(timeout=LONG)
    person.open_rules()
    expect(person.read("rule-R1")).to_be_visible()
    person.press(person.named("close"))
    unwell.lost = False
    if start == "try-again":
        person.press(person.named("try-again"))
        expect(person.read("load-failed")).to_have_count(0)
        person.press(person.offer("play-bots"))
    else:
        person.press(person.offer("play-bots"))
        answer(person, "fault-title", "try-again")
    assert person.wait() == "choose"
    faults.clear()


@pytest.mark.parametrize("start", ["try-again", "play-bots"])
def test_a_load_that_failed_costs_no_saved_game(
    person: Person, unwell: Unwell, faults: list[str], start: str
) -> None:
    record = saved.record("pbb", rounds=3)
    saved.put(person.page, unwell.address, record)
    unwell.lost = True
    person.page.goto(unwell.address)
    expect(person.read("load-failed")).to_be_visible(timeout=LONG)
    person.press(person.offer("play-bots"))
    expect(person.named("fault-title", "dialog")).to_be_visible()
    unwell.lost = False
    if start == "try-again":
        answer(person, "fault-title", "to-lobby")
        person.press(person.named("try-again"))
        expect(person.named("continue")).to_be_visible(timeout=LONG)
        person.press(person.offer("play-bots"))
    else:
        answer(person, "fault-title", "try-again")
    answer(person, "anew-title", "close")
    assert saved.kept(person.page) == record
    person.press(person.named("continue"))
    assert person.wait() == "choose"
    assert person.round == 4
    faults.clear()


def test_leaving_asks_while_a_game_runs_and_keeps_it_or_gives_it_up(person: Person, base_url: str) -> None:
    page = person.page
    resume(person, base_url, "pbb", rounds=3)
    assert person.wait() == "choose"
    leave(person, "close")
    assert person.wait() == "choose"
    leave(person, "leave-later")
    person.press(person.named("continue"))
    assert person.wait() == "choose"
    assert person.round == 4
    leave(person, "leave-ever")
    expect(person.offer("play-bots")).to_be_visible()
    expect(person.named("continue")).to_have_count(0)
    assert saved.kept(page) is None


def test_a_game_that_is_over_is_left_without_a_question(person: Person, base_url: str) -> None:
    resume(person, base_url, "pbb", rounds=16)
    expect(person.ending).to_be_visible(timeout=LONG)
    person.press(person.named("to-lobby"))
    expect(person.offer("play-bots")).to_be_visible()
    expect(person.named("continue")).to_have_count(0)


def test_going_back_in_the_browser_loses_no_game(person: Person, base_url: str) -> None:
    page = person.page
    saved.put(page, base_url, saved.record("pbb", rounds=3))
    page.goto(base_url)
    person.press(person.named("continue"))
    assert person.wait() == "choose"
    page.go_back()
    expect(person.offer("play-bots")).to_be_visible()
    page.go_forward()
    assert person.wait() == "choose"
    assert person.round == 4


def test_a_new_game_over_a_running_one_asks_and_can_go_on_instead(person: Person, base_url: str) -> None:
    saved.put(person.page, base_url, saved.record("pbb", rounds=3))
    person.page.goto(base_url)
    expect(person.named("continue")).to_be_visible(timeout=LONG)
    person.sit_down(["Ada", "Ben"])
    answer(person, "anew-title", "go-on")
    assert person.wait() == "choose"
    assert person.round == 4


def test_at_a_quick_pace_the_telling_runs_by_itself(person: Person, base_url: str) -> None:
    saved.put(person.page, base_url, saved.record("pbb", rounds=3))
    person.page.goto(base_url)
    person.set_pace("quickly")
    person.press(person.named("continue"))
    person.wait()
    cards = person.hand.count()
    person.choose()
    expect(person.told).to_be_visible(timeout=LONG)
    expect(person.named("run")).to_have_count(0)
    expect(person.hand).to_have_count(cards - 1, timeout=LONG)


def test_let_it_run_tells_the_rest_by_itself(person: Person, base_url: str) -> None:
    resume(person, base_url, "pbb", rounds=3)
    person.wait()
    cards = person.hand.count()
    person.choose()
    assert person.wait() == "next"
    person.press(person.named("run"))
    for hunt in words.messages("en")["link-hunts"][1:]:
        expect(person.told).to_contain_text(hunt, timeout=LONG)
    expect(person.hand).to_have_count(cards - 1, timeout=LONG)


def test_a_table_of_bots_alone_can_be_laid_and_watched(person: Person, base_url: str) -> None:
    person.page.goto(base_url)
    person.press(person.offer("play-here"))
    for seat in person.page.get_by_role("radiogroup").all():
        seat.get_by_role("radio", name="bot").check()
    person.press(person.named("start"))
    assert person.wait() == "next"
    assert person.round == 1
    expect(person.hand).to_have_count(0)
    person.skip()
    assert person.wait() == "next"


def test_a_table_of_bots_alone_comes_to_its_end(person: Person, base_url: str) -> None:
    resume(person, base_url, "bbb", rounds=14)
    assert person.wait() == "next"
    while person.wait() == "next":
        person.skip()
    expect(person.ending).to_be_visible()
    expect(person.page.get_by_role("listitem")).to_have_count(3)


def test_a_rematch_keeps_names_seats_and_variants(person: Person, base_url: str) -> None:
    page = person.page
    saved.put(page, base_url, saved.record("ppb", rounds=15, ties="shared", open_piles="true"))
    page.goto(f"{base_url}?game=mausen")
    for name in ("Ada", "Ben"):
        assert person.wait() == "curtain"
        assert person.come() == name
        person.choose()
    assert person.wait() == "next"
    person.skip()
    assert person.wait() == "over"
    before = saved.kept(page)
    person.press(person.named("rematch"))
    assert person.wait() == "curtain"
    assert person.come() == "Ada"
    assert person.round == 1
    after = saved.kept(page)
    assert after["header"]["seats"] == before["header"]["seats"]
    assert [json.loads(after["text"])[part] for part in ("seats", "options")] == [
        json.loads(before["text"])[part] for part in ("seats", "options")
    ]


def test_a_game_is_played_and_taken_up_again_under_a_path(
    person: Person, serve_folder: Callable[..., str], dist: Path
) -> None:
    page = person.page
    address = serve_folder(dist, "/games/katzentisch/")
    page.goto(address)
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"
    assert page.url == f"{address}?game=mausen"
    person.choose()
    assert person.wait() == "next"
    person.skip()
    page.reload()
    assert person.wait() == "choose"
    assert person.round == 2
    leave(person, "leave-ever")
    expect(person.offer("play-bots")).to_be_visible()
    assert page.url == address
