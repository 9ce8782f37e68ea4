"""The house stands as it was drawn: who imports whom, and who may name a game."""

import ast
import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PY = ROOT / "py"
ROOMS = {"rules", "bots", "games", "table", "bridge"}


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


# A cat sleeps in the lobby and bots are called cats; a mouse is a thing to click with: these two don't tell.
EVERYDAY = {"cat", "mouse"}


def names_of_games():
    """The names and titles of all games, and what their pictures show, as words."""
    for game in (entry.load() for entry in entry_points(group="katzentisch.games")):
        titles = re.findall(r"^title = (.*)$", "\n".join(game.words.values()), re.MULTILINE)
        yield from (game.name, game.name.replace("-", "_"), *titles)
        yield from (name for name in game.pictures if re.fullmatch(r"[a-z]{3,}", name))


TELLING = sorted({re.escape(name.lower()) for name in names_of_games()} - EVERYDAY)
NAMES = re.compile(rf"(?<![a-z])({'|'.join(TELLING)})s?(?![a-z])")
EVERYBODYS = [
    path
    for pattern in (
        "web/**/*.js", "web/**/*.ts", "web/**/*.css", "web/**/*.ftl", "web/**/*.svg", "tools/*", "build.py",
        "index.html", "config.json", "netlify.toml", "py/bots/*.py", "py/table/*.py", "py/bridge.py", "py/games/*.py",
        "py/rules/__init__.py", "py/rules/game.py", "py/rules/text.py",
    )
    for path in sorted(ROOT.glob(pattern))
    if path.is_file()
]  # fmt: skip


@pytest.mark.parametrize("path", EVERYBODYS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_but_a_games_own_names_a_game_or_a_card(path):
    assert sorted(set(NAMES.findall(path.read_text("utf-8").lower()))) == []
