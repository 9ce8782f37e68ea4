"""The text of a message: a checksum, and a JSON object that says what it is.

Reading trusts nothing: a message has its very fields, each of its type, and nothing else.
"""

import json
from collections.abc import Mapping
from typing import Any
from zlib import crc32

VERSION = 1
"""The version of the protocol; only those who speak the same one play together."""

Shape = Mapping[str, type | tuple[type, ...]]
Message = dict[str, Any]

NOTHING = type(None)

OF_GUESTS: Mapping[str, Shape] = {
    "hello": {"version": int, "secret": str, "token": str, "session": str, "game": int, "events": int, "moves": int},
    "know": {"room": int, "game": int, "events": int, "moves": int, "lost": bool},
    "do": {"number": int, "what": str, "args": dict},
    "bye": {},
}
OF_HOSTS: Mapping[str, Shape] = {
    "welcome": {"version": int, "member": int, "role": str, "game": int, "events": int},
    "room": {"rev": int, "room": dict},
    "events": {"game": int, "seats": list, "start": int, "events": list, "hash": (str, NOTHING)},
    "moves": {"game": int, "start": int, "moves": list, "total": int},
    "done": {"number": int, "count": int, "why": (dict, NOTHING)},
    "beat": {},
    "wrong": {"why": str},
    "bye": {"why": str},
}


FINAL = frozenset({"version", "wrong-secret", "banned", "full", "elsewhere", "host-left"})
"""Reasons to say goodbye after which a guest does not come back by itself."""

FAULTS = frozenset({"too-long", "malformed", "too-many", "out-of-turn", "others-seat", "busy"})
"""What else can be wrong; who goes on so is dropped, and may come back."""


class PeerFault(ValueError):
    """The other side is at fault: its message is worth nothing, and what we hold is as before.

    Attributes:
        key: message key that says what was wrong.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def written(say: str, **fields: Any) -> str:
    """The text of a message."""
    body = json.dumps({"say": say, **fields}, ensure_ascii=False, separators=(",", ":"))
    return f"{_check(body)}{body}"


def read(text: str, shapes: Mapping[str, Shape], longest: int) -> Message:
    """The message that a text stands for.

    Raises `PeerFault`: "too-long", "malformed", or "version" for a greeting in another version of the protocol.
    """
    if len(text) > longest:
        raise PeerFault("too-long")
    body = text[8:]
    if text[:8] != _check(body):
        raise PeerFault("malformed")
    try:
        message = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise PeerFault("malformed") from error
    if not isinstance(message, dict):
        raise PeerFault("malformed")
    if message.get("say") in ("hello", "welcome") and message.get("version") != VERSION:
        raise PeerFault("version")
    say = message.get("say")
    shape = shapes.get(say) if isinstance(say, str) else None
    if shape is None or not fits({key: value for key, value in message.items() if key != "say"}, shape):
        raise PeerFault("malformed")
    return message


def fits(fields: Mapping[str, Any], shape: Shape) -> bool:
    """Whether these are the very fields of a shape. No `bool` passes for an `int`."""
    return fields.keys() == shape.keys() and all(
        type(value) in (kinds if isinstance(kinds := shape[key], tuple) else (kinds,)) for key, value in fields.items()
    )


def is_message(why: Any) -> bool:
    """Whether it is the key of a message with its arguments."""
    if not isinstance(why, dict) or not fits(why, {"key": str, "args": dict}):
        return False
    return all(type(value) in (str, int) for value in why["args"].values())


def _check(body: str) -> str:
    return f"{crc32(body.encode('utf-8', 'surrogatepass')):08x}"
