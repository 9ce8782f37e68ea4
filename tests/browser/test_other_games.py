"""A game in a wheel of somebody else's, which the host of a site lists in config.json."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.person import LONG, Person
from tests.fifth import wheel

Site = Callable[..., str]


@pytest.fixture(scope="session")
def hoard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel.build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def site(dist: Path, hoard: Path, tmp_path: Path, serve_folder: Callable[..., str]) -> Site:
    """site(*games): the address of a site whose config.json lists these; the wheel of Hoard lies in games/."""

    def start(*games: Any, config: str | None = None) -> str:
        folder = tmp_path / "site"
        shutil.copytree(dist, folder)
        (folder / "games").mkdir()
        shutil.copy(hoard, folder / "games")
        (folder / "games/torn-1.0-py3-none-any.whl").write_bytes(hoard.read_bytes()[:2000])
        (folder / "config.json").write_text(json.dumps({"games": games}) if config is None else config, "utf-8")
        return serve_folder(folder, "/below/")

    return start


def listed(name: str = "hoard", file: str = "hoard-1.0-py3-none-any.whl") -> dict[str, Any]:
    return {"name": name, "wheel": f"games/{file}", "title": {"en": "Hoard", "de": "Hamstern"}}


def hoarder(page: Page) -> Person:
    return Person(page, game="hoard")


def play(page: Page, rounds: int, players: int) -> list[str]:
    """To the end; who came to the screen."""
    person, came = hoarder(page), []
    laid = 0
    while (what := person.wait()) != "over":
        if what == "choose":
            if not laid:
                person.press(person.named("hint"))
                expect(person.read("hint-high").or_(person.read("hint-low"))).to_be_visible(timeout=LONG)
            assert re.fullmatch(r"Nut \d+.*", person.choose())
            laid += 1
        elif what == "curtain":
            expect(page.locator("[data-card]")).to_have_count(0)
            came.append(page.get_by_role("heading", level=1).inner_text())
            person.press(person.curtain)
            expect(person.hand.first).to_be_visible()
        else:
            expect(person.told).to_contain_text("takes them all")
            person.skip()
    assert laid == rounds
    expect(page.get_by_role("listitem")).to_have_count(players)
    return came


def wheels(asked: list[Response]) -> set[str]:
    """What was fetched as a wheel, by the names of the packages."""
    return {response.url.rsplit("/", 1)[1].split("-")[0] for response in asked if response.url.endswith(".whl")}


def test_it_appears_in_the_lobby_and_is_played_to_the_end_against_bots(page: Page, site: Site) -> None:
    asked: list[Response] = []
    page.on("response", lambda response: asked.append(response))
    page.goto(site(listed()))
    expect(page.get_by_role("heading", name="Hoard")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    assert wheels(asked) == set(), "nothing of it is fetched before it is chosen"
    person = hoarder(page)
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"
    assert page.locator("img[src*='%23b9783a']").count() >= 5, "its own picture"
    play(page, rounds=5, players=3)
    assert wheels(asked) == {"hoard", "micropip", "packaging"}


def test_two_persons_at_one_screen_are_kept_apart_by_the_curtain_in_german_too(page: Page, site: Site) -> None:
    address = site(listed())
    page.goto(f"{address}?lang=de")
    expect(page.get_by_role("heading", name="Hamstern")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    page.goto(f"{address}?lang=en")
    person = hoarder(page)
    person.sit_down(["Ada", "Ben"])
    came = play(page, rounds=10, players=2)
    assert sorted(set(came)) == ["Ada", "Ben"]


def test_a_save_of_it_goes_on_after_a_reload_and_from_the_lobby(page: Page, site: Site) -> None:
    address = site(listed())
    page.goto(f"{address}?game=hoard")
    person = hoarder(page)
    expect(page.get_by_role("textbox")).to_have_count(3, timeout=LONG)
    person.button("Take away seat 3").click()
    page.get_by_role("radiogroup", name="Who plays at seat 2").get_by_role("radio", name="bot").check()
    person.button("Start").click()
    assert person.wait() == "choose"
    person.choose()
    assert person.wait() == "next"
    page.reload()
    assert person.wait() == "next"
    page.goto(address)
    person.press(person.button("Play on"))
    play(page, rounds=4, players=2)


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        (listed(file="gone-1.0-py3-none-any.whl"), "can’t be fetched"),
        (listed(file="torn-1.0-py3-none-any.whl"), "is damaged or no package of Python"),
        (listed(name="other"), "there is no game called “other”"),
        (listed() | {"wheel": "config.json"}, "is damaged or no package of Python"),
        (listed() | {"wheel": "https://elsewhere.example/hoard-1.0-py3-none-any.whl"}, "can’t be fetched"),
    ],
    ids=["missing", "broken", "no game", "no wheel", "of another host"],
)
def test_a_wheel_that_does_not_do_is_told_and_the_others_still_play(
    page: Page, site: Site, faults: list[str], entry: dict[str, Any], says: str
) -> None:
    page.goto(site(entry))
    person = hoarder(page)
    person.press(person.offer("play-bots"))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(says, timeout=LONG)
    expect(dialog.get_by_role("button", name="Try again")).to_be_visible()
    dialog.get_by_role("button", name="To the lobby").click()
    faults.clear()  # whether a worker's request that fails is noted differs
    page.get_by_role("article").first.get_by_role("button", name="Play against bots").click()
    expect(page.locator("[data-card]").first).to_be_visible(timeout=LONG)


@pytest.mark.parametrize(
    "config",
    [
        "{",
        "[]x",
        '{"games": 3}',
        '{"games": [null]}',
        '{"games": [{"name": "hoard", "wheel": "w.whl"}]}',
        '{"games": [{"name": "hoard", "wheel": 7, "title": {"en": "Hoard"}}]}',
    ],
)
def test_a_malformed_config_is_told_and_our_games_are_there(page: Page, site: Site, config: str) -> None:
    page.goto(site(config=config))
    expect(page.get_by_role("alert")).to_contain_text("config.json")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()


def test_what_is_right_in_a_config_is_listed_beside_what_is_wrong(page: Page, site: Site) -> None:
    page.goto(site({"name": "nothing"}, listed()))
    expect(page.get_by_role("alert")).to_contain_text("config.json")
    expect(page.get_by_role("heading", name="Hoard")).to_be_visible()


def test_a_name_of_several_words_leaves_the_table_in_the_lobby_its_title(page: Page, site: Site) -> None:
    page.goto(site(listed(name="my <b>hoard</b>")))
    expect(page.get_by_role("article", name="Hoard", exact=True)).to_be_visible()


def test_a_site_without_a_config_has_our_games(page: Page, site: Site, faults: list[str], tmp_path: Path) -> None:
    address = site()
    (tmp_path / "site/config.json").unlink()
    page.goto(address)
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(faults) <= 1  # the browser itself notes a file that isn't there
    faults.clear()
