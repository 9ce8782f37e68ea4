// The links alone, for tests: each page is a host or a guest, and notes what it hears.
import { readConfig } from "../../../web/config.js";
import { Fault } from "../../../web/fault.js";
import { canScan, scan } from "../../../web/links/camera.js";
import { host } from "../../../web/links/host.js";
import { invitationLink, isInvitation, readInvitation } from "../../../web/links/invitation.js";
import { join, joinByHand } from "../../../web/links/join.js";
import { pack, unpack } from "../../../web/links/packing.js";
import { Peer } from "../../../web/links/peer.js";
import { drawQr } from "../../../web/links/qr.js";
import { makeRoom } from "../../../web/links/room.js";
import { share } from "../../../web/links/share.js";
import { forgetRoom, keepRoom, keptRoom } from "../../../web/rooms.js";
import { html, render } from "lit";

const noted = { links: [], closed: 0, texts: [], troubles: [] };
const live = [];
let role;

const onLink = (link) => {
  noted.links.push(link.kind);
  live.push(link);
  link.onText = (text) => noted.texts.push(text);
  link.closed.then(() => {
    live.splice(live.indexOf(link), 1);
    noted.closed += 1;
  });
};
const onTrouble = (fault) => noted.troubles.push(fault?.key ?? null);

/** The key of the Fault that something ends in; null if it does well. */
const fault = async (doing) => {
  try {
    await doing();
    return null;
  } catch (error) {
    return error instanceof Fault ? error.key : String(error);
  }
};

Object.assign(window, {
  noted,
  live,
  fault,
  config: (await readConfig()).config,
  wrong: (await readConfig()).wrong,

  /** Open the room kept here, or a new one; the address that invites to it. */
  async open(game = "any") {
    const room = (await keptRoom(game)) ?? (await makeRoom());
    await keepRoom(game, room);
    window.room = room;
    role = window.role = host(room, config, onLink, onTrouble);
    return invitationLink(room, "play");
  },

  /** Follow an invitation. */
  follow(text) {
    role = window.role = join(readInvitation(text), config, onLink, onTrouble);
  },

  /** Follow one that was handed over; the text to send back. */
  async followByHand(text) {
    role = window.role = await joinByHand(readInvitation(text), config, onLink, onTrouble);
    return role.text;
  },

  /** Hand an invitation over. */
  async hand() {
    window.offered = await window.role.offer();
    return window.offered.text;
  },

  /** Pretend to be the host of a room that one was invited to. */
  async pretend(text) {
    const { room } = readInvitation(text);
    role = window.role = host({ ...(await makeRoom()), room }, config, onLink, onTrouble);
  },

  /** Step between the host of a handed invitation and its guest, and pass on what they say. */
  async between(text) {
    const [toHost, toGuest] = [new Peer("hand", []), new Peer("hand", [])];
    const pass = (one, other) => (one.link.onText = (text) => (noted.texts.push(text), other.link.send(text)));
    pass(toHost, toGuest);
    pass(toGuest, toHost);
    const { text: answer, begin } = await toHost.reply(readInvitation(text).offer);
    window.begin = begin;
    window.accept = (answer) => toGuest.accept(answer);
    return { answer, invitation: `${text.split(".").slice(0, -1).join(".")}.${await toGuest.offer()}` };
  },

  say: (text) => live.forEach((link) => link.send(text)),
  invitationLink, isInvitation, readInvitation, makeRoom, pack, unpack, canScan, scan, share, keptRoom, forgetRoom,
  drawQr(text, target) {
    const { box, shapes } = drawQr(text);
    render(html`<svg viewBox=${box} width="300">${shapes}</svg>`, target);
  },
});
document.body.dataset.ready = "";
