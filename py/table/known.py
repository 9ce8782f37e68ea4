"""What one screen knows of a game whose whole state is elsewhere: what each of those who sit there sees."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.game import Game, Moves, Outcome, Seat, State

Viewer = Seat | None
"""A seat; None: an onlooker."""


def viewers(seats: Sequence[Seat]) -> tuple[Viewer, ...]:
    """Who looks at a screen at which these seats sit: one alone is always there, several see in turns."""
    return tuple(seats) if len(seats) == 1 else (*seats, None)


def digest(state: "State | Known", seats: Sequence[Seat]) -> str:
    """A short text that is the same for the same views of those who look at such a screen."""
    seen = repr([state.seen_by(viewer) for viewer in viewers(seats)])
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


class Seen(NamedTuple):
    """An event as each of several viewers saw it."""

    by: Mapping[Viewer, Any]

    def seen_by(self, viewer: Viewer) -> Any:
        """The event as one viewer saw it; for others, as the first of them did."""
        return self.by[viewer] if viewer in self.by else next(iter(self.by.values()))

    def fits(self, other: "Seen") -> bool:
        """Whether the same event may have looked like this to its viewers, and like the other to those of the other."""
        if self.by.keys() == other.by.keys():
            return self.by == other.by
        return bool(self._public == other._public)

    @property
    def _public(self) -> Any:
        return next(iter(self.by.values())).seen_by(None)

    def written(self) -> str | dict[str, str]:
        """Its text form: one text if it looked the same to all, else one for each viewer."""
        texts = {"-" if viewer is None else str(viewer): str(event) for viewer, event in self.by.items()}
        return next(iter(texts.values())) if len(set(texts.values())) == 1 else texts


def seen(event: Any, seats: Sequence[Seat]) -> Seen:
    """What of a whole event those see who look at the screen of these seats."""
    return Seen({viewer: event.seen_by(viewer) for viewer in viewers(seats)})


def read_event(game: Game, seats: Sequence[Seat], text: Any) -> Seen:
    """The event that `Seen.written` wrote for the screen of these seats. Raises `ValueError`."""
    looking = viewers(seats)
    if isinstance(text, str):
        event = game.rules.read_event(text)
        return Seen(dict.fromkeys(looking, event))
    names = {"-" if viewer is None else str(viewer): viewer for viewer in looking}
    if not isinstance(text, dict) or text.keys() != names.keys():
        raise ValueError("not an event")
    if not all(isinstance(one, str) for one in text.values()):
        raise ValueError("not an event")
    return Seen({viewer: game.rules.read_event(text[name]) for name, viewer in names.items()})


class Known(NamedTuple):
    """The views of those who look at one screen. It stands where a whole state would, but decides nothing.

    Attributes:
        views: what each of them sees.
        sent: the seats whose move is on its way to where the whole state is.
    """

    views: Mapping[Viewer, State]
    sent: frozenset[Seat] = frozenset()

    @property
    def _public(self) -> State:
        return next(iter(self.views.values()))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self._public.to_act if seat not in self.sent)

    @property
    def round(self) -> int:
        return self._public.round

    @property
    def scores(self) -> tuple[int, ...]:
        return self._public.scores

    @property
    def outcome(self) -> Outcome | None:
        return self._public.outcome

    def moves(self, seat: Seat) -> Moves:
        return self.seen_by(seat).moves(seat)

    def evolve(self, event: Seen) -> "Known":
        """The same after an event; a seat whose move has had its effect has nothing on its way any more."""
        views = {viewer: view.evolve(event.by[viewer]) for viewer, view in self.views.items()}
        return self._replace(views=views)

    def seen_by(self, viewer: Viewer) -> State:
        """What one of them sees; for others, what the first of them does."""
        return self.views.get(viewer, self._public)


def unknown(game: Game, seats: int, options: Mapping[str, str], own: Iterable[Seat]) -> Known:
    """What is known before anything has happened. Raises `ValueError` for options that the game does not have."""
    state = game.rules.start(seats, options)
    return Known({viewer: state.seen_by(viewer) for viewer in viewers(tuple(own))})
