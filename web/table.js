// The table while a game runs: the seats round its edge, what all share in the middle, one's own hand below.

import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { styled } from "./styled.js";
import { askHint, confirm, pick, tap, toLobby, unpick } from "./actions.js";
import { announce } from "./announce.js";
import { keyOf } from "./card.js";
import { cat } from "./cat.js";
import { drawCurtain, pattern } from "./curtain.js";
import { drawEnd } from "./end.js";
import { next, pace, run, skipAll, upcoming } from "./frames.js";
import { drawHand, putBack } from "./hand.js";
import { loadingBar } from "./loading.js";
import { drawLog } from "./log.js";
import { change, page } from "./page.js";
import { say, word } from "./words.js";
import { drawSeat, inMiddle, place, side } from "./seat.js";
import { drawSheetButton } from "./sheet.js";
import { drawSitting } from "./sitting.js";
import { drawTogether } from "./together.js";
import { drawLinks, drawZone } from "./zones.js";

/** @import { Hands } from "./card.js" */
/** @import { Card, Game, Message, Offer, Scene, Table } from "./types.js" */

const NOTICE_FOR = 4000;

const sizes = new ResizeObserver(([{ contentRect }]) =>
  change({ middle: { w: contentRect.width, h: contentRect.height } }),
);

/** The seat at the bottom: whoever is at the screen, or was there last. */
let bottom = 0;

/** The curtain is on its way up. */
let rising = false;

function risen() {
  rising = false;
  change({});
}

const lifted = html`<div class="curtain rising" aria-hidden="true" @animationend=${risen}>${pattern}</div>`;

export function drawTable() {
  const { table, game } = page;
  if (!game) return nothing;
  const hue = styled({ "--hue": String(game.cloth) });
  if (!table) return drawWaiting(game, hue);
  if (page.curtain && table.curtain !== null) {
    rising = true;
    return drawCurtain(table, game, hue);
  }
  if (table.screen !== null) bottom = table.screen;
  else if (bottom >= table.seats.length) bottom = 0;
  const over = table.end && !page.frame;
  return html`<main class="table ${page.log && page.wide ? "beside" : ""} ${shape(table)}" ${hue} data-pace=${pace()} @keydown=${keys}>
    <div class="next-chair" aria-hidden="true">${cat}</div>
    <div class="cloth" aria-hidden="true"></div>
    ${drawEdge(table, game)} ${over ? drawEnd(table, game) : drawPlay(table, game)} ${drawLog(table, game)}
    <div class="flights" aria-hidden="true"></div>
    ${rising ? lifted : nothing}
  </main>`;
}

/** What kinds of places there are, for the styles. @param {Table} table */
function shape({ scene: { zones } }) {
  return [
    zones.some((zone) => zone.kind === "ring") && "ringed",
    zones.some(inMiddle) && "tricks",
    zones.some((zone) => zone.kind === "stack" && zone.seat === null) && "rimmed",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param {Game} game
 * @param {unknown} hue
 */
function drawWaiting(game, hue) {
  return html`<main class="table waiting" ${hue}>
    <div class="cloth" aria-hidden="true"></div>
    <div class="paper">
      <h1>${say({ key: "title" }, { game: game.name })}</h1>
      <p role="status">${word("table-being-laid")}</p>
      ${loadingBar()}
      <button type="button" class="plain" @click=${toLobby}>${word("to-lobby")}</button>
    </div>
  </main>`;
}

/**
 * @param {Table} table
 * @param {Game} game
 */
function drawEdge(table, game) {
  const scene = page.frame?.scene ?? table.scene;
  return html`<header class="edge">
    <button type="button" class="edge-button" @click=${() => change({ dialog: { name: "menu" } })}>
      ${word("menu")}
    </button>
    <h1>
      <span>${say({ key: "title" }, { game: game.name })}</span>
      ${say(scene.heading, { game: game.name, seats: table.seats })}
    </h1>
    <div class="ways">
      ${drawSheetButton(scene, game, table.seats)}
      <button
        type="button"
        class="edge-button"
        aria-expanded=${String(page.log)}
        aria-controls="log"
        @click=${() => change({ log: !page.log })}
      >
        ${word("log")}
      </button>
    </div>
  </header>`;
}

/**
 * @param {Table} table
 * @param {Game} game
 */
function drawPlay(table, game) {
  const { screen, seats } = table;
  // Others' quiet moves don't disturb a choice: one's hand is then shown as it will be after them.
  const sent = screen !== null && table.sent.includes(screen);
  const mine =
    screen !== null &&
    !sent &&
    table.scene.acting.includes(screen) &&
    upcoming().every((frame) => !frame.step && frame.scene.acting.includes(screen));
  const now = mine || !page.frame ? table.scene : page.frame.scene;
  const scene = upcoming().length > 1 ? (page.frame?.scene ?? now) : now;
  const hands = { game, seats, tap: tapped, open: (mine || !page.frame) && !sent, middle: page.middle };
  const round = seats.map((_, at) => (bottom + at) % seats.length);
  const [, ...others] = round;
  const middle = scene.zones.filter((zone) => zone.seat === null);
  const laid = scene.zones.filter(inMiddle);
  // Where cards are drawn unseen from a ring there is no hand to choose from: what one holds lies at one's seat.
  const blind = middle.some((zone) => zone.kind === "ring");
  const own = now.zones.find((zone) => zone.seat === bottom && zone.kind === "hand");
  // On a phone the others sit in a row, or in two where much lies before them.
  const few = others.length < (blind ? 4 : laid.length || !middle.some((zone) => zone.kind === "stack") ? 6 : 5);
  const columns = few ? others.length : Math.ceil(others.length / 2);
  const look = (/** @type {number} */ at) => ({ own: false, held: true, where: place(at, others.length) });
  return html`<div
      class="others"
      data-count=${others.length}
      ${styled({ "--columns": String(columns) })}
    >
      ${others.map((seat, at) => drawSeat(seat, scene, seats, hands, look(at)))}
    </div>
    <section
      class="middle"
      aria-label=${word("middle")}
      ${ref((element) => element && sizes.observe(element))}
    >
      ${scene.links.length ? drawLinks(scene.links, middle, hands, page.middle) : nothing}
      ${middle.map((zone) => drawZone(zone, hands))}
      ${laid.map((zone) => html`<div class="side" ${styled(side(round.indexOf(zone.seat ?? 0), seats.length))}>${drawZone(zone, hands)}</div>`)}
    </section>
    ${drawSeat(bottom, scene, seats, hands, { own: true, held: blind, where: {} })}
    <div class="tray ${page.frame?.step ? "telling" : ""}">
      ${drawPrompt(now, mine, table, game)} ${own && !blind ? drawHand(own, hands, screen === bottom) : nothing}
      ${page.frame?.step ? drawStep(scene, table, game) : nothing}
    </div>
    ${page.notice ? html`<p class="notice" role="status">${page.notice}</p>` : nothing}`;
}

/** What would a bot do? */
const bulb = () => html`<button type="button" class="plain ask" aria-label=${word("hint")} @click=${askHint}>
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M7.5 13.5C7.5 11 5 10.5 5 7a5 5 0 0 1 10 0c0 3.5-2.5 4-2.5 6.5zM8 16h4M9 18.5h2" />
  </svg>
</button>`;

/**
 * What is to be done, and the buttons to do it with.
 * @param {Scene} scene
 * @param {boolean} mine whether the one at the screen is to choose
 * @param {Table} table
 * @param {Game} game
 */
function drawPrompt(scene, mine, table, game) {
  const tell = (/** @type {Message} */ message) => say(message, { game: game.name, seats: table.seats });
  const offered = (/** @type {Offer} */ offer) =>
    html`<button type="button" @click=${() => pick(offer.pick)}>${tell(offer.label)}</button>`;
  const sure =
    table.move && mine && scene.confirm
      ? html`<button type="button" class="main confirm" @click=${confirm}>${tell(scene.confirm)}</button>`
      : nothing;
  // Where several persons sit at this screen, it is said whom that means.
  const shared = mine && table.seats.filter(({ kind }) => kind === "person").length > 1;
  const whose = shared ? html`<bdi class="whose">${table.seats[table.screen ?? 0].name}</bdi> ` : nothing;
  // What was chosen among the offers is confirmed at its place, so that the others stay at theirs.
  const chosen = (/** @type {Offer} */ offer) => table.picks.includes(offer.pick);
  const sent = table.screen !== null && table.sent.includes(table.screen);
  const prompt = sent ? word("move-sent") : scene.prompt ? tell(scene.prompt) : "";
  return html`<div class="prompt ${mine ? "mine" : ""}">
    ${drawTogether(table, game)}
    <p id="prompt" tabindex="-1" aria-live=${mine ? "polite" : "off"}>
      ${prompt ? html`${whose}<span>${prompt}</span>` : nothing} ${mine && !table.hint ? bulb() : nothing}
    </p>
    ${mine && table.hint ? html`<p class="hint" role="status">${tell(table.hint)}</p>` : nothing}
    ${page.company || table.seats.some(({ kind }) => kind === "person") ? nothing : drawSitting(table.seats)}
    ${mine ? scene.offers.map((offer) => (chosen(offer) ? sure : offered(offer))) : nothing}
    ${scene.offers.some(chosen) ? nothing : sure}
  </div>`;
}

/** @param {Scene} scene */
const chosenCards = (scene) =>
  scene.zones.flatMap(({ kind, cards }) => (kind === "hand" ? cards : [])).filter((card) => card.mark === "chosen");

/**
 * What was just judged, and how to go on.
 * @param {Scene} scene
 * @param {Table} table
 * @param {Game} game
 */
function drawStep(scene, table, game) {
  const tell = (/** @type {Message} */ message) => say(message, { game: game.name, seats: table.seats });
  const lines = scene.caption.length ? scene.caption : page.frame?.line ? [page.frame.line] : [];
  return html`<section class="paper step" aria-label=${word("telling")}>
    <div>${lines.map((line, at) => html`<p class=${at ? "" : "first"}>${tell(line)}</p>`)}</div>
    <div class="ways">
      <button type="button" class="main next" @click=${next}>${word("next")}</button>
      ${pace() === "steps" ? html`<button type="button" @click=${run}>${word("run")}</button>` : nothing}
      <button type="button" class="plain" @click=${skipAll}>${word("skip")}</button>
    </div>
  </section>`;
}

/** @param {Card} card */
function tapped(card) {
  if (card.pick) tap(card);
  else if (card.why && page.table && page.game)
    tellWhy(say(card.why, { game: page.game.name, seats: page.table.seats }));
}

let noticeTimer = 0;

/** @param {string} notice */
export function tellWhy(notice) {
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => change({ notice: "" }), NOTICE_FOR);
  announce(notice);
  change({ notice });
}

/**
 * Escape takes the choice back.
 * @param {KeyboardEvent} event
 */
function keys(event) {
  const { table } = page;
  if (event.key !== "Escape" || !table) return;
  const last = table.picks.at(-1);
  if (!last) return;
  const chosen = chosenCards(table.scene).find((card) => card.pick === last);
  unpick(last);
  if (chosen) putBack(keyOf(chosen.face));
}
