// Whose turn it is at this screen, and the call to it: a tone, for whoever plays with others and looks elsewhere.

import { page } from "./page.js";
import { chime } from "./sounds.js";

/** Whether the one at the screen is to choose now. */
export function isYours() {
  const { table, frame } = page;
  if (!table || table.screen === null || table.end || table.sent.includes(table.screen)) return false;
  // Out of sight nothing is told: there it counts how things stand.
  const scene = document.hidden ? table.scene : (frame?.scene ?? table.scene);
  return scene.acting.includes(table.screen);
}

/** Whether somebody who sits here is to come to the screen. */
const isCalled = () => page.table?.curtain != null && (page.curtain || document.hidden);

let called = false;

/** Called after each drawing. */
export function callToTurn() {
  const now = page.company !== null && page.screen === "table" && (isYours() || isCalled());
  if (now && !called) chime();
  called = now;
}
