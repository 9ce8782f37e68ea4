"""What the tests of all games ask Miezemauzen: see `tests.rules.games.Facts`."""

from random import Random

from rules.game import HIDDEN, LUCK, Move, Seat
from rules.miezemauzen import MOST_DEALS, Miezemauzen

DECK = {suit + rank for suit in "♠♥♣♦" for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]}
LONGEST = 1 + MOST_DEALS * (1 + 7 + 6 * 5)
"""The first dealer; in each deal one deal, up to seven declarations and the cards of six seats."""


def dealing(seats: int, dealer: Seat, hands: list[str], trump: str, table: str = "") -> Move:
    """The deal that gives these hands, the table's and the trump card; hands left out get any cards."""
    named = {card for part in (*hands, table, trump) for card in part.split()}
    rest = sorted(DECK - named)
    piles = [(hand.split() or [rest.pop() for _ in range(5)]) for hand in hands]
    piles += [[rest.pop() for _ in range(5)] for _ in range(seats - len(piles))]
    in_turn = [piles[(dealer + 1 + place) % seats] for place in range(seats)]
    in_turn.append(table.split() or [rest.pop() for _ in range(5)])
    return Move("deal", (*(pile[round_] for round_ in range(5) for pile in in_turn), trump))


def dealt(state: Miezemauzen, dealer: Seat, hands: list[str], trump: str, table: str = "") -> Miezemauzen:
    """The state before a deal, after these cards were dealt."""
    state = state._replace(dealer=dealer)
    for event in state.decide(LUCK, dealing(len(state.scores), dealer, hands, trump, table)):
        state = state.evolve(event)
    return state


def with_deals_left(state: Miezemauzen, deals: int) -> Miezemauzen:
    """The state, with all deals but so many behind it."""
    return state._replace(sheet=(state.scores,) * (state.terms.deals - deals))


def positions(start: Miezemauzen) -> dict[str, Miezemauzen]:
    """All near the end, for a match by chance is long: even the start has only a few deals to go."""
    seats = len(start.scores)
    last = with_deals_left(start, 1)
    tight = last._replace(scores=(5, 6, 1, 5, 4, 2)[:seats], passes=(2, 3, 2, 1, 0, 2)[:seats])
    return {
        "start": with_deals_left(start, 4),
        "last deal, paid passes and forced play": tight._replace(dealer=1),
        "one point to go for all": with_deals_left(start._replace(scores=(1,) * seats, dealer=0), 2),
        "a cat for one and a tomcat for the dealer": dealt(tight, 0, ["♠A ♠K ♠2 ♠3 ♠4", "♥2 ♥4 ♥6 ♥8 ♥10"], "♠7"),
        "four of a suit each, hardly anybody can follow": dealt(
            last,
            seats - 1,
            ["♠A ♠K ♠Q ♠J ♥2", "♥A ♥K ♥Q ♥J ♣2", "♣A ♣K ♣Q ♣J ♦2", "♦A ♦K ♦Q ♦J ♠2"][:seats],
            "♦3",
        ),
    }


def check_sums(state: Miezemauzen) -> None:
    places = [*state.table]
    for pile in (*state.hands, *state.laid, *state.away):
        places += pile
    if state.trump and not state.swapped:
        places.append(state.trump)
    assert len(set(places)) == len(places), "a card is in two places"
    assert set(places) <= DECK
    assert len(places) + state.stock == 52, "a card vanished or came from nowhere"
    lying = [card for card in state.trick if card]
    assert len(lying) + sum(state.tricks) * len(state.players) == sum(map(len, state.laid))
    assert all(not card or card == state.laid[seat][-1] for seat, card in enumerate(state.trick))


def check_possible(state: Miezemauzen) -> None:
    """Nobody has a suit after not following it, and no cat is left uncalled."""
    check_sums(state)
    assert HIDDEN not in (*state.table, *(card for pile in (*state.hands, *state.away) for card in pile))
    assert len(state.table) in (0, 5)
    assert sum(map(len, state.hands)) + sum(map(len, state.laid)) in (0, 5 * len(state.scores))
    tricks_began = any(state.laid) or (state.to_act != () and all(state.declared))
    for seat, hand in enumerate(state.hands):
        assert not {card[0] for card in hand} & set(state.lacks[seat])
        own = {card[0] for card in (*hand, *state.laid[seat])}
        if tricks_began and state.declared[seat] in ("passed", "plays"):
            assert len(own) > 1, "an uncalled cat"
        if seat in state.called:
            assert len(own) == 1, "a cat of two suits"
            assert state.declared[seat] in ("passed", "plays")


def disguise(state: Miezemauzen, seat: Seat, move: Move, rng: Random) -> Move:
    """Another deal that gives one seat, or all, the same hand; another card given away; else the move itself."""
    legal = state.moves(seat)
    if move.verb == "deal":
        hands = len(state.scores) + 1
        cards = list(move.picks)
        kept = rng.choice([set(range(hands - 1)), {rng.randrange(hands - 1)}])
        places = [place for place in range(len(cards) - 1) if place % hands not in kept]
        pool = sorted(DECK - {card for place, card in enumerate(cards) if place not in places})
        for place, card in zip(places, rng.sample(pool, len(places)), strict=True):
            cards[place] = card
        return Move("deal", tuple(cards))
    if move.verb == "swap":
        return rng.choice([other for other in legal if other.verb == "swap"])
    return move if move in legal else legal.random(rng)
