"""What games say: the messages that they show, and those that their words know."""

import re
from collections.abc import Iterator
from typing import Any


def messages(value: Any) -> Iterator[dict[str, Any]]:
    """All messages in a JSON value, nested ones too."""
    if isinstance(value, dict):
        if "key" in value:
            yield value
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


def fluent(text: str) -> dict[str, set[str]]:
    """The messages of a Fluent file: each with the names of its variables."""
    found = {}
    for block in re.split(r"\n(?=[a-z])", text):
        if match := re.match(r"([a-zA-Z][\w-]*) =", block):
            found[match[1]] = set(re.findall(r"\$(\w+)", block))
    return found
