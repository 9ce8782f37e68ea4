"""Miezemauzen (traditional): trumps and tricks, a race from 25 points down to 0 over many deals.

A deal: luck deals, everybody declares in turn, a cat or tomcat is called, the others play five tricks. All that was
declared and laid is public; the hands, the table's hand and what was given away are not.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple, TypeVar

from rules.game import HIDDEN, LUCK, IllegalMove, Move, Option, Outcome, Rules, Seat
from rules.miezemauzen_cards import DECK, following, in_order, of_one_suit, taker, without
from rules.miezemauzen_events import (
    Appointed,
    Called,
    Dealt,
    Ended,
    Event,
    Exchanged,
    Gathered,
    Joined,
    Kept,
    Laid,
    Opened,
    Passed,
    Swapped,
    Took,
    TurnedUp,
    read_event,
)
from rules.miezemauzen_moves import EXCHANGE, KEEP, LAY, PASS, PLAY, SWAP, Choices, Deal
from rules.miezemauzen_worlds import drawn

OPTIONS = (
    Option("points", ("25", "15", "10")),  # R2
    Option("first_dealer", ("chance",), or_a_seat=True),  # R2
    Option("swap_and_exchange", ("false", "true")),  # R6
    Option("must_play_at", ("exactly_5", "5_or_less")),  # R8
    Option("deals", ("no_limit", "50", "20")),  # R18
)
FREE_PASSES = 2  # R7
PASS_COSTS = 3  # R7
MUST_PLAY_AT = 5  # R8
CAT, TOMCAT = 5, 10  # R10
TRICK, NO_TRICK = -1, 5  # R9, R16
MOST_DEALS = 500  # R18

PASSED, PLAYS, EXCHANGED, SWAPPED, BOTH = "passed", "plays", "exchanged", "swapped", "both"
"""What a seat has declared: `BOTH` is to take the table's hand and to swap one of it."""


_APPOINT = tuple(Move("appoint", (str(seat),)) for seat in range(6))

Item = TypeVar("Item")


class Terms(NamedTuple):
    """What was agreed upon before the start.

    Attributes:
        swap_and_exchange: whether the dealer may swap one card of the table's hand (R6).
        must_play_at: who must play, `exactly_5` or `5_or_less` (R8).
        deals: after so many deals the match is over (R18).
    """

    swap_and_exchange: bool
    must_play_at: str
    deals: int


class Miezemauzen(NamedTuple):
    """A match of Miezemauzen, or what one seat sees of it.

    Attributes:
        terms: what was agreed upon.
        turns: the seats that are yet to declare or yet to lay to the trick, in order; `(LUCK,)` before a deal.
        dealer: who deals, or is next to; None until chance has named one.
        scores: each seat's points.
        passes: how often each seat has passed in a row.
        sheet: each seat's points after each deal so far.
        hands: each seat's cards.
        table: the table's hand, until somebody takes it.
        stock: how many cards nobody ever sees.
        trump: the card that was turned up, "" between the deals; its suit is trump.
        swapped: whether the dealer has taken it.
        away: the cards that each seat gave away.
        declared: what each seat has declared, "" if nothing so far.
        called: the seats for which a cat or tomcat was called, and whose hands are seen.
        laid: the cards that each seat has laid in this deal, in order.
        lacks: the suits that each seat was seen to have no card of.
        trick: each seat's card in the trick that lies there, "" if it has laid none.
        led: the suit led, "" while no card lies.
        took: the seat whose card takes the trick that lies there, once it is complete.
        tricks: how many tricks each seat has taken.
    """

    terms: Terms
    turns: tuple[Seat, ...]
    dealer: Seat | None
    scores: tuple[int, ...]
    passes: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    table: tuple[str, ...]
    stock: int
    trump: str
    swapped: bool
    away: tuple[tuple[str, ...], ...]
    declared: tuple[str, ...]
    called: tuple[Seat, ...]
    laid: tuple[tuple[str, ...], ...]
    lacks: tuple[str, ...]
    trick: tuple[str, ...]
    led: str
    took: Seat | None
    tricks: tuple[int, ...]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.turns[:1]

    @property
    def over(self) -> bool:
        return bool(self.sheet) and (min(self.sheet[-1]) <= 0 or len(self.sheet) >= self.terms.deals)

    @property
    def round(self) -> int:
        return len(self.sheet) + (not self.over)

    @property
    def outcome(self) -> Outcome | None:
        """Who stands lowest is the best (R17, R18)."""
        if not self.over:
            return None
        places = tuple(1 + sum(other < score for other in self.scores) for score in self.scores)
        return Outcome(self.scores, places, "R17" if min(self.scores) <= 0 else "R18")

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they declare, the forehand first and the dealer last (R5)."""
        if self.dealer is None:
            return ()
        first, seats = self.dealer + 1, range(len(self.scores))
        return (*seats[first:], *seats[:first])

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that have declared to play, in that order."""
        return tuple(seat for seat in self.order if self.declared[seat] not in ("", PASSED))

    @property
    def opened(self) -> bool:
        """Whether the tricks have begun, so that nobody has an uncalled cat."""
        return all(self.declared) and (bool(self.turns) or any(self.laid))

    def must_play(self, seat: Seat) -> bool:
        """Whether a seat may not pass for its points (R8)."""
        points = self.scores[seat]
        return points == MUST_PLAY_AT or (points < MUST_PLAY_AT and self.terms.must_play_at == "5_or_less")

    def pass_costs(self, seat: Seat) -> int:
        """How many points it would cost a seat to pass (R7)."""
        return PASS_COSTS if self.passes[seat] >= FREE_PASSES else 0

    def moves(self, seat: Seat) -> Choices | Deal:
        turns = self.turns
        if not turns or turns[0] != seat:
            return Choices(())
        if seat == LUCK:
            return Deal(len(self.scores)) if self.dealer is not None else Choices(_APPOINT[: len(self.scores)])
        if self.declared[seat]:
            return Choices(tuple([LAY[card] for card in following(self.hands[seat], self.led)]))
        return Choices(tuple(self._declarations(seat)))

    def _declarations(self, seat: Seat) -> Iterator[Move]:
        swaps = [SWAP[card] for card in self.hands[seat]] if seat == self.dealer else ()
        if self.away[seat]:
            yield KEEP
        else:
            if not self.must_play(seat):
                yield PASS
            yield PLAY
            if self.table:
                yield EXCHANGE
        yield from swaps

    def decide(self, seat: Seat, move: Move) -> list[Event]:
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        if move not in self.moves(seat):
            raise self._refusal(seat, move)
        verb, picks = move
        if verb == "lay":
            return self._laid(seat, picks[0])
        if verb == "appoint":
            return [Appointed(int(picks[0]))]
        if verb == "deal":
            assert self.dealer is not None
            return [Dealt(self.dealer, picks[:-1]), TurnedUp(picks[-1])]
        event: Event
        match verb:
            case "pass":
                event = Passed(seat, self.pass_costs(seat))
            case "play":
                event = Joined(seat)
            case "exchange":
                event = Exchanged(seat, self.table)
            case "swap":
                event = Swapped(seat, picks[0])
            case _:
                event = Kept(seat)
        if len(self.turns) > 1:
            return [event]
        return [event, *self.evolve(event)._all_declared()]

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Why a seat whose turn it is can't make the move."""
        if seat == LUCK:
            return IllegalMove("no-such-luck")
        card = move.picks[0] if len(move.picks) == 1 else ""
        if self.declared[seat]:
            if move.verb == "lay" and card in self.hands[seat]:
                return IllegalMove("why-follow", suit=self.led)
            return IllegalMove("not-in-hand" if move.verb == "lay" else "why-declared")
        match move.verb:
            case "pass" if not self.away[seat] and self.must_play(seat):
                return IllegalMove("why-must-play", points=self.scores[seat])
            case "exchange" if not self.table:
                return IllegalMove("why-table-taken")
            case "swap":
                return IllegalMove("not-in-hand" if seat == self.dealer else "why-not-dealer")
            case _:
                return IllegalMove("why-declare-first")

    def _all_declared(self) -> Iterator[Event]:
        """What follows once all have declared: cats, which come before all else (R12), or the first trick (R13)."""
        if self.turns:
            return  # The dealer looks at the table's hand before the last word (R6).
        cats = [
            seat
            for seat in self.order
            if self.declared[seat] in (PASSED, PLAYS) and of_one_suit(self.hands[seat])  # R11
        ]
        players = self.players
        if cats:
            yield from (Called(seat, self.hands[seat]) for seat in cats)
        elif len(players) > 1:
            yield Opened(players[0])
            return
        alone = players if len(players) == 1 and not cats else ()
        yield Ended(tuple(TRICK if seat in alone else 0 for seat in range(len(self.scores))))

    def _laid(self, seat: Seat, card: str) -> list[Event]:
        if len(self.turns) > 1:
            return [Laid(seat, card)]
        trick = _put(self.trick, seat, card)
        winner = taker(trick, self.led, self.trump[0])
        events: list[Event] = [Laid(seat, card), Took(winner), Gathered(winner)]
        if len(self.hands[seat]) == 1:
            events.append(
                Ended(
                    tuple(
                        0 if declared == PASSED else TRICK if tricks or other == winner else NO_TRICK
                        for other, (declared, tricks) in enumerate(zip(self.declared, self.tricks, strict=True))
                    )
                )
            )
        return events

    def evolve(self, event: Event) -> "Miezemauzen":
        (
            terms, turns, dealer, scores, passes, sheet, hands, table, stock, trump,
            swapped, away, declared, called, laid, lacks, trick, led, took, tricks,
        ) = self  # fmt: skip
        match event:
            case Laid(seat, card):
                turns = turns[1:]
                hands = _put(hands, seat, without(hands[seat], card))
                laid = _put(laid, seat, (*laid[seat], card))
                trick = _put(trick, seat, card)
                if not led:
                    led = card[0]
                elif card[0] != led and led not in lacks[seat]:
                    lacks = _put(lacks, seat, lacks[seat] + led)
            case Took(seat):
                took = seat
            case Gathered(seat):
                tricks = _put(tricks, seat, tricks[seat] + 1)
                trick, led, took = ("",) * len(trick), "", None
                if hands[seat]:
                    players = self.players
                    first = players.index(seat)
                    turns = players[first:] + players[:first]
            case Passed(seat, points):
                turns, declared = turns[1:], _put(declared, seat, PASSED)
                passes = _put(passes, seat, passes[seat] + 1)
                scores = _put(scores, seat, scores[seat] + points)
            case Joined(seat):
                turns, declared, passes = turns[1:], _put(declared, seat, PLAYS), _put(passes, seat, 0)
            case Exchanged(seat, cards):
                away, passes = _put(away, seat, hands[seat]), _put(passes, seat, 0)
                hands, table = _put(hands, seat, in_order(cards)), ()
                if seat != dealer or not terms.swap_and_exchange:
                    turns, declared = turns[1:], _put(declared, seat, EXCHANGED)
            case Swapped(seat, card):
                turns, swapped, passes = turns[1:], True, _put(passes, seat, 0)
                declared = _put(declared, seat, BOTH if away[seat] else SWAPPED)
                away = _put(away, seat, in_order((*away[seat], card)))
                hands = _put(hands, seat, in_order((*without(hands[seat], card), trump)))
            case Kept(seat):
                turns, declared = turns[1:], _put(declared, seat, EXCHANGED)
            case Called(seat, cards):
                called, hands = (*called, seat), _put(hands, seat, cards)
                scores = _put(scores, seat, scores[seat] - (TOMCAT if cards[0][0] == trump[0] else CAT))
            case Opened(_):
                turns = self.players
            case Appointed(seat):
                dealer = seat
            case Dealt(giver, cards):
                seats = len(scores)
                hands = tuple([in_order(cards[(seat - giver - 1) % seats :: seats + 1]) for seat in range(seats)])
                turns, table, stock = (), in_order(cards[seats :: seats + 1]), stock - len(cards)
            case TurnedUp(card):
                turns, trump, stock = self.order, card, stock - 1
            case Ended(points):
                scores = tuple([score + change for score, change in zip(scores, points, strict=True)])
                assert dealer is not None
                return _between_deals(terms, (dealer + 1) % len(scores), scores, passes, (*sheet, scores))  # R2
        # A state's own constructor would cost a call more, at every event.
        return tuple.__new__(Miezemauzen, (
            terms, turns, dealer, scores, passes, sheet, hands, table, stock, trump,
            swapped, away, declared, called, laid, lacks, trick, led, took, tricks,
        ))  # fmt: skip

    def seen_by(self, seat: Seat | None) -> "Miezemauzen":
        hands = tuple(
            hand
            if owner == seat or owner in self.called
            else in_order(card if card == self.trump else HIDDEN for card in hand)  # R6: all saw the dealer take it
            for owner, hand in enumerate(self.hands)
        )
        away = tuple(cards if giver == seat else (HIDDEN,) * len(cards) for giver, cards in enumerate(self.away))
        return self._replace(hands=hands, table=(HIDDEN,) * len(self.table), away=away)

    @property
    def catless(self) -> tuple[Seat, ...]:
        """The seats of which all know that they were dealt no cat: it would have been called (R10, R11)."""
        order = self.order
        asked = order if self.opened else order[: order.index(self.called[-1])] if self.called else ()
        return tuple(seat for seat in asked if self.declared[seat] in (PASSED, PLAYS) and seat not in self.called)

    def imagine(self, rng: Random) -> "Miezemauzen":
        piles = (*self.hands, *self.laid, *self.away, self.table, (self.trump,))
        seen = {card for pile in piles for card in pile}
        unseen = [card for card in DECK if card not in seen]
        hands, left = drawn(self.hands, self.laid, self.lacks, self.catless, unseen, rng)
        table, *away = (
            in_order(left.pop() if card == HIDDEN else card for card in pile) for pile in (self.table, *self.away)
        )
        return self._replace(hands=tuple(hands), table=table, away=tuple(away))


def _put(row: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*row[:place], item, *row[place + 1 :])


def _between_deals(
    terms: Terms,
    dealer: Seat | None,
    scores: tuple[int, ...],
    passes: tuple[int, ...],
    sheet: tuple[tuple[int, ...], ...],
) -> Miezemauzen:
    """Before a deal; or after the last one, if the match is over."""
    nothing, empty, none = ("",) * len(scores), ((),) * len(scores), (0,) * len(scores)
    state = Miezemauzen(
        terms, (LUCK,), dealer, scores, passes, sheet, empty, (), len(DECK), "",
        False, empty, nothing, (), empty, nothing, nothing, "", None, none,
    )  # fmt: skip
    return state._replace(turns=()) if state.over else state


def _start(seats: int, options: Mapping[str, str]) -> Miezemauzen:
    deals = MOST_DEALS if options["deals"] == "no_limit" else int(options["deals"])
    terms = Terms(options["swap_and_exchange"] == "true", options["must_play_at"], deals)
    first = None if options["first_dealer"] == "chance" else int(options["first_dealer"])
    return _between_deals(terms, first, (int(options["points"]),) * seats, (0,) * seats, ())


RULES = Rules(range(2, 7), OPTIONS, _start, read_event)
