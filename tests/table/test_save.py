"""Saves: the same game comes back, and nothing else does."""

import json
from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import save
from table.refused import Refused
from tests.table.page import Page


def _page(game: str = "shells", pattern: str = "pbp", lines: int = 4, **options: str) -> Page:
    """Where a game stands after so many lines of the log."""
    page = Page(Random(8))
    page.new(game, pattern, **options)
    while len(page.table["log"]) < lines:
        page.step()
    return page


TEXT = _page("mausen", "ppp").saves["mausen"]


def _key(text: str) -> str:
    with pytest.raises(Refused) as refused:
        save.read(text)
    return refused.value.key


def _forged(change: Callable[[dict[str, Any]], object], text: str = TEXT) -> str:
    """A save with something changed by someone who knows how the checksum is made."""
    body = json.loads(text)
    del body["check"]
    change(body)
    bare = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    body["check"] = crc32(bare.encode())
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def test_a_save_reads_back_to_a_table_that_writes_the_same_text() -> None:
    text = _page().saves["shells"]
    assert save.written(save.read(text)) == text
    assert _forged(lambda body: None, text) == text


def test_a_save_holds_how_the_game_was_set_up_and_every_move() -> None:
    body = json.loads(_page(aim="low").saves["shells"])
    assert (body["katzentisch"], body["game"]) == (3, "shells")
    assert body["options"] == {"aim": "low", "rounds": "2"}
    assert body["seats"] == [["Person 0", "person"], ["Bot 1", "bot"], ["Person 2", "person"]]
    assert body["moves"][0].startswith("luck deal shell")
    assert [move.split()[0] for move in body["moves"][3:7]] == ["0", "1", "2", "0"]


def test_a_save_is_stored_with_every_event_and_with_nothing_else() -> None:
    page = _page(lines=0)
    while not page.over:
        before = page.table
        page.step()
        changed = page.table["seen"] != before["seen"] or len(page.table["frames"]) != len(before["frames"])
        assert page.stored == changed


def test_the_header_shows_who_plays_and_how_far_they_are() -> None:
    page = Page(Random(8))
    page.new("shells", "bb", rounds="1")
    page.finish()
    table = save.read(page.saves["shells"])
    assert save.header(table) == {
        "game": "shells",
        "seats": [{"name": "Bot 0", "kind": "bot"}, {"name": "Bot 1", "kind": "bot"}],
        "round": 1,
        "over": True,
    }


@pytest.mark.parametrize("cut", [0, 1, 2, 40, len(TEXT) // 2, len(TEXT) - 2, len(TEXT) - 1])
def test_a_truncated_save_is_refused(cut: int) -> None:
    assert _key(TEXT[:cut]) == "save-damaged"


@given(st.data())
@settings(max_examples=300)
def test_a_save_with_one_bit_flipped_is_refused(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at] ^= 1 << data.draw(st.integers(0, 7))
    text = raw.decode("utf-8", "replace")
    assert _key(text) in ("save-damaged", "save-foreign", "save-too-new", "save-old")


@pytest.mark.parametrize(
    "text", ["[]", "null", "7", "NaN", '"katzentisch"', "{}", '{"game":"mausen"}', '{"katzentisch":true}']
)
def test_what_is_no_save_of_ours_is_refused_as_foreign(text: str) -> None:
    assert _key(text) == "save-foreign"


@pytest.mark.parametrize(
    "text", ["", "hello", "\x00", "[" * 100_000, '{"katzentisch":1', "1" * 5000, '{"katzentisch":3}']
)
def test_what_is_no_text_of_a_save_is_refused_as_damaged(text: str) -> None:
    assert _key(text) == "save-damaged"


def test_nothing_may_be_added_to_a_save() -> None:
    assert _key(TEXT + " ") == "save-damaged"
    assert _key(json.dumps(json.loads(TEXT))) == "save-damaged"
    assert _key(TEXT.replace("Person 0", "Person 9")) == "save-damaged"


def test_a_newer_format_is_refused_even_if_it_means_something_else() -> None:
    assert _key(_forged(lambda body: body.update(katzentisch=4))) == "save-too-new"
    assert _key('{"katzentisch":99,"whatever":[]}') == "save-too-new"


def test_an_older_format_is_refused() -> None:
    assert _key(_forged(lambda body: body.update(katzentisch=0))) == "save-old"


def test_a_game_that_is_not_in_the_house_is_named() -> None:
    with pytest.raises(Refused) as refused:
        save.read(_forged(lambda body: body.update(game="skat")))
    assert (refused.value.key, refused.value.arguments) == ("unknown-game", {"game": "skat"})


OTHER_RULES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a card that is not in hand": lambda body: body["moves"].insert(0, "0 lay X9"),
    "a move out of turn": lambda body: body["moves"].insert(0, body["moves"][0]),
    "a verb that is unknown": lambda body: body["moves"].append("0 doubt"),
    "luck that is not owed": lambda body: body["moves"].append("luck deal E3"),
    "an option that is unknown": lambda body: body["options"].update(moon="full"),
    "a value that is unknown": lambda body: body["options"].update(ties="never"),
    "too few seats": lambda body: body.update(seats=body["seats"][:1], moves=[]),
    "too many seats": lambda body: body.update(seats=[[str(seat), "bot"] for seat in range(7)], moves=[]),
}


@pytest.mark.parametrize("change", OTHER_RULES.values(), ids=OTHER_RULES)
def test_a_save_that_todays_rules_do_not_allow_is_refused_as_old(
    change: Callable[[dict[str, Any]], object],
) -> None:
    assert _key(_forged(change)) == "save-old"


WRONG_SHAPES: dict[str, Callable[[dict[str, Any]], object]] = {
    "no moves": lambda body: body.pop("moves"),
    "no game": lambda body: body.pop("game"),
    "moves that are no list": lambda body: body.update(moves=3),
    "a move that is no text": lambda body: body["moves"].append(3),
    "a move without a seat": lambda body: body["moves"].append("lay E3"),
    "a move of a seat that is not there": lambda body: body["moves"].append("3 lay E3"),
    "a move of a seat below none": lambda body: body["moves"].append("-1 lay E3"),
    "a move that is empty": lambda body: body["moves"].append("0 "),
    "a seat that is no pair": lambda body: body["seats"].append(["Eve"]),
    "a seat of a strange kind": lambda body: body["seats"].append(["Eve", "ghost"]),
    "a name that is no text": lambda body: body["seats"].append([7, "bot"]),
    "seats that are no list": lambda body: body.update(seats=7),
    "a game that is no text": lambda body: body.update(game=["mausen"]),
    "options that are a list": lambda body: body.update(options=["ties"]),
    "an option that is no text": lambda body: body["options"].update(ties=1),
    "seen that is no number": lambda body: body.update(seen="3"),
    "seen that is true": lambda body: body.update(seen=True),
    "seen below nothing": lambda body: body.update(seen=-1),
}


@pytest.mark.parametrize("change", WRONG_SHAPES.values(), ids=WRONG_SHAPES)
def test_a_save_of_another_shape_is_refused_as_damaged(change: Callable[[dict[str, Any]], object]) -> None:
    assert _key(_forged(change)) == "save-damaged"


def test_a_save_that_has_shown_more_than_happened_shows_all() -> None:
    table = save.read(_forged(lambda body: body.update(seen=10**6)))
    assert table.seen == len(table.steps)


@pytest.mark.parametrize("text", [TEXT[:-5], "{}", _forged(lambda body: body.update(katzentisch=7))])
def test_a_bad_save_leaves_the_table_and_all_saves_as_they_are(text: str) -> None:
    page = _page()
    kept = dict(page.saves)
    assert page.error("resume", save="mausen", text=text)["key"].startswith("save-")
    assert page.saves == kept


def test_a_save_that_is_stored_as_another_games_is_refused_as_damaged() -> None:
    page = _page()
    kept = dict(page.saves)
    assert page.error("resume", save="mausen", text=page.saves["shells"]) == {"key": "save-damaged"}
    assert page.saves == kept


def test_going_on_does_not_write_the_save_again() -> None:
    page = _page()
    answer = json.loads(
        Page(Random(1)).bridge.handle(json.dumps({"do": "resume", "save": "shells", "text": page.saves["shells"]}))
    )
    assert "ok" in answer["reply"]
    assert answer["save"] is None
