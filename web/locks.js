// One tab a save: a Web Lock is held by the worker whose game it is, and goes with the worker.

import { Fault } from "./fault.js";

const name = (/** @type {string} */ save) => `katzentisch save ${save}`;

/**
 * Hold a save's lock.
 * @param {string} save
 * @param {boolean} take take it over from another tab, if one holds it
 * @param {() => void} lost called when another tab has taken it over from us
 * @returns {Promise<() => void>} releases it
 * @throws {Fault} save-open-elsewhere
 */
export function hold(save, take, lost) {
  return new Promise((resolve, reject) => {
    let held = false;
    const granted = (/** @type {Lock | null} */ lock) => {
      if (!lock) return reject(new Fault("save-open-elsewhere"));
      held = true;
      return new Promise((release) => resolve(() => release(undefined)));
    };
    navigator.locks.request(name(save), take ? { steal: true } : { ifAvailable: true }, granted).catch(() => {
      // Either the lock was stolen later, or locks are denied here (an opaque origin): then no tab shares our saves.
      if (held) lost();
      else resolve(() => {});
    });
  });
}
