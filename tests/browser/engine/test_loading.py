"""Loading Python: its progress, and every way in which it can fail."""

import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tools.serve import Handler, Server

Serve = Callable[..., str]
Told = Callable[[Page, str], Any]


each_file = pytest.mark.parametrize(
    "pattern", ["assets/*.wasm", "assets/stdlib-*.zip", "assets/app-*.zip", "assets/*.mjs"]
)


def spoilt(folder: Path, target: Path, pattern: str, change: Callable[[Path], object]) -> Path:
    """A copy of the site in which one file is changed."""
    copy = target / "site"
    shutil.copytree(folder, copy)
    (file,) = copy.glob(pattern)
    change(file)
    return copy


def test_progress_counts_bytes_up_to_the_total_then_python_is_ready(
    page: Page, told: Told, engine_folder: Path
) -> None:
    page.goto("/")
    told(page, "ready")
    events = page.evaluate("events")
    progress = [event["detail"] for event in events if event["name"] == "progress"]
    loaded = [step["loaded"] for step in progress]
    assets = engine_folder / "assets"
    files = [*assets.glob("*.wasm"), *assets.glob("*.zip"), *assets.glob("*.mjs")]
    assert loaded == sorted(loaded)
    assert len(loaded) > 5
    assert progress[-1] == {"loaded": sum(file.stat().st_size for file in files), "total": loaded[-1]}
    assert events[-1]["name"] == "ready"


@each_file
def test_a_missing_file_fails_and_retry_starts_afresh(
    page: Page,
    told: Told,
    faults: list[str],
    serve_folder: Serve,
    engine_folder: Path,
    tmp_path: Path,
    pattern: str,
) -> None:
    site = spoilt(engine_folder, tmp_path, pattern, lambda file: file.rename(file.with_suffix(".away")))
    page.goto(serve_folder(site))
    assert told(page, "failed")["key"] == "load-failed"
    (away,) = site.glob("assets/*.away")
    away.rename(away.with_suffix(Path(pattern).suffix))
    page.evaluate("engine.retry()")
    told(page, "ready")
    assert page.evaluate("engine.ask('catalogue').then(({ games }) => games.length)") > 0
    faults.clear()


@each_file
def test_a_corrupted_file_fails(
    page: Page,
    told: Told,
    faults: list[str],
    serve_folder: Serve,
    engine_folder: Path,
    tmp_path: Path,
    pattern: str,
) -> None:
    site = spoilt(engine_folder, tmp_path, pattern, lambda file: file.write_bytes(b"spoilt" * 100))
    page.goto(serve_folder(site))
    failure = told(page, "failed")
    assert failure["key"] == "load-failed"
    assert failure["details"]
    faults.clear()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (Path.unlink, "load-failed"),
        (lambda file: file.write_bytes(b"}"), "load-failed"),
        (lambda file: file.write_bytes(b"setTimeout(() => { throw Error(); });"), "worker-crashed"),
    ],
    ids=["missing", "spoilt", "raising"],
)
def test_a_worker_that_does_not_run_fails(
    page: Page,
    told: Told,
    faults: list[str],
    serve_folder: Serve,
    engine_folder: Path,
    tmp_path: Path,
    change: Callable[[Path], object],
    key: str,
) -> None:
    page.goto(serve_folder(spoilt(engine_folder, tmp_path, "assets/worker-*.js", change)))
    assert told(page, "failed")["key"] == key
    faults.clear()


def test_wasm_of_a_wrong_type_fails_at_once(
    page: Page, told: Told, faults: list[str], serve_folder: Serve, engine_folder: Path
) -> None:
    class Untyped(Server):
        @property
        def rules(self) -> Any:
            return [rule for rule in self._rules if "wasm" not in rule[0].pattern]

        @rules.setter
        def rules(self, rules: Any) -> None:
            self._rules = rules

    page.goto(serve_folder(engine_folder, server=Untyped))
    assert told(page, "failed")["key"] == "load-failed"
    faults.clear()


@pytest.fixture
def hanging() -> Iterator[type[Server]]:
    """A server that does not send the WebAssembly before the test is over."""
    release = threading.Event()

    class HangingHandler(Handler):
        def do_GET(self) -> None:
            if self.path.endswith(".wasm"):
                release.wait(60)
            super().do_GET()

    class Hanging(Server):
        def finish_request(self, request: Any, client_address: Any) -> None:
            HangingHandler(request, client_address, self)

    yield Hanging
    release.set()


def test_saves_are_listed_before_python_is_there(
    page: Page, serve_folder: Serve, engine_folder: Path, hanging: type[Server]
) -> None:
    page.goto(serve_folder(engine_folder, server=hanging))
    assert page.evaluate("engine.ask('saves')") == {"saves": [], "rooms": []}
    assert page.evaluate("engine.state") == "loading"


def test_a_hanging_file_fails_after_half_a_minute_without_progress(
    page: Page, told: Told, serve_folder: Serve, engine_folder: Path, hanging: type[Server]
) -> None:
    page.clock.install()
    page.goto(serve_folder(engine_folder, server=hanging))
    told(page, "progress")
    page.clock.fast_forward(29_000)
    assert page.evaluate("engine.state") == "loading"
    page.clock.fast_forward(31_000)
    assert told(page, "failed") == {"key": "load-timeout"}


def test_a_question_to_a_failed_engine_is_refused_with_the_reason(
    page: Page, told: Told, faults: list[str], serve_folder: Serve, engine_folder: Path, tmp_path: Path
) -> None:
    site = spoilt(engine_folder, tmp_path, "assets/*.wasm", Path.unlink)
    page.goto(serve_folder(site))
    told(page, "failed")
    assert page.evaluate("engine.ask('catalogue').catch((error) => error.key)") == "load-failed"
    faults.clear()
