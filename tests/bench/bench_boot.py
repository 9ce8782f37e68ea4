"""Time to the first legal move in Chromium, cold and warm: our page beside a plain one (plain/), by turns.

Cold is the first visit of a fresh profile, warm the third. The clock is the page's own, from the start of the
navigation until the first card, or the plain page's first move, is there to be chosen. Prints JSON:
{"cold": {"ours": [ms, …], "plain": […]}, "warm": …}.
"""

import hashlib
import json
import shutil
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from tools import serve, setup, site
from tools.shell import MODULES

PLAIN = Path(__file__).parent / "plain"
ARGUMENTS = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
WATCH = """
const begin = "BEGIN", choice = "CHOICE";
const look = () => {
    const button = begin && document.querySelector(begin);
    if (button && !window.begun) { window.begun = true; button.click(); }
    if (!window.done && document.querySelector(choice)) window.done = performance.now();
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
"""


def plain_site(folder: Path) -> None:
    """The plain page: Pyodide's own files, micropip's wheels and ours."""
    assets = folder / "assets"
    shutil.copytree(PLAIN, assets)
    (assets / "index.html").rename(folder / "index.html")
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(MODULES / "pyodide" / name, assets)
    lock = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    for wheel in setup.WHEELS.glob("*.whl"):
        shutil.copy(wheel, assets)
        # The wheel from the package index is another build than the one whose hash Pyodide wrote down.
        package = lock["packages"][wheel.name.partition("-")[0]]
        package["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (assets / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (wheel,) = site.PYTHON.glob("*.whl")
    shutil.copy(wheel, assets)
    script = assets / "worker.js"
    script.write_text(script.read_text(encoding="utf-8").replace("WHEEL", wheel.name), encoding="utf-8")


def visit(context: BrowserContext, address: str) -> float:
    """Milliseconds from navigation to choice. No game is saved from before: each visit begins one."""
    page = context.new_page()
    storage = {"origin": address.rstrip("/"), "storageTypes": "indexeddb"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", storage)
    page.goto(address, wait_until="commit")
    for _ in range(600):
        if done := page.evaluate("window.done"):
            page.close()
            return float(done)
        page.wait_for_timeout(50)
    raise SystemExit(f"{address} has no choice to offer after half a minute.")


def main(runs: int = 5) -> None:
    times: dict[str, dict[str, list[float]]] = {"cold": {"ours": [], "plain": []}, "warm": {"ours": [], "plain": []}}
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        plain_site(Path(scratch) / "plain")
        # What begins a game on the page (one in which everybody is to act at once), and what shows that a move can be
        # chosen.
        sites = {
            "ours": (site.DIST, "[aria-labelledby$=mausen] button.main", "button.card.can"),
            "plain": (Path(scratch) / "plain", "", "button"),
        }
        servers = {name: serve.Server(0, folder) for name, (folder, _, _) in sites.items()}
        for server in servers.values():
            threading.Thread(target=server.serve_forever, daemon=True).start()
        for run in range(runs):
            for name, (_, begin, choice) in sites.items():
                context = playwright.chromium.launch_persistent_context(
                    Path(scratch) / f"profile-{run}-{name}", executable_path=setup.browser(), args=ARGUMENTS
                )
                context.add_init_script(WATCH.replace("BEGIN", begin).replace("CHOICE", choice))
                cold, _, warm = (visit(context, servers[name].address) for _ in range(3))
                times["cold"][name].append(cold)
                times["warm"][name].append(warm)
                context.close()
    json.dump(times, sys.stdout)


if __name__ == "__main__":
    main()
