"""The bridge answers everything: bad requests and bugs with an error, and the table stays as it was."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge import LONGEST, Bridge
from games import mausen
from rules.game import Level, Move
from table import save
from tests.table.page import Page, persons_and_bots

VERBS = ["catalogue", "new", "resume", "look", "pick", "unpick", "play", "seen", "rematch", "leave", "think"]
VERBS += ["hint", "sit"]


def _page(game: str = "mausen", pattern: str = "pb") -> Page:
    page = Page(Random(4))
    page.new(game, pattern)
    page.wait()
    return page


MALFORMED = ["", "{", "nonsense", "[]", "7", "null", '"think"', "[" * 100_000, "{}", "\ud800", '{"do":7}']
MALFORMED += [f'{{"id":{number},"do":"think"}}' for number in ('"1"', "true", "1.5", "NaN", "1e999", "[]")]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_answered(text: str) -> None:
    page = _page()
    assert page.send(text)["error"] == {"key": "bad-message"}
    assert page.ask("seen", count=0) == page.table


def test_a_huge_message_is_refused_unread() -> None:
    huge = json.dumps({"id": 1, "do": "pick", "token": "x" * LONGEST})
    assert _page().send(huge) == {"id": None, "error": {"key": "bad-message"}}


@pytest.mark.parametrize("verb", ["", "Think", "__init__", "handle", "saves", "_answer"])
def test_an_unknown_verb_is_refused(verb: str) -> None:
    assert _page().error(verb) == {"key": "unknown-verb"}


WRONG_FIELDS: list[tuple[str, dict[str, Any]]] = [
    ("look", {}),
    ("look", {"seat": "0"}),
    ("look", {"seat": True}),
    ("look", {"seat": 0.0}),
    ("look", {"seat": None}),
    ("pick", {"token": 3}),
    ("pick", {"token": ["lay"]}),
    ("unpick", {}),
    ("play", {"move": {"verb": "lay"}}),
    ("seen", {"count": "1"}),
    ("seen", {"count": False}),
    ("sit", {"seat": "0", "kind": "away"}),
    ("sit", {"seat": 0, "kind": "bot"}),
    ("sit", {"kind": "away"}),
    ("resume", {}),
    ("resume", {"text": {}}),
    ("new", {}),
    ("new", {"game": "mausen", "options": {}, "seats": "pb"}),
    ("new", {"game": "mausen", "options": [], "seats": persons_and_bots("pb")}),
    ("new", {"game": "mausen", "options": {"ties": 1}, "seats": persons_and_bots("pb")}),
    ("new", {"game": "mausen", "options": {}, "seats": ["Anna", "Ben"]}),
    (
        "new",
        {"game": "mausen", "options": {}, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben"}]},
    ),
    ("new", {"game": "mausen", "options": {}, "seats": [{"name": "Anna", "kind": "ghost"}] * 2}),
    ("new", {"game": "mausen", "options": {}, "seats": [{"name": 1, "kind": "bot"}] * 2}),
]


@pytest.mark.parametrize(("verb", "fields"), WRONG_FIELDS, ids=str)
def test_fields_of_a_wrong_type_are_refused(verb: str, fields: dict[str, Any]) -> None:
    assert _page().error(verb, **fields) == {"key": "bad-message"}


WRONG_GAMES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"game": "skat"}, {"key": "unknown-game", "args": {"game": "skat"}}),
    ({"seats": persons_and_bots("p")}, {"key": "bad-seats", "args": {"least": 2, "most": 6}}),
    ({"seats": persons_and_bots("pbbbbbb")}, {"key": "bad-seats", "args": {"least": 2, "most": 6}}),
    ({"seats": []}, {"key": "bad-seats", "args": {"least": 2, "most": 6}}),
    ({"options": {"ties": "never"}}, {"key": "bad-option"}),
    ({"options": {"moon": "full"}}, {"key": "bad-option"}),
    ({"level": 0}, {"key": "bad-option"}),
    ({"level": 4}, {"key": "bad-option"}),
    (
        {"seats": [{"name": "Eve", "kind": "person"}, {"name": " ", "kind": "bot"}]},
        {"key": "name-missing", "args": {"place": 2}},
    ),
    ({"seats": [{"name": "Eve", "kind": "person"}] * 2}, {"key": "name-twice", "args": {"name": "Eve"}}),
    (
        {"seats": [{"name": "E" * 10**5, "kind": "person"}, {"name": "Ben", "kind": "bot"}]},
        {"key": "name-too-long", "args": {"place": 1, "most": 24}},
    ),
]


@pytest.mark.parametrize(("change", "error"), WRONG_GAMES, ids=str)
def test_a_new_game_that_cannot_be_is_refused_and_the_old_one_goes_on(
    change: dict[str, Any], error: dict[str, Any]
) -> None:
    page = _page()
    kept = dict(page.saves)
    fields: dict[str, Any] = {"game": "mausen", "options": {}, "seats": persons_and_bots("pb"), "level": 2}
    assert page.error("new", **{**fields, **change}) == error
    assert page.saves == kept


def test_names_are_cleaned_before_they_sit_down() -> None:
    page = Page(Random(1))
    seats = [{"name": "\u202e <i>Eve</i>\n\x00", "kind": "person"}, {"name": "שרה\u200f", "kind": "bot"}]
    table = page.ask("new", game="mausen", options={}, seats=seats, level=2)
    assert [seat["name"] for seat in table["seats"]] == ["<i>Eve</i>", "שרה"]


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("lay E5", "not-in-hand"),
        ("doubt", "not-in-hand"),
        ("lay", "not-in-hand"),
        ("lay E3 E4", "not-in-hand"),
    ]
    + [(text, "no-move") for text in ("", " ", "lay  E3", " lay E3", "lay E3\n", "lay\x00E3", "\ud800")],
)
def test_a_move_that_is_not_legal_is_refused_with_the_reason(move: str, key: str) -> None:
    assert _page().error("play", move=move) == {"key": key}


def test_a_reason_brings_its_arguments() -> None:
    error = _page("shells").error("play", move="show shell99")
    assert error == {"key": "no-such-shells", "args": {"most": 3}}


def test_a_move_out_of_turn_is_refused() -> None:
    page = Page(Random(4))
    page.new("mausen", "pb")
    page.ask("play", move="lay E3")
    assert page.table["thinking"] == [1]
    assert page.error("play", move="lay E4") == {"key": "not-your-turn"}
    assert page.error("pick", token="E4") == {"key": "not-your-turn"}


# bugs


SECRET = "shell07"


class Bug(Exception):
    """A fault in our own code, whose message names a card that none may see."""


@pytest.fixture
def bugs(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The parts of Shells that fail from now on; none at first."""
    import shells  # its wheel is on the path only while these tests run

    failing: set[str] = set()

    def faulty(part: str) -> Any:
        sound = getattr(shells.GAME, part)

        def called(*arguments: Any) -> Any:
            if part in failing:
                raise Bug(SECRET)
            return sound(*arguments)

        return called

    monkeypatch.setattr(shells, "GAME", shells.GAME._replace(scene=faulty("scene"), tell=faulty("tell")))
    return failing


@pytest.mark.parametrize("part", ["scene", "tell"])
def test_a_bug_becomes_an_error_and_the_table_survives(part: str, bugs: set[str]) -> None:
    page = _page("shells")
    page.ask("pick", token="show")
    before, kept = page.table, dict(page.saves)
    card = page.pickable[0]
    bugs.add(part)
    reply = page.send(json.dumps({"id": 3, "do": "play", "move": f"show {card}"}))
    bugs.clear()
    assert (reply["id"], reply["error"]["key"]) == (3, "internal")
    assert "in called" in reply["error"]["details"]
    assert reply["error"]["details"].endswith("Bug")
    assert SECRET not in reply["error"]["details"]
    assert page.ask("seen", count=before["seen"]) == before
    assert page.saves == kept
    page.ask("play", move=f"show {card}")
    page.finish()


def test_thinking_stops_when_it_could_only_fail_again_and_goes_on_with_the_next_request(
    bugs: set[str],
) -> None:
    page = Page(Random(4))
    before = page.new("shells", "bb")
    bugs.add("tell")
    while page.busy:
        reply = page.send('{"do":"think"}')
    assert reply["error"]["key"] == "internal"
    bugs.clear()
    page.ask("seen", count=0)
    assert page.table == before
    assert page.busy
    page.finish()


class FailingBot:
    """A bot with a fault in its thinking."""

    def see(self, event: object) -> None: ...

    def think(self, view: object) -> Iterator[Move | None]:
        yield None
        raise Bug(SECRET)


class SilentBot(FailingBot):
    def think(self, view: object) -> Iterator[Move | None]:
        yield None


class CheatingBot(FailingBot):
    def think(self, view: object) -> Iterator[Move | None]:
        yield Move("show", ("shell99",))


class DeafBot(FailingBot):
    def see(self, event: object) -> None:
        raise Bug(SECRET)


@pytest.mark.parametrize("bot", [FailingBot, SilentBot, CheatingBot, DeafBot])
def test_the_game_goes_on_to_its_end_with_a_bot_that_fails(
    bot: type[FailingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    import shells  # its wheel is on the path only while these tests run

    monkeypatch.setattr(shells, "GAME", shells.GAME._replace(bot=lambda seat, rng, level: bot()))
    page = Page(Random(4))
    page.new("shells", "pb", rounds="1")
    errors = []
    while not page.over:
        if page.busy:
            reply = page.send('{"do":"think"}')
            errors += [reply["error"]] if "error" in reply else []
        else:
            page.step()
    assert 1 < len(errors) <= 3
    assert {error["key"] for error in errors} == {"internal"}
    assert not [error for error in errors if SECRET in error["details"]]


def _play(page: Page) -> None:
    """The one at the screen makes a move."""
    while page.table["move"] is None:
        page.ask("pick", token=page.pickable[0])
    page.ask("play", move=page.table["move"])


def _hint(page: Page) -> Any:
    """The hint that comes of asking for one."""
    page.ask("hint")
    assert page.busy
    while page.table["hint"] is None:
        page.step()
    return page.table["hint"]


def test_a_hint_is_the_best_bots_move_with_its_reason_and_changes_nothing_else() -> None:
    page = Page(Random(4))
    page.new("shells", "pb")
    page.wait()
    before = page.table
    hint = _hint(page)
    assert hint == {"key": "hint-show", "args": {"shell": hint["args"]["shell"], "level": 3}}
    assert hint["args"]["shell"] in save.read(page.saves["shells"]).state.hands[0]  # type: ignore[attr-defined]
    assert page.table == before | {"hint": hint}
    assert not page.busy
    page.ask("pick", token=page.pickable[0])
    assert page.table["hint"] == hint
    _play(page)
    assert page.table["hint"] is None


def test_a_hint_that_comes_too_late_is_for_nobody() -> None:
    page = Page(Random(4))
    page.new("shells", "pb")
    page.wait()
    page.ask("hint")
    _play(page)
    page.wait()
    assert page.table["hint"] is None


def test_at_a_shared_screen_a_hint_is_for_the_one_who_asked_alone() -> None:
    page = Page(Random(4))
    page.new("shells", "pp")
    page.wait()
    assert page.error("hint") == {"key": "nobody-at-screen"}
    page.ask("look", seat=page.table["curtain"])
    assert _hint(page)
    _play(page)
    assert page.table["screen"] is None
    assert page.table["hint"] is None


@pytest.mark.parametrize("bot", [FailingBot, SilentBot, CheatingBot, DeafBot])
def test_an_adviser_that_fails_is_told_of_once_and_the_game_goes_on(
    bot: type[FailingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    import shells

    monkeypatch.setattr(shells, "GAME", shells.GAME._replace(bot=lambda seat, rng, level: bot()))
    page = Page(Random(4))
    page.new("shells", "pp")
    page.wait()
    page.ask("look", seat=page.table["curtain"])
    page.ask("hint")
    errors = []
    while page.busy:
        reply = page.send('{"do":"think"}')
        errors += [reply["error"]] if "error" in reply else []
    assert [error["key"] for error in errors] == ["internal"]
    assert SECRET not in errors[0]["details"]
    page.finish()


def test_a_bot_plays_for_a_person_who_is_away_until_that_person_is_back() -> None:
    page = Page(Random(4))
    page.new("shells", "ppb", rounds="2")
    page.wait()
    page.ask("sit", seat=1, kind="away")
    assert [seat["kind"] for seat in page.table["seats"]] == ["person", "away", "bot"]
    for _ in range(2):
        page.wait()
        # Whoever is away may still look: the curtain goes on asking for the one who plays.
        assert (page.table["screen"], page.table["curtain"]) == (None, 0)
        page.ask("look", seat=0)
        _play(page)
    page.wait()
    page = page.reload()
    page.ask("sit", seat=1, kind="person")
    assert page.table["screen"] is None
    assert page.table["frames"] == []
    page.finish()


def test_a_bot_may_play_for_everybody() -> None:
    page = Page(Random(4))
    page.new("shells", "pb")
    page.wait()
    page.ask("sit", seat=0, kind="away")
    page.finish()
    assert page.table["end"]


def test_who_begins_anew_while_a_bot_plays_for_them_is_there_again() -> None:
    page = Page(Random(4))
    page.new("shells", "pb")
    page.wait()
    page.ask("sit", seat=0, kind="away")
    page.finish()
    page.ask("rematch")
    assert [seat["kind"] for seat in page.table["seats"]] == ["person", "bot"]


@pytest.mark.parametrize(("seat", "kind"), [(0, "person"), (1, "away"), (1, "person"), (2, "away"), (-1, "away")])
def test_only_a_persons_seat_is_played_by_a_bot_and_taken_back(seat: int, kind: str) -> None:
    page = Page(Random(4))
    page.new("shells", "pb")
    assert page.error("sit", seat=seat, kind=kind) == {"key": "not-your-seat"}


def test_thinking_without_a_table_is_nothing() -> None:
    page = Page(Random(1))
    assert page.send('{"do":"think"}') == {"id": None, "ok": None}
    assert not page.busy


def test_bots_think_in_slices() -> None:
    page = Page(Random(1))
    page.new("shells", "bp")
    thoughts = [page.send('{"do":"think"}')["ok"] is None for _ in range(3)]
    assert thoughts == [True, True, False]


def test_taps_do_not_disturb_a_bots_thoughts() -> None:
    page = Page(Random(1))
    page.new("shells", "bp")
    for slices in range(3):
        assert page.table["thinking"] == [0]
        moved = page.send('{"do":"think"}')["ok"] is not None
        assert moved == (slices == 2)
        page.ask("seen", count=1)


def test_a_rematch_has_bots_that_know_nothing_of_the_last_game(monkeypatch: pytest.MonkeyPatch) -> None:
    import shells

    told: list[list[str]] = []

    class Noting(shells.ShellsBot):
        def __init__(self, seat: int, rng: Random, level: Level) -> None:
            super().__init__(seat, rng, level)
            told.append([])
            self.told = told[-1]

        def see(self, event: object) -> None:
            self.told.append(str(event))

    monkeypatch.setattr(shells, "GAME", shells.GAME._replace(bot=Noting))
    page = Page(Random(4))
    page.new("shells", "pb", rounds="1")
    page.finish()
    page.ask("rematch")
    page.finish()
    assert [len(events) > 4 for events in told] == [True, True]
    assert all(events[0].startswith("dealt 0 ") for events in told)


def test_a_bot_is_told_what_its_seat_sees_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    import shells

    events: dict[int, str] = {0: "", 1: ""}
    views: dict[int, str] = {0: "", 1: ""}

    class Spy(shells.ShellsBot):
        def see(self, event: object) -> None:
            events[self.seat] += str(event)

        def think(self, view: Any) -> Iterator[Move | None]:
            views[self.seat] += str(view.hands)
            yield view.moves(self.seat).random(Random(1))

    monkeypatch.setattr(shells, "GAME", shells.GAME._replace(bot=Spy))
    page = Page(Random(4))
    page.new("shells", "bb", rounds="1")
    hands = save.read(page.saves["shells"]).state.hands  # type: ignore[attr-defined]
    while not all(views.values()):
        page.step()
    shown = " ".join(str(line) for line in page.table["log"]) + str(page.table["frames"])
    for seat, other in [(0, 1), (1, 0)]:
        for told in (events[seat], views[seat]):
            assert [card for card in hands[seat] if card not in told and card not in shown] == []
            assert [card for card in hands[other] if card in told and card not in shown] == []


def test_a_bot_that_failed_is_replaced_by_one_that_is_told_everything_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import shells

    told: list[list[str]] = []

    class Stumbling(shells.ShellsBot):
        def __init__(self, seat: int, rng: Random, level: Level) -> None:
            super().__init__(seat, rng, level)
            told.append([])

        def see(self, event: object) -> None:
            told[-1].append(str(event))
            if len(told) == 1 and len(told[0]) == 3:
                raise Bug(SECRET)

    monkeypatch.setattr(shells, "GAME", shells.GAME._replace(bot=Stumbling))
    page = Page(Random(4))
    page.new("shells", "pb", rounds="1")
    errors = 0
    while not page.over:
        if page.busy:
            errors += "error" in page.send('{"do":"think"}')
        else:
            page.step()
    assert errors == 1
    first, second = told
    assert second[:3] == first
    assert len(second) == len(set(second))


def test_a_bot_thinks_anew_when_somebody_moves_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[tuple[int, ...]] = []

    class Slow(FailingBot):
        def think(self, view: Any) -> Iterator[Move | None]:
            views.append(view.to_act)
            yield None
            yield view.moves(1).random(Random(1))

    monkeypatch.setattr(mausen, "GAME", mausen.GAME._replace(bot=lambda seat, rng, level: Slow()))
    page = Page(Random(4))
    page.new("mausen", "pb")
    assert page.send('{"do":"think"}')["ok"] is None
    page.ask("play", move="lay E3")
    assert page.send('{"do":"think"}')["ok"] is None
    assert page.send('{"do":"think"}')["ok"]["thinking"] == [1]
    assert views == [(0, 1), (1,)]


# anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ["id", "do", "seat", "token", "move", "count", "text", "game", "options", "seats"]
LIKELY = (
    st.sampled_from(
        ["lay", "E3", "lay E3", "mausen", "shells", "", 0, 1, 2, -1, {}, [], persons_and_bots("pp")]
    )
    | st.sampled_from(VERBS)
    | JSON
)
REQUESTS = st.builds(
    lambda verb, fields: json.dumps({**fields, "do": verb}),
    st.sampled_from([verb for verb in VERBS if verb != "leave"]),
    st.dictionaries(st.sampled_from(FIELDS), LIKELY, max_size=5),
)


@given(st.lists(st.text(max_size=60) | JSON.map(json.dumps) | REQUESTS, max_size=6))
@settings(max_examples=300, deadline=None)
def test_garbage_is_answered_and_what_is_refused_changes_nothing(messages: list[str]) -> None:
    page = _GARBAGE
    if not page.table:
        page.new("mausen", "pp")
    for message in messages:
        before = page.table
        reply = page.send(message)
        if "error" in reply:
            assert reply["error"]["key"] != "internal", reply
            assert page.ask("seen", count=before["seen"]) == before


_GARBAGE = Page(Random(11))


def test_a_bridge_has_the_systems_luck_of_its_own() -> None:
    answers = set()
    for _ in range(3):
        bridge = Bridge()
        request = {"do": "new", "game": "shells", "options": {}, "seats": persons_and_bots("bb"), "level": 2}
        answers.add(bridge.handle(json.dumps(request)))
    assert len(answers) == 3
