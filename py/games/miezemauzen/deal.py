"""A deal in the mind: from what one seat sees and a world that this could be to how it ends."""

from collections.abc import Sequence
from typing import NamedTuple

from games.miezemauzen.declare import Asked, best_swap, declaration
from games.miezemauzen.numbers import NUMBER, STRENGTHS, SUIT, Cards
from games.miezemauzen.playout import takers
from rules.game import Move, Seat
from rules.miezemauzen import CAT, FREE_PASSES, NO_TRICK, PASS_COSTS, PASSED, PLAYS, TOMCAT, TRICK, Miezemauzen
from rules.miezemauzen_cards import SUITS


class End(NamedTuple):
    """How a deal ended: each seat's points and passes in a row, and whether the seat in question got points off."""

    scores: tuple[int, ...]
    passes: tuple[int, ...]
    gained: bool


class Deal:
    """What all see of a deal while one seat thinks about it, made ready for many worlds."""

    def __init__(self, view: Miezemauzen, seat: Seat) -> None:
        self._seat = seat
        self._trump = SUITS.index(view.trump[0])
        self._up = NUMBER[view.trump]
        self._strengths = STRENGTHS[self._trump]
        self._players = list(view.players)
        self._dealer = view.dealer
        self._looks_again = view.terms.swap_and_exchange
        self._turns = view.turns
        self._declared = view.declared
        self._scores = view.scores
        self._passes = view.passes
        self._must_play = tuple(map(view.must_play, range(len(view.scores))))
        self._tricks = sum(1 << other for other, tricks in enumerate(view.tricks) if tricks)
        self._gone = sum(1 << NUMBER[card] for pile in view.laid for card in pile)
        if not view.swapped:
            self._gone |= 1 << self._up
        if view.declared[seat]:
            # In the order of the trick: who has laid, then who is yet to lay.
            first = self._players.index(view.turns[-1]) + 1
            self._players = self._players[first:] + self._players[:first]
        self._trick = tuple(NUMBER[view.trick[other]] for other in self._players if view.trick[other])

    def after_laying(self, cards: Cards, card: str) -> End:
        """The end if the seat lays that card."""
        hands = [list(hand) for hand in cards.hands]
        have = takers(hands, self._players, self._trump, self._tricks, self._gone, self._trick, NUMBER[card])
        return self._after_tricks(self._players, have, list(self._scores), self._passes)

    def _after_tricks(self, players: list[Seat], have: int, scores: list[int], passes: Sequence[int]) -> End:
        for player in players:
            scores[player] += TRICK if have >> player & 1 else NO_TRICK
        return End(tuple(scores), tuple(passes), bool(have >> self._seat & 1))

    def after_declaring(self, cards: Cards, move: Move) -> End:
        """The end if the seat declares that."""
        hands, table = [list(hand) for hand in cards.hands], cards.table
        scores, passes = list(self._scores), list(self._passes)
        declared = list(self._declared)
        players = list(self._players)
        gone = self._gone
        for place, seat in enumerate(self._turns):
            hand, waiting = hands[seat], len(self._turns) - place - 1
            verb, given = move.verb, NUMBER[move.picks[0]] if move.picks else -1
            if seat != self._seat:
                verb, given = self._declaration(seat, hand, len(players), waiting, table is not None)
            if verb == "pass":
                if passes[seat] >= FREE_PASSES:
                    scores[seat] += PASS_COSTS
                passes[seat] += 1
                declared[seat] = PASSED
                continue
            if verb == "exchange":
                assert table is not None
                hand = hands[seat] = list(table)
                table = None
                if seat == self._dealer and self._looks_again:
                    better, given = best_swap(hand, self._up, self._strengths)
                    if better > sum([self._strengths[card] for card in hand]):
                        verb = "swap"
            if verb == "swap":
                hand.remove(given)
                hand.append(self._up)
                hand.sort()
                gone &= ~(1 << self._up)
            passes[seat] = 0
            players.append(seat)
            declared[seat] = verb if verb != "play" else PLAYS
        cats = [
            seat
            for seat, verb in enumerate(declared)
            if verb in (PASSED, PLAYS) and SUIT[hands[seat][0]] == SUIT[hands[seat][-1]]
        ]
        if cats:  # R10 to R12
            for seat in cats:
                scores[seat] -= TOMCAT if SUIT[hands[seat][0]] == self._trump else CAT
            return End(tuple(scores), tuple(passes), self._seat in cats)
        if len(players) < 2:  # R9
            for seat in players:
                scores[seat] += TRICK
            return End(tuple(scores), tuple(passes), self._seat in players)
        have = takers(hands, list(players), self._trump, 0, gone)
        return self._after_tricks(players, have, scores, passes)

    def _declaration(self, seat: Seat, hand: list[int], playing: int, waiting: int, table: bool) -> tuple[str, int]:
        """What another declares, and the card that it gives away if it swaps."""
        if SUIT[hand[0]] == SUIT[hand[-1]]:
            return "play", -1  # A cat; no trick will be played, and the passes begin anew.
        strengths = self._strengths
        strength = sum([strengths[card] for card in hand])
        swapped, given = best_swap(hand, self._up, strengths) if seat == self._dealer else (strength, -1)
        asked = Asked(
            strength,
            swapped,
            playing,
            waiting,
            self._passes[seat],
            None if self._must_play[seat] else PASS_COSTS if self._passes[seat] >= FREE_PASSES else 0,
            table,
        )
        return declaration(asked), given
