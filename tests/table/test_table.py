"""Who is at the screen, what it shows when, and how a choice is made tap by tap."""

from random import Random

import pytest

from rules.game import Move
from table import games
from table.table import AHEAD, Sitter, Table, lay
from tests.table.page import Page, persons_and_bots


def _page(game: str, pattern: str, seed: int = 5, **options: str) -> Page:
    page = Page(Random(seed))
    page.new(game, pattern, **options)
    return page


def _table(game: str, pattern: str) -> Table:
    """A table without a page, for positions that play seldom reaches."""
    sitters = [Sitter(seat["name"], seat["kind"]) for seat in persons_and_bots(pattern)]  # type: ignore[arg-type]
    return lay(games.find(game), {}, sitters)


def _hand(page: Page, seat: int) -> list[str]:
    """The cards that the screen shows face up in a hand."""
    zone = next(zone for zone in page.table["scene"]["zones"] if zone["id"] == f"hand:{seat}")
    return [card["pick"] for card in zone["cards"] if "pick" in card]


# the screen and the curtain


@pytest.mark.parametrize("game", ["mausen", "shells"])
def test_one_person_against_bots_is_always_at_the_screen_without_a_curtain(game: str) -> None:
    page = _page(game, "bpb")
    while not page.over:
        assert (page.table["screen"], page.table["curtain"]) == (1, None)
        page.step()
    assert page.table["screen"] == 1


def test_bots_among_themselves_are_watched_by_everybody() -> None:
    page = _page("shells", "bbb")
    while not page.over:
        assert (page.table["screen"], page.table["curtain"], page.table["picks"]) == (None, None, [])
        page.step()
    assert page.table["end"]["places"]


def test_the_curtain_asks_for_each_person_in_turn_once_all_is_shown() -> None:
    page = _page("mausen", "ppp")
    for seat in range(3):
        assert (page.table["screen"], page.table["curtain"]) == (None, seat)
        page.ask("look", seat=seat)
        assert (page.table["screen"], page.table["curtain"]) == (seat, None)
        page.ask("play", move=f"lay E{seat + 1}")
        assert (page.table["screen"], page.table["curtain"]) == (None, None)
        assert page.table["frames"]
        page.wait()
    assert page.table["curtain"] == 0


def test_the_curtain_asks_for_those_who_sit_after_the_last_person_to_move_first() -> None:
    table = _table("mausen", "pppp")
    table = table._replace(moves=((1, Move("lay", ("E3",))),))
    for owing, first in [((0, 2, 3), 2), ((0, 3), 3), ((0,), 0), ((0, 1), 0), ((), None)]:
        state = table.state._replace(to_act=owing)  # type: ignore[attr-defined]
        assert table._replace(state=state).curtain == first


def test_without_secrets_persons_come_to_the_screen_in_turn_and_no_curtain_asks() -> None:
    game = games.find("shells")
    open_game = game._replace(rules=game.rules._replace(secrets=False))
    table = lay(open_game, {}, [Sitter("Ada", "person"), Sitter("Ben", "person")])
    table, rng, came = table.lucky(Random(1)), Random(2), []
    while table.state.to_act:
        assert table.screen is None
        table = table.show(len(table.steps))
        assert table.curtain is None
        assert table.screen in table.state.to_act
        came.append(table.screen)
        table = table.play(table.choices.random(rng), rng)
    assert set(came) == {0, 1}


def test_only_the_one_for_whom_the_curtain_asks_may_look() -> None:
    page = _page("mausen", "pppb")
    page.wait()
    assert page.table["curtain"] == 0
    for seat in (1, 2, 3, 4, -1, 99):
        assert page.error("look", seat=seat) == {"key": "not-asked"}
    page.ask("look", seat=0)
    assert page.ask("look", seat=0) == page.table
    assert page.error("look", seat=1) == {"key": "not-asked"}


def test_nobody_may_look_while_there_is_something_to_show() -> None:
    page = _page("mausen", "pp")
    page.choose("lay E3")
    assert page.table["frames"]
    assert page.error("look", seat=1) == {"key": "not-asked"}


def test_nobody_may_choose_behind_the_curtain() -> None:
    page = _page("mausen", "pp")
    for verb, fields in [
        ("pick", {"token": "lay"}),
        ("unpick", {"token": "lay"}),
        ("play", {"move": "lay E3"}),
    ]:
        assert page.error(verb, **fields) == {"key": "nobody-at-screen"}


def test_bots_choose_before_the_curtain_asks_and_never_during_a_choice() -> None:
    page = _page("mausen", "pbpb")
    while not page.over:
        if page.table["curtain"] is not None or (page.table["screen"] is not None):
            assert page.table["thinking"] == []
            assert not page.busy
        page.step()


def test_bots_wait_when_they_are_far_ahead_of_the_screen() -> None:
    page = _page("shells", "bbb")
    while page.busy:
        page.send('{"do":"think"}')
    assert AHEAD <= len(page.table["frames"]) <= AHEAD + 4  # the last move may have ended a round: three are dealt to
    assert page.table["thinking"]
    assert page.send('{"do":"think"}')["ok"] is None
    page.ask("seen", count=page.table["seen"] + 5)
    assert page.busy


def test_bots_may_choose_while_the_person_chooses_and_the_picks_stay() -> None:
    page = _page("mausen", "pb")
    page.ask("pick", token="E3")
    while page.busy:
        page.step()
    assert page.table["frames"]
    assert page.table["move"] == "lay E3"


# frames, log, end


def test_frames_are_shown_one_by_one_and_become_the_log() -> None:
    page = _page("mausen", "pp", open_piles="true")
    page.choose("lay E3")
    page.choose("lay M1")
    frames = page.table["frames"]
    assert [frame["step"] for frame in frames].count(True) >= 4
    assert frames[-1]["scene"]["heading"]["args"]["round"] == 2
    lines = list(page.table["log"])
    for left in range(len(frames), 0, -1):
        assert page.table["frames"] == frames[-left:]
        line = page.table["frames"][0]["line"]
        lines += [line] if line else []
        page.ask("seen", count=page.table["seen"] + 1)
        assert page.table["log"] == lines


def test_what_the_page_was_told_is_not_told_again() -> None:
    page = _page("mausen", "pp", open_piles="true")
    page.choose("lay E3")
    page.wait()
    page.ask("look", seat=1)
    assert page.ask("play", move="lay M1")["frames"] == page.table["frames"]
    for _ in page.table["frames"][1:]:
        news = page.ask("seen", count=page.table["seen"] + 1)
        assert (news["frames"], news["log"]) == ([], [])
    reloaded = page.reload()
    assert reloaded.table["frames"] == page.table["frames"] != []
    assert reloaded.table["log"] == page.table["log"] != []


def test_seen_never_goes_back_and_never_beyond_what_happened() -> None:
    page = _page("mausen", "pp")
    page.choose("lay E3")
    page.wait()
    shown = page.table["seen"]
    assert shown > 0
    assert page.ask("seen", count=0)["seen"] == shown
    for count in (shown + 1, -1, 10**12):
        assert page.error("seen", count=count) == {"key": "bad-message"}


def test_the_course_holds_the_scores_at_the_end_of_each_round() -> None:
    page = _page("shells", "pp", rounds="2")
    sums = [0, 0]
    rounds = []
    for _ in range(2):
        for turn in range(6):
            page.wait()
            page.ask("look", seat=turn % 2)
            page.ask("pick", token="show") if page.table["picks"] == [] else None
            card = _hand(page, turn % 2)[0]
            sums[turn % 2] += int(card[5:])
            page.ask("play", move=f"show {card}")
        rounds.append(list(sums))
    assert page.table["end"]["course"] == rounds
    assert page.table["end"]["scores"] == sums
    assert page.table["end"]["rule"] == "R1"


def test_there_is_no_end_before_the_end() -> None:
    page = _page("shells", "pb")
    while page.table["end"] is None:
        assert page.table["scene"]["acting"] or page.table["frames"]
        page.step()
    assert page.table["scene"]["acting"] == []
    assert page.error("play", move="show shell01") == {"key": "not-your-turn"}
    assert page.error("pick", token="show") == {"key": "not-your-turn"}


def test_a_rematch_keeps_game_seats_and_options_and_starts_anew() -> None:
    page = _page("shells", "pbp", aim="low", rounds="1")
    page.finish()
    before = page.table
    after = page.ask("rematch")
    for part in ("game", "seats", "options"):
        assert after[part] == before[part]
    assert (after["end"], after["log"], after["seen"]) == (None, [], 0)
    page.finish()
    assert page.table["end"] is not None


def test_leaving_forgets_the_save_and_clears_the_table() -> None:
    page = _page("shells", "pb")
    assert "shells" in page.saves
    assert page.ask("leave") == {}
    assert page.saves == {}
    page.table = {}
    for verb in ("leave", "rematch"):
        assert page.error(verb) == {"key": "no-table"}
    assert page.error("seen", count=0) == {"key": "no-table"}
    assert not page.busy


# picks


def test_a_verb_that_is_the_only_one_comes_by_itself() -> None:
    page = _page("mausen", "pb")
    assert (page.table["picks"], page.table["move"]) == (["lay"], None)
    assert page.ask("unpick", token="lay")["picks"] == ["lay"]


def test_a_verb_that_is_not_the_only_one_is_picked() -> None:
    page = _page("shells", "pb")
    page.wait()
    assert page.table["picks"] == []
    assert page.pickable == ["show", "hide"]
    assert page.ask("pick", token="show")["picks"] == ["show"]
    assert page.ask("pick", token="hide")["picks"] == ["hide"]


def test_another_card_replaces_the_last_one_where_no_more_fits() -> None:
    page = _page("mausen", "pb")
    assert page.ask("pick", token="E3")["move"] == "lay E3"
    assert page.ask("pick", token="M1")["move"] == "lay M1"
    assert page.ask("pick", token="M1")["picks"] == ["lay", "M1"]


def test_a_move_of_several_cards_is_complete_only_with_all_of_them() -> None:
    page = _page("shells", "pb")
    page.wait()
    page.ask("pick", token="hide")
    first = page.pickable[0]
    page.ask("pick", token=first)
    assert page.table["move"] is None
    second = page.pickable[0]
    assert page.ask("pick", token=second)["move"] == f"hide {first} {second}"
    assert page.ask("unpick", token=second)["picks"] == ["hide", first]


def test_taking_a_pick_back_takes_back_what_hung_on_it() -> None:
    page = _page("shells", "pb")
    page.wait()
    page.ask("pick", token="hide")
    first = page.pickable[0]
    page.ask("pick", token=first)
    page.ask("pick", token=page.pickable[0])
    assert page.ask("unpick", token="hide")["picks"] == []


def test_what_was_not_picked_is_no_harm_to_take_back() -> None:
    page = _page("mausen", "pb")
    before = page.table
    assert page.ask("unpick", token="E3") == before


@pytest.mark.parametrize("token", ["E5", "", "lay E3", "hide", "\ud800", "lay" * 1000])
def test_what_cannot_be_picked_is_refused(token: str) -> None:
    page = _page("mausen", "pb")
    assert page.error("pick", token=token) == {"key": "no-such-pick"}


def test_picks_are_gone_with_the_move_that_they_made() -> None:
    table = _table("shells", "pb").lucky(Random(1))
    state = table.state
    hand = state.hands[0]  # type: ignore[attr-defined]
    alone = table._replace(state=state._replace(hands=(hand, ())))  # type: ignore[attr-defined]
    chosen = alone.pick("show").pick(hand[0])
    assert chosen.picks == ("show", hand[0])
    assert chosen.play(Move("show", (hand[0],)), Random(1)).picks == ()


def test_picks_of_one_person_are_gone_when_the_next_one_looks() -> None:
    page = _page("mausen", "pp")
    page.ask("look", seat=0)
    page.ask("pick", token="E3")
    page.choose("lay M1")
    assert page.table["picks"] == []
    page.wait()
    page.ask("look", seat=1)
    assert page.table["picks"] == ["lay"]
