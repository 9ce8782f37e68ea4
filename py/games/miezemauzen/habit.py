"""How an experienced player plays Miezemauzen out of habit: it knows what a hand is worth, and hopes for a bit more."""

from random import Random

from games.miezemauzen.chance import card_strength, strength
from games.miezemauzen.declare import Asked, declaration
from games.miezemauzen.lay import card_to_lay
from rules.game import Move, Seat
from rules.miezemauzen import Miezemauzen
from rules.miezemauzen_moves import EXCHANGE, KEEP, LAY, PASS, PLAY, SWAP

HOPE = 0.8
"""How much better it thinks of its cards than they are, by the logarithm of the odds."""

MISJUDGES = 0.4
"""How far its judgement of a hand is off, give or take."""


def declared(view: Miezemauzen, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """What it declares, of these moves."""
    hand, trump = view.hands[seat], view.trump[0]
    swaps = [move.picks[0] for move in moves if move.verb == "swap"]
    least = min(swaps, key=lambda card: card_strength(card, trump), default="")
    judged = strength(hand, trump) + HOPE + rng.gauss(0, MISJUDGES)
    asked = Asked(
        strength=judged,
        swapped=judged - card_strength(least, trump) + card_strength(view.trump, trump) if least else judged,
        playing=len(view.players),
        waiting=len(view.turns) - 1,
        passes=view.passes[seat],
        pass_costs=view.pass_costs(seat) if PASS in moves else None,
        table=EXCHANGE in moves,
    )
    match declaration(asked):
        case "pass":
            return PASS
        case "exchange":
            return EXCHANGE
        case "swap":
            return SWAP[least]
        case _:
            return KEEP if KEEP in moves else PLAY


def laid(view: Miezemauzen, seat: Seat, moves: list[Move]) -> Move:
    """What it lays: a sensible card, if it is among these moves, else the first of them."""
    move = LAY[card_to_lay(view, seat)]
    return move if move in moves else moves[0]
