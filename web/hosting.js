// The room at its host's: whom to invite and how, who sits where, what is played, and the start.

import { html, nothing } from "lit";
import { drawByHand } from "./byhand.js";
import { arrange, begin } from "./company.js";
import { drawHandout } from "./handout.js";
import { askKick } from "./kick.js";
import { leaveTable } from "./leaving.js";
import { change, page } from "./page.js";
import { drawAdd, drawPlaces, goToWrong, notesAt } from "./places.js";
import { drawReach } from "./reach.js";
import { called, rememberName } from "./seating.js";
import { drawLevel, level } from "./settings.js";
import { drawVariants, settled } from "./variants.js";
import { isolated, say, sayFault, word } from "./words.js";

/** @import { Company, Game, Place, Room } from "./types.js" */

/** Where there is room for all of it. */
const broad = matchMedia("(min-width: 900px)");

/** @type {Map<number, string>} names that are being typed, or that won't do, by place */
let typed = new Map();
/** @type {Place[] | null} how they are to be, until the engine says so too */
let pending = null;
let sends = 0;
/** @type {Record<string, string>} variants chosen by hand */
let chosen = {};
/** @type {Company["invitations"]} the room for which they were chosen */
let laidFor = null;

/** @param {Company} company */
export function drawHosting(company) {
  const { game } = page;
  const room = /** @type {Room} */ (company.room);
  if (!game || !room.places) return nothing;
  if (company.invitations && laidFor !== company.invitations) {
    laidFor = company.invitations;
    typed = new Map();
    pending = null;
    const usual = settled(game, room.places);
    chosen = Object.fromEntries(Object.entries(room.options).filter(([name, value]) => usual[name] !== value));
  }
  const [least, most] = game.seats;
  const title = say({ key: "title" }, { game: game.name });
  const places = current(room);
  const named = called(places).map((place, at) =>
    place.kind === "open" ? { ...place, name: word("place-number", { number: at + 1 }) } : place,
  );
  const again = () => send(game, places);
  /** @typedef {(places: Place[]) => Place[]} Changed */
  const note = (/** @type {Changed} */ changed) => {
    const before = current(room);
    changed(before).forEach(({ name }, at) => name !== before[at].name && typed.set(at, name));
    change({});
  };
  const put = (/** @type {Changed} */ changed) => {
    const before = current(/** @type {Room} */ (page.company?.room ?? room));
    const now = changed(before);
    if (now.length < before.length) {
      chosen = {}; // a seat that was chosen by its number may be another one now
      typed.clear(); // so may a name
    }
    send(game, now);
  };
  return html`<form
    class="paper"
    novalidate
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (!goToWrong()) start(game, room);
    }}
  >
    <h1 id="room-title" tabindex="-1">${word("hosting-title", { game: title })}</h1>
    ${drawInviting(company, word("invited", { game: title }))}
    <section class="seating" aria-labelledby="seating-title">
      <h2 id="seating-title">${word("seating")}</h2>
      ${drawPlaces(places, {
        kinds: { person: "kind-here", open: "kind-open", bot: "kind-bot" },
        names: named.map(({ name }) => name),
        least: 1,
        fixed: (place, at) => (place.kind === "remote" ? drawGuest(room.places[at]) : undefined),
        typed: note,
        change: put,
      })}
      ${drawAdd(places.length, most, () => put((now) => [...now, { name: "", kind: "open", owner: null }]))}
      ${room.onlookers ? html`<p class="facts">${word("onlookers", { count: room.onlookers })}</p>` : nothing}
      ${drawStart(room, least)}
      ${places.some(({ kind }) => kind === "bot") ? drawLevel(again) : nothing}
      ${game.options.length ? html`<details class="variants" ?open=${broad.matches}>
            <summary>${word("variants")}</summary>
            ${drawVariants(game, named, chosen, again)}
          </details>` : nothing}
      <p class="facts">${word("host-knows")}</p>
    </section>
    <div class="ways foot">
      <button type="button" class="plain" @click=${leaveTable}>${word("leave")}</button>
      <button type="button" class="plain" @click=${() => change({ dialog: { name: "rules" } })}>${word("rules")}</button>
      <button type="button" class="plain" @click=${() => change({ dialog: { name: "settings" } })}>
        ${word("settings")}
      </button>
    </div>
  </form>`;
}

/** The places as they are to be here. @param {Room} room @returns {Place[]} */
const current = ({ places }) =>
  (pending ?? places).map(({ name, kind, owner }, at) => ({ name: typed.get(at) ?? name, kind, owner }));

/**
 * @param {Company} company
 * @param {string} title for those who are invited
 */
function drawInviting({ invitations, trouble, linked }, title) {
  return html`<section class="inviting" aria-labelledby="inviting-title">
    <h2 id="inviting-title">${word("inviting")}</h2>
    <p>${word("inviting-line")}</p>
    ${
      invitations
        ? drawHandout(invitations.play, "link", title, !linked)
        : html`<p role="status">${word("link-being-made")}</p>`
    }
    ${trouble ? html`<p class="trouble" role="alert">${sayFault(trouble)}</p>` : nothing}
    ${
      invitations
        ? html`<details>
              <summary>${word("inviting-onlookers")}</summary>
              <p>${word("inviting-onlookers-line")}</p>
              ${drawHandout(invitations.watch, "link-watch", title)}
            </details>
            <details>
              <summary>${word("by-hand")}</summary>
              ${drawByHand(title)}
            </details>`
        : nothing
    }
  </section>`;
}

/** A guest at a place. @param {Room["places"][number]} place */
function drawGuest({ name, here, ready, owner }) {
  return html`<span class="name guest">
      <bdi>${name}</bdi>
      <span class="state">${word(!here ? "guest-away" : ready ? "guest-ready" : "guest-here")}</span>
      ${drawReach(owner)}
    </span>
    <button type="button" class="plain" @click=${() => owner !== null && askKick(owner, name)}>${word("kick")}</button>`;
}

/**
 * The start, and what is missing.
 * @param {Room} room
 * @param {number} least
 */
function drawStart({ places }, least) {
  const missing = least - places.filter(({ kind }) => kind !== "open").length;
  const guests = places.filter(({ kind }) => kind === "remote");
  const names = guests.filter(({ ready }) => !ready).map(({ name }) => isolated(name));
  const open = places.filter(({ kind }) => kind === "open").length;
  const line =
    missing > 0
      ? word("start-missing", { count: missing })
      : names.length
        ? word("start-unready", { count: names.length, names })
        : word(guests.length ? "start-ready" : open ? "start-open" : "start-bots");
  return html`<div class="starting">
    <button
      type="submit"
      class=${missing > 0 ? "" : "main"}
      aria-disabled=${missing > 0 ? "true" : "false"}
      aria-describedby="start-line"
    >
      ${word("start")}
    </button>
    <p id="start-line" role="status">${line}</p>
  </div>`;
}

/**
 * Tell all how the table is to be laid. A name that won't do yet stays here, and another is told.
 * @param {Game} game
 * @param {Place[]} places
 */
async function send(game, places) {
  const notes = notesAt(places);
  const kept = places.flatMap(({ name }, at) => (notes[at] === "name-equal" ? [/** @type {const} */ ([at, name])] : []));
  const told = called(places.map((place, at) => (notes[at] === "name-equal" ? { ...place, name: "" } : place)));
  pending = told;
  typed = new Map(kept);
  const mine = ++sends;
  await arrange({ places: told, options: settled(game, told, chosen), level: level() });
  if (mine === sends) pending = null;
  change({});
}

/**
 * Begin with those who sit there; places that are free are gone.
 * @param {Game} game
 * @param {Room} room
 */
async function start(game, { places }) {
  const taken = [...places.keys()].filter((at) => places[at].kind !== "open");
  if (taken.length < game.seats[0]) return;
  const sitting = taken.map((at) => ({ name: typed.get(at) ?? places[at].name, kind: places[at].kind, owner: places[at].owner }));
  for (const { name, or_a_seat, values } of game.options)
    if (or_a_seat && chosen[name] !== undefined && !values.includes(chosen[name])) {
      const at = taken.indexOf(Number(chosen[name])); // it was chosen by its number, which is another one now
      if (at < 0) delete chosen[name];
      else chosen[name] = String(at);
    }
  rememberName(sitting.find(({ kind }) => kind === "person")?.name);
  await send(game, sitting);
  await begin();
}
