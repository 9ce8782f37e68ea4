"""How the cards may lie that a seat can't see, as far as it remembers and knows how people lay."""

from random import Random

from games.mammuz.memory import Memory
from rules.game import Seat
from rules.mammuz import Lay, Mammuz
from rules.mammuz_cards import bag

HONEST = {1: 0.6, 2: 0.6, 3: 0.9, 4: 0.9}
"""How often somebody unknown who lays so many cards has all their true ones among them: many are a risk without."""


def guess(view: Mammuz, seat: Seat, memory: Memory, rng: Random) -> Mammuz:
    """A whole state that this seat's view could be, drawn by chance."""
    state = view.imagine(rng)
    pools = _pools(state)
    if view.lays and (starter := view.lays[0].seat) != seat:
        # Whoever names a species is likely to have many of it.
        another = view.imagine(rng)
        if _pools(another)[starter].count(view.name) > pools[starter].count(view.name):
            state, pools = another, _pools(another)
    _remembered(pools, seat, memory, rng)
    hands, lays = [*state.hands], [*state.lays]
    for other, pool in enumerate(pools):
        if other == seat:
            continue
        for at, lay in enumerate(lays):
            if lay.seat == other:
                count = len(lay.cards)
                honest = rng.random() < memory.honesty(other, count, HONEST[count])
                cards = _laid(pool, state.name, count, honest, rng)
                lays[at] = Lay(other, bag("".join(cards)))
                for card in cards:
                    pool = pool.replace(card, "", 1)
        hands[other] = bag(pool)
    return state._replace(hands=tuple(hands), lays=tuple(lays))


def _pools(state: Mammuz) -> list[str]:
    """What each seat holds, and what it laid in the running herd."""
    return [
        hand + "".join([lay.cards for lay in state.lays if lay.seat == seat]) for seat, hand in enumerate(state.hands)
    ]


def _remembered(pools: list[str], seat: Seat, memory: Memory, rng: Random) -> None:
    """Exchanges cards until everybody has what they are known to have taken."""
    for other, pool in enumerate(pools):
        remembered = memory.in_hand(other) if other != seat else {}
        for card, count in remembered.items():
            wanted = int(count + rng.random()) - pool.count(card)
            for third, source in enumerate(pools):
                if third in (seat, other):
                    continue
                while wanted > 0 and card in source and (spare := [one for one in pool if one not in remembered]):
                    given = rng.choice(spare)
                    pool = pool.replace(given, card, 1)
                    source = source.replace(card, given, 1)
                    wanted -= 1
                pools[third] = source
        pools[other] = pool


def _laid(pool: str, name: str, count: int, honest: bool, rng: Random) -> list[str]:
    """So many cards of all that a seat had; true ones if it is honest and has them."""
    if not honest:
        return rng.sample(pool, count)
    true, rest = name * pool.count(name), pool.replace(name, "")
    return [*true[:count], *rng.sample(rest, max(0, count - len(true)))]
