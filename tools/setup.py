"""Installing what the commands need, once: a stamp holds the hash of the lock file it was done for."""

import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path

from tools.shell import BUILD, MODULES, ROOT, Problem, alone, digest, is_stamped, python, run, say

NODE = 20
WHEELS = BUILD / "wheels"
OFFLINE = "The first set-up needs the network."


def everything() -> None:
    """What building and testing need."""
    with alone():
        python_tools()
        node_tools()
        pyodide_wheels()


def python_tools() -> None:
    """The pinned tools and, editable, this project itself: with it come its entry points."""
    environment(".venv", "requirements/dev.txt")
    stamp = ROOT / ".venv" / "project-stamp"
    wanted = digest([ROOT / "pyproject.toml"])
    if not is_stamped(stamp, wanted):
        editable = ("install", "--no-deps", "--no-build-isolation", "-e", ".")
        run(*pip(".venv"), *editable, sorry="This project can't be installed.")
        stamp.write_text(wanted, encoding="utf-8")


def environment(venv: str, lock: str) -> None:
    """A virtual environment with the packages of a lock file."""
    if is_installed(venv, lock):
        return
    if not importlib.util.find_spec("ensurepip"):
        raise Problem("This Python can't make virtual environments; install its venv package (python3-venv).")
    say(f"Installing the packages of {lock} into {venv} …")
    sorry = f"The packages of {lock} can't be installed. {OFFLINE}"
    run(sys.executable, "-m", "venv", "--clear", ROOT / venv, sorry=f"The folder {venv} can't be made.")
    run(*pip(venv), "install", "--require-hashes", "-r", lock, sorry=sorry)
    (ROOT / venv / "stamp").write_text(digest([ROOT / lock], sys.version), encoding="utf-8")


def is_installed(venv: str, lock: str) -> bool:
    return is_stamped(ROOT / venv / "stamp", digest([ROOT / lock], sys.version))


def pip(venv: str) -> tuple[str | Path, ...]:
    return python(venv), "-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check"


def node_tools() -> None:
    """Node itself, checked, and the pinned packages of package-lock.json."""
    npm = shutil.which("npm")
    if not shutil.which("node") or not npm:
        raise Problem(f"Katzentisch needs Node {NODE} or newer with npm, and there is none on the PATH.")
    version = run("node", "--version", sorry="Node doesn't run.").strip()
    if int(version.lstrip("v").split(".")[0]) < NODE:
        raise Problem(f"Katzentisch needs Node {NODE} or newer; this is Node {version}.")
    stamp = MODULES / ".stamp"
    wanted = digest([ROOT / "package-lock.json"])
    if is_stamped(stamp, wanted):
        return
    say("Installing the packages of package-lock.json …")
    run(
        npm,
        "ci",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        sorry=f"npm can't install its packages. {OFFLINE}",
    )
    stamp.write_text(wanted, encoding="utf-8")


def pyodide_wheels() -> None:
    """micropip and what it needs, for the Pyodide that installs our wheel when the site is built."""
    lock = "requirements/site.txt"
    stamp = WHEELS / "stamp"
    wanted = digest([ROOT / lock])
    if is_stamped(stamp, wanted):
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    only_wheels = ("--python-version", "3.14", "--only-binary=:all:", "--no-deps")
    run(*pip(".venv"), "download", "--require-hashes", "-r", lock, *only_wheels, "-d", WHEELS,
        sorry=f"micropip can't be downloaded. {OFFLINE}")  # fmt: skip
    stamp.write_text(wanted, encoding="utf-8")


def relay() -> Path:
    """A Nostr relay for the tests of the links, in an environment of its own."""
    venv, lock = ".venv-relay", "requirements/relay.txt"
    if not is_installed(venv, lock):
        with alone():
            environment(venv, lock)
    return python(venv).with_name("nostr-relay")


def chromium() -> Path | None:
    """The system's Chromium or Chrome, or the one that Playwright installed."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
    places = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        os.path.expandvars(r"%ProgramFiles%\Google\Chrome\Application\chrome.exe"),
    ]
    on_path = [path for name in names if (path := shutil.which(name))]
    if found := [*on_path, *filter(os.path.exists, places)]:
        return Path(found[0])
    if not python().exists():
        return None
    listed = run(
        python(), "-m", "playwright", "install", "--dry-run", "chromium", sorry="Playwright doesn't run."
    )
    folders = [Path(folder.strip()) for folder in re.findall(r"Install location:(.*)", listed)]
    return next(
        (path for folder in folders for path in sorted(folder.rglob("chrome*")) if is_program(path)), None
    )


def is_program(path: Path) -> bool:
    return path.name in ("chrome", "chrome.exe", "Chromium") and path.is_file()


def browser() -> Path:
    """Chromium for the browser tests: the one found, else installed by apt-get or by Playwright."""
    if found := chromium():
        return found
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Installing Chromium …")
        sorry = f"Chromium can't be installed. {OFFLINE}"
        run(apt, "update", "-q", sorry=sorry)
        run(apt, "install", "-qy", "--no-install-recommends", "chromium", sorry=sorry)
    else:
        say("Installing Playwright's Chromium …")
        sorry = "The browser tests need Chromium or Chrome, and Playwright can't install it here either."
        run(python(), "-m", "playwright", "install", "chromium", sorry=sorry)
    if found := chromium():
        return found
    raise Problem("The browser tests need Chromium or Chrome on the PATH.")
