"""Mutation testing of py/rules by mutmut: does a test notice when something in the rules is changed?

mutmut works on a copy. It leaves the bodies of properties alone, so in the copy each becomes a method that the
property calls. First only the games' own tests run, for they are fast; what survives them meets the properties that
all games keep, played with three seats, and the referees.
"""

import re
import shutil
from collections import Counter
from pathlib import Path

from tools import setup
from tools.shell import BUILD, ROOT, python, run, say

COPY = BUILD / "mutation"
OWN = ("test_properties.py", "test_referees.py", "test_pages.py", "test_counts.py")
EVERYTHING = ("test_pages.py", "test_counts.py")
FEW = "(not test_property or -3-) and not counts"
SURVIVED = ("survived", "no tests")

SETUP = """\
[mutmut]
source_paths=src
also_copy=
    pytest.ini
pytest_add_cli_args_test_selection=
    tests/rules
pytest_add_cli_args=
    -q
    -x
    -pno:cacheprovider
"""


def table() -> list[str]:
    """How many mutants of each module were caught, as a table, and those that were not, as a list."""
    setup.environment(".venv-bench", "requirements/bench.txt")
    shutil.rmtree(COPY, ignore_errors=True)
    say("Mutating the rules …")
    first = mutated("own", OWN, [])
    say("Trying the survivors again …")
    second = mutated("everything", EVERYTHING, [name for name, fate in first.items() if fate in SURVIVED])
    return tables({**first, **second})


def tables(fates: dict[str, str]) -> list[str]:
    mutants = Counter(name.split(".")[1] for name in fates)
    alive = [name for name, fate in fates.items() if fate in SURVIVED]
    survivors = Counter(name.split(".")[1] for name in alive)
    lines = ["| module | mutants | caught | % |", "|---|---|---|---|"]
    for module, count in sorted(mutants.items()):
        caught = count - survivors[module]
        lines.append(f"| {module} | {count:,} | {caught:,} | {100 * caught / count:.0f} |")
    total, caught = mutants.total(), mutants.total() - len(alive)
    lines.append(f"| all | {total:,} | {caught:,} | {100 * caught / total:.1f} |")
    return [*lines, "", f"Survivors: {', '.join(f'`{name}`' for name in sorted(alive))}"]


def mutated(name: str, without: tuple[str, ...], mutants: list[str]) -> dict[str, str]:
    """The fate of each of these mutants (none named: of all), by its name; tests in the files `without` don't run."""
    folder = COPY / name
    copied(folder)
    ignored = "".join(f"    --ignore=tests/rules/{file}\n" for file in without)
    (folder / "setup.cfg").write_text(f"{SETUP}{ignored}    -k\n    {FEW}\n", encoding="utf-8")
    mutmut = f"import os; os.chdir({str(folder)!r}); from mutmut.__main__ import cli; cli()"
    run(python(".venv-bench"), "-c", mutmut, "run", "--max-children", "1", *mutants, sorry="mutmut doesn't run.")
    results = run(python(".venv-bench"), "-c", mutmut, "results", "--all", "true", sorry="mutmut has no results.")
    fates = dict(line.strip().split(": ") for line in results.splitlines() if ": " in line)
    return {mutant: fates[mutant] for mutant in mutants or fates}


def copied(folder: Path) -> None:
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "py/rules", folder / "src/rules", ignore=skip)
    shutil.copytree(ROOT / "tests/rules", folder / "tests/rules", ignore=skip)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\npythonpath = . src\n")
    for file in (folder / "src/rules").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        method = r"    \1 = property(lambda self: self.\1_())\n\n    def \1_(self)"
        file.write_text(re.sub(r"    @property\n    def (\w+)\(self\)", method, text), encoding="utf-8")
