"""Whole games through `Bridge.handle`, by chance."""

from random import Random
from typing import Any

import pytest

from table import save
from tests.table.page import Page

MIXES = ["pb", "bp", "pp", "bb", "pbb", "ppb", "ppp", "bpbp", "pppp"]
OPTIONS: list[dict[str, str]] = [{}, {"aim": "low"}, {"rounds": "1"}, {"aim": "low", "rounds": "1"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("mix", MIXES)
def test_shells_reloaded_after_every_step_gives_the_same_tables_and_the_same_game(
    mix: str, options: dict[str, str]
) -> None:
    assert _reloading("shells", mix, options, seed=1) == _straight("shells", mix, options, seed=1)


@pytest.mark.parametrize("mix", ["pb", "ppp", "pbpb"])
def test_mausen_reloaded_after_every_step_gives_the_same_tables(mix: str) -> None:
    table = _reloading("mausen", mix, {"open_piles": "true"}, seed=2)
    assert len(table["end"]["course"]) == 16


@pytest.mark.parametrize("mix", ["ppppbb", "bbb"])
def test_mausen_comes_to_an_end_with_every_event_told(mix: str) -> None:
    table = _straight("mausen", mix, {}, seed=3)
    assert table["seen"] >= len(table["log"]) > 16
    assert table["end"]["course"][-1] == table["end"]["scores"]
    assert sorted(table["end"]["places"])[0] == 1


def test_two_bridges_do_not_share_their_luck() -> None:
    pages = [Page(Random(seed)) for seed in (1, 2)]
    for page in pages:
        page.new("shells", "bb")
    assert pages[0].saves != pages[1].saves


def _straight(game: str, mix: str, options: dict[str, str], seed: int) -> dict[str, Any]:
    page = Page(Random(seed))
    page.new(game, mix, **options)
    page.finish()
    return page.table


def _reloading(game: str, mix: str, options: dict[str, str], seed: int) -> dict[str, Any]:
    page = Page(Random(seed))
    page.new(game, mix, **options)
    while not page.over:
        if page.step():
            page = _reloaded(page)
    return page.table


def _reloaded(page: Page) -> Page:
    """The page after a reload, which must show what the page before showed: the same person at the screen, but for
    the curtain, and the same picks, but that they are tapped again."""
    before, again = page.table, page.reload()
    if again.table["screen"] is None and before["screen"] is not None:
        assert again.table["curtain"] == before["screen"]
        assert again.table["picks"] == []
        again.ask("look", seat=before["screen"])
    for token in before["picks"][len(again.table["picks"]) :]:
        again.ask("pick", token=token)
    assert again.table == before
    assert again.busy == page.busy
    assert save.read(again.saves[before["game"]]).seen == before["seen"]
    return again
