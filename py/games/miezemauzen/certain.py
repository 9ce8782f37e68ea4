"""What is certain in Miezemauzen, so that nobody need reckon: a player of any level chooses among what is left here."""

from collections.abc import Iterable

from rules.game import HIDDEN, Move, Seat
from rules.miezemauzen import Miezemauzen
from rules.miezemauzen_cards import DECK, HEIGHT, of_one_suit, taker, without
from rules.miezemauzen_moves import PLAY


def sensible_declarations(view: Miezemauzen, seat: Seat) -> list[Move]:
    """The possible declarations without those that are plainly bad."""
    moves = list(view.moves(seat))
    hand = view.hands[seat]
    if PLAY in moves and (alone(view) or has_cat(view, seat)):
        return [PLAY]
    spare = spare_cards(hand, view.trump)
    moves = [move for move in moves if move.verb != "swap" or move.picks[0] in spare]
    sure = [move for move in moves if is_sure(view, seat, after(view, hand, move))]
    return sure or moves


def spare_cards(hand: tuple[str, ...], up: str) -> list[str]:
    """What one might give away for the turned-up trump, the least first: never a trump for a lower one.

    That is the least or the second least of the lowest cards of each suit, to keep few suits or low cards.
    """
    trump = up[0]
    lowest = {card[0]: card for card in sorted(hand, key=HEIGHT.__getitem__, reverse=True) if not beats(card, up)}
    others = sorted((card for suit, card in lowest.items() if suit != trump), key=HEIGHT.__getitem__)
    return others[:2] or list(lowest.values())


def sensible_lays(view: Miezemauzen, seat: Seat) -> list[Move]:
    """What may be laid, the least first; where the one trick that is needed is certain, the cards that take it.

    Of the cards of a suit that are beaten already, only the lowest: whatever it could do later a higher one can too. So
    it is with those that take the trick where nobody is left to beat them.
    """
    trump = view.trump[0]
    moves = sorted(view.moves(seat), key=lambda move: (move.picks[0][0] == trump, HEIGHT[move.picks[0]]))
    sure = [] if view.tricks[seat] else [move for move in moves if takes_for_sure(view, seat, move.picks[0])]
    last = len(view.turns) == 1
    lowest: dict[tuple[str, bool], Move] = {}
    for move in sure or moves:
        card = move.picks[0]
        taking = takes(view, seat, card)
        lowest.setdefault((card[0] if last or not taking else card, taking), move)
    return list(lowest.values())


def alone(view: Miezemauzen) -> bool:
    """Whether all others have passed, so that the last to declare gets a point off for playing (R9)."""
    return not view.players and len(view.turns) == 1


def has_cat(view: Miezemauzen, seat: Seat) -> bool:
    """Whether a seat was dealt five cards of a suit; it plays, for no trick will be, and its passes begin anew (R7)."""
    return not view.away[seat] and of_one_suit(view.hands[seat])


def after(view: Miezemauzen, hand: tuple[str, ...], declared: Move) -> tuple[str, ...]:
    """The cards that one would play with, as far as they are known; none where one would not play."""
    match declared.verb:
        case "swap":
            return (*without(hand, declared.picks[0]), view.trump)
        case "play" | "keep":
            return hand
        case _:
            return ()


def is_sure(view: Miezemauzen, seat: Seat, hand: Iterable[str]) -> bool:
    """Whether a hand of a seat that is to declare has the highest trump that may come into play."""
    trumps = [card for card in hand if card[0] == view.trump[0]]
    out = {card for card in DECK if card not in view.hands[seat] and card not in view.away[seat]}
    if seat == view.dealer:
        out.discard(view.trump)
    return any(not any(beats(other, card) for other in out) for card in trumps)


def takes(view: Miezemauzen, seat: Seat, card: str) -> bool:
    """Whether a card would take the trick if nobody laid after it."""
    return taker((*view.trick[:seat], card, *view.trick[seat + 1 :]), view.led or card[0], view.trump[0]) == seat


def takes_for_sure(view: Miezemauzen, seat: Seat, card: str) -> bool:
    """Whether a card takes the trick whatever the others hold."""
    trump = view.trump[0]
    return takes(view, seat, card) and not any(
        beats(other, card) or (other[0] == trump != card[0])
        for later in (view.turns[1:] if view.led else [player for player in view.players if player != seat])
        for other in may_hold(view, seat, later)
    )


def may_hold(view: Miezemauzen, seat: Seat, other: Seat) -> set[str]:
    """The cards that another may still hold, as far as a seat knows."""
    known = {card for card in view.hands[other] if card != HIDDEN}
    if len(known) == len(view.hands[other]):
        return known
    piles = (*view.hands, *view.laid, *view.away, (view.trump,))
    seen = {card for pile in piles for card in pile}
    return known | {card for card in DECK if card not in seen and card[0] not in view.lacks[other]}


def beats(card: str, other: str) -> bool:
    """Whether a card is a higher one of the same suit."""
    return card[0] == other[0] and HEIGHT[card] > HEIGHT[other]
