"""Whole games of Der Trötofanten-Zirkus by what a person sees and clicks; its ring, its piles and its noises."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count
from math import atan2, tau
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from rules.troetofanten_zirkus import NUMBER, TRAP, Zirkus
from rules.troetofanten_zirkus_events import Event, Stole, Turned
from table import save
from tests.browser import saved
from tests.browser.person import LONG, Person, by_keyboard, settle

GAME = "troetofanten-zirkus"
BOTH = {"lasso": "true", "dompteur": "true"}

HURRY = """
    const wait = setTimeout;
    globalThis.setTimeout = (then, time, ...rest) => wait(then, time < 5000 ? time / 20 : time, ...rest);
"""
"""The pauses of the telling, shortened: a whole game has some two hundred."""

HELD = "() => document.activeElement !== document.body && document.activeElement.checkVisibility()"


class Circus(Person):
    """Plays Der Trötofanten-Zirkus."""

    def __init__(self, page: Page, **how: Any) -> None:
        super().__init__(page, game="troetofanten_zirkus", **how)

    @property
    def ring(self) -> Locator:
        return self.page.get_by_role("group", name="The ring: face-down cards")

    @property
    def left(self) -> int:
        """How many cards are left in the ring, as the heading tells."""
        heading = self.page.get_by_role("heading", level=1).inner_text()
        return int(re.search(r"(\d+) cards? left", heading)[1])

    @property
    def chooser(self) -> str:
        """On whose seat the light is."""
        seat = self.page.get_by_role("region").filter(has=self.page.get_by_text("choosing"))
        return seat.get_attribute("aria-label") or ""

    @property
    def prey(self) -> Locator:
        """The tops of the piles that can be stolen now."""
        return self.page.get_by_role("group", name="open pile").get_by_role("button", disabled=False)

    def lying(self, place: str) -> list[str]:
        """The names of the cards that lie somewhere, as whoever doesn't see them hears them."""
        cards = self.page.get_by_role("group", name=place).locator("[data-card]:is(button, [role=img])")
        return [card.get_attribute("aria-label") or "" for card in cards.all()]

    def wait(self) -> str:
        """What is to be done next: `draw`, `steal`, `next`, `curtain` or `over`."""
        places = {
            "draw": self.ring.get_by_role("button", disabled=False).first,
            "steal": self.prey.first,
            "next": self.next,
            "curtain": self.curtain,
            "over": self.ending,
        }
        anything = self.page.locator(":not(*)")
        for place in places.values():
            anything = anything.or_(place)
        while True:
            expect(anything.first).to_be_visible(timeout=LONG)
            for name, place in places.items():
                if place.is_visible():
                    return name

    def draw(self, at: int) -> None:
        """Draw a card of the ring, and see it go; `at` counts round the ring."""
        before = self.left
        cards = self.ring.get_by_role("button")
        self.press(cards.nth(at % cards.count()))
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).not_to_contain_text(re.compile(rf"(?<!\d){before} cards? left"), timeout=LONG)

    def steal(self, at: int = 0) -> None:
        """Choose a pile and confirm it."""
        self.press(self.prey.nth(at))
        sure = self.named("confirm-steal")
        self.press(sure)
        expect(sure).to_have_count(0)

    def let_pass(self) -> None:
        """Let what is told by itself be told."""
        expect(self.next).to_have_count(0, timeout=LONG)

    def resume(self, base_url: str, made: saved.Record) -> None:
        """Go on with a saved game from the lobby, at a quick pace."""
        saved.put(self.page, base_url, made)
        self.page.goto(base_url)
        self.set_pace("quickly")
        self.press(self.named("continue"))


def check_the_end(person: Circus, players: int) -> None:
    """The places are in order, and each score is what the cards that are shown count (R18)."""
    ranks = person.page.get_by_role("listitem")
    expect(ranks).to_have_count(players)
    scores = []
    for rank in ranks.all():
        score = int(re.search(r"(-?\d+) points?$", rank.inner_text(), re.MULTILINE)[1])
        counted = 0
        for heap in rank.get_by_role("img").all():
            place, cards = (heap.get_attribute("aria-label") or "").split(": ")
            kinds = Counter(re.sub(r" \d", "", card) for card in cards.split(", "))
            assert set(kinds) <= {"Elephant", "Trötofant", "Mouse", "Mousetrap", "Lasso", "Lion tamer"}
            lies_open = "open pile" in place
            assert lies_open or "Face down before" in place
            counted += (kinds["Elephant"] + kinds["Trötofant"]) * (1 if lies_open else -1)
            counted += kinds["Mouse"] + kinds["Lasso"] * lies_open - kinds["Mousetrap"] - kinds["Lion tamer"]
        assert counted == score
        scores.append(score)
    assert scores == sorted(scores, reverse=True)
    winners = scores.count(scores[0])
    names = [rank.inner_text().split("\n")[1] for rank in ranks.all()[:winners]]
    for name in names:
        expect(person.ending).to_contain_text(name)
    expect(person.page.get_by_role("heading", name="How it went")).to_be_visible()


@pytest.fixture
def person(page: Page) -> Circus:
    page.emulate_media(reduced_motion="reduce")
    return Circus(page)


# Whole games


def test_a_whole_game_against_bots_then_a_rematch(person: Circus, base_url: str) -> None:
    person.page.add_init_script(HURRY)
    person.page.goto(base_url)
    person.set_pace("quickly")
    person.press(person.offer("play-bots"))
    assert person.wait() == "draw"
    # 64 + 20 + 3 cards, three of them in the middle (R4); the others at the table may have drawn before.
    assert 84 - 3 <= person.left <= 84
    assert len(person.lying("Training in the middle")) == 3
    assert person.lying("The mousetrap") == ["Mousetrap"]
    rng = Random(1)
    drawn = 0
    while (what := person.wait()) != "over":
        if what == "draw":
            expect(person.ring).to_have_accessible_name(re.compile(rf" {person.left} cards?$"))
            person.draw(rng.randrange(person.left))
            drawn += 1
        elif what == "steal":
            person.steal(rng.randrange(person.prey.count()))
        else:
            assert what == "next"
            person.let_pass()
    assert drawn == 84 / 4
    check_the_end(person, 4)
    person.press(person.named("rematch"))
    expect(person.ending).to_have_count(0)
    assert person.wait() == "draw"
    assert person.left >= 81


def test_a_whole_game_of_three_persons_at_one_screen_has_no_curtain_where_nothing_is_hidden(
    person: Circus, base_url: str
) -> None:
    person.page.add_init_script(HURRY)
    person.page.goto(base_url)
    person.set_pace("quickly")
    names = ["Ada", "Ben", "Cleo"]
    person.sit_down(names)
    order = []
    while (what := person.wait()) != "over":
        if what == "next":
            person.let_pass()
            continue
        assert what in ("draw", "steal")
        if what == "steal":
            person.steal()
        else:
            order.append(person.chooser)
            expect(person.page.locator("#prompt")).to_contain_text(f"{order[-1]} Your turn")
            person.draw(len(order))
    start = names.index(order[0])
    assert order == [names[(start + turn) % 3] for turn in range(84)]
    check_the_end(person, 3)


def test_a_whole_game_by_keyboard_alone_never_loses_the_focus(page: Page, base_url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(HURRY)
    page.goto(base_url)
    person = Circus(page, press=by_keyboard)
    person.press(person.offer("play-bots"))
    done: Counter[str] = Counter()
    while (what := person.wait()) != "over":
        # Wherever one is to act, the focus already waits there: nobody begins at the top of the page again.
        assert page.evaluate(HELD)
        done[what] += 1
        if what == "draw":
            expect(person.ring.locator(":focus")).to_have_count(1)
            person.draw(done["draw"])
        elif what == "steal":
            expect(person.prey.and_(page.locator(":focus"))).to_have_count(1)
            person.steal(person.prey.count() - 1)
        else:
            assert what == "next"
            expect(person.next).to_be_focused()
            person.skip()
    assert done["draw"] == 84 / 4
    assert done["next"] > 0
    expect(person.ending).to_be_focused()


# The ring, the piles, the trap


def mine(state: Zirkus) -> bool:
    """Whether the first seat is to draw, in a game that is well under way."""
    return state.to_act == (0,) and not state.turned and state.ring < 30 and len(state.walkers) > 1


def thieving(card: str, top: str) -> Callable[[Zirkus], bool]:
    """Whether the first seat is to choose what to steal with such a card, and another has such a top on a pile."""
    return lambda state: (
        state.to_act == (0,)
        and state.turned == card
        and any(owner and cards[-1] == top for owner, cards in state.piles)
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_the_ring_lies_round_the_middle_and_the_card_that_is_tapped_is_drawn(
    page: Page, base_url: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script("""
        const animate = Element.prototype.animate;
        globalThis.flights = [];
        Element.prototype.animate = function (frames, how) {
            if (this.classList.contains("flying")) flights.push(frames[0].transform);
            return animate.call(this, frames, how);
        };
    """)
    person = Circus(page)
    person.resume(base_url, saved.reached(GAME, "pbb", mine))
    assert person.wait() == "draw"
    settle(page)
    ring = [card.bounding_box() for card in person.ring.get_by_role("button").all()]
    inside = [
        card.bounding_box()
        for place in ("Training in the middle", "Out for a walk")
        for card in page.get_by_role("group", name=place).get_by_role("img").all()
    ]
    x, y = (sum(a) / len(a) for a in zip(*map(centre, inside), strict=True))
    angles = sorted(atan2(b - y, a - x) for a, b in map(centre, ring))
    gaps = [(after - before) % tau for before, after in zip(angles, [*angles[1:], angles[0]], strict=True)]
    assert max(gaps) < tau / 8
    assert not any(overlap(one, other) for one in ring for other in inside)
    tapped = len(ring) // 3
    person.draw(tapped)
    assert person.lying("Ada’s face-down card") == ["face-down card"]
    flown = map(float, re.findall(r"(-?[\d.]+)px", page.evaluate("flights[0]")))
    assert list(flown) == pytest.approx(centre(ring[tapped]), abs=3)


@pytest.mark.parametrize(
    ("pause", "motion", "slides"),
    [("quickly", "no-preference", True), ("quickly", "reduce", False), ("without pauses", "no-preference", False)],
)
def test_the_cards_left_in_the_ring_move_together_unless_nothing_is_to_move(
    person: Circus, base_url: str, pause: str, motion: Literal["no-preference", "reduce"], slides: bool
) -> None:
    page = person.page
    page.emulate_media(reduced_motion=motion)
    page.add_init_script("""
        globalThis.moved = new Set();
        addEventListener("transitionrun", ({ target, propertyName }) => {
            if (target.closest(".ring")) moved.add(propertyName);
        });
    """)
    saved.put(page, base_url, saved.reached(GAME, "pbb", lambda state: state.ring < 12 and mine(state)))
    page.goto(base_url)
    person.set_pace(pause)
    person.press(person.named("continue"))
    assert person.wait() == "draw"
    settle(page)
    page.evaluate("moved.clear()")
    person.draw(0)
    settle(page)
    assert page.evaluate("moved.has('translate')") == slides


def centre(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize(("kinds", "most"), [("pb", 14), ("pbb", 11), ("pbbb", 9), ("pbbbb", 8), ("pbbbbbbb", 6)])
def test_every_card_of_the_ring_can_be_tapped_however_much_lies_before_the_seats(
    person: Circus, base_url: str, kinds: str, most: int
) -> None:
    def crowded(state: Zirkus) -> bool:
        piles = Counter(owner for owner, _ in state.piles if owner)
        return state.to_act == (0,) and not state.turned and state.ring > 5 and max(piles.values(), default=0) >= most

    person.resume(base_url, saved.reached(GAME, kinds, crowded, **BOTH))
    assert person.wait() == "draw"
    for width, height in ((1280, 720), (1000, 700), (740, 360), (360, 740)):
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person.page)
        cards = person.ring.get_by_role("button").all()
        assert [at for at, card in enumerate(cards) if not card.evaluate(SEEN)] == [], (width, height)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_all_that_lies_open_is_seen_and_told_and_nothing_else(
    person: Circus, base_url: str, width: int, height: int
) -> None:
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    made = saved.reached(GAME, "pbb", lambda state: mine(state) and state.trap is not None and any(state.down), **BOTH)
    person.resume(base_url, made)
    assert person.wait() == "draw"
    state = save.read(made["text"]).state
    assert person.lying("Training in the middle") == named(state.middle)
    assert person.lying("Out for a walk") == named(state.walkers)
    assert person.lying("The mousetrap") == []
    for owner, name in enumerate(("Ada", "Ben", "Cleo")):
        piles = page.get_by_role("group", name=f"{name}’s open pile")
        cards = [cards for of, cards in state.piles if of == owner]
        assert [pile.get_attribute("aria-label") for pile in piles.all()] == [
            f"{name}’s open pile" + (f", {len(pile)} cards, on {listed(pile[-2::-1])}" if pile[1:] else "")
            for pile in cards
        ]
        tops = piles.locator("[data-card][aria-label]")
        assert [top.get_attribute("aria-label") for top in tops.all()] == named([pile[-1] for pile in cards])
        assert all(top.evaluate(SEEN) for top in tops.all())
        down = page.get_by_role("img", name=f"Face down before {name}, {len(state.down[owner])} cards")
        expect(down).to_have_count(1 if state.down[owner] else 0)
        expect(down.locator(".face")).to_have_count(0)


SEEN = """(card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def named(cards: Iterable[str]) -> list[str]:
    """The English names of cards."""
    kinds = {"g": "Elephant", "y": "Trötofant", TRAP: "Mousetrap", "dompteur": "Lion tamer"}
    return [f"{kinds[card[0]]} {card[1]}" if card in NUMBER else kinds.get(card, card.title()) for card in cards]


def listed(cards: Iterable[str]) -> str:
    """Such as "Elephant 3, Elephant 2, and Mouse"."""
    *before, last = named(cards)
    return f"{', '.join(before)}{',' * (len(before) > 1)} and {last}" if before else last


def test_the_trap_lies_in_the_hand_that_uses_it_then_on_the_stolen_pile(person: Circus, base_url: str) -> None:
    in_use = lambda state: state.to_act == (0,) and state.turned == TRAP  # noqa: E731
    person.resume(base_url, saved.reached(GAME, "pbb", in_use))
    assert person.wait() == "steal"
    expect(person.page.get_by_role("main")).to_contain_text("Mousetrap steals: which pile?")
    assert person.lying("Turned up by Ada") == ["Mousetrap"]
    assert person.lying("The mousetrap") == []
    assert "Mousetrap" not in person.lying("open pile")
    before = person.lying("Ada’s open pile")
    person.steal()
    expect(person.page.get_by_role("group", name="Ada’s open pile")).to_have_count(len(before) + 1)
    assert Counter(person.lying("Ada’s open pile")) == Counter([*before, "Mousetrap"])
    assert person.lying("Turned up by Ada") == []


@pytest.mark.parametrize(
    ("card", "top", "why"),
    [
        ("y8", "g5", "Trötofant 8 only steals a pile with the number 7 on top"),
        ("mouse", TRAP, "Mouse only steals a pile with an elephant or a Trötofant on top"),
        ("lasso", "mouse", "Lasso only steals a pile with an elephant, a Trötofant or a lasso on top"),
        ("dompteur", "lasso", "Lion tamer only steals a pile with an elephant or a Trötofant on top"),
    ],
)
def test_a_thief_takes_what_it_may_and_whatever_else_is_tapped_says_why_not(
    person: Circus, base_url: str, card: str, top: str, why: str
) -> None:
    page = person.page
    made = saved.reached(GAME, "pbb", thieving(card, top), **BOTH)
    person.resume(base_url, made)
    assert person.wait() == "steal"
    state = save.read(made["text"]).state
    assert person.prey.count() == len(state.prey(0, card))
    told = page.get_by_role("status")
    barred = page.get_by_role("group", name=re.compile("^(Ben|Cleo)’s open pile")).get_by_role("button", disabled=True)
    barred.and_(page.get_by_label(named([top])[0], exact=True)).first.press("Enter")
    expect(told).to_have_text(why)
    person.ring.get_by_role("button").first.press("Enter")
    expect(told).to_have_text("First you steal, then you draw")
    stolen = person.prey.first.get_attribute("aria-label")
    person.steal()
    pile = page.get_by_role("group", name=re.compile(rf"Ada’s open pile, \d cards, on {stolen}"))
    expect(pile.locator(f"[aria-label='{named([card])[0]}']")).not_to_have_count(0)


def test_both_small_expansions_can_be_chosen_and_are_shuffled_in(person: Circus, base_url: str) -> None:
    page = person.page
    page.goto(base_url)
    person.press(person.offer("play-here"))
    page.get_by_role("radio", name="Six lassos take part").check()
    page.get_by_role("radio", name="Five lion tamers take part").check()
    person.press(person.named("start"))
    expect(person.next.or_(person.ring.get_by_role("button", disabled=False)).first).to_be_visible(timeout=LONG)
    assert 84 + 11 - 3 <= person.left <= 84 + 11
    person.press(page.get_by_role("button", name="Where the points come from"))
    rows = page.get_by_role("dialog").get_by_role("rowheader")
    expect(rows.first).to_be_visible()
    assert rows.all_inner_texts()[2:-1] == ["Mouse", "Lasso", "Lion tamer", "Mousetrap"]


@pytest.mark.parametrize(
    ("language", "assumed"), [("en", "our assumption"), ("de", "unsere Annahme"), ("nl", "onze aanname")]
)
def test_R2_R3_the_rules_say_that_the_numbers_of_the_cards_are_an_assumption(
    page: Page, base_url: str, language: str, assumed: str
) -> None:
    page.goto(f"{base_url}?lang={language}&game={GAME}")
    person = Circus(page, language=language)
    expect(person.named("start")).to_be_visible(timeout=LONG)
    person.press(person.named("rules"))
    for rule in ("R2", "R3"):
        expect(person.read(f"rule-{rule}")).to_be_visible()
        expect(person.read(f"rule-{rule}")).to_contain_text(assumed)


# The noises

LISTEN = """
    globalThis.heard = [];
    globalThis.loudest = 0;
    const { connect } = AudioNode.prototype;
    const { start } = AudioScheduledSourceNode.prototype;
    let meter;
    AudioNode.prototype.connect = function (to, ...more) {
        if (to === this.context.destination) {
            if (!meter) {
                meter = this.context.createAnalyser();
                const wave = new Float32Array(meter.fftSize);
                setInterval(() => {
                    meter.getFloatTimeDomainData(wave);
                    loudest = Math.max(loudest, ...wave);
                }, 10);
            }
            connect.call(this, meter);
        }
        return connect.call(this, to, ...more);
    };
    AudioScheduledSourceNode.prototype.start = function (...when) {
        const note = { wave: this.type, read: "" };
        heard.push(note);
        setTimeout(() => { note.read = document.querySelector("main").innerText; });
        return start.apply(this, when);
    };
"""
"""Notes each tone that the browser is told to play, with what stands on the screen meanwhile, and how loud it gets."""

WAVES = {
    "trumpet": ["sawtooth"] * 4 + ["triangle"],
    "mouse": ["sine"] * 2,
    "trap": ["square"] * 2 + ["triangle"],
}
WORDS = {"trumpet": "toot-toot!", "mouse": "squeak!", "trap": "snap!"}


def noise(event: Event) -> str:
    """The noise that an event makes (R8)."""
    match event:
        case Turned(_, "mouse"):
            return "mouse"
        case Turned(_, card) if card.startswith("y"):
            return "trumpet"
        case Stole(_, _, "trap"):
            return "trap"
    return ""


def noisy() -> tuple[saved.Record, list[str]]:
    """A game whose last events, with all noises among them and silent cards too, are still to be told; its noises."""
    for seed in count():
        made = saved.reached(GAME, "pbb", mine, seed)
        noises = [noise(step.event) for step in save.read(made["text"]).steps[-30:]]
        if {*noises} == {"", *WAVES} and noises.count("trumpet") > 1:
            unseen = saved.forged(made, lambda body: body.update(seen=body["seen"] - 30))
            return unseen, [noise for noise in noises if noise]
    raise AssertionError


def hear_all(person: Circus, base_url: str, made: saved.Record) -> list[dict[str, str]]:
    """Let a game be told from where it is saved until one is to draw; the tones that were played."""
    person.resume(base_url, made)
    while person.wait() != "draw":
        person.let_pass()
    heard: list[dict[str, str]] = person.page.evaluate("heard")
    return heard


def test_R8_each_noise_sounds_when_it_should_and_is_a_word_on_the_screen(person: Circus, base_url: str) -> None:
    person.page.add_init_script(HURRY + LISTEN)
    made, noises = noisy()
    heard = hear_all(person, base_url, made)
    assert [tone["wave"] for tone in heard] == [wave for noise in noises for wave in WAVES[noise]]
    words = [WORDS[noise] for noise in noises for _ in WAVES[noise]]
    for tone, word in zip(heard, words, strict=True):
        assert word in tone["read"].lower()
        assert not any(other in tone["read"].lower() for other in WORDS.values() if other != word)
    assert person.page.evaluate("loudest") > 0.05


def test_R8_who_mutes_the_noises_hears_none_after_a_reload_either(person: Circus, base_url: str) -> None:
    page = person.page
    page.add_init_script(HURRY + LISTEN)
    made, noises = noisy()
    page.goto(f"{base_url}?game={GAME}")
    person.press(person.named("start"))
    person.wait()
    person.press(person.named("menu"))
    person.press(person.named("mute"))
    expect(person.named("unmute")).to_be_visible()
    page.reload()
    person.wait()
    person.press(person.named("menu"))
    expect(person.named("unmute")).to_be_visible(timeout=LONG)
    assert hear_all(person, base_url, made) == []
    assert page.evaluate("loudest") == 0
    person.press(person.named("menu"))
    person.press(person.named("unmute"))
    assert len(hear_all(person, base_url, made)) == sum(len(WAVES[noise]) for noise in noises)
