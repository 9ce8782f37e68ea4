"""How smooth the page is while bots of the top level play with one person, in Chromium: `bench_company.py SECONDS`.

Each game at four seats and at all, without pauses and with those of the telling, goes on for so many seconds from where
kittens have played it to its half. Somebody opens and closes the menu all the while; company.js watches inside the
page, and the browser's trace tells of the tasks of the page's own thread. Prints JSON, a list of {"game", "seats",
"pace", "moves": [ms until a bot had moved], "taps": {"busy": [ms until the next frame, bots thinking], "idle": …},
"answers": the same, [ms until the worker had answered], "tasks": [[ms on the clock, ms of the processor], …]}, of
which only those are told that took long by the clock.
"""

import json
import sys
import threading
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from rules.game import LEVELS
from table import games
from table.minds import Minds
from table.table import Sitter, lay
from tests.browser import saved
from tools import serve, setup, site

WATCH = Path(__file__).with_name("company.js")
ARGUMENTS = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
PACES = ("none", "normal")
SEATS = 4
APART = 170
"""Milliseconds from tap to tap."""

LONG = 20
"""Milliseconds: shorter tasks are not told of."""


def halfway(game: str, seats: int) -> saved.Record:
    """A game that kittens have played to its half, and that a person and tigers go on with."""
    rng = Random(1)
    sitters = [Sitter(name, "bot") for name in saved.NAMES[:seats]]
    table, kittens = lay(games.find(game), {}, sitters, level=1).lucky(rng), Minds(rng)
    while table.thinking:
        if thought := kittens.slice(table):
            table = table.after(*thought).lucky(rng)
    moves = [move for _, move in table.moves[: len(table.moves) // 2]]
    made = saved.played(game, "p" + "b" * (seats - 1), moves)
    return saved.forged(made, lambda body: body.update(level=LEVELS[-1]))


def sit(browser: Browser, address: str, game: str, seats: int, pace: str, seconds: float) -> dict[str, Any]:
    """What is noted at a table."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    saved.put(page, address, halfway(game, seats))
    page.add_init_script(f"localStorage.setItem('katzentisch pace', '{pace}')")
    page.add_init_script(path=WATCH)
    page.goto(f"{address}?game={game}")
    page.locator(".seat").first.wait_for()
    menu = page.get_by_role("button", name="Menu").bounding_box()
    assert menu
    browser.start_tracing(page=page, categories=["toplevel"])
    page.evaluate("company.begin()")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.mouse.click(menu["x"] + menu["width"] / 2, menu["y"] + menu["height"] / 2)
        page.wait_for_timeout(APART)
        page.keyboard.press("Escape")
        page.wait_for_timeout(APART)
    notes: dict[str, Any] = page.evaluate("company.notes")
    trace = json.loads(browser.stop_tracing())
    context.close()
    return {**notes, "tasks": tasks(trace["traceEvents"])}


def tasks(trace: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """The long tasks of the page's own thread: of all such threads the one that had most to do."""
    threads = {(event["pid"], event["tid"]) for event in trace if event.get("args", {}).get("name") == "CrRendererMain"}
    found = defaultdict(list)
    for event in trace:
        if event["name"].endswith("RunTask") and (thread := (event["pid"], event["tid"])) in threads:
            found[thread].append((event.get("dur", 0) / 1000, event.get("tdur", 0) / 1000))
    page = max(found.values(), key=lambda times: sum(processor for _, processor in times))
    return [times for times in page if times[0] > LONG]


def main(seconds: float) -> None:
    found = []
    with sync_playwright() as playwright:
        server = serve.Server(0, site.DIST)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=setup.browser(), args=ARGUMENTS)
        for game in games.catalogue()["games"]:
            for seats in (SEATS, game["seats"][1]):
                for pace in PACES:
                    notes = sit(browser, server.address, game["name"], seats, pace, seconds)
                    found.append({"game": game["name"], "seats": seats, "pace": pace, **notes})
        browser.close()
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
