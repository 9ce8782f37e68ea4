// Whether those at other screens are there, seat by seat, and how long until a bot plays for one who is not.

import { page } from "./page.js";
import { word } from "./words.js";

/** @typedef {"here" | "away" | "waited" | "gone"} Presence */

/** @type {Map<number, number>} since when (ms) seats are known to be without their friend */
const since = new Map();

/**
 * Of a seat that is a friend's; nothing of any other.
 * @param {number} seat
 * @returns {Presence | null}
 */
export function presence(seat) {
  const { company } = page;
  const place = company?.room.playing ? company.room.places?.[seat] : undefined;
  if (!place || place.owner === null || place.owner === company?.member) return null;
  if (place.kind === "gone") return "gone";
  if (!place.here) return place.waited ? "waited" : "away";
  return "here";
}

/** Seconds until a bot plays at a seat whose friend is away. @param {number} seat */
const left = (seat) =>
  Math.max(0, Math.ceil(((since.get(seat) ?? Date.now()) + (page.company?.grace ?? 0) - Date.now()) / 1000));

/** It in words. @param {number} seat */
export function sayPresence(seat) {
  const now = presence(seat);
  if (now === null || now === "here") return "";
  return now === "away" ? word("away-seconds", { seconds: left(seat) }) : word(now);
}

/** Note who is away. Called before each drawing. */
export function notePresence() {
  const count = page.company?.room.places?.length ?? 0;
  for (let seat = 0; seat < count; seat++) {
    if (presence(seat) !== "away") since.delete(seat);
    else if (!since.has(seat)) since.set(seat, Date.now());
  }
  for (const seat of since.keys()) if (seat >= count) since.delete(seat);
}

/** Whether somebody is being counted down. */
export const isCounting = () => since.size > 0;
