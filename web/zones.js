// Zones: hands, what lies before a seat, heaps and rows, and the arrows on the cloth between some.

import { html, nothing, svg } from "lit";
import { styled } from "./styled.js";
import { drawCard, keyOf, print, source } from "./card.js";
import { drawRing } from "./ring.js";
import { say, word } from "./words.js";

/** @import { Hands } from "./card.js" */
/** @import { TemplateResult } from "lit" */
/** @import { Link, Message, Zone } from "./types.js" */

/** A place for a card. */
const slot = html`<span class="slot"></span>`;

/** @typedef {{id: string, label: string, note: string, count: string}} Told what is said of a zone, and where */

/** @type {Record<Zone["kind"], (zone: Zone, hands: Hands, told: Told) => TemplateResult>} */
const KINDS = {
  hand: drawHeld,
  lay: drawRow,
  row: drawRow,
  heap: drawHeap,
  pile: drawPile,
  stack: drawStack,
  ring: drawRing,
};

/**
 * @param {Zone} zone
 * @param {Hands} hands
 */
export function drawZone(zone, hands) {
  const tell = (/** @type {Message} */ message) => say(message, { game: hands.game.name, seats: hands.seats });
  const label = tell(zone.label);
  const note = zone.note ? tell(zone.note) : "";
  return KINDS[zone.kind](zone, hands, { id: zone.id, label, note, count: word("count-cards", { count: zone.count }) });
}

/** What stands beside a zone: what is to be noted, and in the middle what the place is. @param {Zone} zone @param {Told} told */
const beside = (zone, { label, note }) =>
  html`${note ? html`<span class="note" aria-hidden="true">${note}</span>` : nothing}
  ${zone.seat === null && (zone.count || zone.picture) && !note ? html`<span class="caption" aria-hidden="true">${label}</span>` : nothing}`;

const named = (/** @type {(string | false)[]} */ ...parts) => parts.filter(Boolean).join(", ");

/** @param {Zone} zone */
const where = (zone) => ({
  "--n": String(Math.max(zone.cards.length, 1)),
  ...(zone.seat === null && zone.at && { left: `${zone.at[0] * 100}%`, top: `${zone.at[1] * 100}%` }),
});

/** @param {Zone} zone @param {Hands} hands */
const printed = (zone, hands) =>
  zone.picture ? html`<img class="printed" src=${source(hands.game, zone.picture)} alt="" />` : nothing;

/**
 * Cards side by side, closer together the more there are.
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {Told} told
 */
function drawRow(zone, hands, told) {
  return html`<div
    class="zone ${zone.kind} ${zone.count ? "" : "bare"}"
    ${styled(where(zone))}
    data-zone=${zone.id}
    role="group"
    aria-label=${named(told.label, told.note)}
  >
    ${printed(zone, hands)}
    <div class="cards">
      ${zone.cards.length ? zone.cards.map((card, at) => drawCard(card, hands, { at })) : slot}
    </div>
    ${zone.picture ? nothing : beside(zone, told)}
  </div>`;
}

/** No two cards of a heap lie alike; the angle between neighbours that no leaf of a plant has twice. */
const GOLDEN = 2.4;

/**
 * Cards loosely on each other, spreading as they grow more.
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {Told} told
 */
function drawHeap(zone, hands, told) {
  const turn = (/** @type {number} */ at) => {
    const far = Math.sqrt(at) * 0.17;
    const [x, y] = [Math.cos(at * GOLDEN) * far * 1.5, Math.sin(at * GOLDEN) * far];
    const turned = ((at * 67) % 50) - 25;
    return { transform: `translate(calc(var(--w) * ${x.toFixed(3)}), calc(var(--w) * ${y.toFixed(3)})) rotate(${turned}deg)` };
  };
  return html`<div
    class="zone heap ${zone.count ? "" : "bare"}"
    ${styled(where(zone))}
    data-zone=${zone.id}
    role="group"
    aria-label=${named(told.label, told.count, told.note)}
  >
    <div class="cards">
      ${zone.cards.length ? zone.cards.map((card, at) => drawCard(card, hands, { at, turn: turn(at) })) : slot}
    </div>
    ${beside(zone, told)}
  </div>`;
}

/** So many cards of a stack peep out from under its top. */
const PEEPING = 4;

/**
 * A heap whose lower cards peep out from under its top, which may be tapped.
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {Told} told
 */
function drawStack(zone, hands, told) {
  const top = zone.cards.at(-1);
  const lower = zone.cards.slice(0, -1);
  const names = lower.map(({ face }) => (face ? say(face.name, { game: hands.game.name, seats: hands.seats }) : word("card-back")));
  const below = names.length ? word("below", { cards: names.reverse() }) : "";
  const peeping = lower.slice(-PEEPING);
  return html`<div
    class="zone stack ${zone.count ? "" : "bare"}"
    ${styled({ ...where(zone), "--under": String(peeping.length) })}
    data-zone=${zone.id}
    role="group"
    aria-label=${named(told.label, zone.count > 1 && told.count, below, told.note)}
  >
    ${printed(zone, hands)}
    <div class="cards">
      ${peeping.map(({ face }) => html`<span class="card under" data-card=${keyOf(face)}>${print(face, hands.game)}</span>`)}
      ${top ? drawCard(top, hands) : slot}
    </div>
    ${zone.seat !== null && zone.count > 1 ? html`<span class="count" aria-hidden="true">${zone.count}</span>` : nothing}
    ${beside(zone, told)}
  </div>`;
}

/**
 * A heap: its topmost card and how many there are.
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {Told} told
 */
function drawPile(zone, hands, told) {
  const top = zone.cards.at(-1);
  return html`<div
    class="zone pile ${zone.count ? "" : "bare"}"
    ${styled(where(zone))}
    data-zone=${zone.id}
    role="img"
    aria-label=${named(told.label, told.count, told.note)}
  >
    ${
      zone.count && top
        ? html`<span class="card ${zone.count > 1 ? "heaped" : ""}">${print(top.face, hands.game)}</span>`
        : slot
    }
    ${zone.count ? html`<span class="count" aria-hidden="true">${zone.count}</span>` : nothing}
    ${beside(zone, told)}
  </div>`;
}

/**
 * A hand that nobody at the screen sees: how many cards it holds. One that can't be chosen from may say why.
 * @param {Zone} zone
 * @param {Hands} hands
 * @param {Told} told
 */
function drawHeld(zone, hands, told) {
  const [card] = zone.cards;
  const inside = html`${card ? drawCard(card, hands) : html`<span class="card"><span class="back"></span></span>`}
    <span class="count" aria-hidden="true">${zone.count}</span>`;
  return html`<div
    class="zone held ${zone.count ? "" : "bare"}"
    data-zone=${zone.id}
    role=${card ? "group" : "img"}
    aria-label=${named(told.label, told.count)}
  >
    ${inside}
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
