"""A plain sensible player of Miezemauzen, the yardstick of its bots."""

from collections.abc import Iterator
from random import Random

from rules.game import Move, Seat
from rules.miezemauzen import Miezemauzen
from rules.miezemauzen_cards import HEIGHT, RANKS, taker

ENOUGH = 3.5
"""It plays a hand that counts so much: 1 for a trump, up to 2 more for its height, 1 for another ace, ½ for a king."""

POOR = 1.5
"""Where it has to play or pay it takes the table's hand for one that counts less."""


class Sensible:
    """Plays one seat: a hand that is good enough, and then the highest card where it can win, else the lowest."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat

    def see(self, event: object) -> None:
        """It keeps nothing in mind."""

    def think(self, view: Miezemauzen) -> Iterator[Move | None]:
        yield self._lay(view) if view.declared[self.seat] else self._declare(view)

    def _declare(self, view: Miezemauzen) -> Move:
        hand, trump, moves = view.hands[self.seat], view.trump[0], view.moves(self.seat)
        if len({card[0] for card in hand}) == 1 and Move("play") in moves:
            return Move("play")
        least = min(hand, key=lambda card: _height(card, trump))
        if Move("swap", (least,)) in moves and _height(least, trump) < _height(view.trump, trump):
            plays = Move("swap", (least,))
            hand = (*(card for card in hand if card != least), view.trump)
        else:
            plays = next(move for move in (Move("play"), Move("keep")) if move in moves)
        alone = not view.players and len(view.turns) == 1
        if alone or count(hand, trump) >= ENOUGH:
            return plays
        if Move("pass") in moves and not view.pass_costs(self.seat):
            return Move("pass")
        return Move("exchange") if Move("exchange") in moves and count(hand, trump) < POOR else plays

    def _lay(self, view: Miezemauzen) -> Move:
        trump, seat = view.trump[0], self.seat
        cards = [move.picks[0] for move in view.moves(seat)]
        if not view.led:
            return Move("lay", (max(cards, key=HEIGHT.__getitem__),))
        winning = [
            card
            for card in cards
            if taker((*view.trick[:seat], card, *view.trick[seat + 1 :]), view.led, trump) == seat
        ]
        ordered = sorted(winning or cards, key=lambda card: _height(card, trump))
        return Move("lay", (ordered[-1] if winning else ordered[0],))


def count(hand: tuple[str, ...], trump: str) -> float:
    """What a hand counts."""
    top = HEIGHT["♠A"]
    return sum(
        1 + 2 * HEIGHT[card] / top if card[0] == trump else {top: 1.0, top - 1: 0.5}.get(HEIGHT[card], 0.0)
        for card in hand
    )


def _height(card: str, trump: str) -> int:
    """How high a card stands, the trumps above all others."""
    return HEIGHT[card] + len(RANKS) * (card[0] == trump)
