"""A page with nothing but the engine, beside the built site's assets."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import site

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def engine_folder(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the harness as its page."""
    folder = tmp_path_factory.mktemp("engine") / "site"
    shutil.copytree(dist, folder)
    script = (HERE / "harness.js").relative_to(site.ROOT).as_posix()
    name = site.bundle(folder / "assets", script)[script]
    page = (HERE / "index.html").read_text(encoding="utf-8").replace("HARNESS", name)
    (folder / "index.html").write_text(page, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def base_url(serve_folder: Callable[..., str], engine_folder: Path) -> str:
    """The harness instead of the site."""
    return serve_folder(engine_folder)
