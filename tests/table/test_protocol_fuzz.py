"""Hostile texts, 100,000 in all: no exception, nothing changes, nothing leaks, and who goes on is dropped."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from table import limits, wire
from table.guest import Guest, Keys
from table.host import Host
from table.room import Room
from tests.table.links import SECRETS, Page, World, laid

TO_HOST = 35_000
"""Texts to a host from one who sits there, and as many from one who has not said who that is."""

TO_GUEST = 30_000

WILD: tuple[Any, ...] = (
    *(-1, 0, 7, 2**31, 2**64, -(10**4000), 10**4000, 1.5, 1e999, float("nan"), None, "", "0", "-1", "٣", "x" * 3000),
    *("\ud800", "\x00\u202e<script>alert(1)</script>", "😀" * 40, [], {}, [[]], {"": None}, {"0": 1}, [1, "x", None]),
    *({"key": "x", "args": {}}, {"key": 1}, {"places": {"0": "x"}}, "lay E3", "lay " + "E" * 3000, "?", "luck x"),
)

Template = tuple[str, dict[str, Any]]


def wild(rng: Random) -> Any:
    return rng.choice(WILD)


def deep(rng: Random) -> str:
    return rng.choice(["[", '{"a":']) * rng.choice([10, 500, 1_300])


def hostile(rng: Random, templates: list[Template], longest: int) -> str:
    """A text as an enemy would send it: junk, or nearly a message, most with a checksum that is right."""
    kind = rng.randrange(12)
    if kind == 0:
        return "".join(chr(rng.randrange(0x110000)) for _ in range(rng.randrange(40)))
    if kind == 1:
        body = rng.choice(["", "null", "[]", "7", '"say"', "NaN", '{"say":[]}', '{"say":"x"}', "9" * 5000, deep(rng)])
        return wire._check(body) + body
    if kind == 2 and rng.random() < 0.05:
        return "x" * rng.choice([longest + 1, 300_000])
    say, fields = rng.choice(templates)
    fields = dict(fields)
    if kind == 3 and fields:
        del fields[rng.choice(list(fields))]
    elif kind == 4:
        fields[rng.choice(["x", "seat", "\ud800"])] = wild(rng)
    elif kind < 10 and fields:
        fields[rng.choice(list(fields))] = wild(rng)
    elif kind == 10 and isinstance(fields.get("args"), dict):
        args = dict(fields["args"])
        args[rng.choice([*args, "x"])] = rng.choice([one for one in WILD if one is not None])
        fields["args"] = args
    body = json.dumps({"say": say, **fields}, ensure_ascii=rng.random() < 0.5)
    return wire._check(body) + (body if rng.random() < 0.97 else body[:-1])


def of_guests(world: World, number: int) -> list[Template]:
    """Messages of one at seat 0 that nobody may send, or that change nothing, even with any one part of them wild."""
    assert world.host.table is not None
    count = len(world.host.table.steps)

    def do(what: str, **args: Any) -> Template:
        return "do", {"number": number, "what": what, "args": args}

    return [
        do("play", game=1, seat=1, count=count, move="lay E3"),
        do("play", game=1, seat=0, count=count, move="lay X9"),
        do("play", game=1, seat=0, count=-1, move="lay E3"),
        do("play", game=2, seat=0, count=count, move="lay E3"),
        do("play", game=1, seat=-1, count=count, move="deal E3"),
        do("react", seat=1, face="<b>"),
        do("wait", seat=2, wait=1),
        do("sit", places={"0": "x", "1": "y"}),
        do("sit", places={"٣": "x"}),
        do("sit", places={}),
        do("ready", ready=1),
        do("rest", rest="yes"),
        do("Leave"),
        do("kick", member=2),
        ("know", {"room": 0, "game": 1, "events": 0, "moves": 0, "lost": True}),
        ("know", {"room": 0, "game": 1, "events": 2**70, "moves": 0, "lost": False}),
        ("hello", {"version": 2, **_keys(SECRETS["player"]), "game": 0, "events": 0, "moves": 0}),
        ("hello", {"version": 1, **_keys("p" * 21), "game": 0, "events": 0, "moves": 0}),
        ("hello", {"version": 1, **_keys(SECRETS["player"]), "game": 0, "events": 0, "moves": 0}),
        ("welcome", {"version": 1, "member": 1, "role": "player", "game": 0, "events": 0}),
    ]


def _keys(secret: str) -> dict[str, str]:
    return {"secret": secret, "token": "short", "session": "s"}


def essence(room: Room) -> Any:
    """All of a room but how a guest's link and requests stand."""
    kept = {
        number: one._replace(link=None, since=0, session="", number=0, answer=(0, None))
        for number, one in room.members.items()
    }
    return room._replace(members=kept)


@pytest.mark.parametrize("seated", [True, False])
def test_no_text_of_a_guest_changes_anything_and_who_goes_on_is_dropped(seated: bool) -> None:
    world = laid("mausen", "12p", watching=1)
    world.plays_on(8)  # the offender has chosen
    offender = world.pages[0]
    rng = Random(f"fuzz {seated}")
    room, table = essence(world.host.room), world.host.table
    honest = {page.guest.link for page in world.pages if page is not offender}
    link, host, now, dropped, number = "", world.host, world.now, 0, 10
    texts = of_guests(world, number)
    for _ in range(TO_HOST):
        if link not in host.lines:
            dropped += 1
            link = f"bad {dropped}"
            host = host.linked(link, now)
            if seated:  # it is let in again, as often as it likes
                keys = offender.guest.keys._replace(session=f"session {dropped}")._asdict()
                host = host.heard(link, wire.written("hello", version=1, **keys, game=0, events=0, moves=0), now, rng)
                number = 1
            texts = of_guests(world, number)
        elif rng.random() < 0.3:
            number += 1
            texts = of_guests(world, number)
        host = host.carried()[1]
        now += 10
        text = hostile(rng, texts, limits.LONGEST_HEARD)
        host = host.heard(link, text, now, rng)
        posts = host.posts
        assert essence(host.room) == room
        assert host.table == table
        if seated:
            assert all(to == link or say is None or '"room"' in say for to, say in posts)
        else:
            assert {to for to, _ in posts} <= {link}
        assert sum(len(say or "") for to, say in posts if to == link) < 5_000
        if rng.random() < 0.01:  # the others give signs of life
            for other in honest:
                assert other is not None
                beat = wire.written("know", room=host.rev, game=1, events=len(host.table.steps), moves=0, lost=False)  # type: ignore[union-attr]
                host = host.heard(other, beat, now, rng)
    assert dropped > TO_HOST / limits.BURST / 4
    assert honest <= set(host.lines)
    assert len(host.lines) <= 4
    world.now = now
    world.hosts(host.carried()[1])
    if seated:
        world.pages.remove(offender)  # a bot plays for it
    world.calm(limits.GRACE + limits.SILENCE + 1_000)
    world.right()
    world.plays_on(5)


def test_who_floods_the_host_with_good_messages_is_dropped_too_and_may_come_back() -> None:
    world = laid("mausen", "1p")
    page = world.pages[0]
    link = page.guest.link
    assert link is not None
    beat = wire.written("know", room=3, game=1, events=0, moves=0, lost=False)
    host, heard = world.host, 0
    while link in host.lines:
        host = host.heard(link, beat, world.now, world.rng)
        heard += 1
    assert limits.BURST < heard < 2 * limits.BURST
    world.hosts(host)
    world.settle()
    assert (page.guest.standing, page.guest.why) == ("apart", "too-many")
    world.calm()
    world.right()


def test_requests_count_for_more_than_other_messages() -> None:
    world = laid("mausen", "1p")
    host, number = world.host, 1
    while "link 1" in host.lines:
        number += 1
        args = {"seat": 0, "face": "wow"}
        host = host.heard("link 1", wire.written("do", number=number, what="react", args=args), world.now, world.rng)
    assert host.room.reactions[-1][0] < limits.BURST / limits.DEED


def test_there_are_no_more_links_guests_and_onlookers_than_the_limits_say() -> None:
    world = laid("mausen", "1p")
    watching = [world.comes(Page(f"onlooker {number}", "onlooker")) for number in range(limits.ONLOOKERS + 1)]
    world.settle()
    assert [page.guest.standing for page in watching] == ["in"] * limits.ONLOOKERS + ["out"]
    assert watching[-1].guest.why == "full"
    host, now = world.host, world.now
    for number in range(200):
        host = host.linked(f"quiet {number}", now)
    assert len(host.lines) == limits.LINKS
    assert host.posts[-2:] == (("quiet 199", wire.written("bye", why="busy")), ("quiet 199", None))
    for time in range(0, limits.SILENCE + 1, 1_000):  # junk is no sign of life of one who has not said who it is
        for link in [link for link in host.lines if link.startswith("quiet")]:
            host = host.heard(link, "junk", now + time, world.rng)
        host = host.ticked(now + time)
    assert not [link for link in host.lines if link.startswith("quiet")]


def test_a_room_remembers_no_guest_that_never_sat_and_tells_nobody_its_token() -> None:
    world = laid("mausen", "1p")
    for number in range(limits.MEMBERS + 20):
        page = world.comes(Page(f"passer-by {number}"))
        world.settle()
        world.cut(str(page.guest.link))
        world.pages.remove(page)
    assert set(world.host.room.members) == {1}
    assert world.host.room.guests == limits.MEMBERS + 21


# A hostile host


def of_hosts(world: World, page: Page) -> list[Template]:
    assert page.guest.table is not None
    count = len(page.guest.table.steps)
    room = page.guest.room
    texts = [step.event.written() for step in page.guest.table.steps]

    def with_room(**news: Any) -> Template:
        return "room", {"rev": 2**60, "room": {**room, **news}}

    place = room["places"][0]
    return [
        ("welcome", {"version": 1, "member": 1, "role": "player", "game": 1, "events": -(2**70)}),
        ("welcome", {"version": 1, "member": 2**70, "role": "king", "game": 1, "events": 2**70}),
        ("events", {"game": 1, "seats": [0], "start": count, "events": texts, "hash": "x"}),
        ("events", {"game": 1, "seats": [0], "start": 0, "events": texts[::-1] * 3, "hash": None}),
        ("events", {"game": 1, "seats": [0], "start": count, "events": ["chose -1 E3", "settled 9"], "hash": None}),
        ("events", {"game": 1, "seats": [0], "start": count, "events": [{"0": "x", "-": "y"}], "hash": None}),
        ("events", {"game": 1, "seats": [0], "start": -(2**70), "events": ["x"], "hash": None}),
        ("events", {"game": 2, "seats": [0], "start": 0, "events": [], "hash": None}),
        ("moves", {"game": 1, "start": 0, "moves": ["0 lay E3"], "total": 1}),
        ("moves", {"game": 1, "start": 0, "moves": [3, None], "total": 2}),
        ("done", {"number": page.guest.last, "count": 2**70, "why": None}),
        ("done", {"number": page.guest.last, "count": 0, "why": {"key": "x", "args": {"a": []}}}),
        ("beat", {}),
        ("wrong", {"why": "out-of-turn"}),
        ("bye", {"why": "<b>"}),
        with_room(game="skat"),
        with_room(game="../../etc"),
        with_room(options={"ties": "never"}),
        with_room(places=[]),
        with_room(places=[place] * 99),
        with_room(places=[{**place, "name": "\u202e" + place["name"]}, *room["places"][1:]]),
        with_room(places=[{**place, "name": "x" * 25}, *room["places"][1:]]),
        with_room(places=[{**place, "kind": "ghost"}, *room["places"][1:]]),
        with_room(places=[{**place, "kind": "open"}, *room["places"][1:]]),
        with_room(reactions=[[1, 0, "<b>"]]),
        with_room(reactions=[[True, 0, "wow"]]),
        with_room(number=2**70),
        with_room(level=9),
        with_room(playing=False),
    ]


def without(guest: Guest) -> Guest:
    return guest._replace(fault=None)


def test_no_text_of_a_host_breaks_a_guest_and_what_is_refused_is_named() -> None:
    rng = Random("fuzz of hosts")
    texts = 0
    accepted: set[str] = set()
    while texts < TO_GUEST:
        world = laid("mausen", "12p", seed=texts)
        world.plays_on(rng.randrange(12))
        page = world.pages[0]
        world.plays(page)
        guest, templates = page.guest, of_hosts(world, page)
        for _ in range(300):
            texts += 1
            link = guest.link
            if link is None:
                break
            text = hostile(rng, templates, limits.LONGEST_TOLD)
            world.now += 100
            after = guest.carried()[1].heard_from(link, text, world.now)
            if after.standing == "out":
                assert after.why in wire.FINAL
            elif after.fault:
                assert after.fault in wire.FAULTS
                assert without(after) == without(guest.carried()[1])
            else:
                accepted |= {str(json.loads(text[8:])["say"])} if text[8:9] == "{" else set()
            assert len(after.posts) <= 2
            assert after.table is None or len(after.table.steps) <= limits.LONGEST_GAME
            guest = after.ticked(world.now).checked()
            if guest.standing == "out":
                break
    assert accepted >= {"room", "events", "beat", "done", "welcome", "wrong", "moves"}


SOUND = laid("mausen", "12p", seed=1)


@pytest.mark.parametrize(
    "fields", [fields for say, fields in of_hosts(SOUND, SOUND.pages[0]) if say == "room"][:-1], ids=lambda fields: None
)
def test_a_room_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    """But one whose game is not in this house is kept: the page may fetch it."""
    page = SOUND.pages[0]
    guest = page.guest.heard_from(str(page.guest.link), wire.written("room", **fields), SOUND.now)
    if fields["room"]["game"] != "mausen":
        assert guest.refusal is None or guest.refusal["key"] == "unknown-game"
    elif fields["room"]["number"] == 2**70:
        assert guest.game == 2**70
    else:
        assert guest.fault == "malformed"
        assert guest.room == page.guest.room


def test_a_game_that_is_not_in_the_house_is_named_and_followed_as_soon_as_it_is() -> None:
    guest = Guest(Keys("s", "t" * 22, "s")).linked("link", 0)
    member = SOUND.pages[0].guest.member
    room = {**SOUND.host.doc, "game": "skat"}
    texts = [
        wire.written("welcome", version=1, member=member, role="player", game=1, events=0),
        wire.written("room", rev=1, room=room),
        wire.written("events", game=1, seats=[0], start=0, events=[], hash=None),
    ]
    for text in texts:
        guest = guest.heard_from("link", text, 0)
        assert guest.fault is None
    assert guest.table is None
    assert guest.refusal == {"key": "unknown-game", "args": {"game": "skat"}}
    guest = guest._replace(room={**room, "game": "mausen"}).heard_from("link", texts[-1], 0)  # as if it came in a wheel
    assert guest.table is not None


@pytest.mark.parametrize("events", [-(2**70), -1, 0, 3, 2**70])
def test_whatever_count_it_is_welcomed_with_a_new_guest_follows_the_game(events: int) -> None:
    page = SOUND.pages[0]
    guest = Guest(Keys("s", "t" * 22, "s")).linked("link", 0)
    for text in (
        wire.written("welcome", version=1, member=page.guest.member, role="player", game=1, events=events),
        wire.written("room", rev=1, room=dict(SOUND.host.doc)),
        wire.written("events", game=1, seats=[0], start=0, events=["chose 2 ?", "chose 0 E3"], hash=None),
    ):
        guest = guest.heard_from("link", text, 0)
        assert guest.fault is None
    assert guest.table is not None
    assert len(guest.table.steps) == 2
    assert guest.table.seen == min(max(events, 0), 2)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1], {"1": 1}])
def test_nothing_but_a_number_passes_for_a_number(value: Any) -> None:
    for say, shape in wire.OF_GUESTS.items():
        for field in [field for field, kind in shape.items() if kind is int]:
            sound = {name: {int: 1, str: "x", bool: True, dict: {}}[kind] for name, kind in shape.items()}  # type: ignore[index]
            assert wire.read(wire.written(say, **sound), wire.OF_GUESTS, 999)
            with pytest.raises(wire.PeerFault):
                wire.read(wire.written(say, **{**sound, field: value}), wire.OF_GUESTS, 999)


def test_a_host_of_another_version_ends_it_with_a_reason() -> None:
    guest = Guest(Keys("s", "t" * 22, "s")).linked("link", 0)
    guest = guest.heard_from("link", wire.written("welcome", version=2, anything=[]), 0)
    assert (guest.standing, guest.why) == ("out", "version")
    assert guest.posts[-1] == ("link", None)


HOSTS_SAY: list[tuple[Callable[[dict[str, str]], dict[str, str]], int, str]] = [
    (lambda keys: {**keys, "secret": "x" * 22}, 1, "wrong-secret"),
    (lambda keys: keys, 2, "version"),
]


@pytest.mark.parametrize(("change", "version", "why"), HOSTS_SAY)
def test_who_may_not_come_in_is_told_why(
    change: Callable[[dict[str, str]], dict[str, str]], version: int, why: str
) -> None:
    world = laid("mausen", "1p")
    host: Host = world.host.linked("new", world.now)
    keys = change(Keys(SECRETS["player"], "t" * 22, "s")._asdict())
    text = wire.written("hello", version=version, **keys, game=0, events=0, moves=0)
    host = host.heard("new", text, world.now, world.rng)
    assert host.posts == (("new", wire.written("bye", why=why)), ("new", None))
    assert host.room == world.host.room
