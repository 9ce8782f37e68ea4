"""The one-line text form of events: the verb and each field, which reads back to an equal event."""

from collections.abc import Callable
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints


def written(event: Any) -> str:
    """The text form of an event, a `NamedTuple` of ints, strings, None and tuples of ints or strings.

    The verb is the lower-case name of its class: `Chose(1, "E3")` becomes `chose 1 E3`. Nothing is `-`.
    """
    return " ".join((type(event).__name__.lower(), *map(_written, event)))


def reader(*kinds: type) -> Callable[[str], Any]:
    """A function that reads the text form of the given kinds of event, and raises `ValueError` for other text."""
    known = {kind.__name__.lower(): (kind, tuple(get_type_hints(kind).values())) for kind in kinds}

    def read(text: str) -> Any:
        verb, *words = text.split(" ")
        kind, types = known.get(verb, (None, ()))
        if kind is None or len(words) != len(types) or not text.isprintable():
            raise ValueError(f"not an event: {text!r}")
        event = kind(*(_read(word, wanted) for word, wanted in zip(words, types, strict=True)))
        if written(event) != text:
            raise ValueError(f"not an event: {text!r}")
        return event

    return read


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


def _read(word: str, wanted: Any) -> Any:
    if not all(word.split(",")):
        raise ValueError(f"an empty field: {word!r}")
    if get_origin(wanted) is tuple:
        item = get_args(wanted)[0]
        return () if word == "-" else tuple(item(part) for part in word.split(","))
    if NoneType in get_args(wanted):
        return None if word == "-" else get_args(wanted)[0](word)
    return wanted(word)
