"""Words: every language says the same, and whatever is refused, there are words for the reason."""

import json
import re
from pathlib import Path

import pytest

from table import wire
from table.room import FACES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "words"
GAMES = sorted(folder.parent for folder in (ROOT / "py" / "games").glob("*/words"))
LANGUAGES = ("de", "en", "nl")


def _messages(file: Path) -> dict[str, set[str]]:
    """The messages of a Fluent file, each with the names of its variables."""
    blocks = re.findall(
        r"^([a-zA-Z][\w-]*) =((?:.*\n?)(?:[ }].*\n?|\n(?=[ }]))*)", file.read_text("utf-8"), re.MULTILINE
    )
    assert len({key for key, _ in blocks}) == len(blocks), "a key stands twice"
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in blocks}


def _asked() -> tuple[set[str], set[str]]:
    """The keys that the page's scripts name as they stand, and the beginnings of those that they compose."""
    text = "".join(source.read_text("utf-8") for source in (ROOT / "web").rglob("*.js"))
    named = re.findall(r'\bword\(\s*"([a-z-]+)"|\bkey: "([a-z-]+)"|new Fault\("([a-z-]+)"', text)
    composed = re.findall(r"\bword\(`([a-z-]+)\$", text)
    return {key for keys in named for key in keys if key}, set(composed)


def _said(key: str, *sources: Path) -> set[str]:
    """The message keys that these modules give as reasons, by the exception of that name."""
    text = "".join(source.read_text("utf-8") for source in sources)
    return set(re.findall(rf'{key}\(\s*"([a-z-]+)"', text))


@pytest.mark.parametrize("folder", [PAGE, *(game / "words" for game in GAMES)], ids=lambda path: path.parent.name)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    found = {file.stem: _messages(file) for file in folder.glob("*.ftl")}
    assert tuple(sorted(found)) == LANGUAGES
    assert len(found["en"]) > 50
    assert found["de"] == found["en"]
    assert found["nl"] == found["en"]


def test_every_word_that_the_page_asks_for_is_there() -> None:
    known = set(_messages(PAGE / "en.ftl"))
    named, composed = _asked()
    assert len(named) > 60
    assert named - known - {"title", "credit"} == set()  # these two are among a game’s words
    assert [start for start in composed if not any(key.startswith(start) for key in known)] == []


def test_every_reason_of_the_table_has_a_message() -> None:
    reasons = {"internal", *_said("Refused", *(ROOT / "py" / "table").glob("*.py"), ROOT / "py" / "bridge.py")}
    assert len(reasons) > 15
    assert reasons - set(_messages(PAGE / "en.ftl")) == set()


def test_whatever_the_other_side_of_a_link_does_wrong_has_a_message() -> None:
    modules = sorted((ROOT / "py" / "table").glob("*.py"))
    assert _said("PeerFault", *modules) <= wire.FINAL | wire.FAULTS
    reasons = wire.FINAL | wire.FAULTS | _said("_wrong", *modules) | _said("_broken", *modules)
    assert len(reasons) > 15
    assert reasons - set(_messages(PAGE / "en.ftl")) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_reason_of_a_game_has_a_message_of_its_own_or_of_the_page(game: Path) -> None:
    reasons = _said("IllegalMove", *(ROOT / "py" / "rules").glob(f"{game.name}*.py"))
    assert reasons
    known = {**_messages(PAGE / "en.ftl"), **_messages(game / "words" / "en.ftl")}
    assert reasons - set(known) == set()


def test_every_quick_reaction_has_a_face() -> None:
    assert set(json.loads((ROOT / "web" / "faces.json").read_text("utf-8"))) == set(FACES)
