"""Pages with nothing but the links, on a site whose relay runs on this machine."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.harness import harnessed
from tests.browser.links.player import Player
from tests.browser.links.relay import Relay

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def harness(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with the harness as its page."""
    folder = tmp_path_factory.mktemp("links") / "site"
    (folder / "assets").mkdir(parents=True)
    return harnessed(folder, HERE)


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Relay]:
    """For tests that start it, stop it, or both."""
    folder = tmp_path / "relay"
    folder.mkdir()
    relay = Relay(folder)
    yield relay
    relay.stop()


@pytest.fixture
def publish(harness: Path, tmp_path: Path, serve_folder: Callable[..., str]) -> Callable[[dict[str, Any]], str]:
    """publish(config): the address of the site with this config.json."""

    def start(config: dict[str, Any]) -> str:
        folder = tmp_path / "site"
        shutil.copytree(harness, folder)
        (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")
        return serve_folder(folder)

    return start


Enter = Callable[..., Player]


@pytest.fixture
def enter(new_context: Callable[[], BrowserContext], watch: Callable[[BrowserContext], BrowserContext]) -> Enter:
    """enter(address, beside=None): somebody comes to a site, with a browser profile of their own or another's."""

    def start(address: str, beside: Player | None = None) -> Player:
        context = beside.page.context if beside else watch(new_context())
        return Player(context.new_page(), address)

    return start


@pytest.fixture
def address(publish: Callable[[dict[str, Any]], str], lasting_relay: Relay) -> str:
    """A site whose relay is well."""
    return publish({"relays": [lasting_relay.address]})
