"""The bot of Miezemauzen plays by the rules, from its view alone, without blunders, and says why."""

from random import Random

import pytest

from games.miezemauzen import GAME, expert
from games.miezemauzen.bot import MiezemauzenBot
from games.miezemauzen.certain import sensible_declarations, sensible_lays, spare_cards, takes_for_sure
from games.miezemauzen.chance import chance_of_a_trick, chance_unseen
from games.miezemauzen.deal import Deal
from games.miezemauzen.lay import card_to_lay
from games.miezemauzen.numbers import NUMBER, Cards, numbers
from games.miezemauzen.playout import takers
from games.miezemauzen.race import race_of
from games.miezemauzen.worlds import Worlds
from rules.game import HIDDEN, LEVELS, LUCK, Move
from rules.miezemauzen import RULES
from rules.miezemauzen_cards import DECK, SUITS, of_one_suit, taker
from tests.bench.sensible_miezemauzen import Sensible
from tests.games.said import fluent, messages
from tests.rules.facts_miezemauzen import dealt, positions, with_deals_left

WEAK, STRONG = "♠2 ♠3 ♥4 ♥5 ♦2", "♣A ♣K ♠A ♥A ♦3"
OTHER = "♠10 ♠9 ♥8 ♥7 ♦9"
MIDDLING = "♣10 ♠K ♥9 ♥6 ♦10"


def thought(state, seat, level=3, seed=1):
    *slices, move = MiezemauzenBot(seat, Random(seed), level).think(state.seen_by(seat))
    assert slices == [None] * len(slices)
    return str(move)


def thoughts(state, seat, level):
    """What a bot does with various luck, for those that judge now so, now so."""
    return {thought(state, seat, level, seed) for seed in range(2 if level == 3 else 25)}


def deal(*hands, trump="♣5", table="", **given):
    """A deal of these hands; the last seat deals, seat 0 is the forehand."""
    options = {name: given.pop(name) for name in ("swap_and_exchange", "must_play_at") if name in given}
    state = RULES.start(len(hands), options)._replace(**given)
    return dealt(state, len(hands) - 1, list(hands), trump, table)


def play(state, *moves):
    for move in moves:
        for event in state.decide(state.to_act[0], Move.read(move)):
            state = state.evolve(event)
    return state


def match(state, players, rng):
    """A match to its end; who is None plays by chance."""
    while state.to_act:
        seat = state.to_act[0]
        if seat == LUCK or players[seat] is None:
            move = state.moves(seat).random(rng)
        else:
            *_, move = players[seat].think(state.seen_by(seat))
        state = play(state, str(move))
    return state


def share(make, opponent, games, seed):
    """The share of short matches at four seats that one wins against three others, its seat rotating."""
    rng, wins = Random(seed), 0.0
    for game in range(games):
        mine = game % 4
        players = [(make if seat == mine else opponent)(seat, rng) for seat in range(4)]
        winners = match(RULES.start(4, {"points": "10"}), players, rng).outcome.winners
        wins += (mine in winners) / len(winners)
    return wins / games


def level(number):
    return lambda seat, rng: MiezemauzenBot(seat, rng, number)


@pytest.fixture
def hasty(monkeypatch):
    """The expert thinks less: enough to win, and to be legal."""
    monkeypatch.setattr(expert, "TRIALS", 30)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("number", "games", "least"), [(1, 60, 0.4), (2, 60, 0.5), (3, 16, 0.5)])
def test_each_level_wins_clearly_more_than_its_share_against_random_players(number, games, least):
    assert share(level(number), lambda seat, rng: None, games, number) >= least


def test_a_beginner_loses_to_plain_sensible_players():
    assert share(level(1), Sensible, 60, 4) < 0.2


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("options", [{}, {"swap_and_exchange": "true", "must_play_at": "5_or_less"}])
@pytest.mark.parametrize("seats", RULES.seats)
def test_whole_matches_of_bots_are_legal(seats, options, number):
    rng = Random(seats)
    start = with_deals_left(RULES.start(seats, options), 5)
    assert match(start, [level(number)(seat, rng) for seat in range(seats)], rng).outcome is not None


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("number", LEVELS)
def test_it_does_alike_where_two_games_look_alike_to_its_seat(number):
    one = play(deal(OTHER, MIDDLING, WEAK), "play")
    two = play(deal("♠J ♠7 ♥10 ♥3 ♦J", MIDDLING, "♠2 ♠4 ♥4 ♥5 ♦2"), "play")
    assert [thought(one, 1, number, seed) for seed in range(9)] == [thought(two, 1, number, seed) for seed in range(9)]
    one, two = (play(state, "play", "pass", f"lay {state.hands[0][0]}") for state in (one, two))
    two = one._replace(hands=(("♠Q", *one.hands[0][1:]), *one.hands[1:]))
    assert one.hands != two.hands
    assert one.seen_by(1) == two.seen_by(1)
    assert [thought(one, 1, number, seed) for seed in range(9)] == [thought(two, 1, number, seed) for seed in range(9)]


def test_an_expert_thinks_in_many_slices():
    view = play(deal(OTHER, MIDDLING, WEAK, STRONG), "play").seen_by(1)
    assert len(list(MiezemauzenBot(1, Random(1), 3).think(view))) > expert.TRIALS // expert.TRIALS_A_SLICE // 2


# Blunders


@pytest.mark.parametrize("number", LEVELS)
def test_it_passes_with_a_weak_hand_and_plays_a_strong_one(number):
    assert thoughts(play(deal(OTHER, WEAK, STRONG), "exchange"), 1, number) == {"pass"}
    assert thoughts(deal(STRONG, OTHER, WEAK), 0, number) == {"play"}


@pytest.mark.parametrize("number", LEVELS)
def test_R9_it_plays_whatever_it_holds_once_all_others_passed(number):
    assert thoughts(play(deal(OTHER, STRONG, WEAK), "pass", "pass"), 2, number) == {"play"}
    assert thoughts(play(deal(OTHER, STRONG, WEAK, passes=(0, 0, 2)), "pass", "pass"), 2, number) == {"play"}


@pytest.mark.parametrize("number", LEVELS)
def test_R11_it_keeps_a_cat_together(number):
    cat = "♠2 ♠3 ♠4 ♠5 ♠6"
    assert thoughts(deal(cat, OTHER, STRONG), 0, number) == {"play"}
    assert thoughts(play(deal(OTHER, STRONG, cat, trump="♣Q"), "play", "play"), 2, number) == {"play"}


@pytest.mark.parametrize("number", LEVELS)
def test_it_never_gives_the_highest_trump_away_nor_passes_with_it(number):
    ace = "♣A ♠2 ♥3 ♦4 ♦2"
    assert thoughts(deal(ace, OTHER, MIDDLING), 0, number) == {"play"}
    last = play(deal(OTHER, MIDDLING, "♣Q ♠A ♥A ♥K ♦3", ace), "play", "play", "play")
    assert not thoughts(last, 3, number) & {"pass", "exchange", "swap ♣A"}
    # The king will do where the ace is turned up and can be taken by oneself alone.
    king = play(deal(OTHER, MIDDLING, "♣K ♠2 ♥3 ♦4 ♦2", trump="♣A"), "play", "play")
    assert not thoughts(king, 2, number) & {"pass", "exchange"}


@pytest.mark.parametrize("number", LEVELS)
def test_R6_the_dealer_swaps_its_least_card_for_a_high_trump(number):
    state = play(deal(OTHER, "♠Q ♠J ♥6 ♦10 ♦J", "♣2 ♠2 ♥A ♦4 ♦3", trump="♣A"), "play", "play")
    assert thoughts(state, 2, number) <= {"swap ♠2", "swap ♦4", "swap ♦3"}


@pytest.mark.parametrize("number", LEVELS)
def test_R6_it_never_gives_a_trump_away_for_a_lower_one(number):
    trumps = play(deal(OTHER, "♠Q ♠J ♥6 ♦10 ♦J", "♣9 ♣8 ♣7 ♣6 ♠2", trump="♣5"), "play", "play")
    assert thoughts(trumps, 2, number) <= {"swap ♠2", "play", "exchange"}
    looked = play(
        deal(OTHER, "♠Q ♠J ♥6 ♦10 ♦J", WEAK, table="♣9 ♣8 ♣7 ♣6 ♦A", swap_and_exchange="true"),
        *("play", "play", "exchange"),
    )
    assert thoughts(looked, 2, number) <= {"swap ♦A", "keep"}
    assert sensible_declarations(looked.seen_by(2), 2) == [Move("keep"), Move("swap", ("♦A",))]


@pytest.mark.parametrize("number", LEVELS)
def test_R7_it_rather_takes_the_tables_hand_than_pays_or_plays_a_hopeless_one(number):
    state = play(deal(OTHER, WEAK, STRONG, passes=(0, 2, 0)), "pass")
    assert thoughts(state, 1, number) == {"exchange"}


@pytest.mark.parametrize("number", LEVELS)
def test_R8_it_plays_where_it_must(number):
    for option, points in (("exactly_5", 5), ("5_or_less", 3)):
        state = play(deal(STRONG, WEAK, OTHER, must_play_at=option, scores=(9, points, 9)), "exchange")
        assert thoughts(state, 1, number) == {"play"}


@pytest.mark.parametrize("number", LEVELS)
def test_last_to_lay_it_takes_the_one_trick_that_it_needs(number):
    state = play(deal("♠4 ♠K ♥2 ♥3 ♦4", "♠3 ♠7 ♠A ♥9 ♦9"), "play", "play", "lay ♠4")
    assert thoughts(state, 1, number) == {"lay ♠A" if number == 1 else "lay ♠7"}, "a beginner lays high too soon"
    ruffing = play(deal("♠4 ♠K ♥2 ♥3 ♦4", "♣3 ♣4 ♦A ♥9 ♦9"), "play", "play", "lay ♠4")
    assert thoughts(ruffing, 1, number) <= {"lay ♣3", "lay ♣4"}


@pytest.mark.parametrize("number", LEVELS)
def test_it_leads_the_ace_of_trumps_for_the_one_trick_that_it_needs(number):
    state = play(deal("♣A ♠K ♠2 ♥3 ♦4", OTHER, "♣9 ♠Q ♥J ♥6 ♦10"), "play", "play", "play")
    assert thoughts(state, 0, number) == {"lay ♣A"}


@pytest.mark.parametrize("number", LEVELS)
def test_it_throws_its_least_card_where_it_can_not_take_the_trick(number):
    state = play(deal("♠A ♠K ♥2 ♥3 ♦4", "♠3 ♠Q ♥A ♥9 ♦9"), "play", "play", "lay ♠A")
    assert thoughts(state, 1, number) == {"lay ♠3"}

    free = play(deal("♠A ♠K ♣6 ♣7 ♦4", "♥3 ♥Q ♦A ♥9 ♦9", trump="♣5"), "play", "play", "lay ♠A")
    assert thoughts(free, 1, number) <= {"lay ♥3", "lay ♥9", "lay ♦9"}


@pytest.mark.parametrize("number", LEVELS)
def test_of_the_beaten_cards_of_a_suit_it_throws_the_lowest(number):
    """Even the middle one is a higher card later, whoever is yet to lay."""
    for others in ((OTHER,), (OTHER, "♠J ♠7 ♥10 ♦3 ♦J")):
        state = deal("♠A ♥A ♥9 ♦8 ♦6", "♠K ♠Q ♠4 ♥3 ♣6", *others, trump="♦7")
        state = play(state, *["play"] * (2 + len(others)), "lay ♠A")
        assert thoughts(state, 1, number) == {"lay ♠4"}
    for trump, own, led in (("♠9", "♥5 ♥2 ♣K ♣4 ♦9", "♠A"), ("♥10", "♠5 ♠3 ♣7 ♣3 ♦2", "♥Q")):
        state = play(deal(f"{led} ♥A ♠K ♥8 ♦6", own, trump=trump), "play", "play", f"lay {led}")
        assert not thoughts(state, 1, number) & {"lay ♥5", "lay ♠5", "lay ♣K", "lay ♣7"}
        (lowest,) = {move.picks[0] for move in sensible_lays(state.seen_by(1), 1) if move.picks[0][0] in "♥♠"}
        assert lowest in ("♥2", "♠3")


def test_of_cards_that_may_yet_be_beaten_it_weighs_all_and_of_those_that_take_the_trick_the_lowest():
    def sensible(*hands):
        state = play(deal(*hands, trump="♣5"), *["play"] * len(hands), "lay ♠5")
        return [move.picks[0] for move in sensible_lays(state.seen_by(1), 1)]

    first, own = "♠5 ♥A ♥9 ♦8 ♦6", "♠J ♠8 ♠4 ♠3 ♥3"
    assert sensible(first, own, OTHER) == ["♠3", "♠8", "♠J"]
    assert sensible(first, own) == ["♠8"], "the one trick that it needs"
    assert sensible(first, "♣9 ♣4 ♥6 ♥3 ♦2", OTHER) == ["♦2", "♥3", "♣4", "♣9"]


@pytest.mark.parametrize("number", LEVELS)
def test_where_all_have_their_trick_it_does_not_ponder(number):
    state = play(deal("♠A ♠2 ♥2 ♥3 ♦4", "♠3 ♠K ♥A ♥9 ♦9"), "play", "play")
    state = play(state, "lay ♠A", "lay ♠3", "lay ♠2", "lay ♠K")
    assert len(list(MiezemauzenBot(1, Random(1), number).think(state.seen_by(1)))) == 1


def test_it_knows_when_a_card_takes_the_trick_for_sure():
    state = play(deal("♣K ♠K ♥2 ♥3 ♦4", "♠3 ♠7 ♠A ♣7 ♦9", "♠5 ♠6 ♥A ♣8 ♦10"), "play", "play", "play")
    view = state.seen_by(0)
    assert not any(takes_for_sure(view, 0, card) for card in view.hands[0])
    # Seat 1 has no trump, as all know; seat 2 may have one, and the ace may be there.
    state = play(state._replace(lacks=("", "♣", "")), "lay ♠K")
    assert not takes_for_sure(state.seen_by(1), 1, "♠A")
    last = play(state, "lay ♠A")
    assert not any(takes_for_sure(last.seen_by(2), 2, card) for card in ("♠5", "♠6"))
    alone = state._replace(lacks=("", "♣", "♣♥"))
    assert takes_for_sure(alone.seen_by(1), 1, "♠A")
    assert not takes_for_sure(alone.seen_by(1), 1, "♠7")


@pytest.mark.parametrize("number", [2, 3])
def test_it_remembers_that_the_ace_is_gone(number):
    # Nobody else has a trump, all have a card of spades, and the ace was laid: the king takes the trick.
    state = deal("♠A ♥9 ♥8 ♦9 ♦8", "♠K ♥J ♦J ♦10 ♠5", "♠7 ♠6 ♥4 ♦2 ♦3", trump="♣5")
    state = play(state, "play", "play", "play", "lay ♠A", "lay ♠5", "lay ♠6", "lay ♥8", "lay ♥J", "lay ♥4")
    state = state._replace(lacks=("♣", "♣", "♣"), tricks=(1, 0, 0))
    assert thoughts(state, 1, number) == {"lay ♠K"}


# Laying out of habit


def test_it_leads_the_highest_card_there_is():
    state = play(deal("♥A ♠K ♠2 ♥3 ♦4", OTHER), "play", "play")
    assert card_to_lay(state.seen_by(0), 0) == "♥A"


def test_it_leads_a_king_once_the_ace_is_gone():
    state = play(deal("♠A ♠K ♠2 ♥3 ♦4", OTHER), "play", "play", "lay ♠A", "lay ♠9")
    assert card_to_lay(state.seen_by(0), 0) == "♠K"


def test_last_to_lay_it_takes_the_trick_as_cheaply_as_it_can():
    state = play(deal("♠4 ♠K ♥2 ♥3 ♦4", "♠3 ♠7 ♠A ♥9 ♦9"), "play", "play", "lay ♠4")
    assert card_to_lay(state.seen_by(1), 1) == "♠7"
    ruffing = play(deal("♠4 ♠K ♥2 ♥3 ♦4", "♣3 ♣A ♦A ♥9 ♦9"), "play", "play", "lay ♠4")
    assert card_to_lay(ruffing.seen_by(1), 1) == "♣3"


def test_the_dealer_spares_a_low_card_or_a_short_suit_never_a_higher_one_of_the_same_suit():
    assert spare_cards(("♠A", "♠K", "♠3", "♥K", "♥2"), "♥7") == ["♠3"]
    assert spare_cards(("♠A", "♠4", "♥2", "♦3", "♦5"), "♣7") == ["♥2", "♦3"]
    assert spare_cards(("♣A", "♣9", "♣3", "♣2", "♣8"), "♣7") == ["♣2"]
    assert spare_cards(("♣A", "♣9", "♣J", "♣10", "♣8"), "♣7") == []


# What it reckons with


def test_a_better_hand_has_a_better_chance_and_more_players_make_it_worse():
    assert chance_of_a_trick(STRONG.split(), "♣", 2, 1) > 0.95
    assert chance_of_a_trick(WEAK.split(), "♣", 2, 1) < 0.5
    chances = [chance_of_a_trick(OTHER.split(), "♣", playing, 1) for playing in range(5)]
    assert chances == sorted(chances, reverse=True)
    assert chance_of_a_trick(WEAK.split(), "♣", 0, 0) == 1
    assert chance_of_a_trick(WEAK.split(), "♣", 2, 1) < chance_unseen(2, 1) < 0.8


def test_the_last_trick_of_a_playout_goes_to_whom_the_rules_give_it():
    rng = Random(3)
    for _ in range(500):
        seats = rng.randint(2, 6)
        cards = rng.sample(DECK, seats)
        trump, lying = rng.choice(SUITS), rng.randrange(seats)
        hands = [[NUMBER[card]] if seat >= lying else [] for seat, card in enumerate(cards)]
        trick = tuple(NUMBER[card] for card in cards[:lying])
        winner = taker(cards, cards[0][0], trump)
        assert takers(hands, list(range(seats)), SUITS.index(trump), 0, 0, trick) == 1 << winner


def test_a_playout_ends_when_all_have_a_trick_and_nobody_breaks_the_rules_in_it():
    hands = [numbers(hand.split()) for hand in (STRONG, OTHER, WEAK)]
    have = takers([list(hand) for hand in hands], [0, 1, 2], SUITS.index("♣"), 0, 0)
    assert have & 1, "the ace of trumps takes a trick"
    assert takers([list(hand) for hand in hands], [0, 1, 2], SUITS.index("♣"), 0b111, 0) == 0b111
    assert takers([[NUMBER["♠2"]], [NUMBER["♥A"]]], [0, 1], SUITS.index("♣"), 0, 0) == 0b01


def test_a_deal_in_the_mind_ends_as_by_the_rules():
    """The last to declare decides; then passes, a point for one alone, cats and paid passes are as the rules say."""
    cat = "♥2 ♥3 ♥6 ♥10 ♥Q"
    for hands, before, move in (
        ((OTHER, MIDDLING, WEAK), ("pass", "pass"), "pass"),
        ((OTHER, MIDDLING, WEAK), ("pass", "pass"), "play"),
        ((OTHER, MIDDLING, WEAK), ("pass", "pass"), "exchange"),
        ((OTHER, MIDDLING, WEAK), ("pass", "play"), "pass"),
        ((OTHER, cat, WEAK), ("play", "play"), "play"),
        ((OTHER, cat, "♣2 ♣3 ♣4 ♣6 ♣7"), ("play", "play"), "play"),
        ((OTHER, cat, "♣2 ♣3 ♣4 ♣6 ♣7"), ("pass", "pass"), "swap ♣2"),
    ):
        state = play(deal(*hands, passes=(0, 2, 2)), *before)
        cards = Cards([numbers(hand) for hand in state.hands], numbers(state.table))
        end = Deal(state.seen_by(2), 2).after_declaring(cards, Move.read(move))
        after = play(state, move)
        assert (end.scores, end.passes) == (after.scores, after.passes)
        assert end.gained == (after.scores[2] < 25)


def worlds_of(state, seat, count=5):
    worlds, rng = Worlds(state.seen_by(seat), seat), Random(1)
    return [[[DECK[card] for card in hand] for hand in worlds.draw(rng).hands] for _ in range(count)]


@pytest.mark.parametrize("options", [{}, {"swap_and_exchange": "true", "must_play_at": "5_or_less"}])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_R14_the_worlds_in_its_mind_are_possible(seats, options):
    rng = Random(seats)
    for state in positions(RULES.start(seats, options)).values():
        while state.to_act:
            seat = state.to_act[0]
            if seat != LUCK:
                view = state.seen_by(seat)
                for hands in worlds_of(state, seat):
                    held = [card for hand in hands for card in hand]
                    assert len(set(held)) == len(held)
                    assert not set(held) & {card for pile in (*view.laid, view.away[seat]) for card in pile}
                    for other, hand in enumerate(hands):
                        assert len(hand) == len(view.hands[other])
                        assert {card for card in view.hands[other] if card != HIDDEN} <= set(hand)
                        assert not {card[0] for card in hand} & set(view.lacks[other])
                        assert other not in view.catless or not of_one_suit((*hand, *view.laid[other]))
            state = play(state, str(state.moves(seat).random(rng)))


def test_who_plays_is_thought_to_have_better_cards_than_who_passes():
    def trumps(state, other):
        return sum(card[0] == "♣" for hands in worlds_of(state, 2, 300) for card in hands[other])

    state = play(deal(OTHER, MIDDLING, WEAK), "play", "pass")
    assert trumps(state, 0) > 1.5 * trumps(state, 1)
    forced = play(deal(OTHER, MIDDLING, WEAK, scores=(5, 25, 25)), "play", "pass")
    assert trumps(state, 0) > 1.2 * trumps(forced, 0)


def chance(scores, passes=(0, 0, 0, 0), deals=400, seat=0, dealer=3):
    race = race_of(4, False)
    for _ in race.prepare():
        pass
    return race.chance(seat, scores, passes, dealer, deals)


def test_R17_who_is_nearer_to_0_is_likelier_to_be_there_first():
    assert sum(chance((10, 10, 10, 10), seat=seat) for seat in range(4)) == pytest.approx(1, abs=0.01)
    assert sum(chance((3, 8, 12, 7), (0, 2, 1, 0), seat=seat) for seat in range(4)) == pytest.approx(1, abs=0.01)
    chances = [chance((points, 10, 10, 10)) for points in range(1, 25)]
    assert chances == sorted(chances, reverse=True)
    assert chance((10, 1, 10, 10)) < 0.05
    assert (chance((0, 1, 5, 5)), chance((0, -5, 5, 5)), chance((0, 0, 5, 5))) == (1, 0, 0.5)


def test_R2_who_deals_next_has_a_small_advantage_and_where_all_else_is_equal_it_goes_round():
    chances = [chance((10, 10, 10, 10), seat=seat) for seat in range(4)]
    assert max(chances) == chances[3]
    assert 0.26 < chances[3] < 0.35
    assert [chance((10, 10, 10, 10), seat=seat, dealer=0) for seat in (1, 2, 3, 0)] == chances


def test_R7_passes_that_are_used_up_make_it_worse():
    assert chance((10,) * 4, (2, 0, 0, 0)) < chance((10,) * 4, (1, 0, 0, 0)) < chance((10,) * 4)


def test_R18_when_the_deals_are_over_the_lowest_wins():
    assert chance((7, 8, 9, 10), deals=0) == 1
    assert chance((7, 7, 9, 10), deals=0) == 0.5
    assert chance((8, 7, 9, 10), deals=0) == 0
    assert chance((20, 22, 30, 30), deals=1) > 0.4


def test_one_point_to_go_it_dares_what_it_would_not_at_the_start():
    """Another will be at 0 in the next deal or two; then only a trick now helps."""
    calm = play(deal(OTHER, WEAK, STRONG, "♣9 ♠Q ♥6 ♥10 ♦10"), "exchange")
    late = calm._replace(scores=(2, 1, 1, 1))
    assert thoughts(calm, 1, 3) == {"pass"}
    assert thoughts(late, 1, 3) == {"play"}


# Why


def looked_again(seats):
    """The dealer has taken the table's hand, a poor one or one with the highest trump, and may swap one of it."""
    for table in ("♠6 ♥J ♥3 ♦K ♦8", "♣A ♥J ♥3 ♦K ♦8"):
        state = deal(*(OTHER, MIDDLING)[: seats - 1], WEAK, table=table, swap_and_exchange="true")
        yield play(state, *["play"] * (seats - 1), "exchange")


@pytest.mark.usefixtures("hasty")
def test_each_reason_has_words_in_all_languages_with_the_variables_that_they_name():
    words = [fluent(text) for text in GAME.words.values()]
    keys = set()
    for options in ({}, {"swap_and_exchange": "true", "must_play_at": "5_or_less"}):
        for number, seats in ((1, 2), (3, 3)):
            rng = Random(number)
            for state in (*positions(RULES.start(seats, options)).values(), *looked_again(seats)):
                bots = [MiezemauzenBot(seat, rng, number) for seat in range(seats)]
                while state.to_act:
                    seat = state.to_act[0]
                    move = state.moves(seat).random(rng)
                    if seat != LUCK:
                        view = state.seen_by(seat)
                        *_, thought = bots[seat].think(view)
                        # The bot's own move, and any other.
                        for message in messages([bots[seat].reason(view, one) for one in (thought, move)]):
                            keys.add(message["key"])
                            assert all(found[message["key"]] == set(message.get("args", ())) for found in words)
                        move = rng.choice([thought, move])
                    state = play(state, str(move))
    assert keys - {"card"} == {key for key in words[0] if key.startswith("hint-")}


def reason(state, seat, move, number=3):
    bot = MiezemauzenBot(seat, Random(1), number)
    list(bot.think(state.seen_by(seat)))
    return bot.reason(state.seen_by(seat), Move.read(move))


def test_the_reasons_say_what_speaks_for_a_move():
    state = play(deal("♠4 ♠K ♥2 ♥3 ♦4", "♠3 ♠7 ♠A ♥9 ♦9"), "play", "play")
    assert reason(state, 0, "lay ♠4")["key"] == "hint-lead-low"
    state = play(state, "lay ♠4")
    assert reason(state, 1, "lay ♠7") == {
        "key": "hint-lay-takes",
        "args": {"card": {"key": "card", "args": {"suit": "spades", "rank": "7"}}, "needs": "yes"},
    }
    assert reason(state, 1, "lay ♠3")["key"] == "hint-lay-saves"
    assert reason(play(deal(OTHER, STRONG, WEAK), "pass", "pass"), 2, "play") == {"key": "hint-alone"}
    assert reason(deal(STRONG, OTHER, WEAK), 0, "play")["key"] == "hint-play-sure"
    odds = reason(play(deal(OTHER, WEAK, STRONG), "play"), 1, "pass")["args"]["chance"]["args"]["tenths"]
    assert odds <= 4


def test_who_has_a_trick_is_not_told_to_save_cards_for_one():
    state = play(deal("♠A ♠3 ♥2 ♥K ♦4", "♠2 ♥3 ♥Q ♥9 ♦9"), "play", "play")
    assert reason(state, 0, "lay ♠3")["args"]["needs"] == "yes"
    state = play(state, "lay ♠A", "lay ♠2")
    assert reason(state, 0, "lay ♥2")["key"] == "hint-lead-low"
    assert reason(state, 0, "lay ♥2")["args"]["needs"] == "no"


def test_who_leads_low_has_a_better_card():
    state = play(deal("♥K ♦K ♥3 ♥2 ♦4", OTHER), "play", "play")
    keys = {card: reason(state, 0, f"lay {card}")["key"] for card in ("♥K", "♦K", "♥3")}
    assert keys == {"♥K": "hint-lead-best", "♦K": "hint-lead-best", "♥3": "hint-lead-low"}


def why(state, move):
    """Why seat 1 declares so, as it reckons at a glance."""
    said = MiezemauzenBot(1, Random(1), 2).reason(state.seen_by(1), Move.read(move))["args"]
    return said["why"], said["costs"]


def test_a_pass_that_the_chance_speaks_against_has_another_reason():
    weak, strong = (play(deal(OTHER, hand, MIDDLING), "play") for hand in (WEAK, "♣K ♣Q ♠A ♥A ♦3"))
    assert why(weak, "pass") == ("points", 0)
    assert why(weak._replace(scores=(9, 2, 9)), "pass") == ("points", 0)
    assert why(strong._replace(scores=(9, 2, 9)), "pass") == ("leads", 0)
    assert why(strong._replace(scores=(9, 9, 12)), "pass") == ("standing", 0)
    assert why(strong._replace(passes=(0, 2, 0)), "pass") == ("standing", 3)


def test_what_a_pass_would_cost_speaks_for_playing_and_so_does_the_way_to_0():
    weak, strong = (play(deal(OTHER, hand, MIDDLING), "play") for hand in (WEAK, "♣K ♣Q ♠A ♥A ♦3"))
    assert why(strong, "play") == ("chance", 0)
    assert why(weak, "play") == ("nearer", 0)
    assert why(weak._replace(passes=(0, 2, 0)), "play") == ("costs", 3)


def test_R18_where_the_match_is_lost_it_still_wants_few_points():
    """In the last deal nobody catches up with the first; a hand that is almost sure of its trick is played."""
    state = deal("♣Q ♣J ♠A ♥A ♦A", OTHER, WEAK, scores=(12, 2, 9))
    assert thoughts(with_deals_left(state, 1), 0, 3) == {"play"}
