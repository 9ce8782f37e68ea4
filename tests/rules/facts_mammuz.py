"""What the tests of all games ask Mammuz: see `tests.rules.games.Facts`."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from rules.game import Move, Seat
from rules.mammuz import Lay, Mammuz
from rules.mammuz_cards import DINOSAURS, bag, whole

LONGEST = 5 * (2 + 3 * 300 + 8)
"""Five games, each of a start, a deal, 300 turns (a doubt with the card turned and what follows it), 8 extinctions."""


def position(
    start: Mammuz,
    hands: Sequence[str],
    lays: Sequence[tuple[Seat, str]] = (),
    name: str = "",
    active: Seat = 0,
    *,
    aside: str = "",
    turns: int = 0,
    phase: str = "turn",
    turned: str = "",
) -> Mammuz:
    """A position of a series' last game with the given cards; a T. rex has eaten all others of those drawn."""
    placed = Counter("".join((*hands, *(cards for _, cards in lays), aside)))
    drawn = [card for card in DINOSAURS if placed[card]]
    drawn += [card for card in DINOSAURS if not placed[card]][: start.deck.dinosaurs - len(drawn)]
    assert len(drawn) == start.deck.dinosaurs
    eaten = Counter(start.deck.animals) + Counter(drawn)
    assert placed <= eaten
    eaten -= placed
    found = start._replace(
        round=start.series,
        phase=phase,
        active=active,
        turns=turns,
        name=name,
        lays=tuple(Lay(seat, bag(cards)) for seat, cards in lays),
        turned=turned,
        hands=tuple(map(bag, hands)),
        aside=bag(aside),
        stock=bag("".join(set(DINOSAURS) - set(drawn))),
        gone=bag("".join(eaten.elements())),
        alive="".join(species for species in start.deck.species if placed[species]),
    )
    if start.must and phase == "turn" and not found.obliged:
        assert not whole(found.hands[active], found.alive, found.gone), "it would have died out"
    return found


def positions(start: Mammuz) -> dict[str, Mammuz]:
    seats = len(start.hands)
    last = seats - 1
    others = ["56", "467", *["57", "67", "7", "67"]][: last - 1]
    return {
        **{
            f"the last card is a {card}": position(
                start, ["367", *others, ""], [(last - 1, "33"), (last, card)], name="4"
            )
            for card in ("4", "5", *DINOSAURS)
        },
        "only squirrels, one each": position(start, ["7"] * seats),
        "whole species in other hands": position(start, ["3B", "22", "33", "45", "5", "56", "6"][:seats]),
        "two whole species beside two others": position(start, ["4", "2233", "4", "4", "7", "7", "7"][:seats]),
        "a herd lies aside": position(start, ["37", *others, "46"], [(last, "65")], name="6", aside="L3457"),
        "a herd lies aside, to be dealt": position(
            start, ["37", *others, "46"], [(last, "6S")], name="6", aside="L345", phase="share", turned="S"
        ),
        "the doubter chooses": position(
            start, ["37", *others, "3"], [(0, "66"), (last, "T5")], name="6", phase="choose", turned="T"
        ),
        "a T. rex lies in wait": position(start, ["37", *others, "4"], [(1, "2256"), (last, "R37")], name="6"),
        "a T. rex is about to be turned up": position(
            start, ["37", *others, "4"], [(1, "2256"), (last, "R")], name="6", phase="reveal"
        ),
        "all mammoths, bears perhaps, and dinosaurs": position(
            start, ["22T", "B", "P", *(["L", "S"] if seats != 6 else ["L"]), "3", "33"][:seats], active=int(start.must)
        ),
        "only dinosaurs and a mammoth": position(start, ["2", "B", "P", *["7"] * 4][:seats], active=1),
        "the last turns": position(start, ["367", *others, "3457"], turns=296),
        "the last turn": position(start, ["367", *others, "357"], [(last, "44")], name="4", turns=299),
    }


def check_sums(state: Mammuz) -> None:
    """Every card is in one place."""
    places = (*state.hands, *(lay.cards for lay in state.lays), state.aside, state.stock, state.gone)
    assert Counter("".join(places)) == Counter(state.deck.animals) + Counter(DINOSAURS)
    assert all(cards == bag(cards) for cards in places), "a bag has no order"


def check_possible(state: Mammuz) -> None:
    check_sums(state)
    if state.phase in ("start", "deal"):
        assert not any(state.hands)
        return
    assert set(state.stock) <= set(DINOSAURS)
    assert len(state.stock) == len(DINOSAURS) - state.deck.dinosaurs
    assert not state.aside or "L" in state.aside, "a Plesiosaurus set it aside"
    assert not state.turned or state.turned in state.lays[-1].cards, "it lay there"
    here = "".join((*state.hands, *(lay.cards for lay in state.lays), state.aside))
    assert not set(here) - set(DINOSAURS) - set(state.alive), "what is extinct is nowhere"
    for seat in state.settled:
        assert not whole(state.hands[seat], state.alive, state.gone), "it would have died out"
    for lay in state.lays:
        assert 1 <= len(lay.cards) <= 4


def disguise(state: Mammuz, seat: Seat, move: Move, rng: Random) -> Move:
    """As many other cards under the same name; the same deal but for two cards."""
    if move.verb == "lay":
        cards = len([pick for pick in move.picks if len(pick) == 1])
        return Move("lay", (*rng.sample(state.hands[seat], cards), *[pick for pick in move.picks if len(pick) > 1]))
    if move.verb == "deal":
        picks = list(state.moves(seat).random(rng).picks if move not in state.moves(seat) else move.picks)
        one, other = rng.choices(range(len(picks)), k=2)
        picks[one], picks[other] = picks[other], picks[one]
        return Move("deal", tuple(picks))
    return move if move in state.moves(seat) else state.moves(seat).random(rng)
