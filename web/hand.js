// One's own hand: a fan, or on a small screen a row to push to and fro. The arrow keys go from card to card.

import { html } from "lit";
import { styled } from "./styled.js";
import { drawCard } from "./card.js";
import { change } from "./page.js";
import { say } from "./words.js";

/** @import { Hands } from "./card.js" */
/** @import { Zone } from "./types.js" */

let stop = 0; // the card at which Tab stops

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @param {KeyboardEvent} event */
function keys(event) {
  const cards = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  const to =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? cards.length - 1
        : at + (STEPS[/** @type {"ArrowUp"} */ (event.key)] ?? 0);
  if (at < 0 || to === at || !cards[to]) return;
  event.preventDefault();
  stop = to;
  cards[to].focus();
  change({});
}

/** @param {FocusEvent} event */
function focused({ target, currentTarget }) {
  const cards = [.../** @type {HTMLElement} */ (currentTarget).querySelectorAll("button")];
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (target));
  if (at < 0 || at === stop) return;
  stop = at;
  change({});
}

/**
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {boolean} open whether its owner is at the screen
 */
export function drawHand(zone, hands, open) {
  const cards = open ? zone.cards : Array.from({ length: zone.count }, () => ({ face: null }));
  stop = Math.max(0, Math.min(stop, cards.length - 1));
  return html`<div
    class="hand ${open ? "open" : "closed"}"
    ${styled({ "--n": String(Math.max(cards.length, 1)) })}
    data-zone=${zone.id}
    role="group"
    aria-label=${say(zone.label, { game: hands.game.name, seats: hands.seats })}
    @keydown=${keys}
    @focusin=${focused}
  >
    ${cards.map((card, at) => drawCard(card, hands, { at, focus: at === stop }))}
  </div>`;
}
