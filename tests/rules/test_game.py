"""The small values of the contract."""

import pytest

from rules.game import LUCK, IllegalMove, Move, Outcome
from tests.rules.games import GAMES


def test_an_illegal_move_says_why_by_key_and_arguments() -> None:
    plain, detailed = IllegalMove("not-your-turn"), IllegalMove("too-many", most=2)
    assert (plain.key, plain.arguments, str(plain)) == ("not-your-turn", {}, "not-your-turn")
    assert (detailed.key, detailed.arguments) == ("too-many", {"most": 2})
    assert "too-many" in str(detailed)
    assert "most" in str(detailed)


def test_a_move_is_written_as_its_verb_and_picks_and_read_back() -> None:
    assert str(Move("doubt")) == "doubt"
    assert str(Move("give", ("♠A", "2"))) == "give ♠A 2"
    assert Move.read("doubt") == Move("doubt")
    assert Move.read("give ♠A 2") == Move("give", ("♠A", "2"))


@pytest.mark.parametrize("text", ["", " ", " go", "go ", "go  E3", "go\tE3", "go E3\n", "go E3\0", "go\u2028E3"])
def test_these_texts_are_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        Move.read(text)


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_nobodys_seat(game: str) -> None:
    assert LUCK not in range(max(GAMES[game].seats))


def test_the_winners_are_all_who_share_the_first_place() -> None:
    assert Outcome((3, 5, 5), (3, 1, 1), "R12").winners == (1, 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_start_says_what_there_is(game: str) -> None:
    rules = GAMES[game]
    with pytest.raises(ValueError, match=rf"99 seats: it takes {rules.seats[0]} to {rules.seats[-1]}"):
        rules.start(99)


@pytest.mark.parametrize("game", GAMES)
def test_options_left_out_take_the_first_value_and_unknown_ones_are_refused(game: str) -> None:
    rules = GAMES[game]
    for seats in rules.seats:
        defaults = {option.name: option.values[0] for option in rules.options}
        assert rules.start(seats) == rules.start(seats, defaults)
        for wrong in [
            {"no such": "true"},
            *({option.name: "no such"} for option in rules.options),
            *({option.name: str(seats)} for option in rules.options if str(seats) not in option.values),
            *({option.name: "0"} for option in rules.options if not option.or_a_seat),
        ]:
            with pytest.raises(ValueError, match="no such option"):
                rules.start(seats, wrong)
    for seats in (-1, 0, rules.seats[0] - 1, rules.seats[-1] + 1):
        with pytest.raises(ValueError, match="seats"):
            rules.start(seats)
