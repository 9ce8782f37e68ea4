"""What the table asks of a player that is a program."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from rules.game import Move


class Bot(Protocol):
    """A player for one seat. It gets its seat's view and the events that its seat saw, and nothing else."""

    def see(self, event: Any) -> None:
        """An event happened, as this bot's seat sees it. What it remembers is its own affair."""
        ...

    def think(self, view: Any) -> Iterator[Move | None]:
        """Thinks about the view, in slices: yields None after each, at last the move."""
        ...

    def reason(self, view: Any, move: Move) -> Mapping[str, Any]:
        """What speaks for the move that it has just thought of for this view: a message of the game's words.

        It is shown to the person at that seat as a hint, so it says no more than that person may know.
        """
        ...
