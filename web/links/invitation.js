// The invitation: the page's address with a fragment, which browsers send to no server. It holds the room, one of its
// secrets and the fingerprint of its host's key; one that is handed over without a relay holds an offer as well.

import { Fault } from "../fault.js";
import { joined, sealed, toBytes, toText, unsealed } from "./bytes.js";
import { unpack } from "./packing.js";
import { LENGTH, fingerprint, publicKey } from "./room.js";

/** @import { Room } from "./room.js" */

/**
 * @typedef {object} Invitation
 * @property {string} room the room's name
 * @property {string} secret what the guest shows to the host, over the link: this module never sends it
 * @property {string} host the fingerprint of the host's public key
 * @property {string} [offer] how to reach the host, if it was handed over by hand
 */

/**
 * @param {Room} room
 * @param {"play" | "watch"} role
 * @param {string} [offer]
 * @returns {Promise<string>} an address
 */
export async function invitationLink(room, role, offer) {
  const parts = [room.room, room[role], await fingerprint(await publicKey(room))];
  const bytes = joined(...parts.map((part) => toBytes(part) ?? []));
  const here = new URL(location.href);
  here.search = "";
  here.hash = toText(sealed(bytes)) + (offer ? `.${offer}` : "");
  return here.href;
}

/** Whether an address's fragment is meant as an invitation at all. @param {string} hash */
export const isInvitation = (hash) => /^#[\w-]{40,}/.test(hash);

/**
 * @param {string} text the fragment of an address, or a text in which a whole one stands
 * @returns {Invitation}
 * @throws {Fault} invitation-damaged, or invitation-is-answer
 */
export function readInvitation(text) {
  const found = text.replace(/\s+/g, "").split("#").pop() ?? "";
  if (unpack(found)?.type === "answer") throw new Fault("invitation-is-answer");
  const [head = "", offer] = found.split(".");
  const bytes = unsealed(toBytes(head));
  if (bytes?.length !== 3 * LENGTH) throw new Fault("invitation-damaged", text.slice(0, 200));
  const [room = "", secret = "", host = ""] = [0, 1, 2].map((at) => toText(bytes.slice(at * LENGTH, (at + 1) * LENGTH)));
  return { room, secret, host, ...(offer && { offer }) };
}
