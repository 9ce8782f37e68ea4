// A notice board on public Nostr relays, where a host and guests who don't know each other's addresses yet leave word.
// Relays keep none of it (their "ephemeral" events), and can't read it: they see a topic and sealed text.
//
// Loaded only when somebody plays with others elsewhere: signing as Nostr asks takes a library.

import { schnorr } from "@noble/secp256k1";
import { joined, random, toText, utf8 } from "./bytes.js";

/** @typedef {Awaited<ReturnType<typeof import("./room.js").cover>>} Cover */

const KIND = 27_420; // one of those that relays pass on and forget
const PATIENCE = 8_000; // ms for a relay to answer
const GLANCE = 3_000; // ms for one that has answered before
const PULSE = 50_000; // ms between two questions whether a relay is still there
const RETRY = { first: 1_000, most: 60_000 }; // ms

export class Board {
  /** Whether it should be up. */
  wanted = false;
  /** Told when a relay has come up or gone, or whether one should. */
  changed = () => {};
  /** Told of every notice of others. @type {(text: string) => void} */
  heard = () => {};

  #cover;
  #keys = schnorr.keygen();
  #relays;
  #greeting = "";
  /** @type {Set<string>} notices come by several relays */
  #known = new Set();

  /**
   * @param {string[]} urls
   * @param {Cover} cover
   */
  constructor(urls, cover) {
    this.#cover = cover;
    this.#relays = urls.map(
      (url) =>
        new Relay(url, cover.topic, {
          event: (event) => this.#hear(event),
          changed: async (relay) => {
            if (relay.up && this.#greeting) relay.publish(await this.#event(this.#greeting));
            this.changed();
          },
        }),
    );
  }

  /** Whether anybody can be reached. */
  get up() {
    return this.#relays.some(({ up }) => up);
  }

  open() {
    this.wanted = true;
    for (const relay of this.#relays) relay.check();
    this.changed();
  }

  /** Look whether the relays are still there, after a time in which that couldn't be noticed. */
  check() {
    if (this.wanted) for (const relay of this.#relays) relay.check();
  }

  close() {
    this.wanted = false;
    for (const relay of this.#relays) relay.close();
    this.changed();
  }

  /**
   * Post a notice where that is possible now.
   * @param {string} text
   */
  async post(text) {
    const event = await this.#event(text);
    for (const relay of this.#relays) relay.publish(event);
  }

  /**
   * Post a notice now, and on each relay that comes up from now on.
   * @param {string} text empty: none any more
   */
  async greet(text) {
    this.#greeting = text;
    if (text) await this.post(text);
  }

  /** @param {any} event */
  async #hear({ id, pubkey, content }) {
    if (pubkey === hex(this.#keys.publicKey) || this.#known.has(id)) return;
    if (this.#known.size > 1000) this.#known.clear();
    this.#known.add(id);
    const text = await this.#cover.open(String(content));
    if (text !== undefined) this.heard(text);
  }

  /**
   * A signed event, as the protocol wants it (NIP-01).
   * @param {string} text
   */
  async #event(text) {
    const event = {
      pubkey: hex(this.#keys.publicKey),
      created_at: Math.floor(Date.now() / 1000),
      kind: KIND,
      tags: [["x", this.#cover.topic]],
      content: await this.#cover.seal(text),
    };
    const parts = [0, event.pubkey, event.created_at, event.kind, event.tags, event.content];
    const id = new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(JSON.stringify(parts))));
    return { ...event, id: hex(id), sig: hex(await schnorr.signAsync(id, this.#keys.secretKey)) };
  }
}

/** One relay: it is up once it has answered that it will pass on the topic's events. */
class Relay {
  up = false;

  #url;
  #topic;
  #tell;
  /** @type {WebSocket | undefined} */
  #socket;
  #wait = RETRY.first;
  #timer = 0;
  /** @type {Set<string>} what it kept from before, though it was told not to */
  #stale = new Set();

  /**
   * @param {string} url
   * @param {string} topic
   * @param {{event: (event: any) => void, changed: (relay: Relay) => void}} tell
   */
  constructor(url, topic, tell) {
    this.#url = url;
    this.#topic = topic;
    this.#tell = tell;
  }

  /** Connect, if that isn't so. */
  check() {
    if (this.up) return this.#ask(GLANCE);
    this.close();
    this.#wait = RETRY.first;
    this.#connect();
  }

  close() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#stale.clear();
    socket?.close();
    this.#turn(false);
  }

  /** @param {object} event */
  publish(event) {
    if (this.up) this.#send("EVENT", event);
  }

  #connect() {
    this.#timer = setTimeout(() => this.#fail(), PATIENCE);
    let socket;
    try {
      socket = new WebSocket(this.#url);
    } catch {
      return; // a page that came by HTTPS may not use what isn't encrypted
    }
    this.#socket = socket;
    socket.onopen = () => this.#ask();
    socket.onmessage = ({ data }) => this.#socket === socket && this.#hear(String(data));
    socket.onclose = () => this.#socket === socket && this.#fail();
  }

  /** Subscribe. An answer is owed, so this also tells whether the relay is still there. */
  #ask(patience = PATIENCE) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(), patience);
    // No time limit on the events: clocks differ. None from before: what was left there is stale.
    this.#send("REQ", "room", { kinds: [KIND], "#x": [this.#topic], limit: 0 });
  }

  /** @param {...unknown} message */
  #send(...message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {string} data */
  #hear(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (!Array.isArray(message)) return;
    const [type, , third] = message;
    if (type === "EVENT" && typeof third?.id === "string") {
      if (!this.up) this.#stale.add(third.id);
      if (!this.#stale.has(third.id)) this.#tell.event(third);
    }
    if (type === "EOSE") {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ask(), PULSE);
      this.#turn(true);
    }
    if (type === "OK" && third) this.#wait = RETRY.first;
    // A relay that refuses our events, or to pass them on, may think better of it later.
    if (type === "CLOSED" || (type === "OK" && !third)) this.#fail();
  }

  #fail() {
    this.close();
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(2 * this.#wait, RETRY.most);
  }

  /** @param {boolean} up */
  #turn(up) {
    if (this.up === up) return;
    this.up = up;
    this.#tell.changed(this);
  }
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
