"""What playing over a link costs: how late a card lies on the other screen, and how many bytes a move takes.

Two browser contexts find each other on a relay of this machine and play Mausen; `friends.js` notes in each page when
the button was pressed and when the other's card was drawn. Beside that, in the same two pages, the round trip of a bare
data channel. Prints JSON: {"taps": {"host" | "guest": [ms from its tap to the other's frame]}, "trips": [ms], "frame":
median ms between two frames, "bytes": {game: [bytes per move, both ways, of one guest who sits and of an onlooker]}}.
"""

import json
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from table import games
from tests.bench.bench_company import ARGUMENTS
from tests.browser.friend import Friend
from tests.browser.links.relay import Relay
from tests.table.links import laid
from tools import serve, setup, site

WATCH = Path(__file__).with_name("friends.js")
ROUNDS = 14
GAMES = 3
TRIPS = 300
MOVES = 300


def bytes_a_move(game: str) -> list[float]:
    """What goes to and fro for each move of a game, by one guest and by an onlooker, greetings not counted."""
    world = laid(game, "p12", watching=1)
    for wire in world.wires.values():
        wire.history = {"host": [], "guest": []}
    moves = world.plays_on(MOVES)

    def said(name: str) -> int:
        histories = [wire.history for wire in world.wires.values() if wire.page.name == name]
        return sum(len(text.encode()) for history in histories for texts in history.values() for text in texts)

    return [said(name) / moves for name in ("guest 1", "onlooker 0")]


def tap(one: Page, other: Page) -> float:
    """Milliseconds from pressing a button that lays a card until it is drawn on the other screen."""
    one.locator(".hand .can").first.click()
    other.evaluate("friends.await()")
    one.locator(".confirm").click()
    seen = other.evaluate("friends.seen")
    return float(seen - one.evaluate("friends.pressed"))


def bare(one: Page, other: Page) -> list[float]:
    """Round trips, in ms, of a data channel without anything else."""
    offer = one.evaluate("friends.offer()")
    answer = other.evaluate("(offer) => friends.answer(offer)", offer)
    times: list[float] = one.evaluate("([answer, times]) => friends.trips(answer, times)", [answer, TRIPS])
    return times


def play(browser: Browser, address: str, relay: Relay) -> dict[str, Any]:
    """Games of a host and a guest, of which now the one and now the other lays first."""

    def come(at: str) -> Friend:
        context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
        context.route("**/config.json", lambda route: route.fulfill(json={"relays": [relay.address]}))
        friend = Friend(context.new_page(), game="mausen")
        friend.page.add_init_script(path=WATCH)
        friend.page.goto(at)
        return friend

    host = come(address)
    link = host.open_room("Anna")
    guest = come(link)
    guest.sit("Ben")
    host.sees("Ben")
    host.remove_places(2)
    taps: dict[str, list[float]] = {"host": [], "guest": []}
    host.start()
    for number in range(GAMES * ROUNDS):
        if number and number % ROUNDS == 0:
            host.press(host.named("rematch"))
        order = [("host", host.page, guest.page), ("guest", guest.page, host.page)]
        (name, first, second), (_, then, _) = order if number % 2 else order[::-1]
        first.locator(".prompt.mine .ask").wait_for()
        then.locator(".prompt.mine .ask").wait_for()
        taps[name].append(tap(first, second))
        then.locator(".hand .can").first.click()
        then.locator(".confirm").click()
        if number % ROUNDS == ROUNDS - 1:
            for friend in (host, guest):
                friend.play_on()
            for friend in (host, guest):
                friend.played()
    frame = statistics.median(host.page.evaluate("friends.frames()"))
    return {"taps": taps, "trips": bare(host.page, guest.page), "frame": frame}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve.Server(0, site.DIST)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        relay = Relay(Path(folder))
        relay.start()
        browser = playwright.chromium.launch(executable_path=setup.browser(), args=ARGUMENTS)
        found = play(browser, server.address, relay)
        browser.close()
        relay.stop()
    found["bytes"] = {game["name"]: bytes_a_move(game["name"]) for game in games.catalogue()["games"]}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
