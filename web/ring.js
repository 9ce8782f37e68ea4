// A ring of cards round the middle: whichever is tapped is drawn. The arrow keys go round it.

import { html } from "lit";
import { drawCard } from "./card.js";
import { roving } from "./roving.js";
import { styled } from "./styled.js";

/** @import { Hands } from "./card.js" */
/** @import { Zone } from "./types.js" */
/** @import { Told } from "./zones.js" */

const { keys, focused, stop } = roving({ round: true });

/**
 * Where the cards of an ellipse lie, from -1 to 1: all equally far from each other along it. With equal angles they
 * would crowd at its ends.
 * @param {number} count
 * @param {number} flat how much wider than high it is
 */
function places(count, flat) {
  const FINE = 720;
  const point = (/** @type {number} */ turn) => ({ x: flat * Math.sin(turn), y: -Math.cos(turn) });
  const lengths = [0];
  for (let at = 1; at <= FINE; at++) {
    const [from, to] = [point(((at - 1) / FINE) * 2 * Math.PI), point((at / FINE) * 2 * Math.PI)];
    lengths.push(lengths[at - 1] + Math.hypot(to.x - from.x, to.y - from.y));
  }
  let at = 0;
  return Array.from({ length: count }, (_, card) => {
    const length = ((card + 0.5) / count) * lengths[FINE];
    while (lengths[at + 1] < length) at++;
    const turn = (at / FINE) * 2 * Math.PI;
    return { x: Math.sin(turn), y: -Math.cos(turn) };
  });
}

/** @param {Zone} zone @param {Hands} hands @param {Told} told */
export function drawRing(zone, hands, { id, label, count }) {
  const { w, h } = hands.middle;
  const spots = places(zone.count, h ? w / h : 1);
  const tab = stop(zone.count);
  return html`<div
    class="zone ring"
    ${styled({ "--n": String(Math.max(zone.count, 1)) })}
    data-zone=${id}
    role="group"
    aria-label="${label}, ${count}"
    @keydown=${keys}
    @focusin=${focused}
  >
    ${zone.cards.map((card, at) => {
      const { x, y } = spots[at];
      const tilt = (Math.atan2((h || 1) * x, -(w || 1) * y) * 180) / Math.PI;
      const turn = { "--x": x.toFixed(4), "--y": y.toFixed(4), "--tilt": `${tilt.toFixed(1)}deg` };
      return drawCard(card, hands, { at, focus: at === tab, turn });
    })}
  </div>`;
}
