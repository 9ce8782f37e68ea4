// A ring of cards round the middle: whichever is tapped is drawn. Where more lie there than fingers could tell apart,
// they lie in heaps. The arrow keys go round it.

import { html } from "lit";
import { drawCard } from "./card.js";
import { roving } from "./roving.js";

/** @import { Hands } from "./card.js" */
/** @import { Zone } from "./types.js" */
/** @import { Told } from "./zones.js" */

const { keys, focused, stop } = roving({ round: true });

/** From one heap to the next, in pixels. */
const APART = 36;

/**
 * Where heaps lie along an ellipse, from -1 to 1: all equally far from each other along it. With equal angles they
 * would crowd at its ends.
 * @param {number} most
 * @param {{w: number, h: number}} size of the ellipse, in pixels
 */
function places(most, { w, h }) {
  const FINE = 720;
  const point = (/** @type {number} */ turn) => ({ x: (w / 2) * Math.sin(turn), y: (-h / 2) * Math.cos(turn) });
  const lengths = [0];
  for (let at = 1; at <= FINE; at++) {
    const [from, to] = [point(((at - 1) / FINE) * 2 * Math.PI), point((at / FINE) * 2 * Math.PI)];
    lengths.push(lengths[at - 1] + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const count = Math.min(most, Math.max(1, Math.floor(lengths[FINE] / APART)));
  let at = 0;
  return Array.from({ length: count }, (_, heap) => {
    const length = ((heap + 0.5) / count) * lengths[FINE];
    while (lengths[at + 1] < length) at++;
    const turn = (at / FINE) * 2 * Math.PI;
    return { x: Math.sin(turn), y: -Math.cos(turn) };
  });
}

/** @param {Zone} zone @param {Hands} hands @param {Told} told */
export function drawRing(zone, hands, { id, label, count }) {
  const { w, h } = hands.middle;
  const spots = places(zone.count, hands.middle);
  const tab = stop(spots.length);
  return html`<div
    class="zone ring"
    data-zone=${id}
    role="group"
    aria-label="${label}, ${count}"
    @keydown=${keys}
    @focusin=${focused}
  >
    ${spots.map(({ x, y }, at) => {
      const tilt = (Math.atan2(h * x, -w * y) * 180) / Math.PI;
      const depth = Math.ceil((zone.count - at) / spots.length);
      const turn = { "--x": x.toFixed(4), "--y": y.toFixed(4), "--tilt": `${tilt.toFixed(1)}deg`, "--depth": String(depth) };
      return drawCard(zone.cards[at], hands, { at, focus: at === tab, turn });
    })}
  </div>`;
}
