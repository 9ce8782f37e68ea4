"""The `test` command: linters, type checkers and tests, each run even if one before it failed."""

from tools import setup, site
from tools.shell import MODULES, Problem, python, say, show

SOURCES = ("build.py", "tools", "py", "tests")


def run(fast: bool = False) -> None:
    """Check everything; `fast` leaves the browser out, and some combinations of the games' options.

    Raises Problem if anything failed.
    """
    setup.everything()
    checks: dict[str, tuple[str, ...]] = {
        "ruff": (str(python()), "-m", "ruff", "check", "--quiet", *SOURCES),
        "mypy": (str(python()), "-m", "mypy", "py", "tools"),
        "tsc": ("node", str(MODULES / "typescript/bin/tsc"), "--project", "tsconfig.json"),
        "pytest": (str(python()), "-m", "pytest", "-n", "2", "tests", "--ignore=tests/browser"),
    }
    if not fast:
        site.build()
        setup.browser()
        setup.relay()
        checks["pytest"] += ("--every-combination",)
        checks["pytest of the page"] = (str(python()), "-m", "pytest", "-n", "2", "tests/browser")
    failed = []
    for name, command in checks.items():
        say(f"== {name}")
        if not show(*command):
            failed.append(name)
    if failed:
        raise Problem(f"Not everything passed: {', '.join(failed)}.")
