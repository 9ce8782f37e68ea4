// A device that slept or lost its network: what it was connected to is likely gone.

/**
 * @param {() => void} then called when the page is in sight again, or the network is back
 * @param {AbortSignal} signal ends it
 */
export function onWake(then, signal) {
  const seen = () => document.visibilityState === "visible" && then();
  document.addEventListener("visibilitychange", seen, { signal });
  addEventListener("online", then, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && then(), { signal });
}
