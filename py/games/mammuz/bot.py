"""A player of Mammuz who weighs what a lay or a doubt costs and brings, in cards."""

from collections.abc import Iterator, Mapping
from random import Random

from games.mammuz.memory import Memory
from rules.game import Level, Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import DINOSAURS, NUMBER, whole, without
from rules.mammuz_events import Event
from rules.mammuz_moves import DOUBT, EXTINCT, MOST

CAUGHT = {"B": 0.0, "L": 0.1, "R": 0.1, "S": 0.4, "T": 0.9, "P": 1.0}
"""How bad it is if this dinosaur is turned up in one's own lay: 0 as good as the truth, 1 as bad as a lie."""

SAVES = "BLR"
"""The dinosaurs with which a last lay wins (R11)."""

WIN = 50.0
"""What a win is worth, in cards."""

START = 1.5
"""What it is worth to start a round."""

WHIM = 0.7
"""How far chance sways a choice, in cards."""


class MammuzBot:
    """Plays one seat, from its view and what it remembers (`bots.bot.Bot`)."""

    def __init__(self, seat: Seat, rng: Random, level: Level) -> None:
        self.seat = seat
        self.level = level
        self.rng = rng
        self.memory = Memory(seat)

    def see(self, event: Event) -> None:
        self.memory.see(event)

    def think(self, view: Mammuz) -> Iterator[Move | None]:
        """Yields the move: a few hundred lays are quickly weighed."""
        hand = view.hands[self.seat]
        if view.phase == "choose":
            yield self._victim(view)
        elif view.obliged:
            yield DOUBT
        elif not view.must and (dying := whole(hand, view.alive, view.gone)):
            yield EXTINCT[dying[-1]]
        else:
            keep = {card: _worth_keeping(view, hand, card) for card in hand}
            lays = [
                (self._worth_of_lay(view, keep, cards, name), cards, name) for cards, name in _lays(view, hand, keep)
            ]
            best, cards, name = max((worth + self._whim(), cards, name) for worth, cards, name in lays)
            if view.lays and self._worth_of_doubt(view) + self._whim() > best:
                yield DOUBT
            else:
                yield Move("lay", (*cards, *([] if view.lays else [f"as:{name}"])))

    def _whim(self) -> float:
        return self.rng.gauss(0, WHIM)

    def _victim(self, view: Mammuz) -> Move:
        """Whom a Triceratops gives the herd: whoever is nearest to winning."""
        others = [seat for seat in range(len(view.hands)) if seat != self.seat]
        return Move("give", (str(min(others, key=lambda seat: len(view.hands[seat]))),))

    def _worth_of_lay(self, view: Mammuz, keep: Mapping[str, float], cards: str, name: str) -> float:
        """What laying these cards brings: cards to be rid of, less what comes of a doubt."""
        hand = view.hands[self.seat]
        rest = without(hand, "".join(sorted(cards)))
        seats = len(view.hands)
        herd = sum(len(lay.cards) for lay in view.lays) + len(cards)
        at_stake = herd + len(view.aside)
        bad = sum(0.0 if card == name else CAUGHT.get(card, 1.0) for card in cards) / len(cards)
        if not rest:
            wins = sum(card == name or card in SAVES or (card == "S" and at_stake < seats) for card in cards)
            chance = wins / len(cards)
            return chance * WIN - (1 - chance) * (at_stake - len(cards) + 1.0)
        doubted = min(0.95, self.memory.suspicion((self.seat + 1) % seats) * (0.6 + 0.2 * len(cards)))
        caught = doubted * bad
        freed = sum(1 + 0.12 * (4 - keep[card]) for card in cards)
        return (
            (1 - caught) * freed
            - caught * (at_stake - len(cards) + START)
            + (doubted * (1 - bad) * at_stake / (seats - 1) + 2.5 * _finish(rest))
        )

    def _worth_of_doubt(self, view: Mammuz) -> float:
        """What a doubt brings: somebody else may take the herd, or this seat itself."""
        true = self._chance_of_truth(view)
        at_stake = sum(len(lay.cards) for lay in view.lays) + len(view.aside)
        left = len(view.hands[view.doubted])
        harm = at_stake * (1 / (len(view.hands) - 1) + 2.5 / (1 + left))
        start = START + 0.8 * WIN * _finish(view.hands[self.seat])
        return (1 - true) * (harm + start) - true * at_stake

    def _chance_of_truth(self, view: Mammuz) -> float:
        """How likely a card of the last lay is the species named."""
        name, seat, laid = view.name, view.doubted, len(view.lays[-1].cards)
        held = len(view.hands[seat]) + laid
        others = [other for other in range(len(view.hands)) if other != self.seat]
        known = {other: self.memory.in_hand(other).get(name, 0.0) for other in others}
        mine = view.hands[self.seat].count(name) + sum(lay.cards.count(name) for lay in view.lays)
        unseen = view.left(name) - mine - self.memory.aside[name] - sum(known.values())
        hidden = sum(len(view.hands[other]) for other in others)
        hidden += sum(len(lay.cards) for lay in view.lays if lay.seat != self.seat) + len(view.aside)
        has = known[seat] + max(0.0, unseen) * held / max(1, hidden)
        possible = min(1.0, max(0.0, unseen + known[seat]) / laid)
        honesty = self.memory.honesty(seat)
        return min(possible, honesty * min(1.0, 1.3 * has / laid) + (1 - honesty) * min(1.0, has / held))


def _lays(view: Mammuz, hand: str, keep: Mapping[str, float]) -> Iterator[tuple[str, str]]:
    """Lays worth a thought, with the name for each: true cards, and those that are missed least."""
    least_first = "".join(sorted(hand, key=keep.__getitem__))
    for name in view.name or view.alive:
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
    saves = sum(hand.count(card) for card in SAVES)
    return max((hand.count(card) for card in hand if card not in SAVES), default=0) / len(hand) + saves / len(hand)
