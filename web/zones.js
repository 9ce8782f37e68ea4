// Zones: hands, what lies before a seat, heaps and rows, and the arrows on the cloth between some.

import { html, nothing, svg } from "lit";
import { styled } from "./styled.js";
import { drawCard, print, source } from "./card.js";
import { say, word } from "./words.js";

/** @import { Hands } from "./card.js" */
/** @import { Link, Zone } from "./types.js" */

/** A place for a card. */
const slot = html`<span class="slot"></span>`;

/**
 * @param {Zone} zone
 * @param {Hands} hands
 */
export function drawZone(zone, hands) {
  if (zone.kind === "hand") return drawCount(zone, hands);
  return zone.kind === "pile" ? drawPile(zone, hands) : drawRow(zone, hands);
}

/**
 * @param {Zone} zone
 * @param {Hands} hands
 */
const told = (zone, hands) => ({
  label: say(zone.label, { game: hands.game.name, seats: hands.seats }),
  note: zone.note ? say(zone.note, { game: hands.game.name, seats: hands.seats }) : "",
});

/**
 * Cards side by side, closer together the more there are.
 * @param {Zone} zone
 * @param {Hands} hands
 */
function drawRow(zone, hands) {
  const { label, note } = told(zone, hands);
  const style = styled({
    "--n": String(Math.max(zone.cards.length, 1)),
    ...(zone.at && { left: `${zone.at[0] * 100}%`, top: `${zone.at[1] * 100}%` }),
  });
  return html`<div class="zone ${zone.kind}" ${style} data-zone=${zone.id} role="group" aria-label=${label}>
    ${zone.picture ? html`<img class="printed" src=${source(hands.game, zone.picture)} alt="" />` : nothing}
    <div class="cards">
      ${zone.cards.length ? zone.cards.map((card, at) => drawCard(card, hands, { at })) : slot}
    </div>
    ${note ? html`<span class="note">${note}</span>` : nothing}
  </div>`;
}

/**
 * A heap: its topmost card and how many there are.
 * @param {Zone} zone
 * @param {Hands} hands
 */
function drawPile(zone, hands) {
  const { label, note } = told(zone, hands);
  const top = zone.cards.at(-1);
  const count = word("count-cards", { count: zone.count });
  return html`<div
    class="zone pile"
    data-zone=${zone.id}
    role="img"
    aria-label=${[label, count, note].filter(Boolean).join(", ")}
  >
    ${
      zone.count && top
        ? html`<span class="card ${zone.count > 1 ? "heaped" : ""}">${print(top.face, hands.game)}</span>`
        : slot
    }
    ${zone.count ? html`<span class="count" aria-hidden="true">${zone.count}</span>` : nothing}
    ${note ? html`<span class="note" aria-hidden="true">${note}</span>` : nothing}
  </div>`;
}

/**
 * How many cards another seat holds.
 * @param {Zone} zone
 * @param {Hands} hands
 */
function drawCount(zone, hands) {
  const { label } = told(zone, hands);
  const name = `${label}, ${word("count-cards", { count: zone.count })}`;
  return html`<div class="zone held" data-zone=${zone.id} role="img" aria-label=${name}>
    <span class="card"><span class="back"></span></span
    ><span class="count" aria-hidden="true">${zone.count}</span>
  </div>`;
}

/**
 * Arrows from zone to zone, bowed outwards so that a circle of them is a circle.
 * @param {Link[]} links
 * @param {Zone[]} zones
 * @param {Hands} hands
 * @param {{w: number, h: number}} size the middle, in pixels
 */
export function drawLinks(links, zones, hands, { w, h }) {
  const label = links
    .map((link) => say(link.label, { game: hands.game.name, seats: hands.seats }))
    .join("; ");
  const centre = (/** @type {string} */ id) => {
    const at = zones.find((zone) => zone.id === id)?.at ?? [0.5, 0.5];
    return { x: at[0] * w, y: at[1] * h };
  };
  const middle = { x: w / 2, y: h / 2 };
  return html`<svg class="links" role="img" aria-label=${label} viewBox="0 0 ${w || 1} ${h || 1}">
    ${links.map(({ source, target, state }) => arrow(centre(source), centre(target), middle, state))}
  </svg>`;
}

/** @typedef {{x: number, y: number}} Point */

/**
 * The middle part of a bow from one point to another, with a head.
 * @param {Point} from
 * @param {Point} to
 * @param {Point} centre
 * @param {string} state
 */
function arrow(from, to, centre, state) {
  const between = (/** @type {Point} */ a, /** @type {Point} */ b, /** @type {number} */ t) => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  });
  const bend = between(between(from, to, 0.5), centre, -0.75);
  const at = (/** @type {number} */ t) => between(between(from, bend, t), between(bend, to, t), t);
  const [start, knee, end] = [
    at(0.36),
    between(between(from, bend, 0.36), between(bend, to, 0.36), 0.66),
    at(0.66),
  ];
  const turn = (Math.atan2(end.y - knee.y, end.x - knee.x) * 180) / Math.PI;
  const path = `M${start.x} ${start.y}Q${knee.x} ${knee.y} ${end.x} ${end.y}`;
  return svg`<g class="link ${state}">
    <path d=${path} />
    <path class="head" d="M-4 -7L6 0L-4 7" transform="translate(${end.x} ${end.y}) rotate(${turn})" />
  </g>`;
}
