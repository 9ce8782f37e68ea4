// The screen stays awake while a game with others runs: a phone that sleeps loses its links.

import { page } from "./page.js";

/** @type {Promise<WakeLockSentinel | undefined> | undefined} */
let lock;

const wanted = () =>
  page.company !== null && page.screen === "table" && !page.table?.end && document.visibilityState === "visible";

/** Called after each drawing. Where it is not possible, the screen sleeps as it always does. */
export function keepAwake() {
  if (wanted() && !lock) {
    const own = (lock = navigator.wakeLock?.request("screen").catch(() => undefined) ?? Promise.resolve(undefined));
    // A page that goes out of sight loses it.
    own.then((sentinel) => sentinel?.addEventListener("release", () => lock === own && (lock = undefined)));
  } else if (!wanted() && lock) {
    lock.then((sentinel) => sentinel?.release());
    lock = undefined;
  }
}

document.addEventListener("visibilitychange", keepAwake);
