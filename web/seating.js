// Who is proposed to sit at a table, and by what names.

import { cleanName } from "./names.js";
import { level } from "./settings.js";
import { recall, remember } from "./store.js";
import { settled } from "./variants.js";
import { word } from "./words.js";

/** @import { Setting } from "./actions.js" */
/** @import { Game, Place, Seat } from "./types.js" */

const BOTS = ["Minka", "Felix", "Mohrle", "Luna", "Tiger", "Socke", "Mimi", "Kasimir"];

/** How many sit down if nobody wants it otherwise. */
const usual = (/** @type {Game} */ game) => Math.min(Math.max(4, game.seats[0]), game.seats[1]);

/**
 * A name that nobody has yet.
 * @param {Place["kind"]} kind
 * @param {string[]} taken
 */
export function freeName(kind, taken) {
  const used = new Set(taken.map((name) => cleanName(name).name.toLowerCase()));
  const free = (/** @type {string} */ name) => !used.has(name.toLowerCase());
  if (kind === "bot") return BOTS.find(free) ?? word("name-bot", { number: taken.length + 1 });
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? word("name-person") : word("name-persons", { number });
    if (free(name)) return name;
  }
}

/** Whether a name was only proposed. @param {string} name */
export const isProposed = (name) => !name || BOTS.includes(name) || name.startsWith(word("name-person"));

/** The name of the one who was here last time. */
export const ownName = () => cleanName(recall("name") ?? "").name;

/** Remember the name of the one who is here, if it was typed. @param {string | undefined} name */
export function rememberName(name) {
  if (name && name !== word("name-person")) remember("name", name);
}

/**
 * Places with a name for everybody: where none was typed, one that nobody else has.
 * @template {{name: string, kind: Place["kind"]}} T
 * @param {T[]} places
 * @returns {T[]}
 */
export function called(places) {
  const names = places.map(({ name, kind }) => (kind === "open" ? "" : cleanName(name).name));
  places.forEach(({ kind }, at) => {
    if (kind !== "open") names[at] ||= freeName(kind, names);
  });
  return places.map((place, at) => ({ ...place, name: names[at] }));
}

/**
 * Play at once: the one who was here last time against bots.
 * @param {Game} game
 * @returns {Setting}
 */
export function againstBots(game) {
  /** @type {Seat[]} */
  const seats = [{ name: ownName(), kind: "person" }];
  while (seats.length < usual(game)) seats.push({ name: "", kind: "bot" });
  const named = called(seats);
  return { game: game.name, options: settled(game, named), seats: named, level: level() };
}

/**
 * With friends elsewhere: the one who is here, and places that are free for them.
 * @param {Game} game
 */
export function withFriends(game) {
  /** @type {Place[]} */
  const places = [{ name: ownName(), kind: "person", owner: null }];
  while (places.length < usual(game)) places.push({ name: "", kind: "open", owner: null });
  return { places: called(places), options: settled(game, places), level: level() };
}
