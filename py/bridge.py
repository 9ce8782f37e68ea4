"""The one module that JavaScript calls: JSON text in, JSON text out.

A request is `{"id": number, "do": verb, "now": milliseconds, ...}`; the answer is always
`{"reply": {"id", "ok" | "error"}, "save": null | {"id", "header", "text"}, "room": null | {"id", "told", "text"},
"posts": [[LINK, TEXT]], "busy"}`.

A save comes along whenever the saved text has changed; its text is null when it is to be forgotten. Of a game over
links there comes what the page is told of the room (`table.company`; null: we are in none any more) and, at the host's,
the text that is to be kept of it; whenever either is new. Posts go out on links; where the text is null, the link is to
be closed. While `busy`, there is something to `think` about.
"""

import json
import traceback
from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from types import NoneType
from typing import Any, NamedTuple

from rules.game import IllegalMove, Move, Seat
from table import company as companies
from table import games
from table import room as rooms
from table import save as saves
from table.company import Company
from table.guest import Guest, Keys
from table.host import Host, Post, Secrets
from table.minds import BotFailed, Minds
from table.refused import Refused
from table.report import report
from table.room import Place, Room
from table.table import Sitter, Table, lay

LONGEST = 1_000_000
"""No request is longer than this, saves included."""


class Setting(NamedTuple):
    """The table, the bots at it, and those at other screens.

    Attributes:
        table: the game; None while guests still find their places.
        minds: the bots.
        company: what joins us to other screens; None: everybody is here.
    """

    table: Table | None
    minds: Minds
    company: Company | None = None

    @property
    def busy(self) -> bool:
        """Whether there is to think now: about a bot's move, a hint, or whether a game that is over was a fair one."""
        if self.minds.advised is not None:
            return True
        if isinstance(self.company, Guest):
            return self.company.checking
        return self.table is not None and self.table.busy


class Answer(NamedTuple):
    """What a request comes to.

    Attributes:
        ok: the result.
        setting: the table from now on.
        saved: the save if it was read from one.
        posts: what goes out on links, if there is no company any more from which to take it.
        parted: whether what is kept stays as it is, though there is no table any more.
    """

    ok: Any
    setting: Setting | None
    saved: str | None = None
    posts: tuple[Post, ...] = ()
    parted: bool = False


class Kept(NamedTuple):
    """What was said last of what is only said when it is new."""

    save: str | None = None
    room: dict[str, Any] | None = None


class Bridge:
    """Holds the one table of a page. Whatever is asked of it, the table is changed as a whole or not at all."""

    def __init__(self, rng: Random | None = None) -> None:
        # A module-level generator would repeat itself in each copy of a memory snapshot; the system's does not.
        self._rng = rng or SystemRandom()
        self._setting: Setting | None = None
        self._kept = Kept()
        self._time = 0.0
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
            "part": (self._part, {}),
            "think": (self._think, {}),
            "host": (self._host, {"game": str, "secrets": dict}),
            "rehost": (self._rehost, {"save": str, "text": str, "room": str, "secrets": dict}),
            "join": (self._join, {"secret": str, "token": str, "session": str}),
            "linked": (self._linked, {"link": str}),
            "heard": (self._heard, {"link": str, "text": str}),
            "unlinked": (self._unlinked, {"link": str}),
            "tick": (self._tick, {}),
            "arrange": (self._arrange, {"places": list, "options": dict, "level": int}),
            "begin": (self._begin, {}),
            "end": (self._end, {}),
            "kick": (self._kick, {"member": int}),
            "request": (self._request, {"what": str, "args": dict}),
        }

    def handle(self, text: str) -> str:
        """Answers one request. Never raises: what goes wrong is in the answer."""
        asked: int | None = None
        stuck = False
        try:
            request = _read(text)
            asked = request.get("id")
            if isinstance(now := request.get("now"), int | float):
                self._time = now
            answer = self._answer(request)
            posts, setting = _carried(answer)
            saved, record = (None, None) if answer.parted else self._record(answer.saved, setting)
            room, news = self._news(setting, answer.parted)
            reply = {"id": asked, "ok": answer.ok}
            text = _written(reply, setting is not None and setting.busy, save=record, room=news, posts=posts)
            self._setting, self._kept = setting, Kept(saved, room)
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
        return _written({"id": asked, "error": error}, not stuck and self._setting is not None and self._setting.busy)

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

    def _record(self, read: str | None, setting: Setting | None) -> tuple[str | None, dict[str, Any] | None]:
        """The save's text from now on, and what is to be stored, if anything. A guest's screen stores no game."""
        before = self._setting
        if setting is before:
            return self._kept.save, None
        if setting is not None and setting.table is not None and not isinstance(setting.company, Guest):
            text = saves.written(setting.table)
            if text == (read or self._kept.save):
                return text, None
            return text, {"id": setting.table.game.name, "header": saves.header(setting.table), "text": text}
        if self._kept.save is None or before is None or before.table is None:
            return None, None
        return None, {"id": before.table.game.name, "text": None}

    def _news(self, setting: Setting | None, parted: bool) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        """The room as it is now said to be, and that if it is new."""
        known = self._kept.room
        if setting is not None and self._setting is not None and setting.company is self._setting.company:
            return known, None  # as in every slice of thinking
        if setting is None or setting.company is None:
            gone = known and {"id": None if parted else known["id"], "told": None, "text": None}
            return None, gone or None
        room: dict[str, Any] = {"id": None, "told": companies.told(setting.company), "text": None}
        if isinstance(setting.company, Host):
            room |= {"id": setting.company.room.game.name, "text": rooms.written(setting.company.room)}
        return room, None if room == known else room

    @property
    def _now(self) -> Setting:
        if self._setting is None:
            raise Refused("no-table")
        return self._setting

    @property
    def _table(self) -> Table:
        if self._now.table is None:
            raise Refused("no-table")
        return self._now.table

    @property
    def _hosting(self) -> Host:
        if not isinstance(self._now.company, Host):
            raise Refused("no-table")
        return self._now.company

    def _goes_on(self, table: Table) -> Answer:
        """The answer to what somebody at this screen did, or a bot."""
        _, minds, company = self._now
        if isinstance(company, Host):
            return self._with(company.at(table, self._time), always=True)
        if isinstance(company, Guest):
            return self._with(company.at(table), always=True)
        # Every answer that went out told all events there were.
        return Answer(report(table, told=len(self._table.steps)), Setting(table, minds))

    def _begins(self, table: Table) -> Answer:
        table = table.lucky(self._rng)
        return Answer(report(table), Setting(table, Minds(self._rng)))

    def _with(self, company: Company, always: bool = False) -> Answer:
        """The answer to what has changed the company: its table, if that is another one, or `always`."""
        before, minds, _ = self._now
        table = company.table
        if table is None:
            return Answer(None, Setting(None, Minds(self._rng), company))
        if before is None or not table.continues(before):
            return Answer(report(table), Setting(table, Minds(self._rng), company))
        ok = report(table, told=len(before.steps)) if always or table is not before else None
        return Answer(ok, Setting(table, minds, company))

    def _catalogue(self) -> Answer:
        return Answer(games.catalogue(), self._setting)

    # At this screen

    def _new(self, game: str, options: dict[str, Any], seats: list[Any], level: int) -> Answer:
        return self._begins(lay(games.find(game), _options(options), [_sitter(seat) for seat in seats], level))

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
        company = self._now.company
        if isinstance(company, Guest):
            answer = self._with(company.played(wanted, self._time), always=True)
        else:
            answer = self._goes_on(self._table.play(wanted, self._rng))
        self._now.minds.advised = None
        return answer

    def _seen(self, count: int) -> Answer:
        return self._goes_on(self._table.show(count))

    def _rematch(self) -> Answer:
        table, _, company = self._now
        if isinstance(company, Host):
            return self._with(company.begun(self._time, self._rng))
        if isinstance(company, Guest) or table is None:
            raise Refused("no-table")
        return self._begins(lay(table.game, table.options, table.returned, table.level))

    def _hint(self) -> Answer:
        if self._table.choices:
            self._now.minds.advised = self._table.screen
        return self._goes_on(self._table)

    def _sit(self, seat: int, kind: str) -> Answer:
        if kind not in ("person", "away"):
            raise Refused("bad-message")
        company = self._now.company
        if isinstance(company, Guest):
            return self._with(company.asked("rest", {"rest": kind == "away"}, self._time), always=True)
        table = self._table.seated(seat, "away" if kind == "away" else "person")
        if isinstance(company, Host):
            company = company.at(table, self._time)
        return Answer(report(table), Setting(table, self._now.minds, company))

    def _leave(self) -> Answer:
        company = self._now.company
        return Answer({}, None, posts=() if company is None else company.closed(self._time).posts)

    def _part(self) -> Answer:
        """This screen turns away from the table, which stays as it is kept."""
        return Answer({}, None, parted=True)

    def _think(self) -> Answer:
        """One slice; the table if a bot has moved, else null."""
        if self._setting is None or not self._setting.busy:
            return Answer(None, self._setting)
        table, minds, company = self._setting
        if table is not None and minds.advised is not None:
            return self._advice(table, minds.advised)
        if isinstance(company, Guest):
            return self._with(company.checked())
        thought = minds.slice(self._table)
        if thought is None:
            return Answer(None, self._setting)
        return self._goes_on(self._table.after(*thought).lucky(self._rng))

    def _advice(self, table: Table, advised: Seat) -> Answer:
        """One slice for a hint, if it is still wanted."""
        minds = self._now.minds
        if table.screen != advised or advised not in table.state.to_act:
            minds.advised = None
            return Answer(None, self._setting)
        hint = minds.advise(table, advised)
        return Answer(None, self._setting) if hint is None else self._goes_on(table._replace(hint=hint))

    # With others at other screens

    def _host(self, game: str, secrets: dict[str, Any]) -> Answer:
        found = games.find(game)
        room = Room(found, found.rules.complete({}), 2, ())
        return Answer(None, Setting(None, Minds(self._rng), Host(room, _secrets(secrets)).settled(self._time)))

    def _rehost(self, save: str, text: str, room: str, secrets: dict[str, Any]) -> Answer:
        """The room of a host whose page was away, with the game in it; `text` is that game's save, if there is one."""
        kept = rooms.read(room, self._time)
        if kept.game.name != save:
            raise Refused("save-damaged")
        table = saves.read(text) if kept.playing else None
        if table is not None and (table.game is not kept.game or len(table.sitters) != len(kept.places)):
            raise Refused("save-damaged")
        host = Host(kept, _secrets(secrets), table and table.lucky(self._rng)).settled(self._time)
        setting = Setting(host.table, Minds(self._rng), host)
        return Answer(None if host.table is None else report(host.table), setting, text if host.table else None)

    def _join(self, secret: str, token: str, session: str) -> Answer:
        return Answer(None, Setting(None, Minds(self._rng), Guest(Keys(secret, token, session))))

    def _linked(self, link: str) -> Answer:
        return self._with(self._company.linked(link, self._time))

    def _heard(self, link: str, text: str) -> Answer:
        company = self._company
        if isinstance(company, Host):
            return self._with(company.heard(link, text, self._time, self._rng))
        return self._with(company.heard_from(link, text, self._time))

    def _unlinked(self, link: str) -> Answer:
        company = self._company
        return self._with(company.unlinked(link, self._time) if isinstance(company, Host) else company.unlinked(link))

    def _tick(self) -> Answer:
        return self._with(self._company.ticked(self._time))

    def _arrange(self, places: list[Any], options: dict[str, Any], level: int) -> Answer:
        arranged = [_place(place) for place in places]
        return self._with(self._hosting.arranged(arranged, _options(options), level, self._time))

    def _begin(self) -> Answer:
        return self._with(self._hosting.begun(self._time, self._rng))

    def _end(self) -> Answer:
        return self._with(self._hosting.ended(self._time))

    def _kick(self, member: int) -> Answer:
        return self._with(self._hosting.kicked(member, self._time))

    def _request(self, what: str, args: dict[str, Any]) -> Answer:
        """Something of one who plays with others: a guest asks its host, who does some of it itself."""
        company = self._company
        if isinstance(company, Guest):
            return self._with(company.asked(what, args, self._time))
        seat = args.get("seat")
        if type(seat) is not int or what not in ("wait", "react"):
            raise Refused("bad-message")
        if what == "wait":
            return self._with(company.waited(seat, args.get("wait") is True, self._time))
        return self._with(company.reacted(seat, str(args.get("face")), self._time))

    @property
    def _company(self) -> Company:
        if self._now.company is None:
            raise Refused("no-table")
        return self._now.company


def _carried(answer: Answer) -> tuple[tuple[Post, ...], Setting | None]:
    """What goes out on links, and the setting once it has."""
    setting = answer.setting
    if setting is None or setting.company is None:
        return answer.posts, setting
    if not setting.company.posts:
        return (), setting
    posts, company = setting.company.carried()
    return posts, setting._replace(company=company)


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


def _options(options: dict[str, Any]) -> dict[str, str]:
    if not all(isinstance(value, str) for value in options.values()):
        raise Refused("bad-message")
    return options


def _sitter(seat: Any) -> Sitter:
    if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
        raise Refused("bad-message")
    if seat.get("kind") not in ("person", "bot"):
        raise Refused("bad-message")
    return Sitter(seat["name"], seat["kind"])


def _place(place: Any) -> Place:
    if not isinstance(place, dict) or not isinstance(place.get("name"), str):
        raise Refused("bad-message")
    kind, owner = place.get("kind"), place.get("owner")
    if kind not in ("person", "bot", "open", "remote") or type(owner) not in (int, NoneType):
        raise Refused("bad-message")
    return Place(place["name"], kind, owner)


def _secrets(secrets: dict[str, Any]) -> Secrets:
    if secrets.keys() != {"player", "onlooker"} or not all(isinstance(one, str) for one in secrets.values()):
        raise Refused("bad-message")
    return {"player": secrets["player"], "onlooker": secrets["onlooker"]}


def _written(
    reply: dict[str, Any],
    busy: bool,
    save: dict[str, Any] | None = None,
    room: dict[str, Any] | None = None,
    posts: Sequence[Post] = (),
) -> str:
    answer = {"reply": reply, "save": save, "room": room, "posts": posts, "busy": busy}
    return json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _trace(error: BaseException | None) -> str:
    """Where it happened, causes first, but no message of an exception: it might name a card that none may see."""
    parts: list[str] = []
    while error is not None:
        parts.insert(0, "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__)
        error = error.__cause__ or error.__context__
    return "\n".join(parts)
