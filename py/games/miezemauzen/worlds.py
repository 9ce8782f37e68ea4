"""What the others may hold, as far as one seat can tell: from the cards that it sees and from what they declared.

`State.imagine` draws worlds that are possible; here they are likely, too, for who plays has better cards than who
passes. Each hand is drawn again until chance accepts that its owner declared so with it (J. von Neumann's *rejection
sampling*, 1951), one hand after the other: that the later ones tell of the earlier ones is left out.
"""

from collections.abc import Sequence
from math import exp, inf, log
from random import Random
from typing import NamedTuple

from games.miezemauzen.chance import log_odds
from games.miezemauzen.numbers import NUMBER, STRENGTHS, SUIT, Cards, numbers
from rules.game import HIDDEN, Seat
from rules.miezemauzen import FREE_PASSES, NO_TRICK, PASS_COSTS, PASSED, PLAYS, SWAPPED, TRICK, Miezemauzen
from rules.miezemauzen_cards import DECK, SUITS
from rules.miezemauzen_events import HAND

FIRMNESS = 1.5
"""How firmly players keep to what pays, by the logarithm of the odds."""

WHIM = 0.1
"""How often somebody plays or passes for no reason that one could think of."""

DRAWS = 12
"""After so many draws a hand is taken, likely or not."""


class _Pile(NamedTuple):
    """Cards that are not known, or not all: a hand, or what was given away.

    Attributes:
        seat: whose hand it is; None: no hand.
        known: those that are known.
        hidden: how many are not.
        lacks: the suits of which there is none.
        dealt: what was dealt with them and lies open, if by these cards their owner declared something; else None.
        needed: the strength of a hand with which one is as likely to play as not.
        played: whether their owner played.
        catless: whether all know that they were no cat.
    """

    seat: Seat | None
    known: list[int]
    hidden: int
    lacks: frozenset[int]
    dealt: list[int] | None
    needed: float
    played: bool
    catless: bool


class Worlds:
    """The worlds that a seat's view could be, ready to be drawn."""

    def __init__(self, view: Miezemauzen, seat: Seat) -> None:
        piles = (*view.hands, *view.laid, *view.away, view.table, (view.trump,))
        seen = {card for pile in piles for card in pile}
        self._unseen = [NUMBER[card] for card in DECK if card not in seen]
        self._strengths = STRENGTHS[SUITS.index(view.trump[0])]
        self._hands = [numbers(card for card in hand if card != HIDDEN) for hand in view.hands]
        self._table = len(view.table)
        found = [pile for other in view.order if other != seat for pile in _piles_of(view, other)]
        # What can be the fewest cards is drawn first.
        self._piles = sorted(found, key=lambda pile: len(self._possible(self._unseen, pile)))

    def draw(self, rng: Random) -> Cards:
        """One of them."""
        while (cards := self._drawn(rng)) is None:
            pass
        return cards

    def _drawn(self, rng: Random) -> Cards | None:
        """One of them; None if a hand finds too few cards that are left for it."""
        chance = rng.random
        free, hands = list(self._unseen), list(self._hands)
        for pile in self._piles:
            possible = self._possible(free, pile)
            count = pile.hidden
            if len(possible) < count:
                return None
            for _ in range(DRAWS):
                for place in range(count):
                    other = place + int(chance() * (len(possible) - place))
                    possible[place], possible[other] = possible[other], possible[place]
                cards = possible[:count]
                if pile.dealt is None or chance() < self._likelihood(pile, cards):
                    break
            if pile.seat is not None:
                hands[pile.seat] = sorted(pile.known + cards)
            free = [card for card in free if card not in cards]
        table = sorted(rng.sample(free, self._table)) if self._table else None
        return Cards(hands, table)

    def _possible(self, cards: Sequence[int], pile: _Pile) -> list[int]:
        return [card for card in cards if SUIT[card] not in pile.lacks] if pile.lacks else list(cards)

    def _likelihood(self, pile: _Pile, cards: list[int]) -> float:
        """How likely it is that somebody declared so who was dealt these cards."""
        assert pile.dealt is not None
        dealt = pile.dealt + cards
        if pile.catless and len({SUIT[card] for card in dealt}) == 1:
            return 0.0
        strength = sum([self._strengths[card] for card in dealt])
        plays = WHIM / 2 + (1 - WHIM) / (1 + exp(FIRMNESS * (pile.needed - strength)))
        return plays if pile.played else 1 - plays


def _piles_of(view: Miezemauzen, other: Seat) -> list[_Pile]:
    """The piles of another's cards, and what their owner has declared by them."""
    declared, away = view.declared[other], view.away[other]
    known = [NUMBER[card] for card in view.hands[other] if card != HIDDEN]
    laid = numbers(view.laid[other])
    needed = _needed(view, other)
    hand = _Pile(
        seat=other,
        known=known,
        hidden=len(view.hands[other]) - len(known),
        lacks=frozenset(SUITS.index(suit) for suit in view.lacks[other]),
        dealt=laid + known if declared in (PASSED, PLAYS, SWAPPED) else None,
        needed=needed,
        played=declared != PASSED,
        catless=other in view.catless,
    )
    given = _Pile(
        seat=None,
        known=[],
        hidden=len(away),
        lacks=frozenset(),
        dealt=[] if len(away) == HAND else None,
        needed=needed,
        played=False,  # Who gave a whole hand away would rather not have played it.
        catless=False,
    )
    return [pile for pile in (hand, given) if pile.hidden]


def _needed(view: Miezemauzen, other: Seat) -> float:
    """The strength of a hand with which another was as likely to play as to pass."""
    if view.declared[other] == PLAYS and view.must_play(other):
        return -inf
    place = view.order.index(other)
    playing = sum(view.declared[earlier] not in ("", PASSED) for earlier in view.order[:place])
    # Who has passed has one pass more by now.
    pays = view.passes[other] - (view.declared[other] == PASSED) >= FREE_PASSES
    enough = (NO_TRICK - pays * PASS_COSTS) / (NO_TRICK - TRICK)
    return log(enough / (1 - enough)) - log_odds(playing, len(view.order) - 1 - place)
