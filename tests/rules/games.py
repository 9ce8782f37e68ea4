"""What the tests of all games share: which games there are, and how one is played by chance.

A game is found by its module in `rules`; what only it knows (its sums, its crafted positions, …) is in the module
`tests.rules.facts_<game>` (of somebody else's game: `facts_<game>`, on the path), whose parts `Facts` lists.
"""

import functools
import importlib
import importlib.util
import itertools
import pkgutil
from collections.abc import Iterator
from importlib.metadata import entry_points
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, cast

import rules
from rules.game import LUCK, Move, Rules, Seat, State

GAMES: MappingProxyType[str, Rules] = MappingProxyType(
    {
        module.name: found.RULES
        for module in pkgutil.iter_modules(rules.__path__)
        if hasattr(found := importlib.import_module(f"rules.{module.name}"), "RULES")
    }
    | {
        entry.name.replace("-", "_"): entry.load().rules
        for entry in entry_points(group="katzentisch.games")
        if not entry.value.startswith("games.")
    }
)
"""Every game's rules by its name: ours, and those of other wheels that are installed."""


class Facts(Protocol):
    """What a game's module of facts has."""

    LONGEST: int
    """No game has more moves than this."""

    def positions(self, start: State) -> dict[str, State]:
        """Positions, by a name for each, that random play from `start` seldom or never reaches."""
        ...

    def check_sums(self, state: State) -> None:
        """Asserts that nothing vanished or came from nowhere."""
        ...

    def check_possible(self, state: State) -> None:
        """Asserts that a whole state could have come about."""
        ...

    def disguise(self, state: State, seat: Seat, move: Move, rng: Random) -> Move:
        """A legal move of `seat`, drawn by chance, that to the others may look like `move`."""
        ...


def facts(game: str) -> Facts:
    ours = f"tests.rules.facts_{game}"
    return cast(Facts, importlib.import_module(ours if importlib.util.find_spec(ours) else f"facts_{game}"))


class Case(NamedTuple):
    """A game for a number of seats, with all options chosen."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)))

    @property
    def rules(self) -> Rules:
        return GAMES[self.game]

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and the onlooker."""
        return (*range(self.seats), None)

    def start(self) -> State:
        return self.rules.start(self.seats, dict(self.options))

    @functools.cache  # noqa: B019  (there are few cases, and they last)
    def positions(self) -> dict[str, State]:
        """Where random play sets out from: the start, and the crafted positions."""
        start = self.start()
        return {"start": start, **facts(self.game).positions(start)}


def cases(game: str) -> Iterator[Case]:
    """A game for each number of seats, with each combination of options at one of them at least.

    Where there are more combinations than `FEW`, each number of seats takes its share of them, and besides as many
    more as it takes to see each value of each option.
    """
    rules_ = GAMES[game]
    values = [[(option.name, value) for value in option.values] for option in rules_.options]
    combinations = list(itertools.product(*values))
    for number, seats in enumerate(rules_.seats):
        share = combinations if len(combinations) <= FEW else combinations[number :: len(rules_.seats)]
        seen = {value for chosen in share for value in chosen}
        more = [
            tuple(choices[min(at, len(choices) - 1)] for choices in values)
            for at in range(max(map(len, values), default=0))
        ]
        for chosen in dict.fromkeys((*share, *(one for one in more if not seen.issuperset(one)))):
            yield Case(game, seats, chosen)


FEW = 4

CASES = tuple(case for game in GAMES for case in cases(game))
"""Every game × every number of seats × every value of its options."""


def combinations(game: str) -> Iterator[Case]:
    """A game for each number of seats, with each combination of options; where any seat is a value, the last one."""
    rules_ = GAMES[game]
    for seats in rules_.seats:
        values = [
            [(option.name, value) for value in (*option.values, *((str(seats - 1),) if option.or_a_seat else ()))]
            for option in rules_.options
        ]
        for chosen in itertools.product(*values):
            yield Case(game, seats, chosen)


class Turn(NamedTuple):
    """A move that was made: by whom and where, the events, and the state after each of them."""

    before: State
    seat: Seat
    move: Move
    events: tuple[Any, ...]
    states: tuple[State, ...]

    @property
    def after(self) -> State:
        return self.states[-1]

    @property
    def steps(self) -> Iterator[tuple[State, Any, State]]:
        """(state, event, state after it), one by one."""
        return zip((self.before, *self.states[:-1]), self.events, self.states, strict=True)


def make(state: State, seat: Seat, move: Move) -> Turn:
    """Makes a move. Raises `IllegalMove`."""
    events = tuple(state.decide(seat, move))
    states = tuple(itertools.accumulate(events, lambda now, event: now.evolve(event), initial=state))[1:]
    return Turn(state, seat, move, events, states)


def play(state: State, chances: Iterator[Random]) -> Iterator[Turn]:
    """Plays on to the end, or until there are no more chances: one for each turn."""
    while state.to_act and (rng := next(chances, None)):
        seat = rng.choice(state.to_act)
        turn = make(state, seat, state.moves(seat).random(rng))
        yield turn
        state = turn.after


def play_out(state: State, rng: Random) -> Iterator[Turn]:
    """Plays on to the end by chance; a game that has none is broken off."""
    return play(state, itertools.repeat(rng, 2_000))


def listed(state: State, seat: Seat, at_most: int = 150) -> list[Move] | None:
    """The first legal moves of a seat; None for luck, whose moves can't be listed."""
    return None if seat == LUCK else list(itertools.islice(state.moves(seat), at_most))
