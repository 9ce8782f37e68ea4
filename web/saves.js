// Saved games in IndexedDB: one record a save, its header (what a list shows) and its text (Python's affair).
// Used inside the worker only, so that a whole game never passes to the page.

import { transact } from "./database.js";
import { Fault } from "./fault.js";

/** @typedef {{id: string, header: unknown, text: string}} Save */

/** @returns {Promise<{id: string, header: unknown}[]>} */
export async function list() {
  /** @type {Save[]} */
  const saves = await transact("saves", "readonly", (store) => store.getAll());
  return saves.map(({ id, header }) => ({ id, header }));
}

/**
 * @param {string} id
 * @returns {Promise<Save>}
 * @throws {Fault} save-missing
 */
export async function read(id) {
  const save = await transact("saves", "readonly", (store) => store.get(id));
  if (!save) throw new Fault("save-missing");
  return save;
}

/** @param {Save} save */
export async function write(save) {
  await transact("saves", "readwrite", (store) => store.put(save));
}

/** @param {string} id */
export async function forget(id) {
  await transact("saves", "readwrite", (store) => store.delete(id));
}
