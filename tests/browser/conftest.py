"""The built site, served as netlify.toml says, in the system's Chromium; and nothing may go wrong unnoticed.

Every test fails on an error in the console, an uncaught exception, a request that failed and a request to
another host; one that provokes some looks at `faults` and clears it.
"""

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Request

from tests.browser.hosts import Unwell
from tests.browser.links.relay import Relay
from tools import serve, setup, site

Watch = Callable[[BrowserContext], BrowserContext]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    quiet = ["background-networking", "component-update", "default-apps", "sync"]
    # Browsers that connect to each other tell their addresses as names under .local.
    nowhere = "MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE *.local"
    return browser_type_launch_args | {
        "executable_path": str(setup.browser()),
        "args": [
            "--no-sandbox", "--no-first-run", "--use-fake-device-for-media-stream", f"--host-resolver-rules={nowhere}",
            *(f"--disable-{what}" for what in quiet),
        ],
    }  # fmt: skip


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return browser_context_args | {"locale": "en-GB"}


@pytest.fixture(scope="session")
def serve_folder() -> Iterator[Callable[..., str]]:
    """serve_folder(folder, prefix="/", server=serve.Server): the address where a folder is served."""
    running: list[serve.Server] = []

    def start(folder: Path, prefix: str = "/", server: type[serve.Server] = serve.Server) -> str:
        running.append(server(0, folder, prefix))
        threading.Thread(target=running[-1].serve_forever, args=(0.02,), daemon=True).start()
        return running[-1].address

    yield start
    for server in running:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site, up to date."""
    site.build()
    return site.DIST


@pytest.fixture(scope="session")
def base_url(serve_folder: Callable[..., str], dist: Path) -> str:
    """The address of the site: `page.goto("/")`, `page.goto("/?lang=de")`."""
    return serve_folder(dist)


@pytest.fixture
def unwell(serve_folder: Callable[..., str], dist: Path) -> Iterator[Unwell]:
    """The site on a host that can be slow or broken; its address is `unwell.address`."""
    hosts: list[Unwell] = []

    def start(*arguments: Any) -> Unwell:
        hosts.append(Unwell(*arguments))
        return hosts[0]

    serve_folder(dist, server=start)
    yield hosts[0]
    hosts[0].let(4)


@pytest.fixture(scope="session")
def lasting_relay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Relay]:
    """A relay on this machine, for tests that leave it as it is."""
    relay = Relay(tmp_path_factory.mktemp("relay"))
    relay.start()
    yield relay
    relay.stop()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What went wrong in watched contexts; empty at the end of a test that passes."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def watch(faults: list[str]) -> Watch:
    """Notes what goes wrong in a context among the `faults`."""

    def hosts(url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("data", "blob") and address.hostname != "localhost":
            faults.append(f"another host was asked: {url}")

    def errors(kind: str, text: str) -> None:
        if kind == "error":
            faults.append(f"console: {text}")

    def failures(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # whoever leaves a page ends its requests
            faults.append(f"failed: {request.url} {request.failure}")

    def start(context: BrowserContext) -> BrowserContext:
        context.on("console", lambda said: errors(said.type, said.text))
        context.on("weberror", lambda raised: faults.append(f"uncaught: {raised.error}"))
        context.on("requestfailed", failures)
        context.on("request", lambda request: hosts(request.url))
        return context

    return start


@pytest.fixture
def context(context: BrowserContext, watch: Watch) -> BrowserContext:
    return watch(context)


@pytest.fixture
def messages(context: BrowserContext) -> list[Any]:
    """Every message that a worker sends to the page, as it comes."""
    heard: list[Any] = []
    context.expose_binding("heard", lambda _, text: heard.append(json.loads(text)))
    context.add_init_script("""
        const Original = Worker;
        globalThis.Worker = class extends Original {
            constructor(...args) {
                super(...args);
                this.addEventListener("message", ({ data }) =>
                    heard(typeof data === "string" ? data : JSON.stringify(data)));
            }
        };
    """)
    return heard
