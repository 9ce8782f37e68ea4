"""The house stands as it was drawn: who imports whom, and who may name a game."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PY = ROOT / "py"
ROOMS = {"rules", "bots", "games", "table", "bridge"}
# A cat sleeps in the lobby, and a mouse is a thing to click with: these two don't tell.
GAME_WORDS = r"mausen|ele(ph|f)ant|\bdogs?\b|\bhund"


def imported(path):
    """The top-level modules that a Python file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield (node.module or "").split(".")[0]


def room(path):
    return path.relative_to(PY).parts[0].removesuffix(".py")


def test_the_picture_of_the_house_shows_the_imports_that_there_are():
    picture = re.search(r"```mermaid\n(.*?)```", (ROOT / "docs/architecture.md").read_text("utf-8"), re.DOTALL)[1]
    drawn = set(re.findall(r"^\s*(\w+) --> (\w+)$", picture, re.MULTILINE))
    built = {(room(path), name) for path in PY.rglob("*.py") for name in imported(path) if name in ROOMS}
    assert drawn == {(one, other) for one, other in built if one != other}


@pytest.mark.parametrize("path", sorted((PY / "rules").glob("*.py")), ids=lambda path: path.name)
def test_rules_use_neither_clock_nor_chance_nor_input_nor_output(path):
    allowed = {"collections", "functools", "itertools", "random", "rules", "types", "typing"}
    assert set(imported(path)) <= allowed
    # `random` serves for the type of a generator that is handed in, nothing else.
    assert not re.search(r"\brandom\.\w+\(|\bopen\(|\bprint\(|\binput\(", path.read_text("utf-8").replace("rng.", ""))


@pytest.mark.parametrize(
    "path",
    [
        path
        for folder, pattern in (("py/bots", "*.py"), ("py/table", "*.py"), ("web", "*.*"), ("web/words", "*.ftl"))
        for path in sorted((ROOT / folder).glob(pattern))
    ],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_page_table_and_bots_name_no_game_and_no_card(path):
    assert not re.search(GAME_WORDS, path.read_text("utf-8"), re.IGNORECASE)
