"""build.py: set-up that is done once, a clear sentence when something is missing, and what lies in dist/."""

import ast
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools import serve, setup, site
from tools.shell import ROOT

HASHED = re.compile(r"[a-z0-9.-]+-[0-9A-Za-z]{8}\.[a-z0-9]+")


def build_py(*arguments: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "build.py", *arguments],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=300,
    )


def says(done: subprocess.CompletedProcess[str], text: str) -> None:
    """It failed with one sentence that holds the text."""
    assert done.returncode == 1
    assert text in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_second_build_does_nothing(dist: Path) -> None:
    done = build_py("build")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_every_file_but_the_page_its_settings_and_the_licences_has_a_hashed_name(dist: Path) -> None:
    files = [path.relative_to(dist) for path in dist.rglob("*") if path.is_file()]
    named = {path.as_posix() for path in files if path.parent != Path("assets")}
    assert named == {"config.json", "index.html", "licences.txt"}
    assert [path for path in files if path.parent == Path("assets") and not HASHED.fullmatch(path.name)] == []


def test_every_link_of_the_page_is_relative_and_leads_to_a_file(dist: Path) -> None:
    links: list[str] = []

    class Links(HTMLParser):
        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            links.extend(value for name, value in attributes if name in ("href", "src") and value)

    Links().feed((dist / "index.html").read_text(encoding="utf-8"))
    assert len(links) >= 3
    assert [
        link for link in links if not link.startswith(("data:", "#")) and not (dist / link).is_file()
    ] == []


def test_no_two_rules_set_the_same_header_for_one_file(dist: Path) -> None:
    """So it doesn't matter which of two rules a host prefers."""
    paths = ["/", *("/" + path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file())]
    for path in paths:
        names = [name for pattern, values in serve.rules() if pattern.fullmatch(path) for name in values]
        assert len(names) == len(set(names)), path
        assert "Cache-Control" in names, path


@pytest.fixture(scope="module")
def elsewhere(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same sources in another folder, built for a public address with what is installed here."""
    copy = tmp_path_factory.mktemp("elsewhere")
    for file in (path for path in ROOT.iterdir() if path.is_file()):
        shutil.copy(file, copy)
    for name in ("tools", "requirements", "py", "web"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(setup.WHEELS, copy / ".build/wheels")
    shutil.copytree(ROOT / "node_modules", copy / "node_modules", symlinks=True)
    (copy / ".venv").symlink_to(ROOT / ".venv")
    done = build_py("build", "--site", "https://cats.example/table", folder=copy)
    assert (done.returncode, done.stderr) == (0, "")
    return copy / "dist"


def test_the_same_sources_give_the_same_files(dist: Path, elsewhere: Path) -> None:
    assert {path.name for path in dist.rglob("*")} == {path.name for path in elsewhere.rglob("*")}


def test_the_public_address_stands_in_the_page_if_it_is_named(dist: Path, elsewhere: Path) -> None:
    page = (elsewhere / "index.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://cats.example/table/">' in page
    assert "canonical" not in (dist / "index.html").read_text(encoding="utf-8")


def test_serve_tells_the_address_and_serves_there(dist: Path) -> None:
    command = [sys.executable, "build.py", "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout
            address = re.search(r"http://\S+", serving.stdout.readline())
            assert address
            with urllib.request.urlopen(address[0]) as page:
                assert page.read() == (dist / "index.html").read_bytes()
        finally:
            serving.send_signal(signal.SIGINT)
    assert serving.returncode == 130


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_taken_port_gets_one_sentence(taken_port: int) -> None:
    says(build_py("serve", "--port", str(taken_port)), f"Port {taken_port} can't be had")


@pytest.mark.parametrize("port", [-1, 70000])
def test_a_port_that_is_none_gets_one_sentence(port: int) -> None:
    says(build_py("serve", "--port", str(port)), f"Port {port} can't be had")


def test_a_missing_node_gets_one_sentence(tmp_path: Path) -> None:
    says(build_py("build", PATH=str(tmp_path)), "needs Node 20 or newer")


def test_a_node_that_is_too_old_gets_one_sentence(tmp_path: Path) -> None:
    for name, text in (("node", "#!/bin/sh\necho v18.19.0\n"), ("npm", "#!/bin/sh\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    says(build_py("build", PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}"), "this is Node v18.19.0")


def test_a_python_that_is_too_old_gets_one_sentence() -> None:
    """It can read build.py, which looks at the version before it imports anything of ours."""
    text = (ROOT / "build.py").read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 4))
    old = f"import sys; sys.version_info = (3, 9, 2); exec({text!r})"
    done = subprocess.run([sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True)
    says(done, "needs Python 3.11 or newer; this is Python 3.9.")


def test_without_network_the_first_set_up_gets_one_sentence(tmp_path: Path) -> None:
    """In a copy of the project, where nothing is installed, and through a proxy that isn't there."""
    for name in ("build.py", "pyproject.toml", "package.json", "package-lock.json"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("tools", "requirements"):
        shutil.copytree(ROOT / name, tmp_path / name)
    nowhere = {"PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "0", "https_proxy": "http://127.0.0.1:9"}
    says(build_py("build", folder=tmp_path, **nowhere), "The first set-up needs the network.")


def test_lock_files_have_hashes_and_name_no_host() -> None:
    for lock in [*(ROOT / "requirements").glob("*.txt"), ROOT / "package-lock.json"]:
        text = lock.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text or '"integrity": "sha512-' in text
        hosts = set(re.findall(r"https?://([^/\"]+)", text))
        assert not {host for host in hosts if "registry" in host or "pypi" in host or "files" in host}


@pytest.mark.parametrize(
    "address",
    ["notaurl", "example.org", "ftp://example.org/", "https://", "https:///cats", 'https://cats.example/"', "-"],
)
def test_a_public_address_that_is_none_gets_one_sentence(address: str) -> None:
    says(build_py("build", f"--site={address}"), f"such as https://example.org/games/, not {address!r}.")


@pytest.mark.parametrize("address", ["https://cats.example/table", "https://cats.example/table/"])
def test_a_public_address_is_the_same_with_and_without_a_slash_at_its_end(address: str) -> None:
    assert site.public(address) == "https://cats.example/table/"
