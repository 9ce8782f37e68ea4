"""Saved games as the browser keeps them, made without playing them there."""

import json
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any
from zlib import crc32

from playwright.sync_api import Page

from rules.game import Move
from table import games, save
from table.table import Sitter, Table, lay

Record = dict[str, Any]
"""A record of the browser's storage: {"id", "header", "text"}."""

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gus", "Hedy")

_STORE = """([mode, act, argument]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open("katzentisch", 2);
    opening.onupgradeneeded = () => {
        opening.result.createObjectStore("saves", { keyPath: "id" });
        opening.result.createObjectStore("rooms", { keyPath: "game" });
        opening.result.createObjectStore("companies", { keyPath: "id" });
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("saves", mode);
        const request = transaction.objectStore("saves")[act](argument);
        transaction.oncomplete = () => (opening.result.close(), resolve(request.result ?? null));
    };
})"""


def record(kinds: str, rounds: int, seed: int = 3, **options: str) -> Record:
    """A game of Mausen after so many rounds."""
    return reached("mausen", kinds, lambda state: state.outcome is not None or state.round > rounds, seed, **options)


def reached(game: str, kinds: str, until: Callable[[Any], bool], seed: int = 3, **options: str) -> Record:
    """The first game by chance, of this seed and those after it, that comes to such a state; all of it is seen.

    Args:
        game: what is played.
        kinds: who plays, such as `pbb`: a person and two bots.
        until: whether a whole state, in which a seat or nobody is to act, is one to stop at.
        seed: of the first game.
        options: those of the game that are not the usual ones.
    """
    for number in range(seed, seed + 1000):
        rng = Random(number)
        table = _laid(game, kinds, options).lucky(rng)
        while table.state.to_act and not until(table.state):
            seat = table.state.to_act[0]
            table = table.after(seat, table.state.moves(seat).random(rng)).lucky(rng)
        if until(table.state):
            return _record(table)
    raise AssertionError(f"no game of {game} comes to such a state")


def played(game: str, kinds: str, moves: Iterable[Move], **options: str) -> Record:
    """The game of these moves, those of luck too; all of it is seen."""
    table = _laid(game, kinds, options)
    for move in moves:
        table = table.after(table.state.to_act[0], move)
    return _record(table)


def _laid(game: str, kinds: str, options: Mapping[str, str]) -> Table:
    sitters = [Sitter(name, "person" if kind == "p" else "bot") for name, kind in zip(NAMES, kinds, strict=False)]
    return lay(games.find(game), options, sitters)


def _record(table: Table) -> Record:
    table = table.show(len(table.steps))
    return {"id": table.game.name, "header": save.header(table), "text": save.written(table)}


def telling(made: Record) -> Record:
    """The same, but the last step that explains something has yet to be shown."""
    steps = save.read(made["text"]).steps
    last = max(at for at, step in enumerate(steps) if step.told["step"])
    return forged(made, lambda body: body.update(seen=last))


def called(made: Record, names: Iterable[str]) -> Record:
    """The same, but those who sit there are called so."""

    def rename(body: dict[str, Any]) -> None:
        body["seats"] = [[name, kind] for name, (_, kind) in zip(names, body["seats"], strict=False)]

    return forged(made, rename)


def forged(made: Record, change: Callable[[dict[str, Any]], object]) -> Record:
    """A record whose text was changed by someone who knows how its checksum is made."""
    body = json.loads(made["text"])
    del body["check"]
    change(body)

    def text() -> str:
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))

    body["check"] = crc32(text().encode())
    return made | {"text": text()}


def put(page: Page, base_url: str, made: Record) -> None:
    """Put a record into the storage before the page is loaded."""
    empty = f"{base_url}empty"
    page.route(empty, lambda route: route.fulfill(content_type="text/html", body="<link rel=icon href=data:,>"))
    page.goto(empty)
    page.evaluate(_STORE, ["readwrite", "put", made])


def kept(page: Page, game: str = "mausen") -> Record | None:
    """A game's record in the storage now."""
    found: Record | None = page.evaluate(_STORE, ["readonly", "get", game])
    return found
