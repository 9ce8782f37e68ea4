"""Running other programs, and saying clearly what is wrong."""

import contextlib
import hashlib
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
MODULES = ROOT / "node_modules"
LOG = BUILD / "log.txt"


class Problem(Exception):
    """What keeps a command from its work, said in one sentence."""


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: str | Path, sorry: str) -> str:
    """Run a command quietly and return what it printed; if it fails, raise Problem(sorry)."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        BUILD.mkdir(exist_ok=True)
        LOG.write_text(f"$ {' '.join(map(str, command))}\n{done.stdout}{done.stderr}", encoding="utf-8")
        raise Problem(f"{sorry} (What it said: {LOG.relative_to(ROOT)})")
    return done.stdout


def show(*command: str | Path) -> bool:
    """Run a command whose output is for the reader; say whether it succeeded."""
    return subprocess.run([str(part) for part in command], cwd=ROOT).returncode == 0


def digest(paths: Iterable[Path], *more: str) -> str:
    """A hash of files, of all files in folders, and of some texts."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                total.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def is_stamped(stamp: Path, value: str) -> bool:
    """Whether the work whose inputs have this digest was finished before."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep a second build.py from setting up and building in the same folder at the same time."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Another build.py is at work in this folder; waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def python(venv: str = ".venv") -> Path:
    """The Python of one of our virtual environments."""
    return ROOT / venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
