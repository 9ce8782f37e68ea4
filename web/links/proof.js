// The host proves to be who made the room before any other text passes: it signs a number that its guest has just
// thought of, and what only the two ends of this very wire know alike. So nobody between them can hand a proof on.

import { Fault } from "../fault.js";
import { joined, random, toBytes, toText, utf8 } from "./bytes.js";
import { fingerprint, publicKey, sign, verify } from "./room.js";

/**
 * @import { Invitation } from "./invitation.js"
 * @import { Link } from "./link.js"
 * @import { Room } from "./room.js"
 */

const PATIENCE = 8_000; // ms
const QUESTION = /^prove ([\w-]{22})$/;
const KEY = 65; // bytes of an uncompressed point of P-256

/**
 * The host's part: answer the guest's question. The link is closed if there is none.
 * @param {Link} link
 * @param {Room} room
 */
export async function prove(link, room) {
  try {
    const [, nonce] = QUESTION.exec(await next(link)) ?? [];
    if (!nonce) throw new Error("no question");
    const key = await publicKey(room);
    link.send(toText(joined(key, await sign(room, signed(link, room.room, nonce)))));
  } catch (error) {
    link.close();
    throw error;
  }
}

/**
 * The guest's part: ask, and judge the answer. The link is closed if it isn't the host's.
 * @param {Link} link
 * @param {Invitation} invitation
 * @throws {Fault} host-false
 */
export async function check(link, invitation) {
  const nonce = toText(random(16));
  link.send(`prove ${nonce}`);
  try {
    const bytes = toBytes(await next(link));
    const [key, signature] = [bytes?.slice(0, KEY), bytes?.slice(KEY)];
    if (!key || !signature || (await fingerprint(key)) !== invitation.host) throw new Fault("host-false", "key");
    if (!(await verify(key, signature, signed(link, invitation.room, nonce)))) throw new Fault("host-false", "proof");
  } catch (error) {
    link.close();
    throw error instanceof Fault ? error : new Fault("host-false", String(error));
  }
}

/**
 * @param {Link} link
 * @param {string} room
 * @param {string} nonce
 */
const signed = (link, room, nonce) => utf8(["katzentisch host", room, nonce, link.binding()].join("\n"));

/**
 * The next text, in good time.
 * @param {Link} link
 * @returns {Promise<string>}
 */
function next(link) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Fault("host-false", "silent")), PATIENCE);
    link.closed.then(() => {
      clearTimeout(timer);
      reject(new Fault("no-way", "closed before the proof"));
    });
    link.onText = (text) => {
      link.onText = null;
      clearTimeout(timer);
      resolve(text);
    };
  });
}
