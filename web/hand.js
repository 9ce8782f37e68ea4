// One's own hand: a fan, or on a small screen a row to push to and fro. The arrow keys go from card to card.

import { html, nothing } from "lit";
import { styled } from "./styled.js";
import { drawCard } from "./card.js";
import { roving } from "./roving.js";
import { say } from "./words.js";

/** @import { Hands } from "./card.js" */
/** @import { Card, Zone } from "./types.js" */

const { keys, focused, stop } = roving();

/** @type {number[]} where in the hand cards were tapped, the last one last */
let tapped = [];

/** @param {number} a @param {number} b */
const latest = (a, b) => tapped.indexOf(b) - tapped.indexOf(a);

/** @param {number} at @param {boolean} chosen whether the card is chosen from now on */
function touch(at, chosen) {
  tapped = [...tapped.filter((place) => place !== at), ...(chosen ? [at] : [])];
}

/**
 * Of equal cards, which to a move are all the same, those that were tapped are the chosen ones.
 * @param {Card[]} cards
 */
function lifted(cards) {
  const found = [...cards];
  const chosen = (/** @type {Card} */ { mark }) => Number(mark === "chosen");
  for (const pick of new Set(cards.map((card) => card.pick))) {
    const places = [...cards.keys()].filter((at) => pick && cards[at].pick === pick).sort(latest);
    const equal = places.map((at) => cards[at]).sort((a, b) => chosen(b) - chosen(a));
    places.forEach((at, rank) => (found[at] = equal[rank]));
  }
  return found;
}

/**
 * The card put back is the one of this key that was tapped last; it has the focus.
 * @param {string} key
 */
export function putBack(key) {
  const cards = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".hand .card"));
  const same = `.is-chosen[data-card="${CSS.escape(key)}"]`;
  const [at] = [...cards.keys()].filter((place) => cards[place].matches(same)).sort(latest);
  touch(at, false);
  cards[at]?.focus();
}

/**
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {boolean} open whether its owner is at the screen
 */
export function drawHand(zone, hands, open) {
  /** @type {Card[]} */
  const cards = open ? lifted(zone.cards) : Array.from({ length: zone.count }, () => ({ face: null }));
  // Where no card can be focused the row still is, to be pushed to and fro.
  const tab = stop(cards.length);
  const tapAt = (/** @type {number} */ at) => (/** @type {Card} */ card) => {
    touch(at, card.mark !== "chosen");
    hands.tap(card);
  };
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
    ${cards.map((card, at) => drawCard(card, { ...hands, tap: tapAt(at) }, { at, focus: at === tab }))}
  </div>`;
}
