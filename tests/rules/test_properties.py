"""The eight properties that every game keeps, for every number of seats and every combination of options.

Whole games are played by chance, from the start and from the game's crafted positions; where a failing game
may be long, hypothesis plays, so that it can shrink it.
"""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import HIDDEN, LUCK, IllegalMove, Move, State
from tests.rules.games import CASES, GAMES, Case, Turn, combinations, facts, listed, make, play, play_out

by_hypothesis = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each property is asked of `CASES`, or with --every-combination of all that there are."""
    if "case" in metafunc.fixturenames:
        every = metafunc.config.getoption("every_combination")
        cases = tuple(case for game in GAMES for case in combinations(game)) if every else CASES
        metafunc.parametrize("case", cases, ids=str)


def turns(case: Case, games: int = 2) -> Iterator[Turn]:
    """All turns of whole games, played by chance from each position of the case."""
    for name, state in case.positions().items():
        for seed in range(games):
            yield from play_out(state, Random(f"{case} {name} {seed}"))


def states(case: Case, games: int = 2) -> Iterator[State]:
    """All states, those between the events of a move too."""
    yield from case.positions().values()
    for turn in turns(case, games):
        yield from turn.states


@st.composite
def beginnings(draw: st.DrawFn) -> list[Turn]:
    """The first turns of some game; shrinks to a short one."""
    case = draw(st.sampled_from(CASES))
    name = draw(st.sampled_from(sorted(case.positions())))
    chances = draw(st.lists(st.integers(0, 1000), min_size=1, max_size=40))
    return list(play(case.positions()[name], map(Random, chances)))


def same(one: Any, other: Any) -> bool:
    """Equal and of one kind: as tuples, two different kinds of event may be equal."""
    return type(one) is type(other) and one == other


# 1. Same game: options and moves give the same events and states; text forms read back


def test_property_1_the_same_options_and_moves_give_the_same_game(case: Case) -> None:
    game = list(play_out(case.start(), Random(1)))
    again = case.rules.start(case.seats, dict(reversed(case.options)))
    for turn in game:
        repeated = make(again, turn.seat, Move.read(str(turn.move)))
        assert all(itertools.starmap(same, zip(repeated.events, turn.events, strict=True)))
        assert all(itertools.starmap(same, zip(repeated.states, turn.states, strict=True)))
        again = repeated.after


def test_property_1_moves_and_events_read_back_from_their_text(case: Case) -> None:
    for turn in turns(case):
        assert Move.read(str(turn.move)) == turn.move
        for state, event, after in turn.steps:
            text = str(event)
            assert text.isprintable(), "one line"
            read = case.rules.read_event(text)
            assert same(read, event)
            assert same(state.evolve(read), after)
            for viewer in case.viewers:
                seen = event.seen_by(viewer)
                assert same(case.rules.read_event(str(seen)), seen)


# 2. A view is a State


def test_property_2_a_view_has_the_seats_own_moves_and_everybodys_to_act(case: Case) -> None:
    for state in states(case, games=1):
        for viewer in case.viewers:
            view = state.seen_by(viewer)
            assert type(view) is type(state)
            assert view.to_act == state.to_act
            assert view.round == state.round
            assert view.outcome == state.outcome
            assert same(view.seen_by(viewer), view)
            if viewer is not None:
                assert listed(view, viewer) == listed(state, viewer)
                assert bool(view.moves(viewer)) == (viewer in state.to_act)


def test_property_2_moves_are_one_set_however_they_are_asked_for(case: Case) -> None:
    rng = Random(2)
    for state in states(case, games=1):
        for seat in range(case.seats):
            moves, legal = state.moves(seat), listed(state, seat)
            assert legal == listed(state, seat), "in a fixed order"
            assert len(set(legal)) == len(legal)
            assert bool(moves) == bool(legal) == bool(moves.after(()))
            for move in rng.sample(legal, min(len(legal), 25)):
                assert move in moves
                picks = (move.verb, *move.picks)
                assert all(pick in moves.after(picks[:count]) for count, pick in enumerate(picks))
            if legal:
                assert moves.random(rng) in moves
                assert not moves.after((legal[0].verb, "no such pick"))
                assert not moves.after(("no such verb",))
                assert not any(thing in moves for thing in (str(legal[0]), None, 0))


def test_property_2_the_picks_offered_lead_to_legal_moves_only(case: Case) -> None:
    rng = Random(3)
    for state in states(case, games=1):
        for seat in set(state.to_act) - {LUCK}:
            moves, picks = state.moves(seat), ()
            while (following := moves.after(picks)) and len(picks) < 100:
                picks = (*picks, rng.choice(following))
            assert Move(picks[0], picks[1:]) in moves


def test_property_2_what_a_seat_sees_of_an_event_holds_what_everybody_sees(case: Case) -> None:
    for turn in turns(case, games=1):
        for event, viewer in itertools.product(turn.events, case.viewers):
            assert same(event.seen_by(viewer).seen_by(None), event.seen_by(None))
            assert same(event.seen_by(viewer).seen_by(viewer), event.seen_by(viewer))


# 3. Views commute


def test_property_3_a_view_that_follows_the_events_stays_right(case: Case) -> None:
    for turn in turns(case):
        for state, event, after in turn.steps:
            for viewer in case.viewers:
                assert same(state.seen_by(viewer).evolve(event.seen_by(viewer)), after.seen_by(viewer))


@by_hypothesis
@given(beginnings())
def test_property_3_a_view_that_follows_all_events_from_the_start_stays_right(game: list[Turn]) -> None:
    first = game[0].before
    for viewer in (*range(len(first.scores)), None):
        view = first.seen_by(viewer)
        for turn in game:
            for event in turn.events:
                view = view.evolve(event.seen_by(viewer))
        assert same(view, game[-1].after.seen_by(viewer))


# 4. No leak


def test_property_4_games_that_look_alike_to_a_seat_give_it_equal_views_and_moves(case: Case) -> None:
    """Two games in step, the second with other secret choices; where the events differ, it starts anew."""
    different = 0
    for number, (name, state) in enumerate(case.positions().items()):
        for viewer in {number % case.seats, (number + 1) % case.seats, None}:
            rng = Random(f"{case} {name} {viewer}")
            twin = state
            for turn in play_out(state, rng):
                move = turn.move
                if turn.seat != viewer:
                    move = facts(case.game).disguise(twin, turn.seat, turn.move, rng)
                other = make(twin, turn.seat, move)
                seen = [event.seen_by(viewer) for event in turn.events]
                if seen != [event.seen_by(viewer) for event in other.events]:
                    twin = turn.after
                    continue
                twin = other.after
                different += not same(twin, turn.after)
                for one, another in zip(turn.states, other.states, strict=True):
                    view = one.seen_by(viewer)
                    assert same(view, another.seen_by(viewer))
                    assert repr(view) == repr(another.seen_by(viewer))
                    assert one.to_act == another.to_act
                    assert one.round == another.round
                    if viewer is not None:
                        assert listed(one, viewer) == listed(another, viewer)
    if case.rules.secrets:
        assert different > case.seats, "no two games differed, so nothing was tried"
    else:
        assert all(same(case.start().seen_by(viewer), case.start()) for viewer in case.viewers)


# 5. Imagined worlds are possible


def test_property_5_an_imagined_world_looks_like_the_view_and_could_have_come_about(case: Case) -> None:
    rng = Random(5)
    for state in states(case, games=1):
        facts(case.game).check_possible(state)
        for viewer in case.viewers:
            view = state.seen_by(viewer)
            world = view.imagine(rng)
            assert same(world.seen_by(viewer), view)
            assert HIDDEN not in repr(world)
            facts(case.game).check_possible(world)


@by_hypothesis
@given(beginnings(), st.integers(0, 1000))
def test_property_5_an_imagined_world_can_be_played_to_its_end(game: list[Turn], seed: int) -> None:
    state = game[-1].after
    for viewer in (*range(len(state.scores)), None):
        world = state.seen_by(viewer).imagine(Random(seed))
        for turn in play_out(world, Random(seed)):
            world = turn.after
        assert world.outcome is not None


# 6. Nothing vanishes


def test_property_6_every_card_is_in_exactly_one_place_after_every_event(case: Case) -> None:
    for state in states(case):
        facts(case.game).check_sums(state)


@by_hypothesis
@given(beginnings())
def test_property_6_nothing_vanishes_from_a_short_game(game: list[Turn]) -> None:
    for turn in game:
        for state in turn.states:
            facts(_game_of(state)).check_sums(state)


def _game_of(state: State) -> str:
    return type(state).__module__.removeprefix("rules.")


# 7. It ends


def test_property_7_it_ends_and_the_outcome_names_every_seats_score_and_place(case: Case) -> None:
    for name, first in case.positions().items():
        for seed in range(3):
            state, moves = first, 0
            for turn in play_out(first, Random(f"{case} {name} {seed}")):
                assert turn.before.outcome is None
                assert turn.events, "a move has a consequence"
                state, moves = turn.after, moves + 1
            assert moves <= facts(case.game).LONGEST
            assert state.to_act == ()
            outcome = state.outcome
            assert outcome is not None
            assert outcome.scores == state.scores
            assert len(outcome.scores) == len(outcome.places) == case.seats
            assert outcome.winners
            assert outcome.rule.startswith("R")
            for place in outcome.places:
                assert place == 1 + sum(other < place for other in outcome.places)


# 8. Garbage is refused

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
garbage_moves = st.builds(Move, words, st.tuples() | st.tuples(words) | st.tuples(words, words))


def test_property_8_a_move_that_is_not_legal_is_refused_and_the_state_untouched(case: Case) -> None:
    legal = list(itertools.islice({turn.move: None for turn in turns(case, games=1)}, 12))
    twisted = [Move(""), Move(legal[0].verb), Move(HIDDEN)]
    for verb, picks in legal[:4]:
        twisted += [Move(verb.upper(), picks), Move(verb, picks[:-1]), Move(verb, (*picks, HIDDEN))]
    rng = Random(8)
    for state in case.positions().values():
        for turn in play_out(state, rng):
            before = repr(turn.before)
            moves = rng.sample((*legal, *twisted), 10)
            for seat, move in itertools.product(range(-2, case.seats + 1), moves):
                if seat in turn.before.to_act and move in turn.before.moves(seat):
                    assert turn.before.decide(seat, move)
                elif seat in turn.before.to_act:
                    assert refused(turn.before, seat, move)
                else:
                    assert refused(turn.before, seat, move) == "not-your-turn"
            assert repr(turn.before) == before
        assert all(refused(turn.after, seat, turn.move) for seat in range(case.seats)), "it is over"


def refused(state: State, seat: int, move: Move) -> str:
    """The message key with which the rules refuse the move, or "" if they don't."""
    try:
        state.decide(seat, move)
    except IllegalMove as reason:
        return reason.key
    return ""


@by_hypothesis
@given(beginnings(), garbage_moves, st.integers())
def test_property_8_any_other_move_is_refused(game: list[Turn], move: Move, seat: int) -> None:
    state = game[-1].after
    for owner in {seat, *range(len(state.scores))}:
        if owner not in state.to_act or move not in state.moves(owner):
            assert refused(state, owner, move)


@settings(by_hypothesis, max_examples=400)
@given(st.text())
def test_property_8_text_that_is_no_move_is_a_value_error(text: str) -> None:
    try:
        move = Move.read(text)
    except ValueError:
        return
    assert str(move) == text
    assert text.isprintable()


def reads(case: Case, text: str) -> bool:
    """Whether the text is an event's; then it is its very text, one line without empty parts."""
    try:
        event = case.rules.read_event(text)
    except ValueError:
        return False
    assert str(event) == text
    assert text.isprintable()
    assert all(part for word in text.split(" ") for part in word.split(","))
    return True


@settings(by_hypothesis, max_examples=100)
@given(st.sampled_from(CASES), st.text())
def test_property_8_text_that_is_no_event_is_a_value_error(case: Case, text: str) -> None:
    assert not reads(case, text)


@settings(by_hypothesis, max_examples=100)
@given(beginnings(), st.data())
def test_property_8_the_text_of_an_event_with_a_flaw_is_a_value_error_or_another_event(
    game: list[Turn], data: st.DataObject
) -> None:
    game_name = _game_of(game[0].before)
    case = next(case for case in CASES if case.game == game_name)
    text = str(data.draw(st.sampled_from(game[-1].events)))
    at = data.draw(st.integers(0, len(text)))
    flaw = data.draw(st.sampled_from(list(" ,-\n\t0+_٣?")) | st.characters() | st.just(""))
    cut = data.draw(st.integers(0, 3))
    reads(case, text[:at] + flaw + text[at + cut :])


def test_property_8_no_field_of_an_event_may_be_left_out_or_left_empty(case: Case) -> None:
    kinds = {type(event): event for turn in turns(case, games=1) for event in turn.events}
    for event in kinds.values():
        verb, *fields = str(event).split(" ")
        for text in (
            verb.upper() + str(event)[len(verb) :],
            f"{event} -",
            f"{event} ",
            f" {event}",
            f"{event}\n",
            *(" ".join((verb, *fields[:at], *fields[at + 1 :])) for at in range(len(fields))),
            *(
                " ".join((verb, *fields[:at], wrong, *fields[at + 1 :]))
                for at, field in enumerate(fields)
                for wrong in ("", ",", f"{field},", *((f"0{field}", f"+{field}", "٣") if field.isdigit() else ()))
            ),
        ):
            assert not reads(case, text)
