// A double click's second half was meant for what its first half made go: what has come instead can't be clicked yet.

import { drawNow } from "./page.js";

const SETTLES = 300; // ms

/**
 * Draw, and let nothing in this part of the page be clicked for a moment. Keys count at once.
 * @param {string} selector
 */
export function settle(selector) {
  drawNow();
  document.querySelector(selector)?.animate({ pointerEvents: ["none", "none"] }, SETTLES);
}
