// A room: where a host's guests find it. Its name is known to those who were invited and to nobody else, so all that
// passes through strangers' hands is sealed with a key made of it.

import { Fault } from "../fault.js";
import { joined, random, toBytes, toText, utf8 } from "./bytes.js";

/**
 * @typedef {object} Room what a host keeps, by structured clone; the private key can't be read out of it
 * @property {string} room its name
 * @property {string} play the secret of those who are invited to play
 * @property {string} watch the secret of those who may look on
 * @property {CryptoKeyPair} keys by which guests know their host
 */

/** Bytes of a name, a secret and a fingerprint each: what nobody can guess. */
export const LENGTH = 16;

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const SIGNING = { name: "ECDSA", hash: "SHA-256" };

/**
 * @returns {Promise<Room>}
 * @throws {Fault} insecure-page: browsers keep cryptography from pages that didn't come by HTTPS
 */
export async function makeRoom() {
  if (!crypto.subtle) throw new Fault("insecure-page");
  const keys = await crypto.subtle.generateKey(CURVE, false, ["sign", "verify"]);
  const [room, play, watch] = [0, 0, 0].map(() => toText(random(LENGTH)));
  return { room, play, watch, keys };
}

/**
 * The public key of a room as it is told.
 * @param {Room} room
 */
export const publicKey = async ({ keys }) => new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));

/**
 * The fingerprint of a public key.
 * @param {Uint8Array<ArrayBuffer>} key
 */
export async function fingerprint(key) {
  return toText(new Uint8Array(await crypto.subtle.digest("SHA-256", key)).slice(0, LENGTH));
}

/**
 * @param {Room} room
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function sign({ keys }, bytes) {
  return new Uint8Array(await crypto.subtle.sign(SIGNING, keys.privateKey, bytes));
}

/**
 * @param {Uint8Array<ArrayBuffer>} key
 * @param {Uint8Array<ArrayBuffer>} signature
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function verify(key, signature, bytes) {
  const imported = await crypto.subtle.importKey("raw", key, CURVE, false, ["verify"]);
  return crypto.subtle.verify(SIGNING, imported, signature, bytes);
}

/**
 * What a room's name is good for among strangers: a topic that tells nothing of it, and a cipher.
 * @param {string} room
 */
export async function cover(room) {
  const name = await crypto.subtle.importKey("raw", toBytes(room) ?? new Uint8Array(), "HKDF", false, [
    "deriveBits",
    "deriveKey",
  ]);
  const made = (/** @type {string} */ info) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: utf8(`katzentisch ${info}`),
  });
  const topic = new Uint8Array(await crypto.subtle.deriveBits(made("topic"), name, 256));
  const key = await crypto.subtle.deriveKey(made("key"), name, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  return {
    topic: [...topic].map((byte) => byte.toString(16).padStart(2, "0")).join(""),

    /** @param {string} text */
    async seal(text) {
      const iv = random(12);
      return toText(joined(iv, new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, utf8(text)))));
    },

    /**
     * @param {string} text
     * @returns {Promise<string | undefined>} nothing for what wasn't sealed in this room
     */
    async open(text) {
      const bytes = toBytes(text);
      if (!bytes) return undefined;
      const [iv, data] = [bytes.slice(0, 12), bytes.slice(12)];
      return crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data).then(
        (plain) => new TextDecoder().decode(plain),
        () => undefined,
      );
    },
  };
}
