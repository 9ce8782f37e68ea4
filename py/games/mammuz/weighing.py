"""What a lay or a doubt costs and brings, weighed in cards: quick, for games in the mind are played by it too."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from games.mammuz.memory import Memory
from rules.game import Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import DINOSAURS, NUMBER
from rules.mammuz_moves import MOST

SAVES = "BLR"
"""The dinosaurs with which a last lay wins (R11)."""

CAUGHT = {"B": 0.0, "L": 0.1, "R": 0.1, "S": 0.4, "T": 0.9, "P": 1.0}
"""How bad it is if this dinosaur is turned up in one's own lay: 0 as good as the truth, 1 as bad as a lie."""

WIN = 50.0
"""What a win is worth, in cards."""

START = 4.0
"""What it is worth to start a round."""

THREAT = 80.0
"""What it costs all together if somebody who has but one lay left is let go on."""

LAST_STARTS = 40.0
"""What it is worth to start with a hand that makes a sure last lay."""

LAST = 2.5
"""What it is worth to keep such a hand while another starts."""

HARM = 2.5
"""What each card of a herd costs somebody who takes it with an empty hand; with cards in hand it is less."""

NAMED = 1.4
"""Whoever starts and names a species holds so many times as many of it as one would else expect."""

HONEST = 0.6
"""How often people lay true cards if they have them."""

MISSED = 0.12
"""What it costs to lay a card, for each step by which it is missed the more."""

FREE = 1.48
"""What it brings to be rid of a card that is not missed at all."""


class Weighed(NamedTuple):
    """A lay worth a thought: so many of the species named, and these other cards."""

    worth: float
    name: str
    honest: int
    lies: str

    def move(self, starts: bool) -> Move:
        return Move("lay", (*self.name * self.honest, *self.lies, *([f"as:{self.name}"] if starts else [])))


def weighed_lays(state: Mammuz, seat: Seat, names: Iterable[str], doubts: Sequence[float]) -> list[Weighed]:
    """The lays worth a thought, under these names: true cards, and those that are missed least.

    Args:
        state: a whole state or the seat's view.
        seat: whose lays.
        names: what may be named.
        doubts: how likely the next seat doubts a lay of so many cards, from one on.
    """
    hand, others = state.hands[seat], len(state.hands) - 1
    size, at_stake = len(hand), stake(state)
    keep = {card: _worth_keeping(state, hand, card) for card in set(hand)}
    order = "".join(sorted(hand, key=keep.__getitem__))
    found = []
    for name in names:
        true, rest = hand.count(name), order.replace(name, "")
        gain, bad, freed = FREE - MISSED * keep.get(name, 0.0), 0.0, 0.0
        for count in range(min(MOST, len(rest)) + 1):
            lies, kept = rest[:count], rest[count:]
            if count:
                bad += CAUGHT.get(lies[-1], 1.0)
                freed += FREE - MISSED * keep[lies[-1]]
            for honest in range(min(true, MOST - count) + 1):
                laid = count + honest
                if 0 < laid < size:
                    doubted, caught = doubts[laid - 1], doubts[laid - 1] * bad / laid
                    worth = (1 - caught) * (freed + honest * gain)
                    worth += (doubted - caught) * (at_stake + laid) / others - caught * (at_stake + START)
                    if size - laid <= MOST:
                        worth += LAST * finish(kept + name * (true - honest))
                    found.append(Weighed(worth, name, honest, lies))
        if size <= MOST and (size == 1 or true or any(card in SAVES for card in rest)):
            found.append(Weighed(_worth_of_last(rest, true, at_stake, others + 1), name, true, rest))
    return found


def _worth_of_last(lies: str, true: int, at_stake: int, seats: int) -> float:
    size = true + len(lies)
    wins = true + sum([card in SAVES or (card == "S" and at_stake + size < seats) for card in lies])
    return wins / size * WIN - (1 - wins / size) * (at_stake + 1.0)


def finish(hand: str) -> float:
    """How good a hand of at most four is for a last lay, from 0 to 1."""
    saves = sum([card in SAVES for card in hand])
    return (max([hand.count(card) for card in hand if card not in SAVES], default=0) + saves) / len(hand)


def _worth_keeping(state: Mammuz, hand: str, card: str) -> float:
    """How much a card is missed: for a last lay, or because its species may soon be whole in hand."""
    if card in DINOSAURS:
        return 3.0 if card in SAVES else -0.5
    has = hand.count(card)
    return has + 6 * (has / state.left(card)) ** 2 - NUMBER[card] * 0.05


def stake(state: Mammuz) -> int:
    """How many cards whoever takes the herd gets."""
    return sum([len(lay.cards) for lay in state.lays]) + len(state.aside)


def worth_of_doubt(state: Mammuz, seat: Seat, true: float) -> float:
    """What a doubt brings, if the card turned up is so likely true: somebody else takes the herd, or this seat."""
    others = len(state.hands) - 1
    at_stake = stake(state)
    left = len(state.hands[state.doubted])
    harm = at_stake * (1 / others + HARM / (1 + left))
    if left <= MOST:
        harm += THREAT / (others + 1)
    hand = state.hands[seat]
    start = START + (LAST_STARTS * finish(hand) if len(hand) <= MOST else 0.0)
    return (1 - true) * (harm + start) - true * at_stake


def chance_of_truth(
    state: Mammuz, seat: Seat, memory: Memory, known: Mapping[Seat, float], aside: float = 0.0
) -> float:
    """How likely a card of the last lay is the species named.

    Args:
        state: a whole state or the seat's view.
        seat: who asks.
        memory: what is thought of the one who laid it.
        known: how many of that species who is known to hold.
        aside: how many of it are known to lie aside.
    """
    name, doubted, laid = state.name, state.doubted, len(state.lays[-1].cards)
    held = len(state.hands[doubted]) + laid
    somewhere = state.left(name) - _own(state, seat, name) - aside - sum(known.values())
    hidden = max(1, _hidden(state, seat))
    has = known.get(doubted, 0.0) + max(0.0, somewhere) * held / hidden
    if len(state.lays) == 1:
        has *= NAMED
    possible = min(1.0, max(0.0, somewhere + known.get(doubted, 0.0)) / laid)
    reckoned = HONEST * min(1.0, 1.3 * has / laid) + (1 - HONEST) * min(1.0, has / held)
    return min(possible, memory.honesty(doubted, laid, reckoned))


def believed(view: Mammuz, seat: Seat, memory: Memory, recalls: bool = True) -> float:
    """How likely a card of the last lay is true to a seat; it may recall which cards the others took."""
    others = [other for other in range(len(view.hands)) if other != seat]
    known = {other: memory.in_hand(other).get(view.name, 0.0) for other in others} if recalls else {}
    return chance_of_truth(view, seat, memory, known, memory.aside[view.name])


def unseen(view: Mammuz, seat: Seat, memory: Memory) -> int:
    """How many cards of the species named the others may hold or have laid, for all that this seat knows."""
    return view.left(view.name) - _own(view, seat, view.name) - memory.aside[view.name]


def no_card_is_true(view: Mammuz, seat: Seat, memory: Memory) -> bool:
    """Whether there is a last lay and this seat knows that no card of the species named can be in it."""
    return bool(view.lays) and unseen(view, seat, memory) <= 0


def may_be_false(view: Mammuz, seat: Seat, memory: Memory) -> bool:
    """Whether there is a last lay that may be other cards than those of the species named, for all this seat knows."""
    return bool(view.lays) and unseen(view, seat, memory) < _hidden(view, seat)


def sure_win(state: Mammuz, seat: Seat) -> str:
    """The name under which all cards in hand are a last lay that wins whatever is turned up (R11); "" if none."""
    hand = state.hands[seat]
    if len(hand) > MOST:
        return ""
    names = state.name if state.lays else state.alive
    return next((name for name in names if set(hand) <= {name, *SAVES}), "")


def _own(state: Mammuz, seat: Seat, name: str) -> int:
    """How many of a species a seat holds or has laid in the running herd."""
    return state.hands[seat].count(name) + sum([lay.cards.count(name) for lay in state.lays if lay.seat == seat])


def _hidden(state: Mammuz, seat: Seat) -> int:
    """How many cards the others hold or have laid, or lie aside."""
    held = sum(map(len, state.hands)) - len(state.hands[seat]) + len(state.aside)
    return held + sum([len(lay.cards) for lay in state.lays if lay.seat != seat])
