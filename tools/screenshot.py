"""The README's picture: `python3 -m tools.screenshot` plays a round and writes docs/table.png anew."""

import re
import sys
import threading
from pathlib import Path

from tools import serve, setup, site
from tools.shell import ROOT, python, show

PICTURE = ROOT / "docs/table.png"


def shoot() -> None:
    """Play against bots up to the second hunt of the first round, and take the picture."""
    from playwright.sync_api import sync_playwright

    server = serve.Server(0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=setup.browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
        page.goto(server.address)
        page.get_by_role("button", name="Play against bots").first.click()
        hand = page.get_by_role("group", name=re.compile("hand$")).get_by_role("button", disabled=False)
        hand.nth(6).click()
        page.get_by_role("button", name=re.compile("^Lay ")).click()
        page.get_by_role("button", name="Next").click()
        page.get_by_role("region", name="What happened").get_by_text("Dog hunts Cat").wait_for()
        page.screenshot(path=PICTURE)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    if Path(sys.prefix) == python().parent.parent:
        shoot()
    else:  # the playing needs Playwright, which lives in the project's own environment
        setup.everything()
        site.build()
        sys.exit(not show(python(), "-m", "tools.screenshot"))
