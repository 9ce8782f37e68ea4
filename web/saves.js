// Saved games in IndexedDB: one record a save, its header (what a list shows) and its text (Python's affair).
// Used inside the worker only, so that a whole game never passes to the page.

import { Fault } from "./fault.js";

/** @typedef {{id: string, header: unknown, text: string}} Save */

const STORE = "saves";

/** @type {Promise<IDBDatabase> | undefined} */
let database;

/** @returns {Promise<IDBDatabase>} */
function open() {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("katzentisch", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return database;
}

/**
 * One request in one transaction; its result once the transaction is done.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} ask
 * @returns {Promise<T>}
 * @throws {Fault} storage-full or storage-forbidden
 */
async function transact(mode, ask) {
  try {
    const transaction = (await open()).transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch (error) {
    database = undefined; // a database that broke is opened anew the next time
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new Fault(full ? "storage-full" : "storage-forbidden", String(error));
  }
}

/** @returns {Promise<{id: string, header: unknown}[]>} */
export async function list() {
  /** @type {Save[]} */
  const saves = await transact("readonly", (store) => store.getAll());
  return saves.map(({ id, header }) => ({ id, header }));
}

/**
 * @param {string} id
 * @returns {Promise<Save>}
 * @throws {Fault} save-missing
 */
export async function read(id) {
  const save = await transact("readonly", (store) => store.get(id));
  if (!save) throw new Fault("save-missing");
  return save;
}

/** @param {Save} save */
export async function write(save) {
  await transact("readwrite", (store) => store.put(save));
}

/** @param {string} id */
export async function forget(id) {
  await transact("readwrite", (store) => store.delete(id));
}
