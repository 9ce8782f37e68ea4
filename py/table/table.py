"""The table: a game that runs, who sits at it, and who may look at the screen.

A table is immutable; what a person or a bot does gives a new one. So a request that fails, for whatever reason,
leaves the table as it was.

Who may look: one person alone (against bots) is always at the screen. Several persons share it, those too for whom a
bot plays while they are away, so it shows what an onlooker may see, until the curtain asks for one of them and that
person says to be there (`look`); as soon as the move is made, all may look again. Bots move before the curtain asks,
lest they interrupt a choice.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from rules.game import LEVELS, LUCK, Game, Level, Move, Moves, Seat, State
from table import names, picks
from table.known import Known
from table.picks import Picks
from table.refused import Refused

AHEAD = 12
"""Bots wait while so many events, or more, have yet to be shown."""


Kind = Literal["person", "bot", "away", "remote", "gone"]
KINDS: tuple[Kind, ...] = ("person", "bot", "away", "remote", "gone")


class Sitter(NamedTuple):
    """Who sits at a seat.

    Attributes:
        name: what that one is called.
        kind: a `person` at this screen, a `bot`, a bot for such a person who is `away`; a `remote` person, at another
            screen, or a bot for a remote one who is `gone`.
    """

    name: str
    kind: Kind


class Step(NamedTuple):
    """An event and how it is shown.

    Attributes:
        event: the whole event.
        view: what the table's onlooker (`Table.viewer`) knows after it.
        told: what the game's `tell` says of it to that onlooker.
        by: whose move it came of, `LUCK`'s too; None where only the event is known.
    """

    event: Any
    view: State
    told: Mapping[str, Any]
    by: Seat | None = None


class Table(NamedTuple):
    """A game at one moment.

    Attributes:
        game: what is played.
        options: every option of the game and its value.
        sitters: who sits where.
        state: the whole state, or what this screen knows of one that is elsewhere.
        moves: all moves made so far, those of luck too, each with its seat.
        steps: all events so far.
        course: the scores at the end of each round that is over.
        seen: how many of the events the screen has shown.
        screen: who is at the screen; None: everybody may look.
        picks: the choice that the one at the screen has made so far.
        level: how well the bots play.
        hint: what the one at the screen has been advised to do now, and why: a message of the game's words.
    """

    game: Game
    options: Mapping[str, str]
    sitters: tuple[Sitter, ...]
    state: State | Known
    moves: tuple[tuple[Seat, Move], ...] = ()
    steps: tuple[Step, ...] = ()
    course: tuple[tuple[int, ...], ...] = ()
    seen: int = 0
    screen: Seat | None = None
    picks: Picks = ()
    level: Level = 2
    hint: Mapping[str, Any] | None = None

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person")

    @property
    def viewer(self) -> Seat | None:
        """For whom events are shown: the only person whose screen it is; None: for everybody."""
        shared = sum(sitter.kind in ("person", "away") for sitter in self.sitters) > 1
        return None if shared or not self.persons else self.persons[0]

    @property
    def returned(self) -> tuple[Sitter, ...]:
        """Who sits where once nobody is away any more."""
        return tuple(one._replace(kind="person") if one.kind == "away" else one for one in self.sitters)

    @property
    def unseen(self) -> tuple[Step, ...]:
        return self.steps[self.seen :]

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The bots that owe a move."""
        people = ("person", "remote")
        return tuple(seat for seat in self.state.to_act if seat != LUCK and self.sitters[seat].kind not in people)

    @property
    def busy(self) -> bool:
        """Whether bots are to think now: they keep back for this screen, but not if others play on elsewhere."""
        if isinstance(self.state, Known):
            return False  # they think where the whole state is
        return bool(self.thinking) and (
            len(self.unseen) < AHEAD or any(sitter.kind == "remote" for sitter in self.sitters)
        )

    @property
    def curtain(self) -> Seat | None:
        """The person for whom the curtain asks, all others looking away; nobody has to in a game without secrets."""
        return self.asked if self.game.rules.secrets else None

    @property
    def asked(self) -> Seat | None:
        """The person among several who is to come to the screen."""
        if self.viewer is not None or self.screen is not None or self.unseen or self.thinking:
            return None
        last = next((seat for seat, _ in reversed(self.moves) if seat in self.persons), LUCK)
        owing = [seat for seat in self.persons if seat in self.state.to_act]
        return next((seat for seat in owing if seat > last), owing[0] if owing else None)

    @property
    def choices(self) -> Moves:
        """The moves of the one at the screen. Raises `Refused` if nobody is there or no move is owed."""
        if self.screen is None:
            raise Refused("nobody-at-screen")
        if self.screen not in self.state.to_act:
            raise Refused("not-your-turn")
        return self.state.seen_by(self.screen).moves(self.screen)

    def look(self, seat: Seat) -> "Table":
        """The table once the person for whom the curtain asks is at the screen. Raises `Refused` for others."""
        if self.screen == seat:
            return self
        if self.curtain != seat:
            raise Refused("not-asked")
        return self._replace(screen=seat)._choosing()

    def pick(self, token: str) -> "Table":
        """One pick more in the choice being made. Raises `Refused`."""
        return self._replace(picks=picks.added(self.choices, self.picks, token))

    def unpick(self, token: str) -> "Table":
        """One pick less in the choice being made. Raises `Refused`."""
        return self._replace(picks=picks.removed(self.choices, self.picks, token))

    def play(self, move: Move, rng: Random) -> "Table":
        """The one at the screen makes a move. Raises `Refused` or `IllegalMove`."""
        if self.screen is None:
            raise Refused("nobody-at-screen")
        return self._replace(screen=self.viewer).after(self.screen, move).lucky(rng)

    def show(self, count: int) -> "Table":
        """The screen has shown so many events in all. Raises `Refused` if there aren't as many."""
        if not 0 <= count <= len(self.steps):
            raise Refused("bad-message")
        return self._replace(seen=max(count, self.seen))._choosing()

    def seated(self, seat: Seat, kind: Literal["person", "away"]) -> "Table":
        """The table once a bot plays for a person who is away, or that person plays again. Raises `Refused`.

        Who looks at the screen may be another now, so all that was shown is told anew as those may see it.
        """
        kinds: dict[Kind, Kind] = {"person": "away", "away": "person"}
        if seat not in range(len(self.sitters)) or kinds.get(self.sitters[seat].kind) != kind:
            raise Refused("not-your-seat")
        sitters = list(self.sitters)
        sitters[seat] = Sitter(self.sitters[seat].name, kind)
        table = lay(self.game, self.options, sitters, self.level).replayed(self.moves)
        return table.show(len(table.steps))

    def continues(self, before: "Table") -> bool:
        """Whether this is that game, further on, before the same eyes."""
        told = len(before.steps)
        same = len(self.steps) >= told and (not told or self.steps[told - 1] is before.steps[told - 1])
        return same and self.game is before.game and self.viewer == before.viewer

    def sat(self, sitters: Sequence[Sitter]) -> "Table":
        """The table with others at other screens, or with a bot for who is at this one."""
        table = self._replace(sitters=tuple(sitters))
        there = table.screen if table.screen in table.persons else None
        return table._replace(screen=there if table.viewer is None else table.viewer)._choosing()

    def replayed(self, moves: Iterable[tuple[Seat, Move]]) -> "Table":
        """The table after these moves, those of luck too. Raises `IllegalMove`."""
        table = self
        for seat, move in moves:
            table = table.after(seat, move)
        return table

    def lucky(self, rng: Random) -> "Table":
        """The table once luck has made all the moves that it owes."""
        table = self
        while table.state.to_act == (LUCK,):
            table = table.after(LUCK, table.state.moves(LUCK).random(rng))
        return table

    def after(self, seat: Seat, move: Move) -> "Table":
        """The table after a move of any seat. Raises `IllegalMove`, or `Refused` where the whole state is elsewhere."""
        if isinstance(self.state, Known):
            raise Refused("not-your-seat")
        kept = () if seat == self.screen else self.picks
        hint = None if seat in self.persons else self.hint
        table = self._replace(moves=(*self.moves, (seat, move)), picks=kept, hint=hint)
        return table.happened(self.state.decide(seat, move), seat)

    def happened(self, events: Iterable[Any], by: Seat | None = None) -> "Table":
        """The table after these events, which came of a move of that seat, if it is known whose it was."""
        state, steps, course = self.state, list(self.steps), self.course
        view = state.seen_by(self.viewer)
        for event in events:
            told = self.game.tell(view, event.seen_by(self.viewer))
            number, state = state.round, state.evolve(event)
            view = state.seen_by(self.viewer)
            steps.append(Step(event, view, told, by))
            if state.round > number or state.outcome:
                course = (*course, state.scores)
        return self._replace(state=state, steps=tuple(steps), course=course)._choosing()

    def _choosing(self) -> "Table":
        """The same with only those picks that are possible now, and a hint only for a choice that is still owed."""
        if self.asked is not None and not self.game.rules.secrets:
            return self._replace(screen=self.asked)._choosing()
        if self.screen is None or self.screen not in self.state.to_act:
            return self._replace(picks=(), hint=None)
        return self._replace(picks=picks.settled(self.choices, self.picks))


def lay(game: Game, options: Mapping[str, str], sitters: Sequence[Sitter], level: int = 2) -> Table:
    """A table laid for a game, at which bots of that level play; luck has not moved yet.

    Raises `Refused` for names, a number of seats, options or a level that the game does not have.
    """
    least, most = game.rules.seats[0], game.rules.seats[-1]
    if len(sitters) not in game.rules.seats:
        raise Refused("bad-seats", least=least, most=most)
    chosen = next((one for one in LEVELS if one == level), None)
    if chosen is None:
        raise Refused("bad-option")
    called = names.checked([sitter.name for sitter in sitters])
    seated = tuple(Sitter(name, sitter.kind) for name, sitter in zip(called, sitters, strict=True))
    complete = game.rules.complete(options)
    try:
        state = game.rules.start(len(seated), complete)
    except ValueError as error:
        raise Refused("bad-option") from error
    table = Table(game, complete, seated, state, level=chosen)
    return table._replace(screen=table.viewer)._choosing()
