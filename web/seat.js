// The seats round the table's edge: who sits there, whose turn it is, what lies before each.

import { html, nothing } from "lit";
import { drawFace, drawFaces } from "./faces.js";
import { page } from "./page.js";
import { sayPresence } from "./presence.js";
import { drawReach } from "./reach.js";
import { styled } from "./styled.js";
import { say, word } from "./words.js";
import { drawZone } from "./zones.js";

/** @import { Hands } from "./card.js" */
/** @import { Scene, Seat, Zone } from "./types.js" */

/** The angle, from the right and upwards, at which one of the others sits: along the upper edge, in order of play. */
function angle(/** @type {number} */ at, /** @type {number} */ of) {
  const spread = of === 1 ? 0 : of === 2 ? 90 : of === 3 ? 140 : of < 6 ? 156 : 180;
  return ((90 + spread / 2 - (of === 1 ? 0 : (at * spread) / (of - 1))) * Math.PI) / 180;
}

/** Where one of the others sits, in percent. @param {number} at @param {number} of */
export function place(at, of) {
  const turn = angle(at, of);
  return {
    "--x": `${50 + 38 * Math.cos(turn)}%`,
    "--y": `${(1 - Math.sin(turn)) * (of < 6 ? 52 : 65)}%`,
    "--wide": (1.6 - 0.6 * Math.abs(Math.cos(turn))).toFixed(2), // there is more room at the middle than at the sides
  };
}

/** Towards which side of the middle a seat's card lies there; `at` counts from the seat at the bottom. @param {number} at @param {number} of */
export function side(at, of) {
  const turn = at ? angle(at - 1, of - 1) : -Math.PI / 2;
  return { "--dx": Math.cos(turn).toFixed(3), "--dy": (-Math.sin(turn)).toFixed(3) };
}

const ORDER = ["lay", "row", "heap", "pile", "hand"];

/**
 * @typedef {object} Look
 * @property {boolean} own whether it is the seat at the bottom
 * @property {boolean} held whether its hand lies here, not as a fan below
 * @property {Record<string, string>} where
 */

/**
 * @param {number} seat
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @param {Hands} hands
 * @param {Look} look
 */
export function drawSeat(seat, scene, seats, hands, { own, held, where }) {
  const { name, kind } = seats[seat];
  const acting = scene.acting.includes(seat);
  const ready = scene.ready.includes(seat);
  const sent = own && page.table?.sent.includes(seat);
  const absent = sayPresence(seat);
  const state = absent
    ? absent
    : sent
      ? word("seat-sent")
      : ready
        ? word("seat-ready")
        : acting
          ? word(kind === "person" || kind === "remote" ? "seat-turn" : "seat-thinks")
          : "";
  const zones = scene.zones.filter((zone) => zone.seat === seat);
  const here = zones.filter((zone) => !inMiddle(zone) && (held || zone.kind !== "hand"));
  const stacks = here.filter((zone) => zone.kind === "stack");
  const others = here.filter((zone) => zone.kind !== "stack");
  others.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  // Where there is room, one's own pile has its note at its side.
  const beside = own && !held && !zones.some(inMiddle);
  const draw = (/** @type {Zone} */ zone) => drawZone(zone, hands);
  const who = html`<h2 class="who">
    <span class="light" aria-hidden="true"></span><bdi>${name}</bdi><span class="state">${state}</span>
    ${drawReach(page.company?.room.places?.[seat]?.owner ?? null)}
  </h2>`;
  return html`<section
    class="seat ${own ? "own" : ""} ${acting && !sent ? "acting" : ""} ${ready ? "ready" : ""} ${absent ? "absent" : ""}"
    ${styled({ ...where, "--k": String(Math.max(stacks.length, 1)) })}
    aria-label=${name}
  >
    ${own && page.company && kind === "person" ? html`<div class="tagged">${drawFaces(seat)} ${who}</div>` : who}
    ${drawFace(seat)}
    ${drawNotes(beside ? zones.filter((zone) => zone.kind !== "pile") : zones, hands)}
    <div class="places">
      ${stacks.length ? html`<div class="stacks">${stacks.map(draw)}</div>` : nothing} ${others.map(draw)}
    </div>
  </section>`;
}

/** Whether what a seat has laid lies in the middle, on its side. @param {Zone} zone */
export const inMiddle = (zone) => zone.kind === "lay" && Boolean(zone.at);

/** What is to be noted of a seat's places, where all can see it. @param {Zone[]} zones @param {Hands} hands */
function drawNotes(zones, hands) {
  const notes = zones.flatMap((zone) =>
    zone.note ? [html`<span>${say(zone.note, { game: hands.game.name, seats: hands.seats })}</span>`] : [],
  );
  return notes.length ? html`<p class="notes" aria-hidden="true">${notes}</p>` : nothing;
}
