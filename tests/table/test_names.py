"""Names of persons and bots."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.names import LONGEST, checked, clean
from table.refused import Refused


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Lena  ", "Anna Lena"),
        ("An\x00na\x1b[31m\x7f", "Anna[31m"),
        ("\u202egnauL\u202c", "gnauL"),
        ("\u2067\u200fשרה\u2069", "שרה"),
        ("محمد", "محمد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<b>Eve</b>", "<b>Eve</b>"),
        ("{$seat}", "{$seat}"),
        ("A\u0308rzte", "Ärzte"),
        ("Zoë\u00ad\ufeff\u2060", "Zoë"),
        ("\ud800Eve", "Eve"),
        ("\ue000Eve", "Eve"),
    ],
)
def test_a_name_loses_what_could_upset_a_line_and_nothing_else(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164", "\u2800 \u2800", "\u200d", "\u0301", "\u202e", "\u00a0\u2003"]
)
def test_a_name_that_nobody_can_see_is_empty(name: str) -> None:
    assert clean(name) == ""


@pytest.mark.parametrize(
    ("names", "key", "arguments"),
    [
        (["Anna", " "], "name-missing", {"place": 2}),
        (["A" * 25, "Ben"], "name-too-long", {"place": 1, "most": 24}),
        (["Anna", "Ben", " Anna"], "name-twice", {"name": "Anna"}),
        (["Anna", "ANNA"], "name-twice", {"name": "ANNA"}),
        (["Groß", "GROSS"], "name-twice", {"name": "GROSS"}),
        (["Anna", "\u202eAnna"], "name-twice", {"name": "Anna"}),
        (["Anna", "An\u200dna"], "name-twice", {"name": "An\u200dna"}),
        (["Anna", "Ａｎｎａ"], "name-twice", {"name": "Ａｎｎａ"}),
    ],
)
def test_bad_names_are_refused_with_the_reason(
    names: list[str], key: str, arguments: dict[str, str | int]
) -> None:
    with pytest.raises(Refused) as refused:
        checked(names)
    assert (refused.value.key, refused.value.arguments) == (key, arguments)


def test_the_longest_name_and_the_shortest_are_taken() -> None:
    assert checked(["A" * LONGEST, "B"]) == ("A" * 24, "B")


@given(st.text(st.characters(exclude_categories=[]), max_size=40))
def test_cleaning_twice_changes_nothing_more(name: str) -> None:
    assert clean(clean(name)) == clean(name)
