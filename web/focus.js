// The focus is never lost: where what had it is gone, it goes to what is to be done next.

import { page } from "./page.js";

const NEXT = {
  lobby: [".offer .main"],
  setup: ["#setup-title"],
  room: ["#room-title"],
  table: [
    ".curtain .main",
    ".step .next",
    ".confirm",
    ".hand .can[tabindex='0']",
    ".hand .can", // where Tab stops at a card that can't be chosen now
    ".zone .can[tabindex='0']",
    ".prompt > button",
    "#end-title",
    "#prompt",
    ".waiting button",
  ],
};

/** @type {string} */
let screen = page.screen;
let chosen = "";
let picked = 0;
/** @type {Element | null} what had the focus when last drawn */
let last = null;
/** Whoever goes to a card that can't be chosen wants to hear why, and stays there. */
let hears = false;

/** Called after each drawing. */
export function keepFocus() {
  const active = document.activeElement;
  hears = disabled(active) && (hears || active !== last);
  keep(active);
  last = document.activeElement;
}

const disabled = (/** @type {Element | null} */ element) => element?.getAttribute("aria-disabled") === "true";

/** @param {Element | null} active */
function keep(active) {
  // A room that opens is another screen than the waiting for it.
  const here = page.screen === "room" && page.company ? "room, open" : page.screen;
  const fresh = screen !== here;
  const move = page.table?.move ?? "";
  const picks = page.table?.picks.length ?? 0;
  // Whoever adds to a move that was complete already, or takes something back, is still choosing.
  const complete = move !== chosen && Boolean(move) && (!chosen || picks === picked);
  screen = here;
  chosen = move;
  picked = picks;
  const dialog = document.querySelector("dialog[open]");
  if (dialog) {
    // The menu's button is gone when what it leads to stands in the same dialog.
    if (!dialog.contains(active)) dialog.querySelector(/** @type {"div"} */ (".body"))?.focus();
    return;
  }
  const idle = active?.id === "prompt" || (disabled(active) && !hears);
  const lost = !active || active === document.body || idle;
  // The first screen leaves the focus at the page's beginning.
  if (!(fresh || (complete && active?.closest(".hand")) || (lost && page.screen === "table"))) return;
  for (const selector of NEXT[page.screen]) {
    const found = document.querySelector(selector);
    if (found instanceof HTMLElement) {
      if (found.id === "prompt" && idle) return;
      if (found !== active) found.focus({ preventScroll: page.screen === "table" });
      return;
    }
  }
}
