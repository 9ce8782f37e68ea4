"""The built site as a host serves it: at the root and under a prefix, asking nobody else."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request


@pytest.mark.parametrize("prefix", ["/", "/games/katzentisch/"])
def test_page_and_python_load_from_any_path_and_ask_no_other_host(
    page: Page, serve_folder: Callable[..., str], dist: Path, prefix: str
) -> None:
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    address = serve_folder(dist, prefix)
    with page.expect_response(lambda response: response.url.endswith(".wasm")) as wasm:
        page.goto(address)
    assert wasm.value.headers["content-type"] == "application/wasm"
    paths = [urlsplit(request.url).path for request in asked if request.url.startswith("http")]
    assert all(path.startswith(prefix) for path in paths)
    assert {Path(path).suffix for path in paths} >= {".js", ".css", ".mjs", ".wasm", ".zip", ".woff2"}
