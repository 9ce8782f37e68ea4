// The rooms that this device has opened, one a game: a host that comes back opens the same one again, and its guests
// find it. The private key can be used, and not read.

import { transact } from "./database.js";

/** @import { Room } from "./links/room.js" */

/**
 * @param {string} game
 * @returns {Promise<Room | undefined>}
 */
export async function keptRoom(game) {
  const record = await transact("rooms", "readonly", (store) => store.get(game));
  return record?.room;
}

/**
 * @param {string} game
 * @param {Room} room
 */
export async function keepRoom(game, room) {
  await transact("rooms", "readwrite", (store) => store.put({ game, room }));
}

/** @param {string} game */
export async function forgetRoom(game) {
  await transact("rooms", "readwrite", (store) => store.delete(game));
}
