// The one database of this site in the browser. Saves are opened in the worker, rooms on the page.

import { Fault } from "./fault.js";

/** The stores and their keys. One more asks for a higher version. */
const STORES = { saves: "id", rooms: "game" };
const VERSION = 2;

/** @type {Promise<IDBDatabase> | undefined} */
let database;

/** @returns {Promise<IDBDatabase>} */
function open() {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("katzentisch", VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const [name, keyPath] of Object.entries(STORES))
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath });
    };
    request.onsuccess = () => {
      // A newer page in another tab can't wait for this one to be closed.
      request.result.onversionchange = () => {
        request.result.close();
        database = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("an older page holds the database in another tab"));
  });
  return database;
}

/**
 * One request in one transaction; its result once the transaction is done.
 * @template T
 * @param {keyof typeof STORES} name
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} ask
 * @returns {Promise<T>}
 * @throws {Fault} storage-full or storage-forbidden
 */
export async function transact(name, mode, ask) {
  try {
    const transaction = (await open()).transaction(name, mode);
    const request = ask(transaction.objectStore(name));
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
