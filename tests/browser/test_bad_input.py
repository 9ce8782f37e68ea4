"""Whatever comes in wrong: a clear message or a sensible default, never a broken page, never a lost save."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from tests.browser import saved, words
from tests.browser.person import LONG, Person
from tests.browser.wire import Wire

Watch = Callable[[BrowserContext], BrowserContext]

GOOD = saved.record("pbb", rounds=3)


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    return context


@pytest.fixture
def person(page: Page) -> Person:
    return Person(page)


COPIED = """async () => {
    for (const start = performance.now(); performance.now() < start + 5000; ) {
        const text = await navigator.clipboard.readText();
        if (text) return text;
        await new Promise(requestAnimationFrame);
    }
    return "nothing was copied";
}"""


def copied(person: Person, key: str) -> str:
    """What the button of this name copies; it says so."""
    person.page.evaluate("navigator.clipboard.writeText('')")
    person.press(person.named(key))
    text: str = person.page.evaluate(COPIED)
    expect(person.page.get_by_role("dialog").get_by_role("status")).to_have_text(words.say("en", "copied"))
    return text


def check_fault(person: Person, key: str, **arguments: object) -> None:
    """A dialog tells the fault in words, and its details can be copied."""
    dialog = person.named("fault-title", "dialog")
    expect(dialog).to_be_visible(timeout=LONG)
    expect(dialog.get_by_text(words.say("en", key, **arguments), exact=True)).to_be_visible()
    assert copied(person, "copy-details").startswith(key)


def check_goes_on(person: Person) -> None:
    """The game is there and goes on."""
    assert person.wait() == "choose"
    cards = person.hand.count()
    person.choose()
    while person.wait() == "next":
        person.skip()
    expect(person.hand).to_have_count(cards - 1)


def older(body: dict[str, Any]) -> None:
    body["katzentisch"] = 0


def newer(body: dict[str, Any]) -> None:
    body["katzentisch"] = 99


def unlawful(body: dict[str, Any]) -> None:
    """Somebody lays a card twice, as today's rules don't allow."""
    body["moves"].append(body["moves"][0])


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (GOOD | {"text": GOOD["text"][:-20]}, "save-damaged"),
        (GOOD | {"text": GOOD["text"].replace("lay", "lie", 1)}, "save-damaged"),
        (GOOD | {"text": '{"chess": "e4 e5"}'}, "save-foreign"),
        (GOOD | {"text": "[]"}, "save-foreign"),
        (saved.forged(GOOD, older), "save-old"),
        (saved.forged(GOOD, unlawful), "save-old"),
        (saved.forged(GOOD, newer), "save-too-new"),
    ],
    ids=["cut off", "changed", "of another game", "a list", "older", "against today's rules", "newer"],
)
def test_a_save_that_cannot_go_on_is_kept_and_can_be_copied_or_dropped(
    person: Person, base_url: str, record: saved.Record, key: str
) -> None:
    page = person.page
    saved.put(page, base_url, record)
    page.goto(base_url)
    person.press(person.named("continue"))
    check_fault(person, key)
    assert copied(person, "copy-save") == record["text"]
    assert saved.kept(page) == record
    person.press(person.named("fault-title", "dialog").get_by_role("button", name="To the lobby"))
    assert saved.kept(page) == record
    person.press(person.named("continue"))
    check_fault(person, key)
    person.press(person.named("forget-save"))
    expect(person.offer("play-bots")).to_be_visible()
    expect(person.named("continue")).to_have_count(0)
    assert saved.kept(page) is None
    person.press(person.offer("play-bots"))
    check_goes_on(person)


@pytest.mark.parametrize("header", [None, {}, {"seats": 5}, "header"], ids=str)
def test_a_save_that_cannot_be_listed_leaves_the_lobby_whole(person: Person, base_url: str, header: object) -> None:
    page = person.page
    record = {"id": "mausen", "header": header, "text": "eaten by mice"}
    saved.put(page, base_url, record)
    page.goto(base_url)
    person.press(person.named("continue"))
    check_fault(person, "save-damaged")
    assert saved.kept(page) == record


def test_a_save_is_not_overwritten_before_a_question(person: Person, base_url: str) -> None:
    page = person.page
    saved.put(page, base_url, GOOD)
    page.goto(base_url)
    expect(person.named("continue")).to_be_visible(timeout=LONG)
    person.press(person.offer("play-bots"))
    expect(person.named("anew-title", "dialog")).to_be_visible()
    person.press(person.named("close"))
    assert saved.kept(page) == GOOD
    person.press(person.offer("play-bots"))
    person.press(person.named("start-anew"))
    assert person.wait() == "choose"
    assert person.round == 1
    assert saved.kept(page) != GOOD


@pytest.fixture
def launch(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path, watch: Watch
) -> Callable[[], BrowserContext]:
    """Another browser, with a profile of its own that lasts from one launch to the next."""

    def start() -> BrowserContext:
        profile = tmp_path / "profile"
        context = browser_type.launch_persistent_context(profile, **browser_type_launch_args, locale="en-GB")
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        return watch(context)

    return start


def test_full_storage_is_told_and_the_game_goes_on_without_losing_the_save(
    launch: Callable[[], BrowserContext], base_url: str
) -> None:
    context = launch()
    saved.put(context.pages[0], base_url, GOOD)
    context.close()
    context = launch()  # for a browser that has just written takes its time to find that there is no room
    page = context.pages[0]
    person = Person(page)
    full = context.new_cdp_session(page)
    full.send("Storage.overrideQuotaForOrigin", {"origin": base_url.rstrip("/"), "quotaSize": 1})
    page.goto(f"{base_url}?game=mausen")
    check_goes_on(person)
    expect(person.read("storage-full")).to_be_visible()
    person.press(person.named("details"))
    check_fault(person, "storage-full")
    person.press(person.named("go-on"))
    person.press(person.named("understood"))
    expect(person.read("storage-full")).to_have_count(0)
    check_goes_on(person)
    assert saved.kept(page) == GOOD
    context.close()


def test_forbidden_storage_is_told_and_the_game_goes_on(
    launch: Callable[[], BrowserContext], base_url: str, tmp_path: Path
) -> None:
    (tmp_path / "profile/Default").mkdir(parents=True)
    nothing = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "profile/Default/Preferences").write_text(json.dumps(nothing), encoding="utf-8")
    context = launch()
    person = Person(context.pages[0])
    person.page.goto(base_url)
    expect(person.read("storage-forbidden")).to_be_visible()
    person.press(person.named("details"))
    check_fault(person, "storage-forbidden")
    person.press(person.named("go-on"))
    person.press(person.named("understood"))
    person.press(person.offer("play-bots"))
    check_goes_on(person)
    context.close()


@pytest.mark.parametrize("name", ["chess", "constructor", "<img src=x onerror=alert(1)>", "x" * 500])
def test_an_unknown_game_in_the_address_is_told_in_the_lobby(person: Person, base_url: str, name: str) -> None:
    page = person.page
    page.goto(f"{base_url}?{urlencode({'game': name})}")
    told = words.say("en", "unknown-game", game=name[:24])
    expect(page.get_by_role("alert")).to_contain_text(told)
    person.press(person.named("details"))
    check_fault(person, "unknown-game", game=name[:24])
    person.press(person.named("go-on"))
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"


def test_going_back_from_an_unknown_game_leads_to_where_one_was_before(person: Person, base_url: str) -> None:
    page = person.page
    page.goto(f"{base_url}?lang=en")
    expect(person.offer("play-bots")).to_be_visible()
    page.evaluate("location.search = '?game=chess'")
    expect(page.get_by_role("alert")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{base_url}?lang=en")
    expect(person.offer("play-bots")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("language", ["xx", "constructor", "<b>", "x" * 500, ""])
def test_an_unknown_language_in_the_address_is_english(person: Person, base_url: str, language: str) -> None:
    person.page.goto(f"{base_url}?{urlencode({'lang': language})}")
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"


@pytest.mark.parametrize("count", [0, 1, 7])
def test_a_number_of_seats_out_of_range_is_told_and_another_try_starts(
    person: Person, base_url: str, count: int
) -> None:
    wire = Wire(person.page)
    person.page.goto(base_url)
    wire.forge("new", seats=[{"name": f"Cat {at}", "kind": "person"} for at in range(count)])
    person.press(person.offer("play-bots"))
    check_fault(person, "bad-seats", least=2, most=6)
    assert saved.kept(person.page) is None
    person.press(person.named("try-again"))
    check_goes_on(person)


def test_empty_names_become_those_proposed_and_huge_ones_are_cut(person: Person, base_url: str) -> None:
    page = person.page
    page.goto(base_url)
    person.press(person.offer("play-here"))
    fields = page.get_by_role("textbox")
    for at, name in enumerate(("", " \t\u200b", "Katharina " * 30)):
        fields.nth(at).fill(name)
    proposed = [fields.nth(at).get_attribute("placeholder") for at in (0, 1)]
    expect(person.read("name-empty")).to_have_count(2)
    expect(person.read("name-long")).to_have_count(1)
    person.press(person.named("start"))
    assert person.wait() == "curtain"
    names = [seat["name"] for seat in saved.kept(page)["header"]["seats"]]
    assert all(proposed)
    assert names[:3] == [*proposed, "Katharina Katharina Kath"]


@pytest.mark.parametrize("names", [("Ada", "Ada"), ("Ada", " ada\u200b "), ("STRASSE", "straße"), ("Ａda", "Ada")])
def test_equal_names_are_told_at_their_place_and_do_not_start(
    person: Person, base_url: str, names: tuple[str, str]
) -> None:
    page = person.page
    page.goto(base_url)
    person.sit_down(names)
    expect(page.get_by_role("alert")).to_have_text(words.say("en", "name-equal"))
    second = page.get_by_role("textbox").nth(1)
    expect(second).to_be_focused()
    second.fill("Ben")
    expect(page.get_by_role("alert")).to_have_count(0)
    person.press(person.named("start"))
    assert person.wait() == "curtain"


def test_names_of_markup_are_text_and_those_from_right_to_left_turn_nothing_round(
    person: Person, base_url: str
) -> None:
    page = person.page
    page.goto(base_url)
    names = ["<img src=x>", "\u202eمريم\u202c"]
    person.sit_down(names)
    assert person.wait() == "curtain"
    assert person.come() == "<img src=x>"
    person.choose()
    expect(person.curtain).to_have_text("I’m \u2068مريم\u2069: show my cards")
    assert person.come() == "مريم"
    person.choose()
    assert person.wait() == "next"
    person.skip()
    person.come()
    person.press(person.named("log"))
    expect(page.get_by_role("log")).to_contain_text(re.compile("Round 1: <img src=x>: .* and \u2068مريم\u2069: "))
    expect(page.locator("img[src=x]")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.body).direction") == "ltr"


def take_over(person: Person) -> None:
    person.press(person.named("take-over"))
    expect(person.named("fault-title", "dialog")).to_have_count(0)


def with_another_tab(person: Person, base_url: str, context: BrowserContext) -> Person:
    """A saved game goes on in the person's tab; another tab is in the lobby."""
    saved.put(person.page, base_url, GOOD)
    person.page.goto(f"{base_url}?game=mausen")
    assert person.wait() == "choose"
    other = Person(context.new_page())
    other.page.goto(base_url)
    return other


def test_two_tabs_on_one_save_are_told_and_can_take_it_over(
    person: Person, base_url: str, context: BrowserContext
) -> None:
    other = with_another_tab(person, base_url, context)
    other.press(other.named("continue"))
    check_fault(other, "save-open-elsewhere")
    take_over(other)
    check_goes_on(other)
    text = saved.kept(other.page)
    person.page.bring_to_front()
    check_fault(person, "save-taken")
    assert saved.kept(person.page) == text
    take_over(person)
    check_goes_on(person)
    expect(other.named("fault-title", "dialog")).to_be_visible()
    other.press(other.named("to-lobby"))
    expect(other.offer("play-bots")).to_be_visible()


def test_a_new_game_in_a_second_tab_does_not_touch_the_one_in_the_first(
    person: Person, base_url: str, context: BrowserContext
) -> None:
    other = with_another_tab(person, base_url, context)
    expect(other.named("continue")).to_be_visible(timeout=LONG)
    other.press(other.offer("play-bots"))
    other.press(other.named("start-anew"))
    check_fault(other, "save-open-elsewhere")
    other.press(other.named("fault-title", "dialog").get_by_role("button", name="To the lobby"))
    assert saved.kept(other.page)["header"] == GOOD["header"]
    check_goes_on(person)


LAID = next(move[2:] for move in json.loads(GOOD["text"])["moves"] if move.startswith("0 "))


@pytest.mark.parametrize(
    ("move", "key"),
    [(LAID, "not-in-hand"), ("lay Z9", "not-in-hand"), ("fly E1", "not-in-hand"), ("", "no-move"), (" ", "no-move")],
)
def test_a_move_that_is_not_legal_is_told_and_the_choice_stands(
    person: Person, base_url: str, move: str, key: str
) -> None:
    wire = Wire(person.page)
    saved.put(person.page, base_url, GOOD)
    person.page.goto(f"{base_url}?game=mausen")
    assert person.wait() == "choose"
    before = person.hand.count()
    wire.forge("play", move=move)
    person.press(person.hand.first)
    person.press(person.named("confirm-lay"))
    check_fault(person, key)
    person.press(person.named("go-on"))
    person.press(person.named("confirm-lay"))
    expect(person.named("confirm-lay")).to_have_count(0)
    assert person.wait() == "next"
    person.skip()
    expect(person.hand).to_have_count(before - 1)


def test_malformed_messages_to_the_worker_disturb_nobody(person: Person, base_url: str) -> None:
    wire = Wire(person.page)
    saved.put(person.page, base_url, saved.record("pp", rounds=3))
    person.page.goto(f"{base_url}?game=mausen")
    assert person.wait() == "curtain"
    person.come()
    before = saved.kept(person.page)
    for text in ("", "{", "null", "[1]", '"play"', "{}" * 2, "\u0000"):
        assert wire.send(text)["error"] == {"key": "bad-message"}
    assert wire.ask("play")["error"]["key"] == "bad-message"
    assert wire.ask("play", move=["lay", "E1"])["error"]["key"] == "bad-message"
    assert wire.ask("fly")["error"]["key"] == "unknown-verb"
    assert saved.kept(person.page) == before
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.choose()
    assert person.wait() == "curtain"


def test_settings_that_make_no_sense_are_as_if_there_were_none(person: Person, base_url: str) -> None:
    person.page.add_init_script("""
        const silly = { lang: "xx", theme: "purple", pace: "constructor", name: "x".repeat(300) };
        for (const [name, value] of Object.entries(silly)) localStorage.setItem(`katzentisch ${name}`, value);
    """)
    person.page.goto(base_url)
    person.press(person.named("settings"))
    for name in ("English", "like the system", "step by step"):
        expect(person.page.get_by_role("radio", name=name)).to_be_checked()
    person.press(person.named("close"))
    person.press(person.offer("play-bots"))
    check_goes_on(person)


def test_details_that_cannot_be_copied_are_shown(browser: Browser, base_url: str, watch: Watch) -> None:
    context = watch(browser.new_context(locale="en-GB"))
    page = context.new_page()
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(Error('not allowed'))")
    page.goto(f"{base_url}?game=chess")
    person = Person(page)
    person.press(person.named("details"))
    expect(page.get_by_role("dialog").get_by_text("Mozilla")).to_be_hidden()
    person.press(person.named("copy-details"))
    expect(page.get_by_role("dialog").get_by_text("Mozilla")).to_be_visible()
    context.close()


@pytest.mark.parametrize(
    "text",
    [{}, {"text": None}, {"text": 7}, {"text": ["a"]}, {"text": "x" * 1_000_001}],
    ids=lambda text: str(text)[:20],
)
def test_a_record_without_a_game_in_it_is_kept_and_can_be_copied_or_dropped(
    person: Person, base_url: str, text: dict[str, Any]
) -> None:
    page = person.page
    record = {"id": "mausen", "header": GOOD["header"]} | text
    saved.put(page, base_url, record)
    page.goto(base_url)
    person.press(person.named("continue"))
    check_fault(person, "save-damaged")
    whole = copied(person, "copy-save")
    assert whole == text.get("text") or json.loads(whole) == record
    assert saved.kept(page) == record
    person.press(person.named("forget-save"))
    person.press(person.offer("play-bots"))
    check_goes_on(person)


def test_an_address_that_names_no_game_leads_to_the_lobby(person: Person, base_url: str) -> None:
    page = person.page
    page.goto(f"{base_url}?game=&lang=")
    expect(person.offer("play-bots")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate("document.documentElement.lang") == "en"
