"""The text form of events, on events of no game."""

from typing import NamedTuple

import pytest

from rules.text import reader, written


class Sang(NamedTuple):
    who: int
    song: str
    loudness: int | None
    notes: tuple[str, ...]
    beats: tuple[int, ...]


class Bowed(NamedTuple):
    who: int


EVENTS = {
    Sang(1, "aria", 9, ("c", "d2"), (4, 10)): "sang 1 aria 9 c,d2 4,10",
    Sang(0, "x", None, (), ()): "sang 0 x - - -",
    Sang(-1, "x", 0, ("c",), (0,)): "sang -1 x 0 c 0",
    Bowed(3): "bowed 3",
}


@pytest.mark.parametrize(("event", "text"), EVENTS.items())
def test_an_event_is_written_as_its_verb_and_fields_and_reads_back(event: Sang | Bowed, text: str) -> None:
    assert written(event) == text
    read = reader(Sang, Bowed)(text)
    assert type(read) is type(event)
    assert read == event


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bowed",
        "bowed 3 4",
        "Bowed 3",
        "danced 3",
        "bowed x",
        "bowed 03",
        "bowed -",
        "bowed 3 ",
        " bowed 3",
        "bowed\t3",
        "bowed 3\n",
        "sang 1 a\x07 9 c 4",
        "sang 1 aria 9 c,,d 4",
        "sang 1 aria 9 c, 4",
        "sang 1 aria 9 c 4,x",
        "sang 1 aria 9 c  4",
        "sang 1 aria",
        "sang 1  9 c 4",
    ],
)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not an event|an empty field|invalid literal"):
        reader(Sang, Bowed)(text)


def test_a_text_of_the_wrong_shape_is_named_in_the_refusal() -> None:
    with pytest.raises(ValueError, match=r"^not an event: 'danced 3'$"):
        reader(Sang, Bowed)("danced 3")
    with pytest.raises(ValueError, match=r"^not an event: 'bowed 03'$"):
        reader(Sang, Bowed)("bowed 03")
    with pytest.raises(ValueError, match=r"^an empty field: 'c,'$"):
        reader(Sang, Bowed)("sang 1 aria 9 c, 4")
