// A card: a button where it can be tapped or tells why not, a picture with a name where it only lies there.

import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { styled } from "./styled.js";
import { say, word } from "./words.js";

/** @import { TemplateResult } from "lit" */
/** @import { Card, Face, Game, Message, Seat } from "./types.js" */

/**
 * @typedef {object} Hands what a card needs to know of the page
 * @property {Game} game
 * @property {Seat[]} seats
 * @property {(card: Card) => void} tap what tapping does: it is picked, or says why not
 * @property {boolean} open whether anything can be picked now
 * @property {{w: number, h: number}} middle the size of the middle of the table, in pixels
 */

/** @type {Map<string, string>} */
const sources = new Map();

/**
 * A picture of the game as the address of an image.
 * @param {Game} game
 * @param {string} name
 */
export const source = (game, name) => picture(game.pictures[name] ?? "");

/** A picture as the address of an image. @param {string} svg */
export function picture(svg) {
  let address = sources.get(svg);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    sources.set(svg, address);
  }
  return address;
}

/**
 * What is printed on a card, or its back.
 * @param {Face | null} face
 * @param {Game} game
 */
export function print(face, game) {
  if (!face) return html`<span class="back"></span>`;
  const { value, sign } = face;
  const printed = typeof value === "string" ? value : say(value, { game: game.name });
  const small = (/** @type {string} */ name) =>
    html`<img class="sign" src=${source(game, name)} alt="" draggable="false" />`;
  return html`<span class="face" data-band=${face.band} data-value=${printed}>
    <span class="band"></span>
    <img class="picture" src=${source(game, face.picture)} alt="" draggable="false" />
    ${sign ? [small(sign), small(sign)] : nothing}
  </span>`;
}

/** Which card it is, for those who follow it from place to place: told apart by what is printed on it. */
export const keyOf = (/** @type {Face | null} */ face) => (face ? `${face.picture} ${valueOf(face)}` : "");

/** What stands in a card's corners, the same in every language. */
export const valueOf = (/** @type {Face} */ { value }) =>
  typeof value === "string" ? value : Object.values(value.args ?? {}).join(" ");

const MARKS = { strong: "mark-strong", struck: "mark-struck", gone: "mark-gone", chosen: "mark-chosen" };

/**
 * @param {Card} card
 * @param {Hands} hands
 * @param {{at?: number, focus?: boolean, turn?: Record<string, string>}} [place] where in a row; whether Tab
 *   stops here; how it lies, as styles
 * @returns {TemplateResult}
 */
export function drawCard(card, hands, { at = 0, focus = true, turn = {} } = {}) {
  const { tap, game, seats } = hands;
  const pick = hands.open && card.pick;
  const tell = (/** @type {Message} */ message) => say(message, { game: game.name, seats });
  const name = card.face ? tell(card.face.name) : word("card-back");
  const mark = card.mark && card.mark !== "chosen" ? word(MARKS[card.mark]) : "";
  const full = [name, card.tag ? tell(card.tag) : mark].filter(Boolean).join(", ");
  const tag = card.tag ? html`<span class="tag" aria-hidden="true">${tell(card.tag)}</span>` : nothing;
  const inside = html`${print(card.face, game)}${tag}`;
  const look = classMap({ card: true, can: Boolean(pick), [`is-${card.mark}`]: Boolean(card.mark) });
  const style = styled({ "--at": String(at), ...turn });
  if (!pick && !card.why) {
    return html`<span class=${look} ${style} role="img" aria-label=${full} data-card=${keyOf(card.face)}
      >${inside}</span
    >`;
  }
  return html`<button
    type="button"
    class=${look}
    ${style}
    aria-label=${full}
    aria-pressed=${pick ? String(card.mark === "chosen") : nothing}
    aria-disabled=${pick ? nothing : "true"}
    tabindex=${focus ? 0 : -1}
    data-card=${keyOf(card.face)}
    @click=${() => tap(card)}
  >
    ${inside}
  </button>`;
}
