// What the host of a site has set in config.json, beside the page. Whatever is right in it counts, also beside what
// is wrong; a site without one has our games, and nobody elsewhere to play with.

import { Fault } from "./fault.js";

/**
 * @typedef {object} Config
 * @property {unknown[]} games other people's; others.js judges them
 * @property {string[]} relays where players elsewhere find each other
 * @property {RTCIceServer[]} stun where they learn how they are reached from outside
 * @property {RTCIceServer[]} turn what passes on what can't go directly
 */

/** Its address. */
export const address = () => new URL("config.json", document.baseURI);

/** @type {Promise<{config: Config, wrong: string[]}> | undefined} */
let reading;

/** What stands in it, and what is wrong with it, a line each; read once. */
export const readConfig = () => (reading ??= read());

/** @param {string[]} wrong lines */
export const malformed = (wrong) => new Fault("config-malformed", wrong.join("\n"));

/** @returns {Promise<{config: Config, wrong: string[]}>} */
async function read() {
  const response = await fetch(address(), { cache: "no-cache" }).catch(() => undefined);
  /** @type {any} */
  let given = {};
  /** @type {string[]} */
  const wrong = [];
  try {
    if (response?.ok) given = JSON.parse(await response.text()) ?? {};
  } catch (error) {
    wrong.push(String(error));
  }

  /**
   * The right ones of a list.
   * @param {string} name
   * @param {(entry: any) => string | undefined} judge what is wrong with an entry
   */
  const list = (name, judge) => {
    const entries = given[name] ?? [];
    if (!Array.isArray(entries)) {
      wrong.push(`${name} is no list`);
      return [];
    }
    return entries.filter((entry, at) => {
      const reason = judge(entry);
      if (reason) wrong.push(`${name}[${at}]: ${reason}`);
      return !reason;
    });
  };

  const config = {
    games: list("games", () => undefined),
    relays: list("relays", judgeRelay),
    stun: list("stun", (entry) => judgeServer(entry, /^stuns?:/)),
    turn: list("turn", (entry) => judgeServer(entry, /^turns?:/)),
  };
  return { config, wrong };
}

/** @param {unknown} entry */
function judgeRelay(entry) {
  // Without encryption only one on the own machine, for trying it.
  const right = typeof entry === "string" && /^(wss:|ws:\/\/(localhost|127\.0\.0\.1)[:/])/.test(entry);
  if (!right || !URL.canParse(entry)) return "it is no wss:// address";
}

/**
 * @param {any} entry
 * @param {RegExp} scheme
 */
function judgeServer(entry, scheme) {
  const urls = [entry?.urls ?? []].flat();
  const right = (/** @type {unknown} */ url) => typeof url === "string" && scheme.test(url);
  if (!urls.length || !urls.every(right)) return `its urls don't begin with ${scheme.source.slice(1)}`;
  const texts = [entry.username ?? "", entry.credential ?? ""];
  if (!texts.every((text) => typeof text === "string")) return "its username or credential is no text";
}
