"""How the cards of Mammuz that a view does not know could lie."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random

from rules.game import HIDDEN
from rules.mammuz_cards import bag

_ENOUGH = 1000


def filled(
    places: Sequence[str],
    certain: Mapping[int, str],
    unknown: Iterable[str],
    left: Mapping[str, int],
    settled: Collection[int],
    active: int | None,
    rng: Random,
) -> list[str]:
    """The bags in all places, with real cards instead of hidden ones.

    Args:
        places: what is known of each place: a bag, or hidden cards.
        certain: the cards that are in a place of hidden cards for certain.
        unknown: all other cards that lie hidden.
        left: the species that are not extinct, and how many of each are still in the game.
        settled: the places that hold no species whole.
        active: another such place, unless there is no way round it; None if there is none.
        rng: where chance comes from.
    """
    slots = [
        place
        for place, cards in enumerate(places)
        if HIDDEN in cards
        for _ in range(len(cards) - len(certain.get(place, "")))
    ]
    cards = [*unknown]
    rng.shuffle(cards)
    # Between two events the active seat may hold a species whole yet, and no other place may have room for it.
    if active is None or not _spread(slots, cards, left, {*settled, active}, rng):
        _spread(slots, cards, left, settled, rng)
    found = ["" if HIDDEN in known else known for known in places]
    for place, card in (*certain.items(), *zip(slots, cards, strict=True)):
        found[place] += card
    return [bag(known) for known in found]


def _spread(slots: list[int], cards: list[str], left: Mapping[str, int], barred: Collection[int], rng: Random) -> bool:
    """Exchanges cards until no species is whole in a barred place; whether that came about."""
    for _ in range(_ENOUGH):
        whole = _whole(slots, cards, left, barred)
        if whole is None:
            return True
        place, card = whole
        given = rng.choice([at for at, slot in enumerate(slots) if slot == place and cards[at] == card])
        elsewhere = [at for at, slot in enumerate(slots) if slot != place]
        if not elsewhere:
            return False
        taken = rng.choice(elsewhere)
        cards[given], cards[taken] = cards[taken], cards[given]
    return False


def _whole(
    slots: list[int], cards: list[str], left: Mapping[str, int], barred: Collection[int]
) -> tuple[int, str] | None:
    """A barred place and a species that is whole there."""
    if not barred:
        return None
    held: dict[tuple[int, str], int] = {}
    for slot, card in zip(slots, cards, strict=True):
        if slot in barred and card in left:
            held[slot, card] = held.get((slot, card), 0) + 1
    return next(((place, card) for (place, card), count in held.items() if count == left[card]), None)
