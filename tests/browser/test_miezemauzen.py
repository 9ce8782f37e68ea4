"""Miezemauzen by what a person sees and clicks: whole matches, and what is this game's own."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rules.game import Move
from tests.browser import saved, words
from tests.browser.person import LONG, Person, by_keyboard, by_mouse, settle
from tests.browser.wire import tables
from tests.rules.facts_miezemauzen import dealing

GAME = "miezemauzen"
DECLARATIONS = ("do-pass", "do-pass-paid", "do-play", "do-exchange", "do-swap", "do-keep")
CARD = re.compile(r"\b(?:ace|king|queen|jack|\d+) of (?:spades|hearts|clubs|diamonds)\b")
CAT, TOMCAT = "♥A ♥K ♥Q ♥J ♥2", "♣A ♣K ♣Q ♣J ♣2"
HIGH, MIDDLE, LOW = "♠A ♠K ♥7 ♥6 ♦2", "♠Q ♠9 ♥8 ♥5 ♦3", "♠J ♠8 ♥4 ♥3 ♦4"
TABLE = "♦A ♦K ♦Q ♦J ♠2"

NOT_TOLD_TO_ALL = """() => {
    const body = document.body.cloneNode(true);
    body.querySelectorAll("[aria-live], [role=log]").forEach((told) => told.remove());
    return body.outerHTML;
}"""


class Player(Person):
    """A person at a table of Miezemauzen, where one declares before one lays."""

    def __init__(self, page: Page, press: Any = by_mouse, language: str = "en") -> None:
        super().__init__(page, press, language, GAME)

    @property
    def declarations(self) -> Locator:
        shapes = (words.pattern(self.language, key, GAME).pattern for key in DECLARATIONS)
        return self.page.get_by_role("button", name=re.compile("|".join(shapes)))

    @property
    def cards(self) -> Locator:
        """The cards in hand, those that can't be chosen too."""
        return self.named("zone-hand", "group").get_by_role("button")

    @property
    def held(self) -> list[str]:
        return names(self.cards)

    def before(self, name: str) -> Locator:
        """What lies before a seat, and is noted there."""
        return self.page.get_by_role("group", name=re.compile(f"^Before {name}"))

    def tricks(self, name: str) -> Locator:
        """A seat's tricks, and how it stands."""
        return self.page.get_by_role("img", name=re.compile(f"^{name}’s tricks"))

    def wait(self) -> str:
        """What is to be done next: `declare`, `lay`, `next`, `curtain` or `over`."""
        places = {
            "next": self.next,
            "curtain": self.curtain,
            "over": self.ending,
            "declare": self.declarations,
            "lay": self.hand,
        }
        anything = self.next.or_(self.curtain).or_(self.ending).or_(self.declarations).or_(self.hand)
        while True:
            expect(anything.first).to_be_visible(timeout=LONG)
            for name, place in places.items():
                if place.first.is_visible():  # it may have gone just now, for another
                    return name

    def come(self) -> str:
        name = self.page.get_by_role("heading", level=1).inner_text()
        self.press(self.curtain)
        expect(self.declarations.or_(self.hand).first).to_be_visible(timeout=LONG)
        return name

    def declare(self, key: str) -> None:
        """Choose a declaration and confirm it, at the same place."""
        others = self.declarations.count() - 1
        self.press(self.named(key))
        sure = self.named(key.replace("do-", "sure-"))
        expect(sure).to_be_focused(timeout=LONG)
        self.press(sure)
        expect(sure).to_have_count(0, timeout=LONG)
        assert others

    def hurry(self) -> None:
        """Leave out the rest of what is told, unless it has just gone by itself, as it does at a quick pace."""
        self.named("skip").evaluate_all("(buttons) => buttons.forEach((button) => button.click())")

    def lay(self, at: int = 0) -> str:
        """Lay a card that can be laid, and confirm it unless it is the only one; its name."""
        several = self.hand.count() > 1
        name = self.hand.nth(at).get_attribute("aria-label") or ""
        self.press(self.hand.nth(at))
        if several:
            self.press(self.button(words.say(self.language, "confirm-lay", GAME, card=name)))
        expect(self.cards.and_(self.page.get_by_role("button", name=name, exact=True))).to_have_count(0, timeout=LONG)
        return name


def names(cards: Locator) -> list[str]:
    return [card.get_attribute("aria-label") or "" for card in cards.all()]


def deal(*hands: str, dealer: int) -> Move:
    """A deal of these hands; clubs are trump, the table's hand is good."""
    return dealing(len(hands), dealer, list(hands), "♣5", TABLE)


Said = str | tuple[str, ...]
"""What was done, such as `play`, or a deal: the hands."""


def moves(seats: int, dealer: int, *said: Said) -> Iterator[Move]:
    """Deals, given by their hands, and what was done in them."""
    for one in said:
        if isinstance(one, tuple):
            yield deal(*one, dealer=dealer)
            dealer = (dealer + 1) % seats
        else:
            yield Move.read(one)


def leave(player: Player, base_url: str, kinds: str, dealer: int, *said: Said, **options: str) -> None:
    """Leave a match on the table with all this behind it; the seats are Ada, Ben and Cleo."""
    made = moves(len(kinds), dealer, *said)
    saved.put(player.page, base_url, saved.played(GAME, kinds, made, first_dealer=str(dealer), **options))


def resume(player: Player, base_url: str, kinds: str, dealer: int, *said: Said, **options: str) -> None:
    """Come back to a match with all this behind it."""
    leave(player, base_url, kinds, dealer, *said, **options)
    player.page.goto(f"{base_url}?game={GAME}&lang={player.language}")


def nearly_won(seats: int, left: int) -> list[Said]:
    """Deals from 10 points, the last seat dealing first: the forehand plays alone, then has a cat, until all have so
    many points left."""
    hands = (HIGH, MIDDLE, LOW)[:seats]
    said: list[Said] = []
    for number in range(seats * (6 - left)):
        cat = number >= seats * (5 - left)
        said.append(tuple(CAT if cat and seat == number % seats else hand for seat, hand in enumerate(hands)))
        said += ["play"] + ["pass"] * (seats - 1)
    return said


def points(player: Player, name: str) -> int:
    """The points at which a seat stands."""
    told = player.tricks(name).get_attribute("aria-label") or ""
    return int(re.search(r"(\d+) points?", told)[1])


def check_the_end(player: Player, names: list[str]) -> None:
    """The ranking, the lowest first, with somebody at 0 or below (R17); the points after every deal as a table."""
    ranks = player.page.get_by_role("listitem")
    expect(ranks).to_have_count(len(names))
    scores = [int(re.search(r"(−?-?\d+) points?", rank)[1].replace("−", "-")) for rank in ranks.all_inner_texts()]
    assert scores == sorted(scores)
    assert scores[0] <= 0
    deals = int(re.search(r"Deal (\d+) is over", player.page.get_by_role("heading", level=1).inner_text())[1])
    player.press(player.read("course-table"))
    rows = player.page.get_by_role("row")
    expect(rows).to_have_count(deals + 1)
    last = rows.last.get_by_role("cell").all_inner_texts()
    assert sorted(map(int, last)) == scores


def test_a_whole_match_against_a_bot_from_10_points_to_0(page: Page, base_url: str) -> None:
    page.goto(base_url)
    player = Player(page)
    player.set_pace("quickly")
    player.press(player.offer("play-here"))
    for number in (4, 3):
        player.press(player.button(words.say("en", "seat-remove", number=number)))
    seat = page.get_by_role("radiogroup", name=words.say("en", "kind-of", number=2))
    seat.get_by_role("radio", name=words.say("en", "kind-bot")).check()
    page.get_by_role("textbox").first.fill("Ada")
    player.press(player.named("start"))
    laid = 0
    while (what := player.wait()) != "over":
        if what == "declare":
            good = sum("clubs" in card or "ace" in card for card in player.held) > 1
            free = player.named("do-pass").count()
            player.declare("do-play" if good or not free else "do-pass")
        elif what == "lay":
            player.lay()
            laid += 1
        else:
            player.hurry()
    assert laid
    check_the_end(player, ["Ada", "Minka"])


def cards_in(value: Any) -> set[str]:
    """The cards that a message names, such as "K spades"."""
    if isinstance(value, list):
        return {card for part in value for card in cards_in(part)}
    if not isinstance(value, dict):
        return set()
    if value.get("key") == "card":
        return {f"{value['args']['rank']} {value['args']['suit']}"}
    return {card for part in value.values() for card in cards_in(part)}


def secrets(heard: list[Any]) -> list[str]:
    """Cards that a worker's messages name while they neither lie open nor are held by the one at the screen."""
    found: list[str] = []
    out: set[str] = set()
    for table in tables(heard):
        for frame in table["frames"]:
            if frame["line"] and frame["line"]["key"] == "line-dealt":
                out = set()
            out |= cards_in(
                [carry["face"] for carry in frame["carries"] if carry["target"].startswith(("lay:", "trump"))]
            )
            found += cards_in(frame) - out
        shown = table["scene"]
        own = [zone for zone in shown["zones"] if zone["kind"] == "hand" and zone["seat"] == table["screen"]]
        if table["log"]:
            out |= cards_in([zone for zone in shown["zones"] if zone["kind"] in ("stack", "lay")])
        found += cards_in(shown) - cards_in(own) - out
    return found


def test_a_match_of_three_persons_at_one_screen_shows_no_hand_to_the_others(
    page: Page, base_url: str, messages: list[Any]
) -> None:
    player = Player(page)
    seats = ["Ada", "Ben", "Cleo"]
    leave(player, base_url, "ppp", 2, *nearly_won(3, left=1), (HIGH, MIDDLE, LOW), points="10")
    page.goto(base_url)
    player.set_pace("quickly")
    player.press(player.named("continue"))
    came: list[str] = []
    told = 0
    while (what := player.wait()) != "over":
        if what == "next":
            hands = page.get_by_role("group", name=re.compile("’s hand"))  # looked at now: a little later they are gone
            assert hands.locator('[data-card]:not([data-card=""])').count() == 0
            player.hurry()
            told += 1
            continue
        assert what == "curtain"
        expect(page.locator("[data-card]")).to_have_count(0)
        assert not CARD.search(page.evaluate(NOT_TOLD_TO_ALL))
        came.append(player.come())
        check_what_lies_open(player, came[-1], seats)
        if player.wait() == "declare":
            player.declare("do-play")
        else:
            player.lay()
    assert came[:6] == [*seats, *seats]
    assert len(came) == 3 + 15
    assert told >= 5
    check_the_end(player, seats)
    assert len(list(tables(messages))) > 20
    assert secrets(messages) == []


def check_what_lies_open(player: Player, name: str, seats: list[str]) -> None:
    """The one at the screen sees her own hand, the trick and the trump card, and no other card."""
    open_cards = [*player.held, *names(player.page.get_by_role("group", name="Trump").get_by_role("img"))]
    for seat in seats:
        open_cards += names(player.before(seat).get_by_role("img"))
        if seat != name:
            expect(player.page.get_by_role("group", name=f"{seat}’s hand")).to_have_count(0)
    expect(player.page.get_by_role("group", name=f"{name}’s hand")).to_be_visible()
    shown = player.page.evaluate(NOT_TOLD_TO_ALL)
    assert set(CARD.findall(shown)) <= set(CARD.findall(" ".join(open_cards)))


def test_a_match_by_keyboard_alone_never_loses_the_focus(page: Page, base_url: str) -> None:
    player = Player(page, by_keyboard)
    resume(player, base_url, "pb", 1, *nearly_won(2, left=1), (MIDDLE, HIGH), points="10")
    did = set()
    while (what := player.wait()) != "over":
        expect(page.locator("body")).not_to_be_focused()
        if what == "declare":
            expect(player.declarations.and_(page.locator(":focus"))).to_have_count(1)
            player.declare("do-play")
        elif what == "lay":
            expect(player.hand.and_(page.locator(":focus"))).to_have_count(1)
            player.lay(player.hand.count() - 1)
        else:
            expect(player.next).to_be_focused()
            player.skip()
        did.add(what)
    assert did == {"declare", "lay", "next"}
    expect(page.locator("body")).not_to_be_focused()
    check_the_end(player, ["Ada", "Ben"])


def test_R5_whoever_takes_the_tables_hand_holds_it_and_nobody_else_can_take_it(page: Page, base_url: str) -> None:
    player = Player(page)
    resume(player, base_url, "pp", 1, (LOW, MIDDLE))
    player.come()
    expect(page.get_by_role("img", name="The table’s hand, 5 cards")).to_be_visible()
    player.declare("do-exchange")
    expect(player.curtain).to_be_visible(timeout=LONG)
    player.come()
    expect(page.get_by_role("img", name="Given away, 5 cards")).to_be_visible()
    expect(player.before("Ada")).to_have_accessible_name("Before Ada, took the table’s hand")
    expect(player.named("do-play")).to_be_visible()
    expect(player.named("do-exchange")).to_have_count(0)
    player.declare("do-play")
    player.come()
    assert player.held == [
        "2 of spades", "ace of diamonds", "king of diamonds", "queen of diamonds", "jack of diamonds",
    ]  # fmt: skip


def test_R6_the_dealer_swaps_a_card_for_the_one_turned_up_and_trump_stays_trump(page: Page, base_url: str) -> None:
    player = Player(page)
    resume(player, base_url, "pbb", 0, (LOW, HIGH, MIDDLE), "play", "pass")
    player.wait()
    expect(player.hand).to_have_count(0)
    player.press(player.named("do-swap"))
    expect(player.read("prompt-swap")).to_be_visible(timeout=LONG)
    player.press(player.button("3 of hearts"))
    player.press(player.button("Swap the 3 of hearts for the 5 of clubs"))
    expect(player.before("Ada")).to_have_accessible_name("Before Ada, swapped", timeout=LONG)
    assert player.wait() in ("lay", "next")
    assert set(player.held) >= {"5 of clubs"}
    assert "3 of hearts" not in player.held
    expect(page.get_by_role("group", name="Trump: clubs").get_by_role("img")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("clubs are trump")


def test_R6_by_option_the_dealer_looks_at_the_tables_hand_and_may_keep_it(page: Page, base_url: str) -> None:
    player = Player(page)
    resume(player, base_url, "pbb", 0, (LOW, HIGH, MIDDLE), "pass", "play", swap_and_exchange="true")
    player.wait()
    player.declare("do-exchange")
    expect(player.read("prompt-swap-or-keep")).to_be_visible(timeout=LONG)
    assert "ace of diamonds" in player.held
    expect(player.named("do-swap")).to_be_visible()
    player.declare("do-keep")
    expect(player.before("Ada")).to_have_accessible_name("Before Ada, took the table’s hand", timeout=LONG)


def test_R7_a_third_pass_in_a_row_is_offered_for_3_points_and_says_why(page: Page, base_url: str) -> None:
    player = Player(page)
    said: list[Said] = [(LOW, HIGH), "pass", "pass", (LOW, HIGH), "play", "pass", (LOW, HIGH)]
    resume(player, base_url, "pb", 1, *said)
    player.wait()
    expect(player.read("prompt-pass-costs")).to_have_text(
        "Your turn: you have passed twice in a row, so passing now costs 3 points"
    )
    expect(player.tricks("Ada")).to_have_accessible_name(re.compile("25 points · passed twice$"))
    player.declare("do-pass-paid")
    expect(player.tricks("Ada")).to_have_accessible_name(re.compile("28 points"), timeout=LONG)


def test_R8_whoever_stands_at_5_points_is_offered_no_pass_and_told_why(page: Page, base_url: str) -> None:
    player = Player(page)
    resume(player, base_url, "pb", 1, (CAT, MIDDLE), "pass", "pass", (LOW, HIGH), "play", points="10")
    player.wait()
    expect(player.read("prompt-must-play")).to_have_text("Your turn: you stand at 5 points, so you must play")
    assert [name.strip() for name in player.declarations.all_inner_texts()] == [
        "Play",
        "Take the table’s hand",
        "Swap for the 5 of clubs",
    ]


@pytest.mark.parametrize(
    ("hand", "says", "left"),
    [
        (CAT, "Ada has the cat, five hearts: 5 points off, and the deal is over", 20),
        (TOMCAT, "Ada has the tomcat, five trumps: 10 points off, and the deal is over", 15),
    ],
)
def test_R10_cat_and_tomcat_are_called_for_the_player_and_lie_open(
    page: Page, base_url: str, hand: str, says: str, left: int
) -> None:
    player = Player(page)
    resume(player, base_url, "pb", 0, (hand, HIGH), "play")
    player.wait()
    player.declare("do-pass")
    expect(player.told).to_contain_text(says, timeout=LONG)
    assert len(names(player.before("Ada").get_by_role("img"))) == 5
    player.press(player.next)
    expect(player.tricks("Ada")).to_have_accessible_name(re.compile(f"{left} points"), timeout=LONG)


def test_R15_a_trick_lies_there_for_all_to_read_until_somebody_goes_on(page: Page, base_url: str) -> None:
    player = Player(page)
    resume(player, base_url, "pp", 1, (HIGH, MIDDLE), "play", "play", "lay ♠A")
    player.come()
    expect(player.read("prompt-follow")).to_have_text("Your turn: follow suit with a spade")
    player.cards.last.focus()  # a diamond
    settle(page)
    expect(player.cards.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("You must follow suit: spades")
    assert player.lay() == "queen of spades"
    expect(player.told).to_contain_text("Ada takes the trick: the ace of spades is the highest", timeout=LONG)
    assert names(player.before("Ada").get_by_role("img")) == ["ace of spades, takes it"]
    assert names(player.before("Ben").get_by_role("img")) == ["queen of spades"]
    expect(player.curtain).to_have_count(0)
    player.press(player.next)
    expect(player.curtain).to_be_visible(timeout=LONG)
    player.come()
    expect(player.tricks("Ada")).to_have_accessible_name(re.compile("2 cards, 25 points · 1 trick$"))


def test_R18_the_points_after_every_deal_can_be_looked_up_the_newest_first(page: Page, base_url: str) -> None:
    player = Player(page)
    resume(player, base_url, "pbb", 2, *nearly_won(3, left=2), (HIGH, MIDDLE, LOW), points="10")
    player.wait()
    player.press(player.named("sheet-title"))
    expect(page.get_by_role("row")).to_have_count(1 + 12)
    rows = [row.inner_text().split() for row in page.get_by_role("row").all()]
    assert rows[0] == ["Deal", "Ada", "Ben", "Cleo"]
    assert rows[1:4] == [["12", "2", "2", "2"], ["11", "2", "2", "7"], ["10", "2", "7", "7"]]
    assert rows[-1] == ["1", "9", "10", "10"]
    assert [int(row[0]) for row in rows[1:]] == list(range(12, 0, -1))


def test_R18_a_short_match_is_proposed_against_bots_and_on_a_small_screen(page: Page, base_url: str) -> None:
    page.goto(base_url)
    player = Player(page)
    player.press(player.offer("play-here"))
    short, long = (page.get_by_role("radio", name=re.compile(f"^{points}:")) for points in (10, 25))
    expect(short).to_be_checked()
    expect(page.get_by_text("suggested for a short game")).to_be_visible()
    for seat in page.get_by_role("radiogroup").all():
        seat.get_by_role("radio", name="person").check()
    expect(long).to_be_checked()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(short).to_be_checked()
    long.check()
    page.get_by_role("radiogroup").last.get_by_role("radio", name="bot").check()
    expect(long).to_be_checked()


@pytest.mark.parametrize(
    ("language", "letters", "spoken"),
    [
        ("en", "AKQJ", ["ace of hearts", "king of hearts", "queen of hearts", "jack of hearts", "2 of hearts"]),
        ("de", "AKDB", ["Herzass", "Herzkönig", "Herzdame", "Herzbube", "Herz 2"]),
        ("nl", "AHVB", ["hartenaas", "hartenheer", "hartenvrouw", "hartenboer", "harten 2"]),
    ],
)
def test_R1_court_cards_have_the_letters_and_names_of_the_language(
    page: Page, base_url: str, language: str, letters: str, spoken: list[str]
) -> None:
    player = Player(page, language=language)
    resume(player, base_url, "pb", 1, (CAT, HIGH), "play", "play", (CAT, HIGH))
    player.wait()
    assert player.held == spoken
    printed = player.cards.locator("[data-value]")
    assert [face.get_attribute("data-value") for face in printed.all()] == [*letters, "2"]
