// The host's part, by all ways at once: guests from elsewhere, from other windows of this browser, and by hand.

import { Fault } from "../fault.js";
import * as hand from "./hand.js";
import * as online from "./online.js";
import * as tabs from "./tabs.js";
import { teller } from "./teller.js";

/**
 * @import { Config } from "../config.js"
 * @import { Link } from "./link.js"
 * @import { Room } from "./room.js"
 */

/**
 * Open a room, until it is closed.
 * @param {Room} room
 * @param {Config} config
 * @param {(link: Link) => void} onLink called for each guest; who it is, the guest has to tell
 * @param {(fault: Fault | null) => void} onTrouble what keeps guests from elsewhere away; null: nothing any more
 */
export function host(room, config, onLink, onTrouble) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const tell = teller(onTrouble, signal);
  const board = online.receive(room, config, onLink, tell, signal).catch((error) => {
    tell(Fault.from(error, "internal"));
  });
  tabs.receive(room, onLink, signal).catch(() => {}); // no other window shares anything with this one
  return {
    /**
     * An invitation that needs no third party, for one guest: `text` goes there, what comes back into `accept`.
     * @param {"play" | "watch"} [role]
     */
    async offer(role = "play") {
      const offered = await hand.offer(room, role, config);
      signal.addEventListener("abort", offered.close);
      let wanted = true;
      offered.link.then(onLink, (error) => wanted && tell(Fault.from(error, "no-way")));
      const close = () => {
        wanted = false;
        offered.close();
      };
      return { text: offered.text, accept: offered.accept, close };
    },

    /** All have come: be found no more. Links stay, and guests from other windows still come. */
    async pause() {
      (await board)?.pause();
    },

    /** Be found again, as soon as somebody is missing. */
    async resume() {
      (await board)?.resume();
    },

    /** Close the room and all its links. */
    close: () => leaving.abort(),
  };
}
