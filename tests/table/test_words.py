"""Whatever the table refuses, the page has words for the reason."""

import re
from pathlib import Path

import pytest

import bridge
import table

WORDS = Path(__file__).parents[2] / "web" / "words"


def _keys() -> set[str]:
    files = [*Path(table.__file__ or "").parent.glob("*.py"), Path(bridge.__file__)]
    text = "".join(file.read_text("utf-8") for file in files)
    return {"internal", *re.findall(r'Refused\(\s*"([a-z-]+)"', text)}


@pytest.mark.parametrize("words", sorted(WORDS.glob("*.ftl")), ids=lambda path: path.stem)
def test_every_reason_has_a_message(words: Path) -> None:
    known = set(re.findall(r"^([a-z-]+) =", words.read_text("utf-8"), re.MULTILINE))
    assert len(_keys()) > 15
    assert _keys() - known == set()
