// Links that are set up by hand, without any third party: the host's invitation holds an offer, the friend sends an
// answer back, by whatever carries a text or a picture of it, and the host puts it in. An offer serves one guest.

import { Fault } from "../fault.js";
import { invitationLink, isInvitation } from "./invitation.js";
import { servers } from "./online.js";
import { packedIn, unpack } from "./packing.js";
import { Peer } from "./peer.js";
import { check, prove } from "./proof.js";

/**
 * @import { Config } from "../config.js"
 * @import { Invitation } from "./invitation.js"
 * @import { Link } from "./link.js"
 * @import { Room } from "./room.js"
 */

/**
 * The host's side.
 * @param {Room} room
 * @param {"play" | "watch"} role
 * @param {Config} config
 * @returns {Promise<{text: string, accept: (answer: string) => Promise<void>, link: Promise<Link>, close: () => void}>}
 *   what to hand over; what takes the answer to it; the link that comes of it
 * @throws {Fault} no-webrtc; `accept`: answer-malformed, answer-is-invitation or answer-to-another
 */
export async function offer(room, role, config) {
  const peer = new Peer("hand", servers(config));
  const text = await invitationLink(room, role, await peer.offer());
  const link = peer.opened.then(async (link) => {
    await prove(link, room);
    return link;
  });
  link.catch(() => {}); // told to whoever waits for it
  let accepted = "";
  const accept = async (/** @type {string} */ answer) => {
    const packed = packedIn(answer);
    const description = packed && unpack(packed);
    if (!description) throw new Fault(mentionsInvitation(answer) ? "answer-is-invitation" : "answer-malformed");
    if (description.type === "offer") throw new Fault("answer-is-invitation");
    if (description.id !== peer.id) throw new Fault("answer-to-another");
    if (accepted === packed) return; // put in twice
    accepted = packed;
    await peer.await(packed).catch((error) => {
      throw new Fault("answer-malformed", String(error));
    });
  };
  return { text, accept, link, close: () => peer.close() };
}

const mentionsInvitation = (/** @type {string} */ text) => isInvitation(`#${text.split("#")[1] ?? ""}`);

/**
 * The guest's side.
 * @param {Invitation} invitation
 * @param {Config} config
 * @returns {Promise<{text: string, begin: () => Promise<Link>, close: () => void}>} what to send back; what to call
 *   once the host has put it in
 * @throws {Fault} no-webrtc or invitation-damaged; `begin`: no-way or host-false
 */
export async function answer(invitation, config) {
  const peer = new Peer("hand", servers(config));
  const { text, begin } = await peer.reply(invitation.offer ?? "").catch((error) => {
    peer.close();
    throw new Fault("invitation-damaged", String(error));
  });
  return {
    text,
    begin: async () => {
      await begin();
      const link = await peer.opened;
      await check(link, invitation);
      return link;
    },
    close: () => peer.close(),
  };
}
