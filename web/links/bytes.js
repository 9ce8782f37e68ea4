// Bytes and the letters that may stand in an address for them.

/**
 * Bytes in base64url, without padding.
 * @param {Uint8Array} bytes
 */
export const toText = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/**
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer> | undefined} nothing for a text that is no base64url
 */
export function toBytes(text) {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** @param {...(Uint8Array | number[])} parts */
export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {number} length */
export const random = (length) => crypto.getRandomValues(new Uint8Array(length));

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);

/**
 * Bytes with two more that tell whether they are whole: CRC-16/XMODEM.
 * @param {Uint8Array} bytes
 */
export function sealed(bytes) {
  const sum = checksum(bytes);
  return joined(bytes, [sum >> 8, sum & 255]);
}

/**
 * The bytes that were sealed.
 * @param {Uint8Array | undefined} bytes
 * @returns {Uint8Array | undefined} nothing if they are damaged
 */
export function unsealed(bytes) {
  return bytes && bytes.length > 2 && checksum(bytes) === 0 ? bytes.slice(0, -2) : undefined;
}

/** @param {Uint8Array} bytes */
function checksum(bytes) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : sum << 1;
  }
  return sum;
}
