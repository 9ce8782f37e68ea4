// Who a guest is: a secret token by which the host knows it again, kept on this device, one a room and window.

import { recall, remember } from "./store.js";

const MOST = 8; // windows of one browser that are guests of one room

/** @type {Map<string, string>} the tokens that this window has held already, by room */
const held = new Map();

/** Holds a lock as long as this page lives: no other window of this browser is the same guest. @param {string} token */
const mine = (token) =>
  new Promise((resolve) => {
    navigator.locks
      .request(`katzentisch guest ${token}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      })
      .catch(() => resolve(true)); // no locks here: then no other window shares our tokens either
  });

/**
 * The token of a guest of this room: after a reload, or a tab closed and opened again, the same.
 * @param {string} room
 * @returns {Promise<string>}
 */
export async function tokenFor(room) {
  const own = held.get(room) ?? (await found(room));
  held.set(room, own);
  return own;
}

/** @param {string} room */
async function found(room) {
  const name = `guest ${room}`;
  const known = (recall(name) ?? "").split(" ").filter(Boolean);
  for (const token of known) if (await mine(token)) return token;
  const token = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await mine(token);
  remember(name, [...known, token].slice(-MOST).join(" "));
  return token;
}
