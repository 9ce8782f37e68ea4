"""Games are found by entry point, whoever made them; a broken one doesn't harm the others."""

from pathlib import Path

import pytest

from table import games
from table.refused import Refused


def _wheel(folder: Path, name: str, entry: str, source: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[katzentisch.games]\n{entry}\n")
    (folder / f"{name}.py").write_text(source)


@pytest.fixture
def _broken_wheels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _wheel(tmp_path, "bad_import", "aaa = bad_import:GAME", "import no_such_module")
    _wheel(tmp_path, "bad_name", "bad_name = bad_name:THING", "")
    _wheel(tmp_path, "bad_type", "bad_type = bad_type:GAME", "GAME = 'shells'")
    _wheel(tmp_path, "bad_alias", "alias = bad_alias:GAME", "from shells import GAME")
    _wheel(tmp_path, "bad_twin", "shells = bad_twin:GAME", "from shells import GAME")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_the_catalogue_holds_all_that_a_page_shows_of_a_game() -> None:
    found = games.catalogue()
    assert found["broken"] == []
    shells = next(game for game in found["games"] if game["name"] == "shells")
    assert shells == {
        "name": "shells",
        "seats": [2, 4],
        "options": [
            {"name": "aim", "values": ["high", "low"], "or_a_seat": False},
            {"name": "rounds", "values": ["2", "1"], "or_a_seat": False},
        ],
        "proposals": [],
        "cards": {},
        "sounds": {},
        "words": {"en": "title = Shells\n"},
        "pictures": {"shell": "<svg xmlns='http://www.w3.org/2000/svg'/>"},
        "cloth": 200,
        "authors": ["Nobody"],
        "rules": [{"title": "rules-all", "rules": ["R1"]}],
    }


def test_our_own_game_comes_by_the_same_door() -> None:
    mausen = next(game for game in games.catalogue()["games"] if game["name"] == "mausen")
    assert mausen["seats"] == [2, 6]
    assert set(mausen["words"]) >= {"en", "de"}


@pytest.mark.usefixtures("_broken_wheels")
def test_broken_games_are_named_and_the_others_are_there() -> None:
    found = games.catalogue()
    assert {game["name"] for game in found["games"]} >= {"mausen", "shells"}
    assert [game["name"] for game in found["games"]].count("shells") == 1
    assert [game["name"] for game in found["broken"]] == ["aaa", "alias", "bad_name", "bad_type", "shells"]
    assert found["broken"][0]["details"] == "ModuleNotFoundError: No module named 'no_such_module'"


@pytest.mark.usefixtures("_broken_wheels")
@pytest.mark.parametrize("name", ["aaa", "bad_name", "bad_type", "alias"])
def test_a_broken_game_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(Refused) as refused:
        games.find(name)
    assert (refused.value.key, refused.value.arguments) == ("broken-game", {"game": name})


@pytest.mark.parametrize(
    ("name", "shown"), [("skat", "skat"), ("", ""), ("x" * 999, "x" * 24), ("\u202ea", "a")]
)
def test_a_game_that_is_not_in_the_house_is_refused(name: str, shown: str) -> None:
    with pytest.raises(Refused) as refused:
        games.find(name)
    assert (refused.value.key, refused.value.arguments) == ("unknown-game", {"game": shown})


def test_the_table_and_the_bridge_name_no_game() -> None:
    source = Path(games.__file__).parent
    for file in [*source.glob("*.py"), source.parent / "bridge.py"]:
        text = file.read_text("utf-8").lower()
        assert not [word for word in ("mausen", "mammuz", "zirkus", "miezemauzen") if word in text], file
