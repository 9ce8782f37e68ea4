// A link carries text between a host's page and one guest's: whole, in order, by whichever way. All of this folder:
//
//   room.js        makeRoom() → Promise<Room>                       ../rooms.js keeps rooms, by game
//   invitation.js  invitationLink(room, "play" | "watch", offer?) → Promise<address>
//                  isInvitation(location.hash) → boolean
//                  readInvitation(text) → Invitation {room, secret, host, offer?}        throws Fault
//   host.js        host(room, config, onLink, onTrouble) → {offer(), pause(), resume(), close()}
//                  offer() → Promise<{text, accept(answer) → Promise<void>, close()}>    accept throws Fault
//   join.js        join(invitation, config, onLink, onTrouble) → {close()}
//                  joinByHand(invitation, config, onLink, onTrouble) → Promise<{text, pasted(), close()}>
//   qr.js, camera.js, share.js   an invitation to be seen, scanned, sent
//
// onLink(link) gets each link once the host has proved to be who made the room; set link.onText in it, at once.
// onTrouble(fault) tells what is in the way while all keeps trying, onTrouble(null) that it isn't any more:
// no-webrtc, insecure-page, offline, relays-down; to a guest also host-missing, no-way, host-false. `config` is
// what ../config.js reads.

import { Fault } from "../fault.js";

/** Letters in the longest text that passes. */
export const LONGEST = 256 * 1024;

/**
 * @typedef {object} Wire what a way of linking does for its links
 * @property {(text: string) => void} carry
 * @property {() => void} shut
 * @property {() => string} binding what both ends of this wire, and nobody between them, know to be equal
 * @property {() => Promise<{up: boolean, ms: number | null}>} [quality]
 */

export class Link {
  /** @type {Promise<void>} comes true once, when the link is closed by either side or lost */
  closed;

  #open = true;
  #wire;
  /** @type {string[]} texts that came while nobody listened */
  #waiting = [];
  /** @type {((text: string) => void) | null} */
  #listener = null;
  /** @type {() => void} */
  #end = () => {};

  /**
   * @param {"online" | "hand" | "tab"} kind
   * @param {Wire} wire
   */
  constructor(kind, wire) {
    this.kind = kind;
    this.#wire = wire;
    this.closed = new Promise((resolve) => (this.#end = () => resolve()));
  }

  /** @param {((text: string) => void) | null} listener null: texts wait */
  set onText(listener) {
    this.#listener = listener;
    while (this.#listener && this.#waiting.length) this.#listener(/** @type {string} */ (this.#waiting.shift()));
  }

  /**
   * What is sent over a link that is closed is lost, as on one that is about to break.
   * @param {string} text
   * @throws {Fault} text-too-long
   */
  send(text) {
    if (text.length > LONGEST) throw new Fault("text-too-long", `${text.length} of ${LONGEST}`);
    if (this.#open) this.#wire.carry(text);
  }

  close() {
    if (this.#open) this.#wire.shut();
    this.gone();
  }

  /**
   * How well the other end is reached: whether at all at this moment, and how long there and back.
   * @returns {Promise<{up: boolean, ms: number | null} | null>} null where there is no network between
   */
  async quality() {
    return (await this.#wire.quality?.()) ?? null;
  }

  /** For the proof of the host. */
  binding() {
    return this.#wire.binding();
  }

  /** For the ways: a text came. @param {string} text */
  heard(text) {
    if (!this.#open) return;
    if (this.#listener) this.#listener(text);
    else this.#waiting.push(text);
  }

  /** For the ways: the other end is gone. */
  gone() {
    this.#open = false;
    this.#waiting.length = 0;
    this.#end();
  }
}
