"""The names of those at the table: any script, but nothing that could pass for another name or upset a line."""

import unicodedata
from collections.abc import Sequence

from table.refused import Refused

LONGEST = 24
JOINERS = "\u200c\u200d"
"""The only format characters that names need: Persian, Indic scripts and emoji are joined by them."""
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and symbols that look like a space."""


def clean(name: str) -> str:
    """The name without control and direction characters, its spaces collapsed; may be empty."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name).translate(BLANKS)
        if char.isspace() or char in JOINERS or unicodedata.category(char)[0] != "C"
    )
    name = " ".join(kept.split())
    visible = any(unicodedata.category(char)[0] in "LNPS" for char in name)
    return name if visible else ""


def checked(names: Sequence[str]) -> tuple[str, ...]:
    """The names of all seats, cleaned. Raises `Refused` for a name that is empty, too long or used twice."""
    cleaned: dict[str, str] = {}
    for place, name in enumerate(map(clean, names), start=1):
        if not name:
            raise Refused("name-missing", place=place)
        if len(name) > LONGEST:
            raise Refused("name-too-long", place=place, most=LONGEST)
        if _alike(name) in cleaned:
            raise Refused("name-twice", name=name)
        cleaned[_alike(name)] = name
    return tuple(cleaned.values())


def _alike(name: str) -> str:
    """Equal for names that cannot be told apart when they are spoken."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in folded if char not in JOINERS)
