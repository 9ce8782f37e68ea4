"""The golden playthroughs are played again and compared line by line."""

import pytest

from tests.playthroughs.playthrough import FOLDER, GOLDEN, again, difference, path


@pytest.mark.parametrize(("game", "seats"), GOLDEN)
def test_a_golden_playthrough_happens_again_to_the_letter(game: str, seats: int) -> None:
    assert path(game, seats).exists(), "none yet: python -m tests.playthroughs.write"
    lines = path(game, seats).read_text(encoding="utf-8").splitlines()
    assert any("the end:" in line for line in lines), "a whole game"
    assert difference(lines, again(game, seats, lines)) == ""


def test_there_is_a_playthrough_for_every_game_and_number_of_seats_and_no_other() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(*golden).name for golden in GOLDEN}


def test_a_difference_is_found_and_told_by_its_line() -> None:
    assert difference(["a", "b"], ["a", "b"]) == ""
    assert difference(["a", "b"], ["a", "c"]).startswith("line 2")
    assert difference(["a", "b"], ["a"]).startswith("line 2")
    assert difference(["a"], ["a", "b"]).startswith("line 2")
