// Cards in flight: a card goes from where it was to where it goes, in the order of what happened.

import { render } from "lit";
import { keyOf, print } from "./card.js";

/** @import { Carry, Game } from "./types.js" */

/** @typedef {{x: number, y: number, w: number}} Spot the middle of a card on the screen, and its width */

const LASTS = 320;
const BETWEEN = 70;
const ALL = 1200; // so long at most until the last of many has arrived

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {string} zone */
const find = (zone) => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

/**
 * @param {Element} element
 * @returns {Spot}
 */
function spot(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // A card in a fan is turned: its own width, not that of the box round it.
  const w = element instanceof HTMLElement ? element.offsetWidth : width;
  return { x: left + width / 2, y: top + height / 2, w };
}

/**
 * The card of a zone that a carry means, else what stands for it.
 * @param {Carry} carry
 * @param {string} id
 * @param {number} [nth] how many have gone from there before it
 */
function cardIn(carry, id, nth = 0) {
  const zone = find(id);
  const cards = [...(zone?.querySelectorAll(".card") ?? [])];
  if (zone?.classList.contains("ring")) return fromRing(cards, carry);
  const named = cards.filter((card) => card.getAttribute("data-card") === keyOf(carry.face));
  const chosen = cards.filter((card) => card.classList.contains("is-chosen"));
  return named.at(-1) ?? chosen[nth] ?? cards.at(-1) ?? zone?.querySelector(".slot") ?? zone;
}

/**
 * The card of a ring that was tapped, else the one nearest to where it goes.
 * @param {Element[]} cards
 * @param {Carry} carry
 */
function fromRing(cards, carry) {
  const tapped = cards.find((card) => card === document.activeElement);
  const goal = find(carry.target)?.getBoundingClientRect();
  if (tapped || !goal) return tapped ?? cards.at(-1);
  const far = (/** @type {Element} */ card) => {
    const { left, top } = card.getBoundingClientRect();
    return Math.hypot(left - goal.left, top - goal.top);
  };
  return cards.reduce((nearest, card) => (far(card) < far(nearest) ? card : nearest), cards[0]);
}

/** Whether a card stays in its zone, which goes to another seat with all that lies in it. */
const slides = (/** @type {Carry} */ { source, target }) => source === target;

/**
 * Where the cards are that are about to move, and which lie face down.
 * @param {Carry[]} carries
 */
export function before(carries) {
  const covered = [...document.querySelectorAll(".lay")].filter((zone) => zone.querySelector(".card .back"));
  return {
    spots: carries.map((carry, at) => {
      const nth = carries.slice(0, at).filter(({ source }) => source === carry.source).length;
      const element = cardIn(carry, carry.source, nth);
      return element && spot(element);
    }),
    slid: new Map(
      carries.filter(slides).map(({ source }) => [source, find(source)?.getBoundingClientRect()]),
    ),
    covered: covered.map((zone) => zone.getAttribute("data-zone") ?? ""),
  };
}

/**
 * Show the cards move, now that the page is drawn as it is afterwards. Resolves when they have arrived.
 * @param {Carry[]} carries
 * @param {ReturnType<typeof before>} then
 * @param {Game} game
 */
export async function fly(carries, then, game) {
  if (calm.matches || !document.body.animate) return;
  const slid = [...then.slid].map(([id, from]) => from && slide(id, from));
  const single = carries.map((carry, at) => ({ carry, from: then.spots[at] })).filter(({ carry }) => !slides(carry));
  const between = Math.min(BETWEEN, (ALL - LASTS * (slid.length ? 2 : 1)) / single.length);
  const moves = single.map(({ carry, from }, at) => {
    const target = cardIn(carry, carry.target);
    const delay = at * between + (slid.length ? LASTS : 0);
    return from && target ? carried(carry, from, target, delay, game) : null;
  });
  const turns = then.covered.map((id) => {
    const card = find(id)?.querySelector(".card:has(.face)");
    return card?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
      duration: LASTS,
      easing: "ease-out",
    }).finished;
  });
  await Promise.allSettled([...slid, ...moves, ...turns]);
}

/**
 * A whole zone comes from where it was.
 * @param {string} id
 * @param {DOMRect} from
 */
function slide(id, from) {
  const zone = find(id);
  const to = zone?.getBoundingClientRect();
  if (!zone || !to?.width) return null;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  return zone.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: 9 },
      { transform: "none", transformOrigin: "0 0", zIndex: 9 },
    ],
    { duration: LASTS * 1.2, easing: "cubic-bezier(.3,.1,.2,1)" },
  ).finished;
}

/**
 * @param {Carry} carry
 * @param {Spot} from
 * @param {Element} target
 * @param {number} delay
 * @param {Game} game
 */
async function carried(carry, from, target, delay, game) {
  const to = spot(target);
  const ghost = document.createElement("span");
  ghost.className = "card flying";
  ghost.setAttribute("aria-hidden", "true");
  render(print(carry.face, game), ghost);
  document.querySelector(".flights")?.append(ghost);
  const place = (/** @type {Spot} */ { x, y, w }, /** @type {number} */ lift) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${(w / ghost.offsetWidth) * lift})`;
  const timing = {
    duration: LASTS,
    delay,
    easing: "cubic-bezier(.3,.1,.2,1)",
    fill: /** @type {const} */ ("both"),
  };
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LASTS + delay });
  const flight = ghost.animate(
    [
      { transform: place(from, 1) },
      { transform: place({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, w: (from.w + to.w) / 2 }, 1.12) },
      { transform: place(to, 1) },
    ],
    timing,
  );
  await flight.finished.catch(() => {});
  ghost.remove();
}
