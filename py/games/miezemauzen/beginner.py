"""How a child plays Miezemauzen: it counts pictures and trumps, forgets what was laid, and lays its best card first."""

from random import Random

from games.miezemauzen.certain import takes
from rules.game import Move, Seat
from rules.miezemauzen import Miezemauzen
from rules.miezemauzen_cards import HEIGHT
from rules.miezemauzen_moves import EXCHANGE, KEEP, LAY, PASS, PLAY, SWAP

ENOUGH = 2.5
"""With so many good cards it plays."""

ENOUGH_NOT_TO_PAY = 1
"""With so many it plays where a pass would cost points."""

WAVERS = 1.0
"""By so much, in good cards, its courage is at most off."""

_QUEEN = HEIGHT["♠Q"]


def declared(view: Miezemauzen, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """What it declares, of these moves: it plays where it counts enough good cards, trumps and pictures alike."""
    hand, trump = view.hands[seat], view.trump[0]
    good = sum(card[0] == trump or HEIGHT[card] >= _QUEEN for card in hand)
    swaps = [move.picks[0] for move in moves if move.verb == "swap"]
    if EXCHANGE in moves and not good and (view.pass_costs(seat) or PASS not in moves):
        return EXCHANGE
    enough = ENOUGH_NOT_TO_PAY if view.pass_costs(seat) else ENOUGH
    if PASS in moves and good + rng.uniform(-WAVERS, WAVERS) < enough:
        return PASS
    if swaps and (HEIGHT[view.trump] >= _QUEEN or not {PLAY, KEEP} & set(moves)):
        return SWAP[_least(swaps, trump)]
    return KEEP if KEEP in moves else PLAY


def laid(view: Miezemauzen, seat: Seat, moves: list[Move]) -> Move:
    """What it lays, of these moves: its highest card where that takes the trick so far, else its least."""
    cards, trump = [move.picks[0] for move in moves], view.trump[0]
    if not view.led:
        return LAY[max(cards, key=HEIGHT.__getitem__)]
    taking = [card for card in cards if takes(view, seat, card)]
    return LAY[max(taking, key=HEIGHT.__getitem__) if taking else _least(cards, trump)]


def _least(cards: list[str], trump: str) -> str:
    return min(cards, key=lambda card: (card[0] == trump, HEIGHT[card]))
