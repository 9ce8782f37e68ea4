"""A player of Der Trötofanten-Zirkus who knows what a pile is worth, how safe it is and whom to take it from."""

from collections.abc import Iterator
from random import Random

from rules.game import Level, Move, Seat
from rules.troetofanten_zirkus import OPEN, PREY, TRAINING, TRAP, Zirkus, deck
from rules.troetofanten_zirkus_events import Event

RISK = 10.0
"""How much it counts against a pile under the mousetrap what share of the unseen cards could steal it afterwards."""

RIVALRY = 0.3
"""How much it counts against a pile, by the end, that its owner is one point behind the strongest rival."""


class ZirkusBot:
    """Plays one seat. The game has no secret, so there is nothing to remember (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng

    def see(self, event: Event) -> None:
        """Nothing to remember: the view holds all that was seen."""

    def think(self, view: Zirkus) -> Iterator[Move | None]:
        """Yields the move at once: all cards of the ring look alike, and a pile is soon judged."""
        moves = list(view.moves(self.seat))
        self.rng.shuffle(moves)
        yield max(moves, key=lambda move: desire(view, self.seat, int(move.picks[0]))) if view.turned else moves[0]


def desire(view: Zirkus, seat: Seat, pile: int) -> float:
    """How much a seat wants to steal a pile: its points, as far as they will last and hurt the strongest rival."""
    owner, cards = view.piles[pile]
    worth = sum(OPEN[card] for card in cards)
    rival = max(score for other, score in enumerate(view.scores) if other != seat)
    dealt = sum(deck(view.lasso, view.dompteur).values()) - TRAINING
    late = 1 - view.ring / dealt
    zeal = RIVALRY * late * (view.scores[owner] - rival)
    if view.turned == TRAP:
        # Any other card stays on top; the trap moves on, and then the pile shows again what it shows now.
        zeal -= RISK * sum(cards[-1] in PREY[card] for card in view.unseen) / len(view.unseen)
    return worth + max(worth, 0) * zeal
