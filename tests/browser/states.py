"""A walk through everything that the page can show."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser import saved, words
from tests.browser.friend import Friend, beside, play_whole_game
from tests.browser.hosts import Unwell
from tests.browser.person import LONG, Person
from tests.browser.wire import Wire

State = tuple[str, str]
"""What the page shows now, and the key of the title that the tab has then."""


def house(person: Person, base_url: str) -> Iterator[State]:
    """The lobby, what opens from it, and seats being set up."""
    page = person.page
    page.goto(f"{base_url}?lang={person.language}")
    yield "lobby", "house"
    for name in ("rules", "settings", "about"):
        if name == "rules":
            person.open_rules()
        else:
            person.press(person.named(name))
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name, "house"
        person.press(person.named("close"))
    person.press(person.offer("play-here"))
    yield "setup", "title-game"
    for field, name in zip(page.get_by_role("textbox").all(), ("", "Ada", "Ada", "ت" * 40), strict=True):
        field.fill(name)
    expect(page.get_by_role("alert")).to_be_visible()
    yield "setup with names that won't do", "title-game"
    page.goto(f"{base_url}?lang={person.language}&game=chess")
    expect(person.read("unknown-game")).to_be_visible()
    yield "unknown game", "house"


def loading(person: Person, unwell: Unwell) -> Iterator[State]:
    """Waiting at the table while Python loads, and its failing."""
    page = person.page
    unwell.let(1)
    page.goto(f"{unwell.address}?lang={person.language}")
    person.press(person.offer("play-bots"))
    expect(person.read("loading-bytes")).to_be_visible(timeout=LONG)
    yield "loading", "title-game"
    unwell.lost = True
    page.goto(f"{unwell.address}?lang={person.language}")
    expect(person.read("load-failed")).to_be_visible(timeout=LONG)
    yield "failed loading", "house"
    person.press(person.offer("play-bots"))
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "failed loading at the table", "title-game"


def sharing(person: Person, base_url: str) -> Iterator[State]:
    """Two persons at one screen: curtain, choice, the four steps of the judging."""
    page, language = person.page, person.language
    page.goto(f"{base_url}?lang={language}")
    person.sit_down(["Ada", "Ben"])
    expect(person.curtain).to_be_visible(timeout=LONG)
    yield "curtain", "title-turn"
    person.come()
    yield "one's own choice", "title-yours"
    person.press(person.hand.first)
    expect(person.named("confirm-lay")).to_be_visible()
    yield "a card chosen", "title-yours"
    for name in ("menu", "rules"):
        person.press(person.named(name))
        yield f"{name} at the table", "title-yours"
    person.press(person.named("close"))
    person.press(person.named("menu"))
    person.press(person.named("leave"))
    yield "leaving", "title-yours"
    person.press(person.named("close"))
    person.press(person.named("confirm-lay"))
    person.come()
    person.choose()
    for hunt in words.messages(language)["link-hunts"]:
        expect(person.told).to_contain_text(hunt)
        yield f"judging: {hunt}", "title-telling"
        person.press(person.next)
    expect(person.curtain).to_be_visible()
    person.come()
    person.press(person.named("log"))
    yield "log", "title-yours"


def waiting(person: Person, unwell: Unwell) -> Iterator[State]:
    """Waiting for bots, who can't make up their minds, and asking for a card meanwhile."""
    unwell.undecided = True
    person.page.goto(f"{unwell.address}?lang={person.language}")
    person.press(person.offer("play-bots"))
    assert person.wait() == "choose"
    person.choose()
    expect(person.read("prompt-wait")).to_be_visible()
    yield "waiting", "title-turn"
    person.named("zone-hand", "group").get_by_role("button").last.press("Enter")
    expect(person.page.get_by_role("status")).to_be_visible()
    yield "told why not", "title-turn"


def alone(person: Person, base_url: str, wire: Wire) -> Iterator[State]:
    """One person against bots: a saved game in the lobby, the way back to it, an error, the end."""
    page, language = person.page, person.language
    saved.put(page, base_url, saved.record("pbbb", rounds=3))
    page.goto(f"{base_url}?lang={language}")
    expect(person.named("continue")).to_be_visible(timeout=LONG)
    yield "lobby with a saved game", "house"
    person.press(person.offer("play-bots"))
    yield "another game is saved", "house"
    person.press(person.named("go-on"))
    assert person.wait() == "choose"
    wire.forge("pick", token="Z9")
    person.press(person.hand.first)
    expect(person.named("fault-title", "dialog")).to_be_visible()
    person.press(page.get_by_role("dialog").get_by_text(words.pattern(language, "details")))
    yield "error", "title-yours"
    person.press(person.named("go-on"))
    saved.put(page, base_url, saved.record("pbbb", rounds=16))
    page.goto(f"{base_url}?lang={language}&game=mausen")
    expect(person.ending).to_be_visible(timeout=LONG)
    yield "end", "title-over"
    person.press(person.read("course-table"))
    expect(page.get_by_role("row").last).to_be_visible()
    yield "chart", "title-over"


def hosting(person: Person, base_url: str) -> Iterator[State]:
    """The room at its host's, and the table with a friend who comes, goes, and is there at the end."""
    page, language = person.page, person.language
    page.context.route("**/config.json", lambda route: route.fulfill(json={}))
    anna = Friend(page, language=language)
    page.goto(f"{base_url}?lang={language}")
    link = anna.open_room("Anna")
    yield "room", "title-room"
    for key in ("inviting-onlookers", "by-hand", "variants"):
        if not anna.page.locator("details[open]").filter(has=anna.read(key)).count():
            anna.press(anna.read(key))
    anna.press(anna.named("by-hand-make"))
    anna.link("invitation")
    anna.press(anna.named("by-hand-accept"))
    expect(page.get_by_role("alert")).to_be_visible()
    yield "room with all that is folded", "title-room"
    link = link.replace("?", f"?lang={language}&")
    ben = beside(anna, link)
    ben.sit("Ben")
    anna.sees("Ben")
    yield "room with a guest", "title-room"
    anna.press(anna.named("kick"))
    yield "sending away", "title-room"
    anna.press(anna.named("kick-not"))
    anna.start()
    anna.wait()
    anna.press(anna.named("faces"))
    yield "faces", "title-yours"
    anna.press(anna.named("faces"))
    ben.page.close()
    expect(anna.named("wait-for")).to_be_visible()
    yield "a friend is away", "title-yours"
    anna.press(anna.named("menu"))
    anna.press(anna.named("friends"))
    yield "friends at the table", "title-yours"
    anna.press(anna.named("close"))
    ben = beside(anna, link)
    expect(ben.hand.first).to_be_visible(timeout=LONG)
    play_whole_game(anna, ben)
    expect(anna.read("check-host")).to_be_visible(timeout=LONG)
    yield "end with friends", "title-over"
    anna.press(anna.named("leave"))
    yield "leaving a room", "title-over"
    anna.press(anna.named("leave-later"))
    expect(anna.named("continue")).to_be_visible()
    yield "lobby with a room that is kept", "house"


def visiting(person: Person, base_url: str) -> Iterator[State]:
    """A guest's way from its invitation to a table whose host goes."""
    page, language = person.page, person.language
    page.context.route("**/config.json", lambda route: route.fulfill(json={}))
    anna = beside(person, f"{base_url}?lang={language}")
    link = anna.open_room("Anna").replace("?", f"?lang={language}&")
    ben = Friend(page, language=language)
    page.goto(link)
    expect(ben.free.first).to_be_visible(timeout=LONG)
    yield "invited", "title-room"
    ben.sit("Ben", ready=False)
    ben.press(ben.named("beside"))
    yield "seated", "title-room"
    cleo = beside(person, link)
    cleo.sit("Cleo")
    anna.start()
    ben.wait()
    ben.press(ben.named("menu"))
    ben.press(ben.named("rest"))
    expect(ben.read("resting")).to_be_visible(timeout=LONG)
    yield "a bot plays", "title-turn"
    ben.press(ben.named("menu"))
    ben.press(ben.named("leave"))
    yield "leaving as a guest", "title-turn"
    ben.press(ben.named("leave-not"))
    anna.page.goto("about:blank")
    expect(ben.read("host-away")).to_be_visible(timeout=LONG)
    expect(ben.named("keep-record")).to_be_visible(timeout=LONG)
    yield "the host is away", "title-turn"
    page.goto(link)
    expect(ben.read("looking")).to_be_visible(timeout=LONG)
    expect(ben.read("relays-down")).to_be_visible(timeout=LONG)
    yield "looking for the host", "title-room"
    page.goto(link[:-4])
    expect(ben.read("invitation-damaged")).to_be_visible(timeout=LONG)
    yield "a damaged invitation", "house"
