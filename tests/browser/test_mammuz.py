"""Mammuz by what a person sees and clicks: whole games against bots, at a hot seat, by keyboard; what it alone has."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rules.mammuz import Mammuz
from tests.browser import saved, words
from tests.browser.person import LONG, Person, by_keyboard, by_mouse
from tests.browser.test_language import READ, wrong
from tests.browser.wire import tables

SINGLE, MANY = (words.messages("en", "mammuz")[key] for key in ("card", "card-many"))
ANIMALS = SINGLE[:8]
PLURAL = dict(zip(MANY, SINGLE, strict=True))

PRIVATE = ("line-takes-seen", "note-herd-own")
"""Messages that only one seat may get: they name cards that the others don't see."""

BACKS = """() => [...document.querySelectorAll("[data-zone]")].map((zone) =>
    [...zone.querySelectorAll(".card:has(> .back)")].map((card) => {
        const copy = card.cloneNode(true);
        copy.removeAttribute("style");
        copy.removeAttribute("tabindex");
        return copy.outerHTML.replace(/<!--.*?-->/g, "");
    }))"""
"""The face-down cards of each zone, but for how they lie and where Tab stops."""


class Claimant(Person):
    """Plays Mammuz."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = by_mouse, language: str = "en") -> None:
        super().__init__(page, press, language, "mammuz")

    @property
    def places(self) -> dict[str, Locator]:
        return {**super().places, "doubt": self.named("confirm-doubt"), "give": self.read("prompt-give")}

    @property
    def middle(self) -> Locator:
        return self.named("middle", "region")

    @property
    def names(self) -> list[str]:
        """The cards of the hand."""
        return self.hand.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label'))")

    @property
    def herd(self) -> str:
        """The card that the herd is said to be of; "" before anybody has said so."""
        named = re.search("“(.+)”", self.page.get_by_role("heading", level=1).inner_text())
        return PLURAL[named[1]] if named else ""

    def seat(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def held(self, name: str) -> int:
        """How many cards another seat holds."""
        return number(self.seat(name).get_by_role("img", name=f"{name}’s hand"), r"(\d+) cards?|no cards")

    def overview(self, animal: str) -> Locator:
        """A species in the middle, to be named."""
        return self.middle.get_by_role("button", name=animal, exact=True)

    def claim(self) -> None:
        """Lay up to four cards, those that are what they are called last; who begins names what is most in the hand."""
        hand, named = self.names, self.herd
        if not named:
            named = max((card for card in ANIMALS if self.overview(card).count()), key=hand.count)
        order = sorted(range(len(hand)), key=lambda at: hand[at] == named)[:4]
        for at in order:
            self.press(self.hand.nth(at))
            expect(self.hand.nth(at)).to_have_attribute("aria-pressed", "true")
        if not self.herd:
            self.press(self.overview(named))
        self.confirm("confirm-lay")

    def confirm(self, key: str) -> None:
        sure = self.named(key)
        self.press(sure)
        expect(sure).to_have_count(0)

    def give(self) -> None:
        """Let another one take the herd."""
        self.press(self.named("prompt-give", "paragraph").locator("..").get_by_role("button").first)
        self.confirm("confirm-give")

    def act(self, what: str) -> None:
        match what:
            case "choose":
                self.claim()
            case "doubt":
                self.confirm("confirm-doubt")
            case "give":
                self.give()
            case "next":
                self.skip()


def number(place: Locator, shape: str) -> int:
    """The number in a place's name; 0 if there is none."""
    name = place.get_attribute("aria-label") or ""
    return int(re.search(shape, name)[1] or 0)


def cards_of(person: Claimant) -> int:
    """All cards on the table, in hands and out of the game, by what is said of each place."""
    others = person.page.get_by_role("img", name=re.compile("’s hand, "))
    hands = sum(number(hand, r"(\d+) cards?$|no cards$") for hand in others.all())
    herd = number(person.middle.get_by_role("group", name="The herd"), r"”: (\d+) card|no cards$")
    aside = number(person.middle.get_by_role("img", name="Set aside"), r"(\d+) cards?|no cards")
    gone = 0
    for species in person.middle.get_by_role("group", name="Overview").all():
        left, of = re.search(r"(\d) of (\d)$", species.get_attribute("aria-label")).groups()
        gone += int(of) - int(left)
    eaten = re.search(
        r"game(?:, (\d+) cards)?(.*)", person.middle.get_by_role("group", name="Dinosaurs").get_attribute("aria-label")
    )
    dinosaurs = int(eaten[1] or bool(eaten[2]))
    return hands + person.hand.count() + herd + aside + gone + dinosaurs


def check_nothing_marks_a_card(seen: list[dict[str, Any]]) -> None:
    """Nothing in a message tells one face-down card from another of its zone, nor one card from an equal one (R20)."""
    assert seen
    for table in seen:
        for scene in (table["scene"], *(frame["scene"] for frame in table["frames"])):
            for zone in scene["zones"]:
                backs = [card for card in zone["cards"] if not card["face"]]
                assert all(card == backs[0] for card in backs)
                assert all(card.keys() <= {"face", "mark", "pick"} for card in backs)
                assert {card.get("pick", "doubt") for card in backs} <= {"doubt"}
                faces: dict[str, set[Any]] = {}
                for card in zone["cards"]:
                    if card["face"]:
                        assert card.keys() <= {"face", "mark", "pick", "why", "tag"}
                        faces.setdefault(card["face"]["picture"], set()).add((str(card["face"]), card.get("pick")))
                assert zone["kind"] != "hand" or all(len(alike) == 1 for alike in faces.values())
        for frame in table["frames"]:
            assert all(carry.keys() == {"source", "target", "face"} for carry in frame["carries"])


def test_a_whole_game_against_bots_then_a_rematch(page: Page, base_url: str, messages: list[Any]) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(base_url)
    person = Claimant(page)
    person.press(person.offer("play-bots"))
    turns = 0
    while (what := person.wait()) != "over":
        if what == "choose":
            turns += 1
            assert cards_of(person) == 40  # R2: 35 animals and 5 dinosaurs
            for backs in page.evaluate(BACKS):
                assert len(set(backs)) <= 1
        person.act(what)
    expect(person.middle).to_have_count(0)
    check_nothing_marks_a_card([*tables(messages)])
    winner = person.ending.inner_text().removesuffix(" wins")
    ranks = page.get_by_role("listitem").all_inner_texts()
    assert winner in ranks[0]
    assert [rank.strip()[:2] for rank in ranks] == ["1.", "2.", "2.", "2."]
    expect(page.get_by_text(words.say("en", "rule-R11", "mammuz"))).to_be_visible()
    person.press(person.button("Rematch"))
    expect(person.ending).to_have_count(0)
    person.wait()
    expect(page.get_by_role("heading", level=1)).to_contain_text("herd")


def check_what_is_shown_to(table: dict[str, Any]) -> None:
    """In a table's message no hand but that of the one at the screen, and of the herd only what was turned up."""
    scenes = [(table["scene"], table["screen"]), *((frame["scene"], None) for frame in table["frames"])]
    for scene, screen in scenes:
        for zone in scene["zones"]:
            faces = [card for card in zone["cards"] if card["face"]]
            if zone["kind"] == "hand":
                assert not faces or zone["seat"] == screen
            if zone["kind"] in ("lay", "heap", "pile"):
                assert [card["mark"] for card in faces] in ([], ["strong"])
        if screen is None:
            assert not any(key in str(scene) for key in PRIVATE)
    for frame in table["frames"]:
        assert not any(key in str(frame["line"]) for key in PRIVATE)
        for carry in frame["carries"]:
            assert not carry["face"] or carry["target"].startswith(("species:", "dinosaurs"))


def test_a_whole_game_of_three_persons_at_one_screen_shows_no_hand_to_the_others(
    page: Page, base_url: str, messages: list[Any]
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(base_url)
    person = Claimant(page)
    names = ["Ada", "Ben", "Cleo"]
    person.sit_down(names)
    came: list[str] = []
    doubts = 0
    while (what := person.wait()) != "over":
        if what == "curtain":
            expect(page.locator("[data-card]")).to_have_count(0)
            came.append(page.get_by_role("heading", level=1).inner_text())
            person.press(person.curtain)  # one tap, and one's own hand is there
            expect(page.get_by_role("group", name=f"{came[-1]}’s hand").get_by_role("button").first).to_be_visible()
            for other in set(names) - {came[-1]}:
                expect(page.get_by_role("group", name=f"{other}’s hand")).to_have_count(0)
            faces = page.locator("[data-zone^='hand:'] [data-card]:not([data-card=''])")
            expect(faces).to_have_count(
                page.get_by_role("group", name=f"{came[-1]}’s hand").get_by_role("button").count()
            )
        elif what == "next":
            # What was turned up is for all to see, and nobody has to come to the screen for it.
            expect(person.curtain).to_have_count(0)
            expect(page.get_by_role("group", name="hand").get_by_role("button")).to_have_count(0)
            expect(person.told).to_contain_text(re.compile("It is |The .*!|wins|eaten|last of them"))
            person.skip()
        elif what == "choose" and not doubts and (doubt := person.named("offer-doubt")).count():
            doubts += 1
            person.press(doubt)
            person.confirm("confirm-doubt")
        else:
            person.act(what)
    assert doubts == 1
    assert set(came) == set(names)
    seen = [*tables(messages)]
    assert len(seen) > 20
    for table in seen:
        check_what_is_shown_to(table)
    check_nothing_marks_a_card(seen)


def test_a_whole_game_by_keyboard_alone_never_loses_the_focus(page: Page, base_url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(base_url)
    person = Claimant(page, by_keyboard)
    person.press(person.offer("play-bots"))
    focus = page.locator(":focus")
    while (what := person.wait()) != "over":
        # Wherever one is to act, the focus already waits there.
        expect(page.locator("body")).not_to_be_focused()
        if what == "choose":
            expect(person.hand.and_(focus)).to_have_count(1)
        elif what == "doubt":
            expect(person.named("confirm-doubt")).to_be_focused()
        elif what == "next":
            expect(person.next).to_be_focused()
        person.act(what)
    expect(page.locator("body")).not_to_be_focused()


def mine(state: Mammuz) -> bool:
    """Whether the first seat is at its turn and need not doubt."""
    return state.phase == "turn" and state.active == 0 and not state.obliged


def must(state: Mammuz) -> bool:
    """Whether the first seat is at its turn and must doubt."""
    return state.phase == "turn" and state.active == 0 and state.obliged


def chooses(state: Mammuz) -> bool:
    """Whether the first seat has turned up a Triceratops."""
    return state.phase == "choose" and state.active == 0


Opened = Callable[..., Claimant]


@pytest.fixture
def opened(page: Page, base_url: str) -> Opened:
    """opened(until, kinds="pbb", language="en"): a person at a saved game that came to such a state."""

    def start(until: Callable[[Mammuz], bool], kinds: str = "pbb", language: str = "en", **options: str) -> Claimant:
        page.emulate_media(reduced_motion="reduce")
        saved.put(page, base_url, saved.reached("mammuz", kinds, until, **options))
        page.goto(f"{base_url}?game=mammuz&lang={language}")
        person = Claimant(page, language=language)
        person.wait()
        return person

    return start


def test_of_equal_cards_the_one_that_is_tapped_is_chosen_and_put_back(opened: Opened) -> None:
    def thrice(state: Mammuz) -> bool:
        return mine(state) and bool(state.lays) and max(map(state.hands[0].count, state.alive)) >= 3

    person = opened(thrice)
    name, _ = Counter(person.names).most_common(1)[0]
    cards = person.hand.and_(person.button(name))
    pressed = [False] * cards.count()

    def check() -> None:
        for card, chosen in zip(cards.all(), pressed, strict=True):
            expect(card).to_have_attribute("aria-pressed", str(chosen).lower())

    for at in (2, 0, 2, 1):
        person.press(cards.nth(at))
        pressed[at] = not pressed[at]
        check()
    person.page.keyboard.press("Escape")
    pressed[1] = False
    check()
    expect(cards.nth(1)).to_be_focused()


def test_R10_the_doubter_chooses_on_the_screen_who_takes_the_herd_for_a_triceratops(opened: Opened) -> None:
    person = opened(lambda state: chooses(state) and bool(state.hands[state.doubted]))
    herd = number(person.middle.get_by_role("group", name="The herd"), r"”: (\d+) card")
    aside = number(person.middle.get_by_role("img", name="Set aside"), r"(\d+) cards?|no cards")
    held = person.held("Ben")
    offers = person.page.get_by_role("button", name=re.compile("^(Ada|Ben|Cleo)$"))
    assert offers.all_inner_texts() == ["Ben", "Cleo", "Ada"]
    person.press(person.button("Cleo"))
    expect(person.button("Cleo takes the herd")).to_be_visible()
    person.press(person.button("Ben"))
    person.confirm("confirm-give")
    assert person.wait() == "choose"
    assert person.held("Ben") == held + herd + aside
    expect(person.read("prompt-start")).to_be_visible()


def test_R12_a_species_whole_in_hand_is_offered_to_die_out_and_is_marked_extinct(opened: Opened) -> None:
    def whole(state: Mammuz) -> bool:
        return mine(state) and not state.lays and state.moves(0).whole == "3" and state.left("3") == 3

    person = opened(whole)
    assert person.names.count("Bear") == 3
    person.press(person.button("Let your 3 bears die out"))
    person.confirm("confirm-extinct")
    expect(person.told).to_contain_text("Ada")
    person.skip()
    expect(person.read("prompt-start")).to_be_visible()
    assert "Bear" not in person.names
    expect(person.named("offer-extinct")).to_have_count(0)
    bears = person.middle.get_by_role("group", name="Overview: bears")
    expect(bears).to_have_accessible_name(re.compile("0 of 3$"))
    bears.get_by_role("button", name="Bear, extinct").press("Enter")
    expect(person.page.get_by_role("status")).to_have_text("The bears are extinct")


def test_R1_R10_the_rules_show_every_animal_and_dinosaur_by_name_with_an_example(opened: Opened) -> None:
    person = opened(mine)
    person.press(person.named("menu"))
    person.press(person.named("rules"))
    cards = person.page.get_by_role("dialog").get_by_role("listitem")
    animals = ("Mammoth", "Bear", "Deer", "Sabre-tooth", "Hare", "Squirrel", "Ziesel", "Mouse")
    dinosaurs = ("Brontosaurus", "Plesiosaurus", "Pterosaurus", "Tyrannosaurus rex", "Stegosaurus", "Triceratops")
    expect(cards).to_have_text([*animals, *dinosaurs])
    for card in cards.all():
        drawn = card.locator("img")
        assert drawn.evaluate("image => image.decode().then(() => image.naturalWidth)")
    expect(person.read("example-R10")).to_be_visible()


def test_R4_what_one_chooses_is_called_by_its_name(opened: Opened) -> None:
    person = opened(lambda state: mine(state) and not state.lays and {"B", "3"} <= {*state.hands[0]})
    person.press(person.button("Bear").and_(person.hand).first)
    person.press(person.button("Brontosaurus"))
    expect(person.page.locator("#prompt")).to_contain_text("1 × Bear and 1 × Brontosaurus. Now tap a species")


def test_R10_a_plesiosaurus_sets_the_herd_aside(opened: Opened) -> None:
    person = opened(lambda state: mine(state) and bool(state.lays) and state.lays[-1].cards == "L" and not state.aside)
    herd = number(person.middle.get_by_role("group", name="The herd"), r"”: (\d+) card")
    person.press(person.seat("Cleo").get_by_role("button", name="face-down card"))
    person.confirm("confirm-doubt")
    expect(person.told).to_contain_text("The Plesiosaurus!", timeout=LONG)
    expect(person.seat("Cleo").get_by_role("img", name="Plesiosaurus, turned up")).to_be_visible()
    person.skip()
    expect(person.read("prompt-start")).to_be_visible()
    expect(person.middle.get_by_role("img", name=f"Set aside by the Plesiosaurus, {herd} card")).to_be_visible()


def test_R10_whoever_next_takes_a_herd_takes_what_lies_aside_too(opened: Opened) -> None:
    def true(state: Mammuz) -> bool:
        return mine(state) and bool(state.lays) and len(state.aside) > 2 and {*state.lays[-1].cards} == {state.name}

    person = opened(true)
    before = len(person.names)
    herd = number(person.middle.get_by_role("group", name="The herd"), r"”: (\d+) card")
    aside = number(person.middle.get_by_role("img", name="Set aside"), r"(\d+) cards?|no cards")
    person.press(person.named("offer-doubt"))
    person.confirm("confirm-doubt")
    expect(person.told).to_contain_text("Ada takes the herd", timeout=LONG)
    person.skip()
    expect(person.page.get_by_role("group", name="Ada’s hand").locator(".card")).to_have_count(before + herd + aside)


def test_R18_a_series_goes_on_to_its_next_game_and_keeps_the_points(opened: Opened) -> None:
    def last(state: Mammuz) -> bool:
        return state.round == 1 and must(state) and {*state.lays[-1].cards} == {state.name}

    person = opened(last, series="3")
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Game 1 of 3")
    person.confirm("confirm-doubt")
    expect(person.told).to_contain_text("told the truth with the last card", timeout=LONG)
    person.press(person.next)
    expect(person.told).to_contain_text("Minus points of game 1: ")
    points = re.search(r"Ada (\d+), Ben (\d+),? and Cleo (\d+)", person.told.inner_text()).groups()
    assert points[2] == "0"
    person.skip()
    expect(heading).to_contain_text("Game 2 of 3")
    person.press(person.button("Minus points so far"))
    expect(person.page.get_by_role("dialog").get_by_role("cell")).to_have_text([*points])
    person.press(person.button("Close"))
    person.wait()
    assert cards_of(person) == 30


def test_R18_whoever_has_the_fewest_minus_points_wins_the_series(opened: Opened) -> None:
    person = opened(lambda state: state.outcome is not None, series="3")
    expect(person.ending).to_be_visible(timeout=LONG)
    ranks = person.page.get_by_role("listitem").all_inner_texts()
    points = [int(re.search(r"(\d+) minus points?$", rank)[1]) for rank in ranks]
    assert len(points) == 3
    assert points == sorted(points)


def test_R2_R12_R18_the_variants_chosen_at_set_up_are_played(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}?game=mammuz")
    person = Claimant(page)
    for group, choice in (("Length", "Five games"), ("Extinction", "by themselves"), ("Cards", "all 44 animals")):
        page.get_by_role("group", name=group).get_by_role("radio", name=re.compile(choice)).check()
    person.press(person.named("start"))
    while person.wait() == "next":  # bots may play first, and one that was dealt a whole species loses it (R13)
        person.skip()
    assert person.wait() == "curtain"
    person.press(person.curtain)
    expect(person.hand.first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game 1 of 5")
    expect(person.middle.get_by_role("group", name="Overview")).to_have_count(8)
    assert cards_of(person) == 49
    kept = saved.kept(page, "mammuz")
    assert '{"series":"5","extinction":"must","all_cards":"true"}' in kept["text"]


@pytest.mark.parametrize("language", ["de", "nl"])
def test_all_that_is_asked_is_asked_in_the_language_and_fits_a_phone(opened: Opened, language: str) -> None:
    def follows(state: Mammuz) -> bool:
        return mine(state) and bool(state.lays) and bool(state.moves(0).whole)

    for until in (follows, chooses, must):
        person = opened(until, kinds="pbbbb", language=language)
        person.page.set_viewport_size({"width": 360, "height": 640})
        assert wrong(person.page.evaluate(READ), language) == set()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
        for button in person.named("confirm-doubt").or_(person.named("offer-extinct")).all():
            box = button.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 360
