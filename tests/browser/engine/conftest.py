"""A page with nothing but the engine, beside the built site's assets."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.harness import harnessed

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def engine_folder(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the harness as its page."""
    folder = tmp_path_factory.mktemp("engine") / "site"
    shutil.copytree(dist, folder)
    return harnessed(folder, HERE)


@pytest.fixture(scope="session")
def browser_context_args(
    browser_context_args: dict[str, Any], serve_folder: Callable[..., str], engine_folder: Path
) -> dict[str, Any]:
    """The harness instead of the site."""
    return browser_context_args | {"base_url": serve_folder(engine_folder)}


@pytest.fixture
def told() -> Callable[[Page, str], Any]:
    """told(page, name): what the engine told last under a name, as soon as it has told something."""

    def wait(page: Page, name: str) -> Any:
        page.locator(f"body[data-{name}]").wait_for(state="attached", timeout=30_000)
        return page.evaluate(f"JSON.parse(document.body.dataset.{name})")

    return wait
