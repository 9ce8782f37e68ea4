"""What a lay or a doubt costs and brings, weighed in cards."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from games.mammuz.habits import SAVES
from games.mammuz.memory import Memory
from rules.game import Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import DINOSAURS, NUMBER, without
from rules.mammuz_moves import MOST

CAUGHT = {"B": 0.0, "L": 0.1, "R": 0.1, "S": 0.4, "T": 0.9, "P": 1.0}
"""How bad it is if this dinosaur is turned up in one's own lay: 0 as good as the truth, 1 as bad as a lie."""

WIN = 50.0
"""What a win is worth, in cards."""

START = 1.5
"""What it is worth to start a round."""

THREAT = 0.35
"""How likely somebody with so few cards that one lay empties the hand wins by it, if nobody stops them."""


class Weighed(NamedTuple):
    """A lay, the name that goes with it, and what it is worth."""

    worth: float
    cards: str
    name: str

    def move(self, view: Mammuz) -> Move:
        return Move("lay", (*self.cards, *([] if view.lays else [f"as:{self.name}"])))


def weighed_lays(view: Mammuz, seat: Seat, memory: Memory) -> list[Weighed]:
    """The lays worth a thought: true cards, and those that are missed least."""
    hand = view.hands[seat]
    keep = {card: _worth_keeping(view, hand, card) for card in hand}
    return [
        Weighed(_worth_of_lay(view, seat, memory, keep, cards, name), cards, name)
        for cards, name in _lays(view, hand, keep)
    ]


def _worth_of_lay(
    view: Mammuz, seat: Seat, memory: Memory, keep: Mapping[str, float], cards: str, name: str
) -> float:
    """What laying these cards brings: cards to be rid of, less what comes of a doubt."""
    hand = view.hands[seat]
    rest = without(hand, "".join(sorted(cards)))
    seats = len(view.hands)
    herd = sum([len(lay.cards) for lay in view.lays]) + len(cards)
    at_stake = herd + len(view.aside)
    bad = sum([0.0 if card == name else CAUGHT.get(card, 1.0) for card in cards]) / len(cards)
    if not rest:
        wins = sum([card == name or card in SAVES or (card == "S" and at_stake < seats) for card in cards])
        chance = wins / len(cards)
        return chance * WIN - (1 - chance) * (at_stake - len(cards) + 1.0)
    doubted = min(0.95, memory.suspicion((seat + 1) % seats, len(cards)))
    caught = doubted * bad
    freed = sum([1 + 0.12 * (4 - keep[card]) for card in cards])
    return (
        (1 - caught) * freed
        - caught * (at_stake - len(cards) + START)
        + (doubted * (1 - bad) * at_stake / (seats - 1) + 2.5 * _finish(rest))
    )


def worth_of_doubt(view: Mammuz, seat: Seat, memory: Memory) -> float:
    """What a doubt brings: somebody else may take the herd, or this seat itself."""
    true = chance_of_truth(view, seat, memory)
    seats = len(view.hands)
    at_stake = sum([len(lay.cards) for lay in view.lays]) + len(view.aside)
    left = len(view.hands[view.doubted])
    harm = at_stake * (1 / (seats - 1) + 2.5 / (1 + left))
    if left <= MOST:
        harm += THREAT * WIN / seats
    start = START + 0.8 * WIN * _finish(view.hands[seat])
    return (1 - true) * (harm + start) - true * at_stake


def unseen(view: Mammuz, seat: Seat, memory: Memory) -> float:
    """How many cards of the species named the others may hold or have laid, for all that this seat knows."""
    mine = view.hands[seat].count(view.name) + sum([lay.cards.count(view.name) for lay in view.lays])
    return view.left(view.name) - mine - memory.aside[view.name]


def no_card_is_true(view: Mammuz, seat: Seat, memory: Memory) -> bool:
    """Whether this seat knows where all cards of the species named are, and not in the last lay."""
    return unseen(view, seat, memory) <= 0


def may_be_false(view: Mammuz, seat: Seat, memory: Memory) -> bool:
    """Whether there is a last lay that may be other cards than those of the species named, for all this seat knows."""
    return bool(view.lays) and unseen(view, seat, memory) < _hidden(view, seat)


def sure_win(view: Mammuz, seat: Seat) -> str:
    """The name under which all cards in hand are a last lay that wins whatever is turned up (R11); "" if none."""
    hand = view.hands[seat]
    if len(hand) > MOST:
        return ""
    names = view.name if view.lays else view.alive
    return next((name for name in names if set(hand) <= {name, *SAVES}), "")


def _hidden(view: Mammuz, seat: Seat) -> int:
    """How many cards the others hold or have laid, or lie aside."""
    held = sum([len(hand) for other, hand in enumerate(view.hands) if other != seat])
    return held + sum([len(lay.cards) for lay in view.lays if lay.seat != seat]) + len(view.aside)


def chance_of_truth(view: Mammuz, seat: Seat, memory: Memory) -> float:
    """How likely a card of the last lay is the species named."""
    name, doubted, laid = view.name, view.doubted, len(view.lays[-1].cards)
    held = len(view.hands[doubted]) + laid
    others = [other for other in range(len(view.hands)) if other != seat]
    known = {other: memory.in_hand(other).get(name, 0.0) for other in others}
    somewhere = unseen(view, seat, memory) - sum(known.values())
    has = known[doubted] + max(0.0, somewhere) * held / max(1, _hidden(view, seat))
    possible = min(1.0, max(0.0, somewhere + known[doubted]) / laid)
    honesty = memory.honesty(doubted)
    return min(possible, honesty * min(1.0, 1.3 * has / laid) + (1 - honesty) * min(1.0, has / held))


def _lays(view: Mammuz, hand: str, keep: Mapping[str, float]) -> Iterator[tuple[str, str]]:
    """Lays worth a thought, with the name for each, one of the own species: true cards, and those missed least."""
    least_first = "".join(sorted(hand, key=keep.__getitem__))
    for name in view.name or [species for species in view.alive if species in hand] or view.alive:
        if len(hand) <= MOST:
            yield hand, name
        true, rest = name * hand.count(name), least_first.replace(name, "")
        for honest in range(min(len(true), MOST) + 1):
            for lies in range(min(len(rest), MOST - honest) + 1):
                if 0 < honest + lies < len(hand):
                    yield true[:honest] + rest[:lies], name


def _worth_keeping(view: Mammuz, hand: str, card: str) -> float:
    """How much a card is missed: for a last lay, or because its species may soon be whole in hand."""
    if card in DINOSAURS:
        return 3.0 if card in SAVES else -0.5
    has = hand.count(card)
    return has + 6 * (has / view.left(card)) ** 2 - NUMBER[card] * 0.05


def _finish(hand: str) -> float:
    """How good a hand is for a last lay, from 0 to 1; a big one for none."""
    if len(hand) > MOST:
        return 0.0
    saves = sum([hand.count(card) for card in SAVES])
    return max([hand.count(card) for card in hand if card not in SAVES], default=0) / len(hand) + saves / len(hand)
