// Other people's games: the host of a site lists them in config.json, and each is installed when it is chosen.

import { games } from "built/catalogue.js";
import { address } from "./config.js";

/** @import { Game } from "./types.js" */

/**
 * @typedef {object} Listed a game that config.json lists
 * @property {string} name as in its entry point
 * @property {string} wheel where its wheel lies
 * @property {Record<string, string>} title by language, until the game's own words are there
 */

/** @type {Map<string, Listed>} all that are listed, by name */
const known = new Map();

/** Those that are not in the house yet. */
export const listed = () => [...known.values()].filter((one) => !games.some(({ name }) => name === one.name));

/**
 * Where a game's wheel lies; nothing for a game that was built in.
 * @param {string} name
 */
export const listing = (name) => known.get(name);

/**
 * A game that was installed is one of the house from now on.
 * @param {Game} game
 */
export function welcome(game) {
  if (!games.some(({ name }) => name === game.name)) games.push(game);
}

/**
 * List the games that config.json names.
 * @param {unknown[]} entries
 * @returns {string[]} what is wrong with them, a line each; whatever is right is listed all the same
 */
export function list(entries) {
  return entries.flatMap((entry, at) => {
    const reason = enter(entry);
    return reason ? `games[${at}]: ${reason}` : [];
  });
}

/**
 * List an entry, or say what is wrong with it.
 * @param {any} entry
 */
function enter(entry) {
  const base = address();
  const { name, wheel, title } = entry ?? {};
  if (typeof name !== "string" || !name) return "it has no name";
  if (typeof wheel !== "string" || !URL.canParse(wheel, base)) return "its wheel is no address";
  const titles = title && typeof title === "object" ? Object.values(title) : [];
  if (!titles.length || !titles.every((text) => typeof text === "string")) return "it has no title by language";
  if (known.has(name) || games.some((game) => game.name === name)) return `${name} is there already`;
  known.set(name, { name, wheel: new URL(wheel, base).href, title });
}
