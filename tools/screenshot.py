"""The README's picture: `python3 -m tools.screenshot GAME` plays a round and writes docs/table.png anew."""

import re
import sys
import threading
from pathlib import Path

from tools import serve, setup, site
from tools.shell import ROOT, python, show

PICTURE = ROOT / "docs/table.png"


def shoot(game: str) -> None:
    """Make a move and step to what is told of it, and take the picture."""
    from playwright.sync_api import sync_playwright

    server = serve.Server(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=setup.browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
        page.goto(server.address)
        offer = page.locator(f"[aria-labelledby=title-{game}]")
        offer.get_by_role("button", name="Play against bots").click()
        hand = page.get_by_role("group", name=re.compile("hand$")).get_by_role("button", disabled=False)
        hand.nth(6).click()
        page.get_by_role("button", name=re.compile("^Lay ")).click()
        page.get_by_role("button", name="Next").click()
        page.screenshot(path=PICTURE)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    if Path(sys.prefix) == python().parent.parent:
        shoot(sys.argv[1])
    else:  # the playing needs Playwright, which lives in the project's own environment
        setup.everything()
        site.build()
        sys.exit(not show(python(), "-m", "tools.screenshot", *sys.argv[1:]))
