"""What the table asks of a player that is a program."""

from collections.abc import Iterator
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
