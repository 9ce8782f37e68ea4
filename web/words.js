// Words: messages are keys with arguments; the game's words and the page's make sentences of them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { games } from "built/catalogue.js";
import de from "./words/de.ftl";
import en from "./words/en.ftl";
import nl from "./words/nl.ftl";
import { recall } from "./store.js";

/** @import { Fault, Message, Seat, Value } from "./types.js" */

/** @type {Record<string, string>} */
const PAGE = { en, de, nl };

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "nl", name: "Nederlands" },
];
const DEFAULT = "en";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

let language = DEFAULT;

/** The language in force. */
export const spoken = () => language;

/**
 * The language by ?lang=, else the one chosen earlier, else the browser's, else English.
 * @param {string | null} asked
 */
export function chooseLanguage(asked) {
  const known = (/** @type {string | null | undefined} */ tag) => {
    const code = tag?.toLowerCase().split("-")[0];
    return LANGUAGES.find((one) => one.code === code)?.code;
  };
  language = known(asked) ?? known(recall("lang")) ?? navigator.languages.map(known).find(Boolean) ?? DEFAULT;
  document.documentElement.lang = language;
}

/**
 * The words of a game ("" for the page's own) in one language.
 * @param {string} game
 * @param {string} code
 */
function bundle(game, code) {
  const id = `${game} ${code}`;
  let found = bundles.get(id);
  if (!found) {
    found = new FluentBundle(code, { useIsolating: false });
    const text = game ? games.find((one) => one.name === game)?.words[code] : PAGE[code];
    found.addResource(new FluentResource(text ?? ""));
    bundles.set(id, found);
  }
  return found;
}

/** A name that runs from right to left must not turn the sentence round it. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** @param {string} name */
export const isolated = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/**
 * A message in the chosen language: from the game's words, else the page's; else the same in English. A key
 * that nobody knows is shown as it is, for a missing word must not break the page.
 * @param {Message} message
 * @param {{game?: string, seats?: Seat[]}} [of] whose words, and whose names for {"seat": n}
 * @returns {string}
 */
export function say(message, of = {}) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = put(value, of);
  for (const code of language === DEFAULT ? [DEFAULT] : [language, DEFAULT]) {
    for (const game of of.game ? [of.game, ""] : [""]) {
      const words = bundle(game, code);
      const pattern = words.getMessage(message.key)?.value;
      if (pattern) return words.formatPattern(pattern, args, []);
    }
  }
  return message.key;
}

/**
 * A value as it stands in a sentence.
 * @param {Value} value
 * @param {{game?: string, seats?: Seat[]}} of
 * @returns {string | number}
 */
export function put(value, of) {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) {
    return new Intl.ListFormat(language, { type: "conjunction" }).format(
      value.map((one) => String(put(one, of))),
    );
  }
  if ("seat" in value) return isolated(of.seats?.[value.seat]?.name ?? String(value.seat + 1));
  return say(value, of);
}

/**
 * One of the page's own messages.
 * @param {string} key
 * @param {Record<string, Value>} [args]
 */
export const word = (key, args) => say({ key, ...(args && { args }) });

/**
 * What went wrong, in words.
 * @param {Fault} fault
 * @param {string} [game] whose words may know of it
 */
export function sayFault({ key, args }, game) {
  const message = { key, args: /** @type {Message["args"]} */ (args ?? {}) };
  return say(message, { ...(game && { game }) });
}
