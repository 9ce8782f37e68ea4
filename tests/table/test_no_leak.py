"""What the one at the screen may not know is in no byte of any reply."""

import re
from random import Random
from typing import Any

import pytest

from rules.game import Move
from table import save
from tests.table.page import Page

SHELL = re.compile(r"shell\d\d")


def _secrets(page: Page) -> set[str]:
    """The shells in hands whose owner is not at the screen."""
    screen = page.table["screen"]
    return {card for owner, hand in enumerate(_truth(page).hands) if owner != screen for card in hand}


def _truth(page: Page) -> Any:
    """The whole state, by the save."""
    return save.read(page.saves[page.table["game"]]).state


@pytest.mark.parametrize("mix", ["ppp", "pbp", "pbb", "bbb", "pppp", "bp"])
@pytest.mark.parametrize("seed", range(5))
def test_no_reply_holds_a_shell_of_a_hand_whose_owner_is_not_at_the_screen(mix: str, seed: int) -> None:
    page = Page(Random(seed))
    page.new("shells", mix)
    hands_seen = 0
    while not page.over:
        said = set(SHELL.findall(page.said))
        secrets = _secrets(page)
        assert not said & secrets
        hands_seen += bool(said) and page.table["screen"] is not None
        page.step()
    assert hands_seen or "p" not in mix


@pytest.mark.parametrize("seed", range(5))
def test_who_comes_back_to_a_seat_is_told_nothing_that_another_saw_alone(seed: int) -> None:
    page = Page(Random(seed))
    page.new("shells", "ppb")
    for kind in ("away", "person") * 20:
        page.ask("sit", seat=1, kind=kind)
        for _ in range(7):
            assert not set(SHELL.findall(page.said)) & _secrets(page)
            if not page.over:
                page.step()
    page.finish()


@pytest.mark.parametrize("mix", ["ppp", "bbb"])
def test_where_everybody_looks_only_shown_shells_are_told(mix: str) -> None:
    page = Page(Random(3))
    page.new("shells", mix)
    while not page.over:
        if page.table["screen"] is None:
            shown = {card for cards in _truth(page).shown for card in cards}
            assert set(SHELL.findall(page.said)) <= shown
        page.step()


@pytest.mark.parametrize("tapped", [0, 1])
def test_at_a_shared_screen_the_others_bytes_do_not_depend_on_a_hidden_choice(tapped: int) -> None:
    assert _after_hidden_choice("E3", tapped) == _after_hidden_choice("M1", tapped)


def _after_hidden_choice(card: str, tapped: int) -> list[str]:
    """All that is said from the confirmation of the first of three persons on, until all cards are turned up."""
    page = Page(Random(1))
    page.new("mausen", "ppp")
    page.ask("look", seat=0)
    if tapped:
        page.ask("pick", token=card)
    page.ask("play", move=f"lay {card}")
    said = [page.said]
    page.wait()
    said.append(page.said)
    page.ask("look", seat=1)
    said.append(page.said)
    page.ask("pick", token="D2")
    said.append(page.said)
    page.ask("play", move="lay D2")
    said.append(page.said)
    page.wait()
    page.ask("look", seat=2)
    said.append(page.said)
    again = page.reload()
    said.append(again.said)
    return said


def test_the_choice_of_a_bot_is_in_no_byte_until_it_is_turned_up() -> None:
    told = set()
    for choice in ("E3", "M1", "C4"):
        page = Page(Random(1))
        page.new("mausen", "pb")
        table = save.read(page.saves["mausen"])
        page.saves["mausen"] = save.written(table.after(1, Move("lay", (choice,))))
        again = page.reload()
        first = again.said
        again.ask("seen", count=1)
        again.ask("pick", token="D2")
        told.add(first + again.said)
    assert len(told) == 1


def test_no_card_of_a_hand_is_drawn_while_all_may_look() -> None:
    page = Page(Random(2))
    page.new("mausen", "ppb")
    while not page.over:
        scenes = [frame["scene"] for frame in page.table["frames"]]
        scenes += [page.table["scene"]] if page.table["screen"] is None else []
        for scene in scenes:
            for zone in scene["zones"]:
                if zone["kind"] == "hand":
                    assert [card for card in zone["cards"] if card["face"] or "pick" in card] == []
        page.step()
