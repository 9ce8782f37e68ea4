// WebRTC's session descriptions, packed: what differs from one to the next, in bytes, as letters for an address. From
// that a description is rebuilt which both Chromium and Firefox accept. 700 to 900 letters become about 150.

import { joined, sealed, toBytes, toText, unsealed, utf8 } from "./bytes.js";

/**
 * @typedef {object} Description
 * @property {"offer" | "answer"} type
 * @property {string} id of the offer, and of the answer to it
 * @property {string} sdp
 */

const TYPES = /** @type {const} */ (["offer", "answer"]);
const SETUPS = ["actpass", "active", "passive"];
const ID = 4; // bytes
const HASH = 32; // bytes of a SHA-256
const MOST = 16; // candidates

/** Where one can be reached: a network address of the device, one seen from outside, one of a TURN server. */
const REACHES = [
  { name: "host", preference: 126 },
  { name: "srflx", preference: 100 },
  { name: "relay", preference: 2 },
];

/** How an address is packed; the first that takes it. Chromium and Firefox give local ones as UUIDs under .local. */
const ADDRESSES = [
  { pack: packIPv4, unpack: (/** @type {Reader} */ read) => [...read(4)].join(".") },
  { pack: packIPv6, unpack: (/** @type {Reader} */ read) => (hex(read(16)).match(/.{4}/g) ?? []).join(":") },
  { pack: packUuid, unpack: (/** @type {Reader} */ read) => `${uuid(read(16))}.local` },
  { pack: packLetters, unpack: readLetters },
];

/** @typedef {(length: number) => Uint8Array} Reader takes so many bytes off the front */

/**
 * @param {Description} description
 * @returns {string}
 */
export function pack({ type, id, sdp }) {
  const value = (/** @type {string} */ name) => new RegExp(`^a=${name}:(\\S+)`, "m").exec(sdp)?.[1] ?? "";
  const [, print = ""] = /^a=fingerprint:sha-256 (\S+)/im.exec(sdp) ?? [];
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gim)].flatMap(
    ([, address = "", port, reach]) => {
      const at = REACHES.findIndex(({ name }) => name === reach);
      return at < 0 ? [] : [packCandidate(at, address, Number(port))];
    },
  );
  return toText(
    sealed(
      joined(
        [TYPES.indexOf(type) * SETUPS.length + SETUPS.indexOf(value("setup"))],
        toBytes(id) ?? [],
        bytesOf(print.replaceAll(":", "")),
        packLetters(value("ice-ufrag")),
        packLetters(value("ice-pwd")),
        ...candidates.slice(0, MOST),
      ),
    ),
  );
}

/**
 * @param {string} text
 * @returns {Description | undefined} nothing for a text that is no packed description, or a damaged one
 */
export function unpack(text) {
  let rest = unsealed(toBytes(text));
  if (!rest) return undefined;
  /** @type {Reader} */
  const read = (length) => {
    const taken = rest?.slice(0, length) ?? new Uint8Array();
    if (taken.length < length) throw new RangeError("too short");
    rest = rest?.slice(length);
    return taken;
  };
  try {
    const [kind = 0] = read(1);
    const type = TYPES[Math.floor(kind / SETUPS.length)];
    if (!type) return undefined;
    const id = toText(read(ID));
    const print = (hex(read(HASH)).toUpperCase().match(/../g) ?? []).join(":");
    const [fragment, password] = [readLetters(read), readLetters(read)];
    const candidates = [];
    while (rest.length && candidates.length < MOST) candidates.push(readCandidate(read, candidates.length));
    const sdp = [
      ...["v=0", "o=- 1 1 IN IP4 0.0.0.0", "s=-", "t=0 0", "a=group:BUNDLE 0"],
      "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
      ...["c=IN IP4 0.0.0.0", "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144"],
      `a=setup:${SETUPS[kind % SETUPS.length]}`,
      `a=fingerprint:sha-256 ${print}`,
      `a=ice-ufrag:${fragment}`,
      `a=ice-pwd:${password}`,
      ...candidates,
    ];
    return { type, id, sdp: sdp.map((line) => `${line}\r\n`).join("") };
  } catch {
    return undefined;
  }
}

/**
 * The packed description that stands somewhere in a text, be it broken into lines.
 * @param {string} text
 */
export function packedIn(text) {
  const words = text.split(/[^\w-]+/).slice(0, 50);
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const found = words.slice(from, to).join("");
      if (unpack(found)) return found;
    }
}

/**
 * The fingerprint of a description's certificate.
 * @param {string} [sdp]
 */
export const certificate = (sdp) => /^a=fingerprint:(.*)$/im.exec(sdp ?? "")?.[1]?.trim().toLowerCase() ?? "";

/**
 * @param {number} reach
 * @param {string} address
 * @param {number} port
 */
function packCandidate(reach, address, port) {
  for (const [at, { pack }] of ADDRESSES.entries()) {
    const bytes = pack(address);
    if (bytes) return joined([reach * ADDRESSES.length + at, port >> 8, port & 255], bytes);
  }
  return [];
}

/**
 * @param {Reader} read
 * @param {number} at
 */
function readCandidate(read, at) {
  const [kind = 0, high = 0, low = 0] = read(3);
  const reach = REACHES[Math.floor(kind / ADDRESSES.length)];
  const address = ADDRESSES[kind % ADDRESSES.length]?.unpack(read);
  if (!reach || !address) throw new RangeError("no such candidate");
  const priority = reach.preference * 2 ** 24 + (65_535 - at) * 2 ** 8 + 255;
  const from = reach.name === "host" ? "" : " raddr 0.0.0.0 rport 9";
  return `a=candidate:${at + 1} 1 udp ${priority} ${address} ${high * 256 + low} typ ${reach.name}${from}`;
}

/** @param {string} text */
function packIPv4(text) {
  const parts = /^\d+(\.\d+){3}$/.test(text) ? text.split(".").map(Number) : [];
  return parts.length && parts.every((part) => part < 256) ? Uint8Array.from(parts) : undefined;
}

/** @param {string} text */
function packIPv6(text) {
  if (!URL.canParse(`http://[${text}]/`)) return undefined;
  const [head = "", tail] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split("::");
  const words = (/** @type {string} */ part) => (part ? part.split(":").map((word) => word.padStart(4, "0")) : []);
  const [before, after] = [words(head), words(tail ?? "")];
  const between = Array(8 - before.length - after.length).fill("0000");
  return bytesOf([...before, ...between, ...after].join(""));
}

/** @param {string} text */
function packUuid(text) {
  const [, found] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/.exec(text) ?? [];
  return found && bytesOf(found.replaceAll("-", ""));
}

/** @param {Uint8Array} bytes */
const uuid = (bytes) => hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** A text of up to 255 letters. @param {string} text */
function packLetters(text) {
  const bytes = utf8(text);
  return joined([bytes.length], bytes);
}

/** @param {Reader} read */
function readLetters(read) {
  const [length = 0] = read(1);
  const text = new TextDecoder().decode(read(length));
  // What others wrote becomes lines of a description: it must not bring lines of its own.
  if (!/^[\w+/.:-]*$/.test(text)) throw new RangeError("letters that don't belong there");
  return text;
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text in hexadecimal */
const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
