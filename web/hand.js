// One's own hand: a fan, or on a small screen a row to push to and fro. The arrow keys go from card to card.

import { html, nothing } from "lit";
import { styled } from "./styled.js";
import { drawCard } from "./card.js";
import { roving } from "./roving.js";
import { say } from "./words.js";

/** @import { Hands } from "./card.js" */
/** @import { Card, Zone } from "./types.js" */

const { keys, focused, stop } = roving();

/**
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {boolean} open whether its owner is at the screen
 */
export function drawHand(zone, hands, open) {
  /** @type {Card[]} */
  const cards = open ? zone.cards : Array.from({ length: zone.count }, () => ({ face: null }));
  // Where no card can be focused the row still is, to be pushed to and fro.
  const tab = stop(cards.length);
  return html`<div
    class="hand ${open ? "open" : "closed"}"
    ${styled({ "--n": String(Math.max(cards.length, 1)) })}
    data-zone=${zone.id}
    role="group"
    tabindex=${cards.some((card) => card.why || (hands.open && card.pick)) ? nothing : 0}
    aria-label=${say(zone.label, { game: hands.game.name, seats: hands.seats })}
    @keydown=${keys}
    @focusin=${focused}
  >
    ${cards.map((card, at) => drawCard(card, hands, { at, focus: at === tab }))}
  </div>`;
}
