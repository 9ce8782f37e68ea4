// Links over the internet. Host and guests find each other on a notice board; what they leave there is how they are
// reached, and from then on they talk directly. All guests go to the host, none to another: they learn nothing of each
// other. A guest leaves the board as soon as it is there; the host stays for those to come and those who come back.

import { Fault } from "../fault.js";
import { unpack } from "./packing.js";
import { Peer } from "./peer.js";
import { check, prove } from "./proof.js";
import { cover } from "./room.js";
import { onWake } from "./wake.js";

/**
 * @import { Config } from "../config.js"
 * @import { Board } from "./relays.js"
 * @import { Invitation } from "./invitation.js"
 * @import { Link } from "./link.js"
 * @import { Room } from "./room.js"
 */

/** @typedef {(fault: Fault | null) => void} Tell */

const OLD = Symbol("an offer that nobody took");
const HERE = "here"; // the host's greeting: who waits shall call anew
const LOOKING = 8_000; // ms until it is told that nobody answers
const RENEWAL = 30_000; // ms an offer is good for: addresses change
const CROWD = 32; // offers that are answered within that time
const BREATH = 3_000; // ms between two tries

/**
 * The host's side: every guest who calls and listens to the proof becomes a link.
 * @param {Room} room
 * @param {Config} config
 * @param {(link: Link) => void} onLink
 * @param {Tell} tell
 * @param {AbortSignal} signal
 */
export async function receive(room, config, onLink, tell, signal) {
  const board = await boardOf(room.room, config, tell, signal);
  /** @type {Map<string, Promise<string>>} the answers to the offers of late, which come by several relays */
  const answers = new Map();
  /** @type {Set<Peer>} */
  const peers = new Set();
  signal.addEventListener("abort", () => peers.forEach((peer) => peer.close()));
  board.heard = async (text) => {
    if (unpack(text)?.type !== "offer") return;
    if (!answers.has(text) && answers.size < CROWD) answers.set(text, welcome(text));
    const answer = await answers.get(text)?.catch(() => undefined);
    if (answer) board.post(answer);
  };

  const welcome = (/** @type {string} */ offer) => {
    const peer = new Peer("online", servers(config));
    peers.add(peer);
    peer.link.closed.then(() => peers.delete(peer));
    setTimeout(() => answers.delete(offer), RENEWAL);
    peer.opened
      .then((link) => prove(link, room))
      .then(() => onLink(peer.link))
      .catch(() => {}); // the guest tells its owner, and tries again
    return peer.answer(offer);
  };

  board.greet(HERE);
  return {
    /** Leave the board; links stay. */
    pause: () => board.close(),
    resume: () => board.open(),
  };
}

/**
 * The guest's side: try until the host is there and has proved to be it.
 * @param {Invitation} invitation
 * @param {Config} config
 * @param {Tell} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Link>}
 */
export async function call(invitation, config, tell, signal) {
  const leaving = new AbortController(); // what is done here ends with the call, not only when all is over
  const leave = () => leaving.abort();
  signal.addEventListener("abort", leave);
  try {
    signal.throwIfAborted();
    const board = await boardOf(invitation.room, config, tell, leaving.signal);
    for (;;) {
      try {
        return await attempt(board, invitation, config, tell, leaving.signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error === OLD) continue;
        tell(Fault.from(error, "no-way"));
        await rest(BREATH, leaving.signal);
      }
    }
  } finally {
    signal.removeEventListener("abort", leave);
    leave();
  }
}

/**
 * One offer, until its answer has led to the host, or it has grown old.
 * @param {Board} board
 * @param {Invitation} invitation
 * @param {Config} config
 * @param {Tell} tell
 * @param {AbortSignal} signal
 */
async function attempt(board, invitation, config, tell, signal) {
  const peer = new Peer("online", servers(config));
  const stop = () => peer.close();
  signal.addEventListener("abort", stop);
  try {
    const offer = await peer.offer();
    await peer.accept(await answered(board, peer, offer, tell));
    const link = await peer.opened;
    await check(link, invitation);
    return link;
  } catch (error) {
    peer.close();
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    board.greet("");
    board.heard = () => {};
  }
}

/**
 * The answer to an offer.
 * @param {Board} board
 * @param {Peer} peer
 * @param {string} offer
 * @param {Tell} tell
 * @returns {Promise<string>} rejected with OLD if there is none while the offer is good
 */
function answered(board, peer, offer, tell) {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const end = (/** @type {() => void} */ how) => {
      waiting.abort();
      [nobody, old].forEach(clearTimeout);
      how();
    };
    const give = () => end(() => reject(OLD));
    const look = () => {
      if (board.up) tell(new Fault("host-missing"));
      else nobody = setTimeout(look, BREATH);
    };
    let nobody = setTimeout(look, LOOKING);
    const old = setTimeout(give, RENEWAL);
    onWake(give, waiting.signal);
    peer.link.closed.then(give);
    board.heard = (text) => {
      if (text === HERE) board.post(offer);
      const description = unpack(text);
      if (description?.type === "answer" && description.id === peer.id) end(() => resolve(text));
    };
    board.greet(offer);
  });
}

/**
 * An open board that tells when nobody can be reached by it, and when somebody can be again.
 * @param {string} room
 * @param {Config} config
 * @param {Tell} tell
 * @param {AbortSignal} signal closes it
 * @returns {Promise<Board>}
 * @throws {Fault} no-webrtc or insecure-page
 */
async function boardOf(room, config, tell, signal) {
  if (!globalThis.RTCPeerConnection) throw new Fault("no-webrtc");
  if (!crypto.subtle) throw new Fault("insecure-page");
  const [{ Board }, covered] = await Promise.all([loaded(tell, signal), cover(room)]);
  signal.throwIfAborted();
  const board = new Board(config.relays, covered);
  let [timer, down] = [0, false];
  const sorry = () => {
    if (!board.wanted) return;
    down = true;
    tell(new Fault(navigator.onLine ? "relays-down" : "offline"));
  };
  board.changed = () => {
    clearTimeout(timer);
    if (board.wanted && !board.up) timer = setTimeout(sorry, navigator.onLine ? LOOKING : 0);
    if (board.up && down) tell(null);
    if (board.up) down = false;
  };
  addEventListener("offline", sorry, { signal });
  onWake(() => board.check(), signal);
  signal.addEventListener("abort", () => board.close());
  board.open();
  return board;
}

/**
 * What a board takes, as soon as it can be had.
 * @param {Tell} tell
 * @param {AbortSignal} signal
 */
async function loaded(tell, signal) {
  for (;;) {
    try {
      return await import("./relays.js");
    } catch (error) {
      tell(new Fault("offline", String(error)));
      await rest(BREATH, signal);
    }
  }
}

/** @param {Config} config */
export const servers = ({ stun, turn }) => [...stun, ...turn];

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function rest(ms, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });
}
