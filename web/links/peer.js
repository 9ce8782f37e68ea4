// A WebRTC connection with one channel for text. Both ends agree on the channel beforehand, so neither announces it.

import { Fault } from "../fault.js";
import { joined, random, toText, utf8 } from "./bytes.js";
import { LONGEST, Link } from "./link.js";
import { certificate, pack, unpack } from "./packing.js";
import { onWake } from "./wake.js";

const CHUNK = 16 * 1024; // bytes that every browser takes in one message
const GATHERING = 2_000; // ms for finding out how one can be reached
const CONNECTING = 12_000; // ms until two who know of each other should be connected
const LOOKS = { every: 1_500, most: 400 }; // ms, and for 10 minutes
const WAKING = 10_000; // ms after waking up in which a connection that falters is given up

const [LAST, MORE] = [0, 1]; // the first byte of a message

export class Peer {
  /** The offer's, and its answer's. */
  id = toText(random(4));
  /** @type {Link} closed for good if it never opens */
  link;
  /** @type {Promise<Link>} rejected with the Fault no-way if there is no connection in good time */
  opened;

  #connection;
  #channel;
  #leaving = new AbortController();

  /**
   * @param {"online" | "hand"} kind
   * @param {RTCIceServer[]} iceServers
   * @throws {Fault} no-webrtc
   */
  constructor(kind, iceServers) {
    if (!globalThis.RTCPeerConnection) throw new Fault("no-webrtc");
    this.#connection = new RTCPeerConnection({ iceServers });
    this.#channel = this.#connection.createDataChannel("katzentisch", { negotiated: true, id: 0 });
    this.link = new Link(kind, {
      carry: (text) => this.#carry(text),
      shut: () => this.close(),
      binding: () => this.#binding(),
      quality: () => this.#quality(),
    });
    this.opened = new Promise((resolve, reject) => {
      this.#channel.onopen = () => resolve(this.link);
      this.link.closed.then(() => reject(new Fault("no-way", "the connection was closed")));
    });
    this.opened.catch(() => {}); // whoever only closes it needs no reason
    this.#listen();
  }

  /** @returns {Promise<string>} for the other end's `answer` or `reply` */
  async offer() {
    await this.#connection.setLocalDescription();
    return this.#gathered();
  }

  /**
   * @param {string} offer
   * @returns {Promise<string>} for the other end's `accept`
   */
  async answer(offer) {
    await this.#hear(offer, "offer");
    await this.#connection.setLocalDescription();
    this.#hurry();
    return this.#gathered();
  }

  /**
   * An answer that may take its time: browsers give up connecting soon, so this end begins only when it is told that
   * the other end has the answer. It can't say where this end is reached, but the other end notices.
   * @param {string} offer
   * @returns {Promise<{text: string, begin: () => Promise<void>}>}
   */
  async reply(offer) {
    await this.#hear(offer, "offer");
    const answer = await this.#connection.createAnswer();
    const begin = async () => {
      await this.#connection.setLocalDescription(answer);
      this.#hurry();
    };
    return { text: pack({ type: "answer", id: this.id, sdp: answer.sdp ?? "" }), begin };
  }

  /** @param {string} answer */
  async accept(answer) {
    await this.#hear(answer, "answer");
    this.#hurry();
  }

  /**
   * Take an answer whose owner begins later, and hasn't said where that end is reached. Firefox would give up within
   * 3 s if there were nowhere to look for it: so time and again there is one more place, of those where nobody is.
   * @param {string} answer
   */
  async await(answer) {
    await this.#hear(answer, "answer");
    let looks = 0;
    const look = () => {
      if (this.#channel.readyState !== "connecting" || ++looks > LOOKS.most) return clearInterval(timer);
      const candidate = `candidate:1 1 udp 1 192.0.2.1 ${looks} typ host`;
      this.#connection.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => {});
    };
    const timer = setInterval(look, LOOKS.every);
    look();
  }

  close() {
    this.#leaving.abort();
    this.#connection.close();
    this.link.gone();
  }

  /**
   * @param {string} text
   * @param {"offer" | "answer"} type
   */
  async #hear(text, type) {
    const description = unpack(text);
    if (description?.type !== type) throw new Error(`no ${type}: ${text.slice(0, 200)}`);
    this.id = description.id;
    await this.#connection.setRemoteDescription({ type, sdp: description.sdp });
  }

  /** The own description, with all places where this end is reached that are found in good time. */
  async #gathered() {
    const connection = this.#connection;
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHERING);
      const look = () => {
        if (connection.iceGatheringState !== "complete") return;
        clearTimeout(timer);
        resolve(undefined);
      };
      connection.onicegatheringstatechange = look;
      look();
    });
    const { type, sdp } = connection.localDescription ?? {};
    if (type !== "offer" && type !== "answer") throw new Fault("no-way", "the connection was closed");
    return pack({ type, id: this.id, sdp: sdp ?? "" });
  }

  /** From now on the other end knows enough. */
  #hurry() {
    const timer = setTimeout(() => this.#channel.readyState === "connecting" && this.close(), CONNECTING);
    this.link.closed.then(() => clearTimeout(timer));
  }

  #listen() {
    const connection = this.#connection;
    const { signal } = this.#leaving;
    let woken = -WAKING;
    const look = () => {
      const { connectionState: state } = connection;
      // After a sleep the other end has long given up, while this one would wait for it.
      const hopeless = state === "disconnected" && performance.now() - woken < WAKING;
      if (state === "failed" || state === "closed" || hopeless) this.close();
    };
    connection.onconnectionstatechange = look;
    onWake(() => {
      woken = performance.now();
      look();
    }, signal);
    addEventListener("pagehide", () => this.close(), { signal });

    /** @type {Uint8Array[]} */
    let parts = [];
    this.#channel.binaryType = "arraybuffer";
    this.#channel.onclose = () => this.close();
    this.#channel.onmessage = ({ data }) => {
      const bytes = new Uint8Array(data);
      parts.push(bytes.subarray(1));
      if (bytes[0] === MORE && parts.length * CHUNK <= 4 * LONGEST) return;
      const whole = parts;
      parts = [];
      if (bytes[0] === LAST) this.link.heard(new TextDecoder().decode(joined(...whole)));
      else this.close(); // more than anybody of ours sends
    };
  }

  /** @param {string} text */
  #carry(text) {
    if (this.#channel.readyState !== "open") return;
    const bytes = utf8(text);
    let at = 0;
    do {
      const end = at + CHUNK - 1;
      this.#channel.send(joined([end < bytes.length ? MORE : LAST], bytes.subarray(at, end)));
      at = end;
    } while (at < bytes.length);
  }

  /** The certificates of both ends: whoever sits between them has another. */
  #binding() {
    const { localDescription, remoteDescription } = this.#connection;
    return [localDescription, remoteDescription].map((one) => certificate(one?.sdp)).sort().join(" ");
  }

  async #quality() {
    const up = this.#connection.connectionState === "connected";
    for (const stat of (await this.#connection.getStats()).values())
      if (stat.type === "candidate-pair" && stat.nominated && stat.currentRoundTripTime !== undefined)
        return { up, ms: 1000 * stat.currentRoundTripTime };
    return { up, ms: null };
  }
}
