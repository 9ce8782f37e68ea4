// Links between windows of one browser, on one device: they hear each other without any network. Each window holds a
// lock of its own; who gets it knows that the window is gone, however that came.

import { random, toText } from "./bytes.js";
import { Link } from "./link.js";
import { check, prove } from "./proof.js";

/**
 * @import { Fault } from "../fault.js"
 * @import { Invitation } from "./invitation.js"
 * @import { Room } from "./room.js"
 */

/** @typedef {{from: string, to: string, say: "call" | "here" | "text" | "bye", text?: string}} Message */

const HOST = "host"; // whoever is the room's host
const GUESTS = "guests"; // all who wait

/** One window's part in a room. */
class Window {
  id = toText(random(9));
  /** @type {(message: Message) => void} */
  heard = () => {};

  #room;
  /** @type {BroadcastChannel | undefined} */
  #channel;
  /** @type {Map<string, Link>} by the other window */
  #links = new Map();

  /** @param {string} room */
  constructor(room) {
    this.#room = room;
  }

  /**
   * Take part until all is over.
   * @param {AbortSignal} signal
   */
  async open(signal) {
    await new Promise((resolve, reject) => {
      const hold = () => {
        resolve(undefined);
        return new Promise((release) => signal.addEventListener("abort", () => release(undefined)));
      };
      navigator.locks.request(lock(this.id), hold).catch(reject);
    });
    signal.throwIfAborted();
    this.#channel = new BroadcastChannel(`katzentisch room ${this.#room}`);
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    const leave = () => {
      for (const link of this.#links.values()) link.close();
    };
    addEventListener("pagehide", leave, { signal });
    signal.addEventListener("abort", () => (leave(), this.#channel?.close()));
  }

  /**
   * @param {string} to
   * @param {Message["say"]} say
   * @param {string} [text]
   */
  post(to, say, text) {
    this.#channel?.postMessage({ from: this.id, to, say, text });
  }

  /** Whether there is a link to another window. @param {string} other */
  linked(other) {
    return this.#links.has(other);
  }

  /**
   * The link to another window.
   * @param {string} other
   */
  link(other) {
    const watching = new AbortController();
    const link = new Link("tab", {
      carry: (text) => this.post(other, "text", text),
      shut: () => this.post(other, "bye"),
      binding: () => [this.id, other].sort().join(" "),
    });
    this.#links.set(other, link);
    navigator.locks.request(lock(other), { signal: watching.signal }, () => link.gone()).catch(() => {});
    link.closed.then(() => {
      watching.abort();
      this.#links.delete(other);
    });
    return link;
  }

  /** @param {Message} message */
  #hear(message) {
    const { from, to, say, text = "" } = message;
    const link = to === this.id ? this.#links.get(from) : undefined;
    if (say === "text") link?.heard(text);
    else if (say === "bye") link?.gone();
    else this.heard(message);
  }
}

const lock = (/** @type {string} */ window) => `katzentisch window ${window}`;

/**
 * The host's side.
 * @param {Room} room
 * @param {(link: Link) => void} onLink
 * @param {AbortSignal} signal
 */
export async function receive(room, onLink, signal) {
  const window = new Window(room.room);
  window.heard = ({ from, to, say }) => {
    if (to !== HOST || say !== "call" || window.linked(from)) return;
    const link = window.link(from);
    window.post(from, "here");
    prove(link, room).then(
      () => onLink(link),
      () => {}, // the guest tells its owner
    );
  };
  await window.open(signal);
  window.post(GUESTS, "here");
}

/**
 * The guest's side: wait until the host is there in another window and has proved to be it.
 * @param {Invitation} invitation
 * @param {(fault: Fault) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Link>} its window takes part until the link is closed
 */
export async function call(invitation, tell, signal) {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener("abort", leave);
  const window = new Window(invitation.room);
  try {
    /** @type {Link} */
    const link = await new Promise((resolve, reject) => {
      leaving.signal.addEventListener("abort", reject);
      window.heard = ({ from, to, say }) => {
        if (say !== "here") return;
        if (to === GUESTS) window.post(HOST, "call");
        if (to !== window.id || window.linked(from)) return;
        const link = window.link(from);
        check(link, invitation).then(() => resolve(link), tell);
      };
      window.open(leaving.signal).then(() => window.post(HOST, "call"), reject);
    });
    link.closed.then(leave);
    return link;
  } catch (error) {
    leave();
    throw error;
  } finally {
    window.heard = () => {};
    signal.removeEventListener("abort", leave);
  }
}
