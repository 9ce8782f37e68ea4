"""Mammuz (Nikolay Pegasov, 2013): get rid of your cards face down, and lie about what they are.

A lay is a bag: the cards lie mixed, so a doubt is the move, and luck picks the card that is turned up (R7). A view
holds the seat's own hand and its own lays in the running herd, all that lies face up, and how many cards lie
elsewhere (R20): no face-down card has an identity that outlasts the herd.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple, assert_never

from rules import mammuz_worlds as worlds
from rules.game import HIDDEN, LUCK, IllegalMove, Move, Option, Outcome, Rules, Seat
from rules.mammuz_cards import ALL_CARDS, DECKS, DINOSAURS, EFFECTS, NUMBER, Deck, bag, hidden, points, whole, without
from rules.mammuz_events import (
    Began,
    Dealt,
    DiedOut,
    Doubted,
    Eaten,
    Ended,
    Event,
    Gathered,
    Laid,
    SetAside,
    Took,
    Turned,
    read_event,
)
from rules.mammuz_moves import DOUBT, NAME, Deal, Few, Turn

OPTIONS = (
    Option("series", ("1", "3", "5")),  # R18
    Option("extinction", ("may", "must")),  # R12
    Option("all_cards", ("false", "true")),  # R2
)

LAST_TURN = 300
"""After so many turns a game is judged, lest it goes round for ever (R19)."""

_NOTHING = Few(())
_OBLIGED = Few((DOUBT,))
_START = tuple(Move("start", (str(seat),)) for seat in range(8))
_GIVE = tuple(Move("give", (str(seat),)) for seat in range(8))
_TURN = {card: Move("turn", (card,)) for card in (*NUMBER, *DINOSAURS, HIDDEN)}
_LUCK = ("start", "deal", "reveal", "share")


class Lay(NamedTuple):
    """What a seat laid at one turn of the running herd."""

    seat: Seat
    cards: str


class Mammuz(NamedTuple):
    """A game or series of Mammuz, or what one seat sees of it. Bags of cards are as in `rules.mammuz_cards`.

    Attributes:
        series: how many games are played (R18).
        must: whether species die out by themselves (R12).
        all_cards: whether all species and five dinosaurs take part (R2).
        round: the number of the running game, from 1.
        phase: `start`: luck owes who starts; `deal`: luck owes the deal; `turn`: `active` is at its turn; `reveal`:
            it doubted, and luck owes which card is turned up; `choose`: it chooses who takes the herd; `share`: luck
            owes the herd's deal; `judge`: the doubt is being judged; `over`: the game has ended.
        active: whose turn it is; the doubter while a doubt is judged.
        turns: how many lays and doubts there were in this game.
        name: the species named in the running herd; "" before it begins.
        lays: the running herd, lay by lay.
        turned: the card of the last lay that lies face up; "" if none does.
        hands: each seat's hand.
        aside: what a Plesiosaurus set aside.
        stock: before the deal all cards, after it the dinosaurs that were not drawn.
        gone: the cards that left the game, face up.
        alive: the species in play that are not extinct.
        settled: with `must`, the seats that hold no whole species for certain: since their last turn began, they
            have taken no card and a T. rex has eaten none.
        scores: each seat's score, up to the last game that ended.
        rule: the rule that ended the last game; "" before.
    """

    series: int
    must: bool
    all_cards: bool
    round: int
    phase: str
    active: Seat
    turns: int
    name: str
    lays: tuple[Lay, ...]
    turned: str
    hands: tuple[str, ...]
    aside: str
    stock: str
    gone: str
    alive: str
    settled: tuple[Seat, ...]
    scores: tuple[int, ...]
    rule: str

    @property
    def deck(self) -> Deck:
        return ALL_CARDS if self.all_cards else DECKS[len(self.hands)]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == "turn" or self.phase == "choose":
            return (self.active,)
        return (LUCK,) if self.phase in _LUCK else ()

    @property
    def doubted(self) -> Seat:
        """The seat before the active one: the only one that it can doubt (R6)."""
        return (self.active or len(self.hands)) - 1

    @property
    def obliged(self) -> bool:
        """Whether the active seat must doubt, for the one before it has laid its last card (R11)."""
        return bool(self.lays) and not self.hands[self.doubted]

    @property
    def herd(self) -> str:
        """All cards of the running herd, mixed."""
        return bag("".join([lay.cards for lay in self.lays]))

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over" or self.round < self.series:
            return None
        if self.series == 1:
            ranks, rule = [-score for score in self.scores], self.rule
        else:
            ranks, rule = [*self.scores], "R18"
        return Outcome(self.scores, tuple(1 + sum(other < rank for other in ranks) for rank in ranks), rule)

    def left(self, species: str) -> int:
        """How many cards of a species are still in the game (R12)."""
        return NUMBER[species] - self.gone.count(species)

    def moves(self, seat: Seat) -> Turn | Few | Deal:
        if seat not in self.to_act:
            return _NOTHING
        match self.phase:
            case "turn" if self.obliged:
                return _OBLIGED
            case "turn":
                names, mortal = "" if self.lays else self.alive, "" if self.must else self.alive
                return Turn(self.hands[seat], names, bool(self.lays), mortal, self.gone)
            case "reveal":
                return Few(tuple([_TURN[card] for card in self.lays[-1].cards]))
            case "choose":
                return Few(_GIVE[: len(self.hands)])
            case "start":
                return Few(_START[: len(self.hands)])
            case "deal":
                return Deal(self.deck.animals, self.deck.dinosaurs)
            case _:
                return Deal(self.herd + self.aside, 0)

    def decide(self, seat: Seat, move: Move) -> list[Event]:
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        fault = self.moves(seat).fault(move)
        if fault:
            raise IllegalMove(fault)
        return [*self._events(seat, move)]

    def _events(self, seat: Seat, move: Move) -> Iterator[Event]:
        verb, picks = move
        match verb:
            case "lay":
                names = [NAME[pick] for pick in picks if pick in NAME]
                cards = bag("".join([pick for pick in picks if pick not in NAME]))
                laid = Laid(seat, cards, names[0] if names else None)
                yield laid
                if self.turns + 1 == LAST_TURN:
                    yield from self.evolve(laid)._end("R19")
                elif self.must and (seat + 1) % len(self.hands) not in self.settled:
                    yield from self.evolve(laid)._turn_begins()
            case "doubt":
                yield Doubted(seat)
            case "turn":
                yield Turned(picks[0])
                yield from self._effect(picks[0])
            case "extinct":
                died = DiedOut(picks[0][-1], seat)
                yield died
                yield from self.evolve(died)._after_extinction()
            case "give":
                yield from self._takes(int(picks[0]), self.active)
            case "start":
                yield Began(int(picks[0]))
            case _:
                dealt = Dealt(self.active, len(self.hands), "".join(picks))
                yield dealt
                after = self.evolve(dealt)
                yield from after._turn_begins() if self.phase == "deal" else after._herd_is_gone(self.active)

    def _effect(self, card: str) -> Iterator[Event]:
        """What follows by itself when this card of the last lay has been turned up (R8 to R11)."""
        doubter, doubted = self.active, self.doubted
        if card == self.name and not self.hands[doubted]:
            yield from self._end("R11")
        elif card == self.name:
            yield from self._takes(doubter, (doubter + 1) % len(self.hands))
        else:
            match EFFECTS.get(card, "doubted"):
                case "doubted":
                    yield from self._takes(doubted, doubter)
                case "doubter":
                    yield from self._takes(doubter, doubter)
                case "aside":
                    aside = SetAside(self.herd)
                    yield aside
                    yield from self.evolve(aside)._herd_is_gone(doubter)
                case "eaten":
                    eaten = Eaten(self.herd)
                    yield eaten
                    after = self.evolve(eaten)
                    for species in after.alive:
                        if not after.left(species):
                            died = DiedOut(species, None)
                            yield died
                            after = after.evolve(died)
                    yield from after._herd_is_gone(doubter)

    def _takes(self, taker: Seat, starter: Seat) -> Iterator[Event]:
        took = Took(taker, bag(self.herd + self.aside))
        yield took
        yield from self.evolve(took)._herd_is_gone(starter)

    def _herd_is_gone(self, starter: Seat) -> Iterator[Event]:
        """Somebody has won, or the next round begins."""
        if not self.hands[self.doubted]:
            yield from self._end("R11")
        elif not self.alive:
            yield from self._end("R16")
        elif self.turns == LAST_TURN:
            yield from self._end("R19")
        else:
            began = Began(starter)
            yield began
            if self.must:
                yield from self.evolve(began)._turn_begins()

    def _turn_begins(self) -> Iterator[Event]:
        """With `must`, what the active seat holds whole dies out (R12, R13)."""
        if not self.must or self.active in self.settled or self.obliged:
            return
        after = self
        for species in whole(self.hands[self.active], self.alive, self.gone):
            died = DiedOut(species, self.active)
            yield died
            after = after.evolve(died)
        yield from after._after_extinction()

    def _after_extinction(self) -> Iterator[Event]:
        if not self.hands[self.active]:
            yield from self._end("R15")
        elif not self.alive:
            yield from self._end("R16")

    def _end(self, rule: str) -> Iterator[Event]:
        """The game ends: the fewest hand cards win, be it none (R11, R15) or some (R16, R19)."""
        counts = [len(hand) for hand in self.hands]
        winners = tuple(seat for seat, count in enumerate(counts) if count == min(counts))
        if self.series == 1:
            scored = tuple(int(seat in winners) for seat in range(len(counts)))  # R17
        else:
            scored = tuple(map(points, self.hands))  # R18
        yield Ended(rule, winners, scored)
        if self.round < self.series:
            yield Gathered(self.round + 1, _all_cards(self.deck))

    def evolve(self, event: Event) -> "Mammuz":
        (series, must, all_cards, round_, phase, active, turns, name, lays, turned, hands, aside, stock, gone, alive,
         settled, scores, rule) = self  # fmt: skip
        match event:
            case Laid(seat, cards, named):
                hands = (*hands[:seat], without(hands[seat], cards), *hands[seat + 1 :])
                lays, name = (*lays, Lay(seat, cards)), named or name
                settled = self._settled(seat) if must else settled
                active, turns = (seat + 1) % len(hands), turns + 1
            case Doubted(seat):
                settled = self._settled(seat) if must else settled
                phase, turns = "reveal", turns + 1
            case Turned(card):
                turned = card
                phase = {"chosen": "choose", "dealt": "share"}.get(EFFECTS.get(card, ""), "judge")
            case Took(seat, cards):
                hands = (*hands[:seat], bag(hands[seat] + cards), *hands[seat + 1 :])
                settled = tuple([other for other in settled if other != seat])
                phase, lays, turned, aside = "judge", (), "", ""
            case Began(seat):
                phase, active, name = "deal" if phase == "start" else "turn", seat, ""
            case SetAside(cards):
                aside, lays, turned = bag(aside + cards), (), ""
            case Eaten(cards):
                gone, lays, turned, settled = bag(gone + cards), (), "", ()
            case DiedOut(species, seat):
                cards = species * self.left(species)
                if seat is not None:
                    hands = (*hands[:seat], without(hands[seat], cards), *hands[seat + 1 :])
                gone, alive = bag(gone + cards), alive.replace(species, "")
                if not alive or (seat is not None and not hands[seat]):
                    phase = "judge"
            case Dealt():
                hands = tuple([bag(hand + event.to(seat)) for seat, hand in enumerate(hands)])
                settled = tuple([seat for seat in settled if not event.to(seat)])
                if phase == "deal":
                    phase, stock = "turn", without(stock, event.cards)
                else:
                    phase, lays, turned, aside = "judge", (), "", ""
            case Ended(reason, _, scored):
                phase, rule = "over", reason
                scores = tuple([sum(pair) for pair in zip(scores, scored, strict=True)])
            case Gathered(game, cards):
                fresh = _before_deal(len(hands), series, must, all_cards)
                return fresh._replace(round=game, scores=scores, rule=rule, stock=cards)
            case _:
                assert_never(event)
        # A state's own constructor would cost a call more, at every event.
        return tuple.__new__(Mammuz, (series, must, all_cards, round_, phase, active, turns, name, lays, turned, hands,
                                      aside, stock, gone, alive, settled, scores, rule))  # fmt: skip

    def _settled(self, seat: Seat) -> tuple[Seat, ...]:
        """With `must`, the settled seats once this one has laid or doubted."""
        if seat in self.settled or self.obliged:
            return self.settled
        return tuple(sorted((*self.settled, seat)))

    def seen_by(self, seat: Seat | None) -> "Mammuz":
        return self._replace(
            hands=tuple([hand if owner == seat else hidden(hand) for owner, hand in enumerate(self.hands)]),
            lays=tuple([lay if lay.seat == seat else Lay(lay.seat, hidden(lay.cards)) for lay in self.lays]),
            aside=hidden(self.aside),
            stock=hidden(self.stock),
        )

    def imagine(self, rng: Random) -> "Mammuz":
        places = [*self.hands, *(lay.cards for lay in self.lays), self.aside, self.stock]
        last, aside, stock = len(places) - 3, len(places) - 2, len(places) - 1
        unknown = Counter(_all_cards(self.deck))
        unknown.subtract("".join(places) + self.gone)
        certain: dict[int, str] = {}
        # What was turned up lies in the last lay, and only a Plesiosaurus sets aside.
        if self.turned and HIDDEN in places[last]:
            certain[last] = self.turned
        if HIDDEN in self.aside:
            certain[aside] = "L"
        unknown.subtract("".join(certain.values()))
        if HIDDEN in self.stock and self.phase not in ("start", "deal"):
            certain[stock] = "".join(rng.sample([card for card in DINOSAURS if unknown[card]], len(self.stock)))
            unknown.subtract(certain[stock])
        del unknown[HIDDEN]
        left = {species: self.left(species) for species in self.alive}
        active = self.active if self.must and self.phase == "turn" and not self.obliged else None
        filled = worlds.filled(places, certain, unknown.elements(), left, self.settled, active, rng)
        seats = len(self.hands)
        lays = tuple(Lay(lay.seat, cards) for lay, cards in zip(self.lays, filled[seats:aside], strict=True))
        return self._replace(hands=tuple(filled[:seats]), lays=lays, aside=filled[aside], stock=filled[stock])


def _all_cards(deck: Deck) -> str:
    """The animals that take part and the dinosaurs of which some are drawn."""
    return bag(deck.animals + DINOSAURS)


def _before_deal(seats: int, series: int, must: bool, all_cards: bool) -> Mammuz:
    deck = ALL_CARDS if all_cards else DECKS[seats]
    return Mammuz(
        series=series,
        must=must,
        all_cards=all_cards,
        round=1,
        phase="start",
        active=0,
        turns=0,
        name="",
        lays=(),
        turned="",
        hands=("",) * seats,
        aside="",
        stock=_all_cards(deck),
        gone="",
        alive=deck.species,
        settled=(),
        scores=(0,) * seats,
        rule="",
    )


def _deal(seats: int, options: Mapping[str, str]) -> Mammuz:
    return _before_deal(seats, int(options["series"]), options["extinction"] == "must", options["all_cards"] == "true")


RULES = Rules(range(3, 8), OPTIONS, _deal, read_event)
