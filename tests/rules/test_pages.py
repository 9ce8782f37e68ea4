"""Each game's page of rules and its tests belong together: every rule has tests, and every link leads somewhere."""

import re
from pathlib import Path

import pytest

from tests.rules.games import GAMES

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"


def page_of(game: str) -> Path:
    return PAGES / f"{game.replace('_', '-')}.md"


def sections(game: str) -> dict[str, str]:
    """The text under each rule's heading, by its number."""
    page = page_of(game).read_text(encoding="utf-8")
    return dict(re.findall(r"^### (R\d+)$(.*?)(?=^##|\Z)", page, re.M | re.S))


def links(text: str) -> list[tuple[str, Path]]:
    """The label and the file of each link to something in this repository."""
    found = re.findall(r"\[([^\]]+)\]\(([^)#]+)[^)]*\)", text)
    return [(label, (PAGES / target).resolve()) for label, target in found if "://" not in target]


def names_in(file: Path) -> set[str]:
    return set(re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_a_gap(game: str) -> None:
    numbers = list(sections(game))
    assert numbers == [f"R{number}" for number in range(1, len(numbers) + 1)]
    assert numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_links_the_tests_that_name_it(game: str) -> None:
    named = names_in(ROOT / "tests" / "rules" / f"test_{game}.py")
    for rule, text in sections(game).items():
        linked = {label for label, _ in links(text)}
        of_rule = {test for test in named if test.startswith(f"test_{rule}_")}
        assert of_rule, f"{rule} has no test"
        assert of_rule <= linked, f"{rule} does not link all its tests"
    rules_named = {match[1] for test in named if (match := re.match(r"test_(R\d+)_", test))}
    assert rules_named <= set(sections(game)), "a test names a rule that the page does not have"


@pytest.mark.parametrize("game", GAMES)
def test_every_link_of_a_page_of_rules_leads_somewhere(game: str) -> None:
    found = links(page_of(game).read_text(encoding="utf-8"))
    assert found
    for label, file in found:
        assert file.is_relative_to(ROOT)
        assert file.exists(), f"{label}: no such file"
        if label.startswith("test_"):
            assert label in names_in(file), f"{file.name} has no {label}"


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_a_game_names_only_rules_of_its_page(game: str) -> None:
    code = (ROOT / "py" / "rules" / f"{game}.py").read_text(encoding="utf-8")
    assert set(re.findall(r"\bR\d+\b", code)) <= set(sections(game))
