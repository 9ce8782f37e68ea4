"""Whole games of three rule books, each judged by a second referee that shares no code with the rules.

`REFEREE_ROUNDS=50` plays more of them: so many rounds of every game × seats × options. `python -m
tests.rules.test_referees mammuz 20` plays by hand and says how often each rule applied.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from rules.game import LUCK, IllegalMove, Move
from tests.rules import referee_mammuz, referee_miezemauzen, referee_troetofanten_zirkus
from tests.rules.whistle import FoulError

ROUNDS = int(os.environ.get("REFEREE_ROUNDS", "0"))

Style = Callable[[Any], str | None]
"""Says the next move of whoever moves, luck included, from what the referee knows; None: let the program choose."""


class Watched(NamedTuple):
    """A game with its referee and its ways of being played."""

    referee: Callable[[int, Mapping[str, str]], Any]
    style: Callable[[Random], Style]
    doubtful: Callable[[Any, Random], list[str]]
    """Texts of moves that may be legal or not: the program and the referee must agree."""
    rounds: int
    """How many rounds are played in the suite, where nothing else is asked for."""


# Ways of playing


def mammuz_style(rng: Random) -> Style:
    doubts = rng.choice([0, 0.05, 0.15, 0.3, 0.6, 1])
    dies_out = rng.choice([0, 0.5, 1])
    honest = rng.choice([0, 0.5, 0.8, 1])
    lays = rng.choice([(1,), (1, 2, 3, 4), (3, 4)])
    shows_dinosaurs = rng.choice([0, 0, 0.5, 1])
    keeps = rng.choice(["", "BPTSL"])
    hands_in_order = rng.choice([0, 0, 0.3, 1])
    if rng.random() < 0.15:
        dies_out = hands_in_order = 1

    def choose(referee: Any) -> str | None:
        if referee.phase == "deal" and rng.random() < hands_in_order:
            return "deal " + " ".join(_in_order(referee, rng))
        if referee.phase == "turn up":
            dinosaurs = [card for card in referee.lays[-1][1] if not card.isdigit()]
            return f"turn {rng.choice(dinosaurs)}" if dinosaurs and rng.random() < shows_dinosaurs else None
        if referee.phase != "turn":
            return None
        dying = [] if referee.must or referee.obliged() else referee.can_die_out()
        if dying and rng.random() < dies_out:
            return f"extinct all:{rng.choice(dying)}"
        if referee.obliged() or (referee.lays and rng.random() < doubts):
            return "doubt"
        name = referee.name or rng.choice(referee.alive())
        hand = referee.hands[referee.active]
        wanted = [card for card in hand if (card == name) == (rng.random() < honest) and card not in keeps] or hand
        cards = sorted(rng.sample(wanted, min(rng.choice(lays), len(wanted))))
        return "lay " + " ".join(cards) + ("" if referee.lays else f" as:{name}")

    return choose


def _in_order(referee: Any, rng: Random, first: str = "") -> list[str]:
    """A deal in which most species lie in one hand each, so that many die out; the dinosaur `first` to the first."""
    total, best = len(referee.animals) + referee.dinosaurs, (99, [""])
    for _ in range(20):
        dinosaurs = rng.sample("BPTSLR".replace(first, ""), referee.dinosaurs - len(first)) + list(first)
        cards = [s for s in rng.sample(referee.species, len(referee.species)) for _ in range(int(s))]
        hands = [[dinosaurs.pop()] if dinosaurs else [] for _ in range(referee.seats)]
        cards += dinosaurs
        for place, hand in enumerate(hands):
            size = len(range(place, total, referee.seats))
            hand += [cards.pop() for _ in range(size - len(hand))]
        split = sum(len(set(hand)) for hand in hands)
        best = min(best, (split, [hands[n % referee.seats][n // referee.seats] for n in range(total)]))
    return best[1]


def mammuz_doubtful(referee: Any, rng: Random) -> list[str]:
    moves = ["doubt", "give 0", f"give {referee.seats}", "lay 2 2 3 3 4", "lay"]
    moves += [f"extinct all:{s}" for s in "23456789T"]
    hand = sorted(rng.sample("23456789BPTSLR", 3))
    for cards in (hand[:1], hand[:2], hand, referee.hands[referee.active][:2]):
        lay = "lay " + " ".join(sorted(cards))
        moves += [lay, f"{lay} as:{rng.choice('23456789')}", f"{lay} as:{rng.choice('BPTSLR')}"]
    return moves


def miezemauzen_style(rng: Random) -> Style:
    weights = {
        "pass": rng.choice([0, 0.2, 1, 5, 50]),
        "play": rng.choice([0.2, 1, 5]),
        "exchange": rng.choice([0, 0.3, 2]),
        "swap": rng.choice([0, 0.1, 1]),
        "keep": 1,
        "lay": 1,
    }
    one_suit = rng.choice([0, 0, 0.05, 0.5])
    high = rng.choice([True, False])

    def choose(referee: Any) -> str | None:
        if referee.phase == "deal" and rng.random() < one_suit:
            return "deal " + " ".join(_one_suit(referee, rng))
        if referee.to_move() == LUCK:
            return None
        moves = referee.legal()
        if referee.phase == "trick" and high:
            return str(max(moves, key=lambda move: referee_miezemauzen.RANKS.index(move[5:])))
        return str(rng.choices(moves, [weights[move.split(" ")[0]] + 0.001 for move in moves])[0])

    return choose


def _one_suit(referee: Any, rng: Random) -> list[str]:
    """A deal in which one place, or several, gets five cards of a suit."""
    places = referee.seats + 1
    suits = rng.sample("♠♥♦♣", 4)
    pack = rng.sample(referee_miezemauzen.DECK, 52)
    dealt: dict[int, list[str]] = {}
    for place in rng.sample(range(places), rng.choice([1, 1, 2, min(3, places)])):
        suit = suits.pop()
        dealt[place] = [card for card in pack if card[0] == suit][:5]
        pack = [card for card in pack if card not in dealt[place]]
    for place in range(places):
        dealt.setdefault(place, [pack.pop() for _ in range(5)] if place not in dealt else [])
    trump = [card for card in pack if card[0] not in suits or rng.random() < 0.3] or pack
    return [dealt[place][number] for number in range(5) for place in range(places)] + [trump[0]]


def miezemauzen_doubtful(referee: Any, rng: Random) -> list[str]:
    moves = ["pass", "play", "exchange", "keep", "lay", "swap"]
    for card in [*rng.sample(referee_miezemauzen.DECK, 4), *referee.hands[referee.active]]:
        moves += [f"lay {card}", f"swap {card}"]
    return moves


def zirkus_style(rng: Random) -> Style:
    luck = rng.choice(["even", "even", "numberless", "meeting", "stealing", "low"])
    how_often = rng.choice([0.3, 0.7, 1])

    def choose(referee: Any) -> str | None:
        if referee.to_move() != LUCK:
            return str(rng.choice(referee.legal()))
        if referee.phase != "turn" or luck == "even" or rng.random() > how_often:
            return None
        walking = [card[1] for card in referee.walking]
        middle = [card[1] for card in referee.middle]
        wanted = [
            card
            for card in referee.unseen
            if (luck == "numberless" and card[0] not in "gy")
            or (luck == "meeting" and len(card) == 2 and card[1] not in middle and (card[1] in walking or not walking))
            or (luck == "stealing" and card[0] == "y" and referee.targets(card))
            or (luck == "low" and card in ("g1", "g2", "g3"))
        ]
        return f"turn {rng.choice(wanted)}" if wanted else None

    return choose


def zirkus_doubtful(referee: Any, rng: Random) -> list[str]:
    return ["draw ring", "draw", "turn g1", *(f"steal {number}" for number in range(len(referee.piles) + 2))]


WATCHED = {
    "mammuz": Watched(referee_mammuz.Referee, mammuz_style, mammuz_doubtful, 5),
    "miezemauzen": Watched(referee_miezemauzen.Referee, miezemauzen_style, miezemauzen_doubtful, 1),
    "troetofanten_zirkus": Watched(referee_troetofanten_zirkus.Referee, zirkus_style, zirkus_doubtful, 8),
}


# A game from its start to its end

FEW = 60
"""So many moves are compared as a list; of more, some are tried."""


def play(
    name: str,
    seats: int,
    options: Mapping[str, str],
    rng: Random,
    look: float,
    tale: list[Any] | None = None,
    whim: float = 0.05,
) -> Counter[str]:
    """Play a game under the referee's eyes and return how often each rule applied.

    Args:
        look: how often the moves, too, are compared.
        tale: takes every seat, move and its events.
        whim: how often the program's own chance chooses the move.
    """
    watched = WATCHED[name]
    state: Any = import_module("rules." + name).RULES.start(seats, options)
    referee = watched.referee(seats, options)
    style = watched.style(rng)
    while (seat := referee.to_move()) is not None:
        if tuple(state.to_act) != (seat,):
            raise FoulError(f"{state.to_act} may move, but seat {seat} should")
        if rng.random() < look:
            compare_luck(state, referee, rng) if seat == LUCK else compare_moves(
                state, referee, seat, watched.doubtful(referee, rng), rng
            )
        text = None if rng.random() < whim else style(referee)
        move = Move.read(text) if text else state.moves(seat).random(rng)
        events = state.decide(seat, move)
        told = [str(event) for event in events]
        if tale is not None:
            tale.append((seat, str(move), told))
        referee.see(seat, str(move), told)
        for event in events:
            state = state.evolve(event)
    if state.to_act:
        raise FoulError(f"{state.to_act} may move after the end")
    if (outcome := tuple(state.outcome)) != referee.outcome():
        raise FoulError(f"{outcome} came out, but {referee.outcome()} should have")
    applied: Counter[str] = +referee.applied
    applied["games"] += 1
    return applied


def compare_moves(state: Any, referee: Any, seat: int, doubtful: list[str], rng: Random) -> None:
    for other in range(referee.seats):
        if other != seat and list(state.moves(other)):
            raise FoulError(f"seat {other} has moves, but it is seat {seat}'s turn")
    if hasattr(referee, "hands") and len(referee.hands[seat]) > 14:
        return  # thousands of lays; `see` judges the one that is chosen
    legal = set(referee.legal())
    if len(legal) <= FEW:
        listed = [str(move) for move in state.moves(seat)]
        if len(listed) != len(set(listed)) or set(listed) != legal:
            raise FoulError(f"listed {sorted(listed)}, but {sorted(legal)} are legal")
    for text in rng.sample(sorted(legal), min(len(legal), 5)):
        if Move.read(text) not in state.moves(seat):
            raise FoulError(f"{text!r} is legal, the program thinks otherwise")
    refused(state, seat, [text for text in doubtful if text not in legal])


def compare_luck(state: Any, referee: Any, rng: Random) -> None:
    """What chance cannot do: a card that is not there, one twice, one too few, a seat too many."""
    verb, *picks = str(state.moves(LUCK).random(rng)).split(" ")
    wrong = [f"start {referee.seats}", f"appoint {referee.seats}", "turn Z", f"{verb}"]
    if verb == "deal":
        wrong += ["deal " + " ".join(picks[:-1]), "deal " + " ".join([*picks, picks[0]])]
        if picks[0] != picks[-1]:
            wrong.append("deal " + " ".join([*picks[:-1], picks[0]]))
    if verb == "turn" and hasattr(referee, "lays"):
        wrong += [f"turn {card}" for card in "23456789BPTSLR" if card not in referee.lays[-1][1]]
    elif verb == "turn":
        cards = {*referee_troetofanten_zirkus.CARDS, "lasso", "dompteur", "trap"}
        wrong += [f"turn {card}" for card in cards if card not in referee.unseen]
        if referee.phase == "open":
            numbers = [card[1] for card in referee.middle]
            wrong += [f"turn {card}" for card in cards if len(card) > 2 or card[1] in numbers]
    refused(state, LUCK, wrong)


def refused(state: Any, seat: int, texts: list[str]) -> None:
    for text in texts:
        try:
            move = Move.read(text)
        except ValueError:
            continue
        if move in state.moves(seat):
            raise FoulError(f"{text!r} is not legal, the program thinks otherwise")
        try:
            state.decide(seat, move)
        except IllegalMove:
            continue
        raise FoulError(f"{text!r} is not legal, but the program made it")


def all_games(name: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every option; an option that may be a seat is one of them in turn."""
    rules = import_module("rules." + name).RULES
    for seats in rules.seats:
        names = [option.name for option in rules.options]
        values = [option.values + (("a seat",) if option.or_a_seat else ()) for option in rules.options]
        for chosen in product(*values):
            yield seats, dict(zip(names, chosen, strict=True))


def rounds(name: str, number: int, look: float = 0.03, seed: int = 0, long: int = 1) -> Counter[str]:
    """Play each of `all_games` so many times and return how often each rule applied; long ones: one in `long`."""
    applied: Counter[str] = Counter()
    for turn in range(number):
        for nth, (seats, options) in enumerate(all_games(name)):
            if options.get("deals") == "no_limit" and (nth + turn) % long:
                continue
            rng = Random(f"{name} {seed} {turn} {nth}")
            options = {key: str(rng.randrange(seats)) if v == "a seat" else v for key, v in options.items()}
            try:
                applied += play(name, seats, options, rng, look)
            except AssertionError as foul:
                foul.add_note(f"{name}, {seats} seats, {options}, seed {seed}, round {turn}, game {nth}")
                raise
    return applied


# Tests

MUST_OCCUR = {
    "mammuz": {"R8", "R9", "R11 end", "R11 must doubt", "R12", "R13 must", "R15 end", "R16 end", "R19 end"},
    "miezemauzen": {"R6", "R7", "R8 must play", "R9 one", "R9 none", "R10", "R10 tomcat", "R12", "R17 end"},
    "troetofanten_zirkus": {"R9 steal y", "R10", "R11", "R12", "R12 met", "R13 steal trap", "R14 steal mouse"},
}
"""Rules that the games of the suite must have come across, lest the referee stand idle."""


@pytest.mark.parametrize("name", WATCHED)
def test_every_event_is_what_the_rule_book_demands(name: str) -> None:
    applied = rounds(name, ROUNDS or WATCHED[name].rounds, long=1 if ROUNDS else 25)
    assert set(applied) >= MUST_OCCUR[name]


@pytest.mark.parametrize(("seats", "all_cards"), [(3, "true"), (4, "false")])
@pytest.mark.parametrize("series", ["1", "3"])
@pytest.mark.parametrize("rule", ["R16", "R11"])
def test_R16_when_the_last_species_are_eaten_together(
    rule: str, seats: int, all_cards: str, series: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too rare to wait for: all animals in one herd, and Tyrannosaurus rex turned up in it; R11 comes before."""

    def choose(referee: Any) -> str | None:
        if referee.phase == "deal":
            return "deal " + " ".join(_in_order(referee, Random(1), first="R"))
        if referee.phase == "turn up":
            return "turn R"
        if referee.phase != "turn":
            return None
        if referee.lays and "R" in referee.lays[-1][1]:
            return "doubt"
        hand = referee.hands[referee.active]
        animals = [card for card in hand if card.isdigit()][: 3 if seats == 4 else 4]
        cards = sorted(animals or (hand if rule == "R11" else ["R"]))
        return "lay " + " ".join(cards) + ("" if referee.lays else f" as:{referee.alive()[0]}")

    monkeypatch.setitem(WATCHED, "mammuz", WATCHED["mammuz"]._replace(style=lambda rng: choose))
    options = {"series": series, "extinction": "may", "all_cards": all_cards}
    applied = play("mammuz", seats, options, Random(0), 1, whim=0)
    assert applied[f"{rule} end"] == int(series)
    assert applied["R12 by itself"] >= 4 * int(series)


@pytest.mark.parametrize("name", WATCHED)
def test_the_referee_whistles_at_any_other_event(name: str) -> None:
    """A game is told once more to a new referee, with one event left out, told twice, of another seat, or more."""
    whistles = 0
    for nth, (seats, options) in list(enumerate(all_games(name)))[::7]:
        rng = Random(f"{name} {nth}")
        options = {key: "1" if v == "a seat" else "20" if key == "deals" else v for key, v in options.items()}
        tale: list[tuple[int, str, list[str]]] = []
        play(name, seats, options, rng, 0, tale)
        for _ in range(4):
            at = rng.randrange(len(tale))
            for spoilt in _spoilt(tale[at][2], rng):
                referee = WATCHED[name].referee(seats, options)
                for seat, move, told in tale[:at]:
                    referee.see(seat, move, told)
                with pytest.raises(FoulError, match=r"^R\d+: "):
                    referee.see(tale[at][0], tale[at][1], spoilt)
                whistles += 1
    assert whistles > 50


def _spoilt(told: list[str], rng: Random) -> Iterator[list[str]]:
    nth = rng.randrange(len(told))
    yield told[:nth] + told[nth + 1 :]
    yield told[: nth + 1] + told[nth:]
    verb, *rest = told[nth].split(" ")
    if rest and verb != "revealed":  # no rule orders the seats that turn up what they held
        yield [*told[:nth], " ".join([verb, str(int(rest[0]) + 1) if rest[0].isdigit() else "0", *rest[1:]])]
    if rest:
        yield [*told[:nth], " ".join([verb, *rest, "0"]), *told[nth + 1 :]]
    if len(told) > 1:
        yield told[::-1]


if __name__ == "__main__":
    counts = rounds(sys.argv[1], int(sys.argv[2]), 0.05, seed=int((sys.argv[3:] or ["1"])[0]))
    for rule, times in sorted(counts.items(), key=lambda pair: (pair[0][0] != "R", len(pair[0].split()[0]), pair[0])):
        print(f"{times:>9} {rule}")
