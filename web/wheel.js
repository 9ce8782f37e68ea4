// Installing the wheel of somebody else's game in the worker's Python. Only then is micropip loaded, from our files.

import { wheels } from "built/micropip.js";
import { Fault } from "./fault.js";

/** @import { PyodideInterface } from "pyodide" */

const HERE = new URL(".", import.meta.url).href;

/** @type {Set<string>} */
const installed = new Set();

/**
 * Install a wheel, once, without what it depends on: nothing comes from another place.
 * @param {PyodideInterface} pyodide
 * @param {string} url
 * @param {string} game its name, for what may have to be told
 * @throws {Fault} load-failed, wheel-missing or wheel-broken
 */
export async function install(pyodide, url, game) {
  if (installed.has(url)) return;
  const bytes = await fetched(url, "wheel-missing", { game });
  if (!installed.size) await loadMicropip(pyodide);
  try {
    const file = decodeURIComponent(new URL(url).pathname.split("/").pop() ?? "");
    pyodide.FS.writeFile(`/tmp/${file}`, bytes);
    await pyodide.pyimport("micropip").install.callKwargs(`emfs:/tmp/${file}`, { deps: false });
  } catch (error) {
    throw new Fault("wheel-broken", `${url}: ${error}`, { game });
  }
  installed.add(url);
}

/** @param {PyodideInterface} pyodide */
async function loadMicropip(pyodide) {
  for (const name of wheels) pyodide.unpackArchive(await fetched(HERE + name, "load-failed"), "wheel");
}

/**
 * @param {string} url
 * @param {string} key of the Fault if it can't be had
 * @param {Record<string, string>} [args]
 */
async function fetched(url, key, args) {
  const response = await fetch(url).catch((error) => {
    throw new Fault(key, `${url}: ${error}`, args);
  });
  if (!response.ok) throw new Fault(key, `${url}: ${response.status}`, args);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * What a page shows of a game whose wheel is installed.
 * @param {{games: any[], broken: {name: string, details: string}[]}} catalogue
 * @param {string} game
 * @throws {Fault} broken-game or no-game
 */
export function described({ games, broken }, game) {
  const found = games.find(({ name }) => name === game);
  const fault = broken.find(({ name }) => name === game);
  if (!found && !fault) throw new Fault("no-game", undefined, { game });
  if (!found) throw new Fault("broken-game", fault?.details, { game });
  for (const [name, picture] of Object.entries(found.pictures))
    if (!picture.trimStart().startsWith("<svg")) throw new Fault("broken-game", `picture ${name}: no SVG`, { game });
  return found;
}
