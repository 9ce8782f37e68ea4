"""A room as text: its host goes on from it after a reload, and nothing else is read."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import limits, room, save
from table.refused import Refused
from table.room import OPEN, Place, Room
from tests.table.links import Page, World, laid


def _told() -> Room:
    """A room in which much has happened."""
    world = laid("mausen", "12bp", watching=1)
    world.plays_on(5)
    for page, what, args in (
        (world.pages[0], "react", {"seat": 0, "face": "wow"}),
        (world.pages[0], "rest", {"rest": True}),
        (world.pages[1], "react", {"seat": 0, "face": "wow"}),
        (world.pages[1], "wait", {"seat": 0, "wait": True}),
    ):
        world.guests(page, page.guest.asked(what, args, world.now))
        world.settle()
    late = world.comes(Page("late"))
    world.settle()
    assert late.guest.member is not None
    world.hosts(world.host.kicked(late.guest.member, world.now))
    return world.host.room


ROOM = _told()
TEXT = room.written(ROOM)


def _key(text: str) -> str:
    with pytest.raises(Refused) as refused:
        room.read(text, 0)
    return refused.value.key


def _forged(change: Callable[[dict[str, Any]], object]) -> str:
    """A room with something changed by someone who knows how the checksum is made."""
    body = json.loads(TEXT)
    del body["check"]
    change(body)
    return save.sealed(body)


def test_a_room_reads_back_with_everybody_away() -> None:
    again = room.read(TEXT, 77.0)
    assert room.written(again) == TEXT
    assert set(again.members) == {1, 2}
    assert again.members[1].resting
    assert again.members[1].waited
    assert again.members[2].answer[1] is None
    assert {(one.link, one.since) for one in again.members.values()} == {(None, 77.0)}
    kept = {number: one._replace(link=None, since=77.0) for number, one in ROOM.members.items() if number < 3}
    assert again == ROOM._replace(members=kept)
    assert len(again.banned) == 1
    assert again.reactions == ((1, 0, "wow"),)


def test_a_room_holds_no_token_and_no_link() -> None:
    assert "token of" not in TEXT
    assert "link" not in TEXT


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_room_with_one_bit_flipped_is_refused(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    raw[data.draw(st.integers(0, len(raw) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    assert _key(raw.decode("utf-8", "replace")) in ("save-damaged", "save-foreign", "save-too-new", "save-old")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "save-damaged"),
        (TEXT[:-1], "save-damaged"),
        (TEXT + " ", "save-damaged"),
        ("[]", "save-foreign"),
        ('{"katzentisch":3}', "save-foreign"),
        (_forged(lambda body: body.update({room.MARK: 2})), "save-too-new"),
        (_forged(lambda body: body.update({room.MARK: 0})), "save-old"),
        (_forged(lambda body: body.update(game="skat")), "unknown-game"),
    ],
)
def test_what_is_no_room_of_ours_is_refused(text: str, key: str) -> None:
    assert _key(text) == key


def _first(body: dict[str, Any]) -> dict[str, Any]:
    member: dict[str, Any] = body["members"]["1"]
    return member


WRONG: dict[str, Callable[[dict[str, Any]], object]] = {
    "a field less": lambda body: body.pop("number"),
    "a field more": lambda body: body.update(more=1),
    "a number that is true": lambda body: body.update(number=True),
    "options that are no texts": lambda body: body["options"].update(ties=1),
    "a level that there is not": lambda body: body.update(level=4),
    "a place that is no list": lambda body: body["places"].append(3),
    "a place too long": lambda body: body["places"][0].append(3),
    "a place of a strange kind": lambda body: body["places"].append(["x", "ghost", None]),
    "a guest's place without a guest": lambda body: body["places"].append(["x", "remote", None]),
    "a bot's place with a guest": lambda body: body["places"].append(["x", "bot", 1]),
    "a place of a guest that there is not": lambda body: body["places"].append(["x", "remote", 9]),
    "a guest without a place": lambda body: body["members"].update({"9": _first(body)}),
    "a guest without a number": lambda body: body["members"].update({"x": _first(body)}),
    "a guest with a number of another form": lambda body: body["members"].update({"01": body["members"].pop("1")}),
    "a guest without a token": lambda body: _first(body).pop("token"),
    "a guest with a link": lambda body: _first(body).update(link="x"),
    "a guest of a strange role": lambda body: _first(body).update(role="king"),
    "a guest ready like a number": lambda body: _first(body).update(ready=1),
    "an answer too short": lambda body: _first(body).update(answer=[1]),
    "an answer that is no count": lambda body: _first(body).update(answer=["1", None]),
    "an answer that is no message": lambda body: _first(body).update(answer=[1, {"key": 1}]),
    "banned that is no text": lambda body: body["banned"].append([1]),
    "a reaction too short": lambda body: body["reactions"].append([1, 2]),
    "a reaction that is no list": lambda body: body["reactions"].append(3),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG)
def test_a_room_of_another_shape_is_refused_as_damaged(change: Callable[[dict[str, Any]], object]) -> None:
    assert _key(_forged(change)) == "save-damaged"


@pytest.mark.parametrize("noticed", [True, False])
def test_after_the_hosts_reload_everybody_has_the_seat_again_and_nothing_is_done_twice(noticed: bool) -> None:
    world = laid("miezemauzen", "12p", watching=1, seed=3)
    world.plays_on(9)
    while not any(world.plays(page) for page in world.pages):
        world.plays_on(1)
    link = next(link for link, one in world.wires.items() if one.queues["host"])
    world.arrives(link, "host", world.wires[link].queues["host"].pop(0))  # it is done, and stored …
    made = world._moves()
    world.host_reloads(noticed)  # … but its answer is lost
    assert not any(place["here"] for place in world.host.doc["places"] if place["owner"])
    assert world._moves() == made
    world.calm()
    world.right()
    assert list(world.answers.values())[-1] is None
    assert world._moves() == made
    assert [page.guest.seats for page in world.pages] == [(0,), (1,), ()]
    world.plays_on(9)
    world.calm(3_000)
    world.right()


def test_after_the_hosts_reload_the_grace_begins_anew() -> None:
    world = laid("mausen", "1p")
    world.now += 10 * limits.GRACE
    world.host_reloads()
    assert world.host.table is not None
    assert world.host.table.sitters[0].kind == "remote"
    world.pages.clear()
    world.passes(limits.GRACE - 1)
    assert world.host.table.sitters[0].kind == "remote"
    world.passes(1)
    assert world.host.table.sitters[0].kind == "gone"


def test_a_lobby_too_outlasts_the_hosts_reload() -> None:
    world = World("mausen", [Place("Host", "person"), OPEN, OPEN])
    one, two = world.comes(Page("one")), world.comes(Page("two"))
    world.settle()
    world.sits(one, 1)
    world.settle()
    world.host_reloads()
    world.sits(two, 2)
    world.calm()
    world.right()
    assert [place.kind for place in world.host.room.places] == ["person", "remote", "remote"]
    assert (one.guest.member, two.guest.member) == (1, 3)
    world.begins()
    world.calm(3_000)
    world.right()
    assert world.plays_on(10_000) > 20


def test_the_digest_of_views_is_the_same_in_every_process() -> None:
    """Host and guest are different processes, whose sets and dicts could have different orders."""
    program = """
from tests.table.links import laid
from table.known import digest
for game, mix in (("mausen", "1p1"), ("mammuz", "12p"), ("troetofanten-zirkus", "12"), ("miezemauzen", "1p1")):
    world = laid(game, mix, seed=1)
    world.plays_on(12)
    print([digest(world.host.table.state, seats) for seats in ((0,), (0, 1), ())])
"""
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[2],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
