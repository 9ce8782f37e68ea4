"""The worker's protocol: questions and answers, saves, two tabs on one save, no storage."""

import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page

Told = Callable[[Page, str], Any]
Watch = Callable[[BrowserContext], BrowserContext]

NEW = {
    "game": "mausen",
    "options": {},
    "seats": [{"name": "Ada", "kind": "person"}, {"name": "Grace", "kind": "bot"}],
    "level": 2,
}


def ask(page: Page, verb: str, **fields: Any) -> Any:
    """The worker's answer, or its error as {"key", "args", "details"}."""
    error = "({ key, args, details }) => ({ key, args, details })"
    return page.evaluate(f"([verb, fields]) => engine.ask(verb, fields).catch({error})", [verb, fields])


def lay_a_card(page: Page, table: Any) -> Any:
    """Play the first card that the person may lay."""
    zones = table["scene"]["zones"]
    token = next(card["pick"] for zone in zones for card in zone["cards"] if card.get("pick"))
    return ask(page, "play", move=ask(page, "pick", token=token)["move"])


@pytest.mark.parametrize("message", ["", "{", "[]", "null", '"saves"', "7", {"id": 1, "do": "saves"}, None])
def test_a_message_that_is_no_json_object_gets_an_error_and_the_worker_lives(
    page: Page, message: Any
) -> None:
    page.goto("/")
    answers = page.evaluate(
        """(message) => new Promise((resolve) => {
            const worker = raw(), heard = [];
            worker.onmessage = ({ data }) => {
                const answer = JSON.parse(data);
                if ("push" in answer) return;
                heard.push(answer);
                if (heard.length === 2) resolve(heard);
            };
            worker.postMessage(message);
            worker.postMessage('{"id": 5, "do": "saves"}');
        })""",
        message,
    )
    assert answers[0] == {"id": None, "error": {"key": "bad-message"}}
    assert answers[1] == {"id": 5, "ok": {"saves": [], "rooms": []}}


@pytest.mark.parametrize("verb", ["fly", "", "constructor", "toString", "__proto__"])
def test_an_unknown_verb_is_an_error(page: Page, verb: str) -> None:
    page.goto("/")
    assert ask(page, verb)["key"] == "unknown-verb"


@pytest.fixture
def serve_with_bridge(
    serve_folder: Callable[..., str], engine_folder: Path, tmp_path: Path
) -> Callable[[str], str]:
    """serve_with_bridge(statement): the address of the site with a bridge that does just that."""

    def start(statement: str) -> str:
        folder = tmp_path / "site"
        shutil.copytree(engine_folder, folder)
        (app,) = folder.glob("assets/app-*.zip")
        with zipfile.ZipFile(app, "w") as archive:
            archive.writestr(
                "bridge.py", f"class Bridge:\n    def handle(self, text):\n        {statement}\n"
            )
        return serve_folder(folder)

    return start


def test_an_exception_in_python_is_told_with_its_traceback_and_the_worker_lives(
    page: Page, serve_with_bridge: Callable[[str], str]
) -> None:
    page.goto(serve_with_bridge("raise RuntimeError('eaten by mice')"))
    for _ in range(2):
        error = ask(page, "catalogue")
        assert error["key"] == "internal"
        assert "RuntimeError: eaten by mice" in error["details"]
    assert ask(page, "saves") == {"saves": [], "rooms": []}


def test_a_worker_that_is_silent_for_half_a_minute_fails_and_its_questions_with_it(
    page: Page, told: Told, serve_with_bridge: Callable[[str], str]
) -> None:
    page.clock.install()
    page.goto(serve_with_bridge("while True: pass"))
    told(page, "ready")
    page.evaluate(
        "engine.ask('catalogue').catch(({ key }) => (document.body.dataset.refused = JSON.stringify(key)))"
    )
    page.clock.fast_forward(31_000)
    assert told(page, "refused") == "worker-silent"
    assert told(page, "failed") == {"key": "worker-silent"}


def test_bots_move_unasked_and_a_move_that_is_not_legal_leaves_the_table_as_it_was(
    page: Page, told: Told
) -> None:
    page.goto("/")
    table = ask(page, "new", **NEW)
    assert told(page, "table")["thinking"] == []
    assert ask(page, "play", move="lay Z9")["key"]
    assert lay_a_card(page, table)["frames"]


def test_a_game_goes_on_after_a_reload_where_it_was(page: Page, told: Told) -> None:
    page.goto("/")
    table = ask(page, "new", **NEW)
    assert told(page, "table")["thinking"] == []
    table = lay_a_card(page, table)
    before = ask(page, "seen", count=table["seen"] + 1)
    page.reload()
    (save,) = ask(page, "saves")["saves"]
    assert save["header"]["game"] == "mausen"
    after = ask(page, "resume", save=save["id"])
    assert after["seen"] == before["seen"]
    # The bot may have chosen its next card meanwhile, or not yet.
    first, second = ([zone for zone in table["scene"]["zones"] if zone["seat"] != 1] for table in (before, after))
    assert first == second


def test_leaving_drops_the_save(page: Page) -> None:
    page.goto("/")
    ask(page, "new", **NEW)
    assert ask(page, "leave") == {}
    assert ask(page, "saves") == {"saves": [], "rooms": []}


def test_a_save_is_exported_and_forgotten(page: Page) -> None:
    page.goto("/")
    ask(page, "new", **NEW)
    page.reload()
    assert "katzentisch" in json.loads(ask(page, "export", save="mausen"))
    assert ask(page, "forget", save="mausen") == {}
    assert ask(page, "export", save="mausen")["key"] == "save-missing"
    assert ask(page, "resume", save="mausen")["key"] == "save-missing"


def test_a_damaged_save_is_refused_and_stays_as_it_is(page: Page, told: Told) -> None:
    page.goto("/")
    ask(page, "new", **NEW)
    assert told(page, "table")["thinking"] == []  # lest a bot's move saves the game over the damaged one
    page.evaluate(
        """() => new Promise((resolve) => {
            indexedDB.open("katzentisch").onsuccess = ({ target }) => {
                const transaction = target.result.transaction("saves", "readwrite");
                transaction.objectStore("saves").put({ id: "mausen", header: {}, text: "eaten by mice" });
                transaction.oncomplete = resolve;
            };
        })"""
    )
    page.reload()
    assert ask(page, "resume", save="mausen")["key"] == "save-damaged"
    assert ask(page, "export", save="mausen") == "eaten by mice"
    assert ask(page, "new", **NEW)["game"] == "mausen"


def test_a_save_open_in_another_tab_is_refused_and_can_be_taken_over(
    page: Page, context: BrowserContext, told: Told
) -> None:
    page.goto("/")
    lay_a_card(page, ask(page, "new", **NEW))
    other = context.new_page()
    other.goto("/")
    for verb, fields in (("resume", {"save": "mausen"}), ("new", NEW), ("forget", {"save": "mausen"})):
        assert ask(other, verb, **fields)["key"] == "save-open-elsewhere"
    taken = ask(other, "resume", save="mausen", take=True)
    assert taken["game"] == "mausen"
    told(page, "taken")
    text = ask(other, "export", save="mausen")
    assert ask(page, "seen", count=1)["key"] == "save-open-elsewhere"
    assert ask(page, "rematch")["key"] == "save-open-elsewhere"
    assert ask(other, "export", save="mausen") == text
    assert ask(page, "resume", save="mausen", take=True)["game"] == "mausen"
    told(other, "taken")


def test_a_closed_tab_gives_its_save_back(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    ask(page, "new", **NEW)
    page.close()
    other = context.new_page()
    other.goto("/")
    assert ask(other, "resume", save="mausen")["game"] == "mausen"


def test_full_storage_is_told_once_and_the_game_goes_on(page: Page, told: Told) -> None:
    page.goto("/")
    ask(page, "saves")
    browser = page.context.new_cdp_session(page)
    browser.send(
        "Storage.overrideQuotaForOrigin", {"origin": page.evaluate("location.origin"), "quotaSize": 1}
    )
    table = ask(page, "new", **NEW)
    assert told(page, "storage")["key"] == "storage-full"
    assert lay_a_card(page, table)["frames"]
    assert page.evaluate("events.filter(({ name }) => name === 'storage').length") == 1


def test_forbidden_storage_is_told_once_and_the_game_goes_on(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    tmp_path: Path,
    watch: Watch,
    told: Told,
) -> None:
    block_all = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(block_all), encoding="utf-8")
    context = watch(
        browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args, **browser_context_args)
    )
    page = context.new_page()
    page.goto("/")
    assert ask(page, "saves")["key"] == "storage-forbidden"
    table = ask(page, "new", **NEW)
    assert told(page, "storage")["key"] == "storage-forbidden"
    assert lay_a_card(page, table)["frames"]
    assert page.evaluate("events.filter(({ name }) => name === 'storage').length") == 1
    context.close()
