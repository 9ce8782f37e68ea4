"""Friends who play with each other from screens of their own: in real browsers, over real links."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser import words
from tests.browser.conftest import Watch
from tests.browser.friend import Friend, play_whole_game
from tests.browser.links.relay import Relay
from tests.browser.person import LONG

CODE = re.compile(r"[0-9a-f]{4}( [0-9a-f]{4}){3}")

Come = Callable[..., Friend]


def _configured(context: BrowserContext, **config: Any) -> BrowserContext:
    """What the site's host has set, for whoever comes in this context."""
    context.route("**/config.json", lambda route: route.fulfill(json=config))
    return context


@pytest.fixture
def here(context: BrowserContext) -> Callable[..., Friend]:
    """here(address): somebody in one more window of the same browser; a mere tab would not be drawn."""
    opener = _configured(context).new_page()

    def come(address: str, **how: Any) -> Friend:
        with context.expect_page() as coming:
            opener.evaluate("() => void open('about:blank', '_blank', 'popup,noopener')")
        friend = Friend(coming.value, **how)
        friend.page.goto(address)
        return friend

    return come


@pytest.fixture
def elsewhere(new_context: Callable[..., BrowserContext], watch: Watch) -> Callable[..., Friend]:
    """elsewhere(address, **config): somebody with a browser of their own."""

    def come(address: str, game: str = "mausen", small: bool = False, **config: Any) -> Friend:
        size = {"width": 360, "height": 740} if small else {"width": 1280, "height": 720}
        friend = Friend(_configured(watch(new_context(viewport=size)), **config).new_page(), game=game)
        friend.page.goto(address)
        return friend

    return come


def seated(come: Come, base_url: str, *guests: str, host: str = "Anna", **how: Any) -> tuple[Friend, ...]:
    """A host and guests who sit down, at a table that has begun."""
    anna = come(base_url, **how)
    link = anna.open_room(host)
    friends = [come(link, **how) for _ in guests]
    for friend, name in zip(friends, guests, strict=True):
        friend.sit(name)
        anna.sees(name)
    anna.start()
    return anna, *friends


@pytest.mark.parametrize("game", words.GAMES)
def test_a_whole_game_over_the_internet_and_its_check(
    elsewhere: Come, base_url: str, lasting_relay: Relay, game: str
) -> None:
    friends = seated(elsewhere, base_url, "Ben", "Cleo", game=game, small=True, relays=[lasting_relay.address])
    play_whole_game(*friends)
    for friend, key in zip(friends, ("check-host", "check-right", "check-right"), strict=True):
        expect(friend.read(key)).to_be_visible(timeout=LONG)
    codes = {friend.page.locator("code").inner_text() for friend in friends}
    assert len(codes) == 1
    assert CODE.fullmatch(codes.pop())
    anna = friends[0]
    anna.press(anna.named("rematch"))
    for friend in friends:
        expect(friend.ending).to_have_count(0)
        expect(friend.seat("Cleo")).to_be_visible()


def test_a_guest_that_reloads_or_comes_back_has_its_seat_again(here: Come, base_url: str) -> None:
    anna, ben = seated(here, base_url, "Ben")
    assert ben.wait() == "choose"
    ben.choose()
    address = ben.page.url
    ben.page.reload()
    expect(ben.seat("Ben")).to_be_visible(timeout=LONG)
    assert anna.wait() == "choose"
    anna.choose()
    expect(ben.hand).to_have_count(15, timeout=LONG)
    ben.page.close()
    anna.sees(re.compile("away; a bot plays in [34]"))
    again = here(address)
    expect(again.hand).to_have_count(15, timeout=LONG)
    expect(anna.page.get_by_text("away; a bot plays")).to_have_count(0)


def test_a_host_that_reloads_goes_on_under_the_same_link(here: Come, base_url: str) -> None:
    anna, ben = seated(here, base_url, "Ben")
    for friend in (anna, ben):
        assert friend.wait() == "choose"
        friend.choose()
    expect(ben.hand).to_have_count(15)
    anna.page.reload()
    expect(anna.hand).to_have_count(15, timeout=LONG)
    for friend in (ben, anna):
        friend.wait()
        expect(friend.hand).to_have_count(15, timeout=LONG)
        friend.choose()
    expect(ben.hand).to_have_count(14, timeout=LONG)
    expect(anna.hand).to_have_count(14, timeout=LONG)


def test_a_room_is_kept_for_later(here: Come, base_url: str) -> None:
    anna, ben = seated(here, base_url, "Ben")
    assert anna.wait() == "choose"
    anna.press(anna.named("menu"))
    anna.press(anna.named("leave"))
    anna.press(anna.named("leave-later"))
    expect(ben.read("host-away")).to_be_visible(timeout=LONG)
    anna.press(anna.named("continue"))
    expect(anna.hand).to_have_count(16, timeout=LONG)
    expect(ben.read("host-away")).to_have_count(0, timeout=LONG)
    for friend in (anna, ben):
        friend.choose()
    expect(ben.hand).to_have_count(15, timeout=LONG)


def test_who_comes_late_looks_on_and_takes_the_place_of_a_bot(here: Come, base_url: str) -> None:
    anna = here(base_url)
    link = anna.open_room("Anna")
    anna.page.get_by_role("radiogroup").nth(1).get_by_role("radio", name="bot").check(force=True)
    anna.remove_places(2)
    anna.start()
    assert anna.wait() == "choose"
    ben = here(link)
    expect(ben.read("looking-on")).to_be_visible(timeout=LONG)
    expect(ben.hand).to_have_count(0)
    ben.press(ben.named("take-seat"))
    ben.named("sit-name", "textbox").fill("Ben")
    ben.press(ben.named("take-bot"))
    expect(anna.seat("Ben")).to_be_visible(timeout=LONG)
    anna.choose()  # the bot has chosen for this round
    expect(ben.hand).to_have_count(15, timeout=LONG)


def test_an_onlooker_sees_nobodys_hand_and_may_not_sit_down(here: Come, base_url: str) -> None:
    anna = here(base_url)
    link = anna.open_room("Anna")
    anna.press(anna.read("inviting-onlookers"))
    watching = here(anna.link("link-watch").input_value())
    expect(watching.read("looking-on")).to_be_visible(timeout=LONG)
    expect(watching.free).to_have_count(0)
    anna.sees(re.compile("One onlooker"))
    ben = here(link)
    ben.sit("Ben")
    anna.start()
    expect(watching.seat("Ben")).to_be_visible(timeout=LONG)
    expect(watching.read("looking-on")).to_be_visible()
    expect(watching.named("take-seat")).to_have_count(0)
    play_whole_game(anna, ben)
    expect(watching.ending).to_be_visible(timeout=LONG)
    expect(watching.read("check-right")).to_be_visible(timeout=LONG)


def test_two_at_one_guests_screen_have_a_curtain(here: Come, base_url: str) -> None:
    anna = here(base_url)
    link = anna.open_room("Anna")
    ben = here(link)
    ben.sit("Ben", ready=False)
    ben.press(ben.named("beside"))
    ben.named("beside-name", "textbox").fill("Cleo")
    ben.press(ben.named("sit-beside").first)
    anna.sees("Cleo")
    anna.start()
    expect(ben.curtain).to_be_visible(timeout=LONG)
    asked = {ben.come()}
    ben.choose()
    expect(ben.curtain).to_be_visible(timeout=LONG)
    asked.add(ben.come())
    ben.choose()
    assert asked == {"Ben", "Cleo"}
    assert anna.wait() == "choose"
    play_whole_game(anna, ben)


def test_a_guest_that_is_sent_away_stays_away(here: Come, base_url: str) -> None:
    anna, ben, cleo = seated(here, base_url, "Ben", "Cleo")
    assert anna.wait() == "choose"
    anna.press(anna.named("menu"))
    anna.press(anna.named("friends"))
    anna.press(anna.page.get_by_role("listitem").filter(has_text="Ben").get_by_role("button"))
    expect(anna.read("kick-line")).to_be_visible()
    anna.press(anna.named("kick"))
    expect(ben.read("banned")).to_be_visible(timeout=LONG)
    ben.page.reload()
    expect(ben.read("banned")).to_be_visible(timeout=LONG)
    play_whole_game(anna, cleo)


def test_a_bot_plays_for_a_guest_that_leaves_until_it_is_back(here: Come, base_url: str) -> None:
    anna, ben = seated(here, base_url, "Ben")
    address = ben.page.url
    assert ben.wait() == "choose"
    ben.press(ben.named("menu"))
    ben.press(ben.named("leave"))
    ben.press(ben.named("leave-guest-sure"))
    expect(ben.offer("play-friends")).to_be_visible()
    anna.sees("away; a bot plays")
    for cards in (16, 15):
        expect(anna.hand).to_have_count(cards)
        anna.choose()
    expect(anna.hand).to_have_count(14, timeout=LONG)
    ben.page.goto(address)
    expect(ben.seat("Ben")).to_be_visible(timeout=LONG)
    expect(anna.page.get_by_text("away; a bot plays")).to_have_count(0)
    anna.choose()  # the bot has chosen for this round
    expect(ben.hand).to_have_count(13, timeout=LONG)


def test_a_guest_may_let_a_bot_play_for_a_while(here: Come, base_url: str) -> None:
    anna, ben = seated(here, base_url, "Ben")
    assert ben.wait() == "choose"
    ben.press(ben.named("menu"))
    ben.press(ben.named("rest"))
    expect(ben.read("resting")).to_be_visible(timeout=LONG)
    anna.choose()
    expect(anna.hand).to_have_count(15, timeout=LONG)
    ben.press(ben.named("rest-no-more"))
    expect(ben.read("resting")).to_have_count(0)
    anna.choose()  # the bot has chosen for this round
    expect(ben.hand).to_have_count(14, timeout=LONG)
    for friend in (anna, ben):
        friend.choose()
    expect(ben.hand).to_have_count(13, timeout=LONG)


def test_a_host_that_goes_for_good_says_so_and_a_record_can_be_kept(here: Come, base_url: str) -> None:
    anna, ben = seated(here, base_url, "Ben")
    for friend in (anna, ben):
        friend.wait()
        friend.choose()
    expect(ben.hand).to_have_count(15, timeout=LONG)
    anna.press(anna.named("menu"))
    anna.press(anna.named("leave"))
    anna.press(anna.named("leave-room-ever"))
    expect(ben.read("host-left")).to_be_visible(timeout=LONG)
    with ben.page.expect_download() as downloading:
        ben.press(ben.named("keep-record"))
    text = downloading.value.path().read_text("utf-8")
    assert text.startswith("Mausen")
    assert "Anna, Ben" in text
    assert "Round 1: " in text
    ben.press(ben.named("leave"))
    expect(ben.offer("play-friends")).to_be_visible()
    expect(ben.named("continue")).to_have_count(0)
    expect(anna.named("continue")).to_have_count(0)


def test_faces_are_shown_at_the_seat_of_whoever_makes_them(here: Come, base_url: str) -> None:
    anna, ben = seated(here, base_url, "Ben")
    assert ben.wait() == "choose"
    ben.press(ben.named("faces"))
    ben.press(ben.named("face-bravo"))
    for friend in (anna, ben):
        expect(friend.seat("Ben").locator(".reaction")).to_be_visible()
        expect(friend.page.locator("[aria-live=polite]").filter(has_text="Ben: delighted")).to_be_attached()


def test_a_table_that_waits_for_a_friend_waits_for_more_than_the_grace(here: Come, base_url: str) -> None:
    anna, ben, cleo = seated(here, base_url, "Ben", "Cleo")
    ben.page.close()
    cleo.press(cleo.named("wait-for"))
    for friend in (anna, cleo):
        friend.sees("away; we wait")
        expect(friend.named("wait-no-more")).to_be_visible()


LISTEN = """
    globalThis.tones = 0;
    globalThis.locks = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        tones += 1;
        return start.apply(this, when);
    };
    navigator.wakeLock.request = async (what) => {
        const sentinel = Object.assign(new EventTarget(), { release: () => locks.splice(locks.indexOf(sentinel), 1) });
        locks.push(sentinel);
        return sentinel;
    };
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
    globalThis.hide = (now) => {
        hidden = now;
        if (now) for (const sentinel of locks.splice(0)) sentinel.dispatchEvent(new Event("release"));
        document.dispatchEvent(new Event("visibilitychange"));
    };
"""


def test_ones_turn_is_heard_and_in_the_title_and_the_screen_stays_awake(here: Come, base_url: str) -> None:
    anna = here(base_url)
    link = anna.open_room("Anna")
    ben = here("about:blank")
    ben.page.add_init_script(LISTEN)
    ben.page.goto(link)
    ben.sit("Ben")
    assert ben.page.evaluate("locks.length") == 0
    anna.start()
    assert ben.wait() == "choose"
    ben.page.wait_for_function("tones === 2 && locks.length === 1")
    ben.choose()
    ben.page.evaluate("hide(true)")
    expect(ben.page).to_have_title(words.pattern("en", "title-turn"))
    assert anna.wait() == "choose"
    anna.choose()
    expect(ben.page).to_have_title(words.pattern("en", "title-yours"))
    ben.page.wait_for_function("tones === 4 && locks.length === 0")
    ben.page.evaluate("hide(false)")
    ben.page.wait_for_function("locks.length === 1")
    play_whole_game(anna, ben)
    ben.page.wait_for_function("locks.length === 0")


def test_each_sees_how_well_the_other_is_reached(elsewhere: Come, base_url: str, lasting_relay: Relay) -> None:
    anna, ben = seated(elsewhere, base_url, "Ben", relays=[lasting_relay.address])
    for friend in (anna, ben):
        expect(friend.seat("Ben").get_by_role("img", name=words.pattern("en", "reach-3"))).to_be_visible(timeout=LONG)
    anna.press(anna.named("menu"))
    anna.press(anna.named("leave"))
    anna.press(anna.named("leave-room-ever"))
    expect(ben.read("host-left")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize("cut", [-1, -20, 30])
def test_an_invitation_that_is_not_whole_says_so(here: Come, base_url: str, cut: int) -> None:
    anna = here(base_url)
    link = anna.open_room("Anna")
    address, _, secret = link.partition("#")
    ben = here(f"{address}#{secret[:cut]}")
    expect(ben.read("invitation-damaged")).to_be_visible(timeout=LONG)
    ben.press(ben.named("go-on"))
    expect(ben.offer("play-friends")).to_be_visible()


def test_a_guest_without_a_host_hears_what_to_do(elsewhere: Come, base_url: str, lasting_relay: Relay) -> None:
    anna = elsewhere(base_url, relays=[lasting_relay.address])
    link = anna.open_room("Anna")
    anna.page.close()
    ben = elsewhere(link, relays=[lasting_relay.address])
    expect(ben.read("looking")).to_be_visible(timeout=LONG)
    expect(ben.read("host-missing")).to_be_visible(timeout=15_000)


def test_by_hand_it_goes_without_any_third_party(elsewhere: Come, base_url: str) -> None:
    anna = elsewhere(base_url)
    anna.open_room("Anna")
    anna.press(anna.read("by-hand"))
    anna.press(anna.named("by-hand-make"))
    ben = elsewhere(anna.link("invitation").input_value())
    answer = ben.link("answer").input_value()
    field = anna.named("by-hand-second", "textbox")
    field.fill("meow")
    anna.press(anna.named("by-hand-accept"))
    expect(anna.read("answer-malformed")).to_be_visible()
    field.fill(answer)
    anna.press(anna.named("by-hand-accept"))
    expect(anna.read("by-hand-accepted")).to_be_visible()
    ben.press(ben.named("answer-done"))
    ben.sit("Ben")
    anna.sees("Ben")
    anna.start()
    assert ben.wait() == "choose"
    assert anna.wait() == "choose"


def test_a_room_opens_though_its_code_cannot_be_drawn(elsewhere: Come, base_url: str, faults: list[str]) -> None:
    anna = elsewhere(base_url)
    anna.page.route("**/qr-*.js", lambda route: route.abort())
    assert "#" in anna.open_room("Anna")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert all("qr-" in fault or "ERR_FAILED" in fault for fault in faults)
    faults.clear()
