// A guest's part: one link to the host at a time, by the nearest way; when it breaks, the next one comes by itself.

import { Fault } from "../fault.js";
import * as hand from "./hand.js";
import * as online from "./online.js";
import * as tabs from "./tabs.js";
import { teller } from "./teller.js";

/**
 * @import { Config } from "../config.js"
 * @import { Invitation } from "./invitation.js"
 * @import { Link } from "./link.js"
 */

const HEAD_START = 400; // ms for a host in another window of this browser
const BREATH = 3_000; // ms at least between two links

/**
 * @param {Invitation} invitation
 * @param {Config} config
 * @param {(link: Link) => void} onLink called for each new link to the host
 * @param {(fault: Fault | null) => void} onTrouble what keeps the next link away; null: not that any more
 */
export function join(invitation, config, onLink, onTrouble) {
  const leaving = new AbortController();
  keep(invitation, config, onLink, onTrouble, leaving.signal);
  return { close: () => leaving.abort() };
}

/**
 * With an invitation that was handed over: `text` goes back to the host, and once the friend there has put it in,
 * `pasted` starts the link. If that breaks, it goes on like every other.
 * @param {Invitation} invitation
 * @param {Config} config
 * @param {(link: Link) => void} onLink
 * @param {(fault: Fault | null) => void} onTrouble
 * @throws {Fault} no-webrtc or invitation-damaged
 */
export async function joinByHand(invitation, config, onLink, onTrouble) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { text, begin, close } = await hand.answer(invitation, config);
  signal.addEventListener("abort", close);
  return {
    text,
    async pasted() {
      try {
        keep(invitation, config, onLink, onTrouble, signal, await begin());
      } catch (error) {
        if (!signal.aborted) onTrouble(Fault.from(error, "no-way"));
      }
    },
    close: () => leaving.abort(),
  };
}

/**
 * @param {Invitation} invitation
 * @param {Config} config
 * @param {(link: Link) => void} onLink
 * @param {(fault: Fault | null) => void} onTrouble
 * @param {AbortSignal} signal
 * @param {Link} [first] a link that is there already
 */
async function keep(invitation, config, onLink, onTrouble, signal, first) {
  for (let next = first; !signal.aborted; next = undefined) {
    const tell = teller(onTrouble, signal); // after a link, trouble is new
    const link = next ?? (await dial(invitation, config, tell, signal));
    if (!link) return;
    const close = () => link.close();
    signal.addEventListener("abort", close);
    const breath = new Promise((resolve) => setTimeout(resolve, BREATH));
    onLink(link);
    await link.closed;
    signal.removeEventListener("abort", close);
    await breath;
  }
}

/**
 * By all ways at once; the first one counts.
 * @param {Invitation} invitation
 * @param {Config} config
 * @param {(fault: Fault | null) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Link | undefined>} nothing when it is given up
 */
async function dial(invitation, config, tell, signal) {
  const racing = new AbortController();
  const stop = () => racing.abort();
  signal.addEventListener("abort", stop);
  const elsewhere = async () => {
    await new Promise((resolve) => setTimeout(resolve, HEAD_START));
    return online.call(invitation, config, tell, racing.signal);
  };
  const ways = [tabs.call(invitation, tell, racing.signal), elsewhere()];
  ways[1]?.catch((error) => racing.signal.aborted || tell(Fault.from(error, "internal")));
  const link = await Promise.any(ways).catch(() => undefined);
  stop();
  signal.removeEventListener("abort", stop);
  for (const way of ways) way.then((other) => other !== link && other.close()).catch(() => {});
  return link;
}
