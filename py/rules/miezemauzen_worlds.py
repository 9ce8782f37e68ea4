"""What hands the others may hold: worlds that a view of Miezemauzen could be."""

from collections.abc import Collection, Sequence
from random import Random

from rules.game import HIDDEN, Seat
from rules.miezemauzen_cards import in_order, of_one_suit


def drawn(
    hands: Sequence[tuple[str, ...]],
    laid: Sequence[tuple[str, ...]],
    lacks: Sequence[str],
    catless: Collection[Seat],
    unseen: Sequence[str],
    rng: Random,
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Draws the unknown cards of all hands by chance.

    Args:
        hands: each seat's hand, `HIDDEN` for each unknown card.
        laid: what each seat has laid.
        lacks: the suits that each seat has no card of (R14).
        catless: the seats that weren't dealt a cat, for it was not called (R10).
        unseen: the cards that may be drawn.
        rng: where chance comes from.

    Returns the hands and the cards that are left, in no order.
    """
    possible = {
        seat: [card for card in unseen if card[0] not in lacks[seat]]
        for seat, hand in enumerate(hands)
        if HIDDEN in hand
    }
    # Who has the fewest possible cards draws first; where somebody later finds too few, all is drawn anew.
    order = sorted(possible, key=lambda seat: len(possible[seat]))
    while True:
        world, used = list(hands), set[str]()
        for seat in order:
            free = [card for card in possible[seat] if card not in used]
            count = hands[seat].count(HIDDEN)
            if len(free) < count:
                break
            new = rng.sample(free, count)
            used.update(new)
            world[seat] = in_order((*(card for card in hands[seat] if card != HIDDEN), *new))
            if seat in catless and of_one_suit((*laid[seat], *world[seat])):
                break
        else:
            left = [card for card in unseen if card not in used]
            return world, rng.sample(left, len(left))
