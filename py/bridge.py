"""The one module that JavaScript calls: JSON text in, JSON text out.

A request is `{"id": number, "do": verb, ...}`; the answer is always
`{"reply": {"id", "ok" | "error"}, "save": null | {"id", "header", "text"}, "busy"}`. A save comes along whenever the
saved text has changed (its text is null when it is to be forgotten); while `busy`, bots want to `think`.
"""

import json
import traceback
from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from typing import Any, NamedTuple

from rules.game import IllegalMove, Move, Seat
from table import games
from table import save as saves
from table.minds import BotFailed, Minds
from table.refused import Refused
from table.report import report
from table.table import Sitter, Table, lay

LONGEST = 1_000_000
"""No request is longer than this, saves included."""


class Setting(NamedTuple):
    """The table and the bots at it."""

    table: Table
    minds: Minds

    @property
    def busy(self) -> bool:
        """Whether bots are to think now, for themselves or for a hint."""
        return self.table.busy or self.minds.advised is not None


class Answer(NamedTuple):
    """What a request comes to: the result, the table from now on, and the save if it was read from one."""

    ok: Any
    setting: Setting | None
    saved: str | None = None


class Bridge:
    """Holds the one table of a page. Whatever is asked of it, the table is changed as a whole or not at all."""

    def __init__(self, rng: Random | None = None) -> None:
        # A module-level generator would repeat itself in each copy of a memory snapshot; the system's does not.
        self._rng = rng or SystemRandom()
        self._setting: Setting | None = None
        self._saved: str | None = None
        self._verbs: Mapping[str, tuple[Callable[..., Answer], dict[str, type]]] = {
            "catalogue": (self._catalogue, {}),
            "new": (self._new, {"game": str, "options": dict, "seats": list, "level": int}),
            "resume": (self._resume, {"save": str, "text": str}),
            "look": (self._look, {"seat": int}),
            "pick": (self._pick, {"token": str}),
            "unpick": (self._unpick, {"token": str}),
            "play": (self._play, {"move": str}),
            "seen": (self._seen, {"count": int}),
            "hint": (self._hint, {}),
            "sit": (self._sit, {"seat": int, "kind": str}),
            "rematch": (self._rematch, {}),
            "leave": (self._leave, {}),
            "think": (self._think, {}),
        }

    def handle(self, text: str) -> str:
        """Answers one request. Never raises: what goes wrong is in the answer."""
        asked: int | None = None
        stuck = False
        try:
            request = _read(text)
            asked = request.get("id")
            answer = self._answer(request)
            setting = answer.setting
            saved, record = self._record(answer)
            reply = {"id": asked, "ok": answer.ok}
            text = _written(reply, record, setting is not None and setting.busy)
            self._setting, self._saved = setting, saved
            return text
        except (Refused, IllegalMove) as refusal:
            error: dict[str, Any] = {"key": refusal.key}
            if refusal.arguments:
                error["args"] = refusal.arguments
        except BotFailed as failure:
            error = {"key": "internal", "details": _trace(failure)}
        except Exception as failure:
            # To think on could fail for ever; the next request starts the bots again.
            stuck = True
            error = {"key": "internal", "details": _trace(failure)}
        busy = not stuck and self._setting is not None and self._setting.busy
        return _written({"id": asked, "error": error}, None, busy)

    def _answer(self, request: dict[str, Any]) -> Answer:
        verb = request.get("do")
        if not isinstance(verb, str):
            raise Refused("bad-message")
        if verb not in self._verbs:
            raise Refused("unknown-verb")
        method, fields = self._verbs[verb]
        values = {name: request.get(name) for name in fields}
        if any(type(value) is not fields[name] for name, value in values.items()):
            raise Refused("bad-message")
        return method(**values)

    def _record(self, answer: Answer) -> tuple[str | None, dict[str, Any] | None]:
        """The save's text from now on, and what is to be stored, if anything."""
        setting = answer.setting
        if setting is self._setting:
            return self._saved, None
        if setting is None:
            return None, {"id": self._table.game.name, "text": None}
        text = saves.written(setting.table)
        if text == (answer.saved or self._saved):
            return text, None
        return text, {"id": setting.table.game.name, "header": saves.header(setting.table), "text": text}

    @property
    def _now(self) -> Setting:
        if self._setting is None:
            raise Refused("no-table")
        return self._setting

    @property
    def _table(self) -> Table:
        return self._now.table

    def _goes_on(self, table: Table) -> Answer:
        # Every answer that went out told all events there were.
        return Answer(report(table, told=len(self._table.steps)), Setting(table, self._now.minds))

    def _begins(self, table: Table) -> Answer:
        table = table.lucky(self._rng)
        return Answer(report(table), Setting(table, Minds(self._rng)))

    def _catalogue(self) -> Answer:
        return Answer(games.catalogue(), self._setting)

    def _new(self, game: str, options: dict[str, Any], seats: list[Any], level: int) -> Answer:
        if not all(isinstance(value, str) for value in options.values()):
            raise Refused("bad-message")
        return self._begins(lay(games.find(game), options, [_sitter(seat) for seat in seats], level))

    def _resume(self, save: str, text: str) -> Answer:
        table = saves.read(text)
        if table.game.name != save:  # it would be stored as that game's save
            raise Refused("save-damaged")
        return self._begins(table)._replace(saved=text)

    def _look(self, seat: int) -> Answer:
        return self._goes_on(self._table.look(seat))

    def _pick(self, token: str) -> Answer:
        return self._goes_on(self._table.pick(token))

    def _unpick(self, token: str) -> Answer:
        return self._goes_on(self._table.unpick(token))

    def _play(self, move: str) -> Answer:
        try:
            wanted = Move.read(move)
        except ValueError as error:
            raise Refused("no-move") from error
        played = self._table.play(wanted, self._rng)
        self._now.minds.advised = None
        return self._goes_on(played)

    def _seen(self, count: int) -> Answer:
        return self._goes_on(self._table.show(count))

    def _rematch(self) -> Answer:
        table = self._table
        return self._begins(lay(table.game, table.options, table.returned, table.level))

    def _hint(self) -> Answer:
        if self._table.choices:
            self._now.minds.advised = self._table.screen
        return self._goes_on(self._table)

    def _sit(self, seat: int, kind: str) -> Answer:
        if kind not in ("person", "away"):
            raise Refused("bad-message")
        table = self._table.seated(seat, "away" if kind == "away" else "person")
        return Answer(report(table), Setting(table, self._now.minds))

    def _leave(self) -> Answer:
        if self._setting is None:
            raise Refused("no-table")
        return Answer({}, None)

    def _think(self) -> Answer:
        """One slice; the table if a bot has moved, else null."""
        if self._setting is None or not self._setting.busy:
            return Answer(None, self._setting)
        if (advised := self._setting.minds.advised) is not None:
            return self._advice(advised)
        thought = self._setting.minds.slice(self._table)
        if thought is None:
            return Answer(None, self._setting)
        return self._goes_on(self._table.after(*thought).lucky(self._rng))

    def _advice(self, advised: Seat) -> Answer:
        """One slice for a hint, if it is still wanted."""
        table, minds = self._now
        if table.screen != advised or advised not in table.state.to_act:
            minds.advised = None
            return Answer(None, self._setting)
        hint = minds.advise(table, advised)
        return Answer(None, self._setting) if hint is None else self._goes_on(table._replace(hint=hint))


def _read(text: str) -> dict[str, Any]:
    """The request that the text stands for. Raises `Refused`."""
    if len(text) > LONGEST:
        raise Refused("bad-message")
    try:
        request = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-message") from error
    if not isinstance(request, dict) or type(request.get("id", 0)) is not int:
        raise Refused("bad-message")
    return request


def _sitter(seat: Any) -> Sitter:
    if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
        raise Refused("bad-message")
    if seat.get("kind") not in ("person", "bot"):
        raise Refused("bad-message")
    return Sitter(seat["name"], seat["kind"])


def _written(reply: dict[str, Any], record: dict[str, Any] | None, busy: bool) -> str:
    answer = {"reply": reply, "save": record, "busy": busy}
    return json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _trace(error: BaseException | None) -> str:
    """Where it happened, causes first, but no message of an exception: it might name a card that none may see."""
    parts: list[str] = []
    while error is not None:
        parts.insert(0, "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__)
        error = error.__cause__ or error.__context__
    return "\n".join(parts)
