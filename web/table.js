// The table while a game runs: the seats round its edge, what all share in the middle, one's own hand below.

import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { styled } from "./styled.js";
import { confirm, pick, tap, toLobby, unpick } from "./actions.js";
import { announce } from "./announce.js";
import { keyOf } from "./card.js";
import { cat } from "./cat.js";
import { drawCurtain, pattern } from "./curtain.js";
import { drawEnd } from "./end.js";
import { next, pace, run, skipAll, upcoming } from "./frames.js";
import { drawHand } from "./hand.js";
import { loadingBar } from "./loading.js";
import { drawLog } from "./log.js";
import { change, page } from "./page.js";
import { say, word } from "./words.js";
import { drawLinks, drawZone } from "./zones.js";

/** @import { Hands } from "./card.js" */
/** @import { Card, Game, Message, Offer, Scene, Table, Zone } from "./types.js" */

const NOTICE_FOR = 4000;

const sizes = new ResizeObserver(([{ contentRect }]) =>
  change({ middle: { w: contentRect.width, h: contentRect.height } }),
);

/** Where the others sit: along the upper edge, in order of play from the left; x and y in percent. */
function place(/** @type {number} */ at, /** @type {number} */ of) {
  const spread = of === 1 ? 0 : of === 2 ? 90 : of === 3 ? 140 : 156;
  const angle = ((90 + spread / 2 - (of === 1 ? 0 : (at * spread) / (of - 1))) * Math.PI) / 180;
  return { "--x": `${50 + 38 * Math.cos(angle)}%`, "--y": `${(1 - Math.sin(angle)) * 52}%` };
}

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
  return html`<main class="table ${page.log && page.wide ? "beside" : ""}" ${hue} @keydown=${keys}>
    <div class="next-chair" aria-hidden="true">${cat}</div>
    <div class="cloth" aria-hidden="true"></div>
    ${drawEdge(table, game)} ${over ? drawEnd(table, game) : drawPlay(table, game)} ${drawLog(table, game)}
    <div class="flights" aria-hidden="true"></div>
    ${rising ? lifted : nothing}
  </main>`;
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
    <button
      type="button"
      class="edge-button"
      aria-expanded=${String(page.log)}
      aria-controls="log"
      @click=${() => change({ log: !page.log })}
    >
      ${word("log")}
    </button>
  </header>`;
}

/**
 * @param {Table} table
 * @param {Game} game
 */
function drawPlay(table, game) {
  const scene = page.frame?.scene ?? table.scene;
  // Others' quiet moves don't disturb a choice: one's hand is then shown as it will be after them.
  const mine =
    table.screen !== null &&
    table.scene.acting.includes(table.screen) &&
    !upcoming().some((frame) => frame.step);
  const now = mine ? table.scene : scene;
  const hands = { game, seats: table.seats, tap: tapped, open: mine || !page.frame };
  const others = table.seats.map((_, at) => (bottom + 1 + at) % table.seats.length).slice(0, -1);
  const middle = scene.zones.filter((zone) => zone.seat === null);
  const own = now.zones.find((zone) => zone.seat === bottom && zone.kind === "hand");
  return html`<div class="others" data-count=${others.length}>
      ${others.map((seat, at) => drawSeat(seat, scene, table, hands, place(at, others.length)))}
    </div>
    <section
      class="middle"
      aria-label=${word("middle")}
      ${ref((element) => element && sizes.observe(element))}
    >
      ${scene.links.length ? drawLinks(scene.links, middle, hands, page.middle) : nothing}
      ${middle.map((zone) => drawZone(zone, hands))}
    </section>
    ${drawSeat(bottom, scene, table, hands, {})}
    <div class="tray ${page.frame?.step ? "telling" : ""}">
      ${drawPrompt(now, mine, table, game)} ${own ? drawHand(own, hands, table.screen === bottom) : nothing}
      ${page.frame?.step ? drawStep(scene, table, game) : nothing}
    </div>
    ${page.notice ? html`<p class="notice" role="status">${page.notice}</p>` : nothing}`;
}

/**
 * @param {number} seat
 * @param {Scene} scene
 * @param {Table} table
 * @param {Hands} hands
 * @param {Record<string, string>} where
 */
function drawSeat(seat, scene, table, hands, where) {
  const { name, kind } = table.seats[seat];
  const own = seat === bottom;
  const acting = scene.acting.includes(seat);
  const ready = scene.ready.includes(seat);
  const state = ready ? word("seat-ready") : acting ? word(kind === "bot" ? "seat-thinks" : "seat-turn") : "";
  const zones = scene.zones.filter((zone) => zone.seat === seat && !(own && zone.kind === "hand"));
  const order = ["lay", "row", "heap", "pile", "hand"];
  zones.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return html`<section
    class="seat ${own ? "own" : ""} ${acting ? "acting" : ""} ${ready ? "ready" : ""}"
    ${styled(where)}
    aria-label=${name}
  >
    <h2 class="who">
      <span class="light" aria-hidden="true"></span><bdi>${name}</bdi><span class="state">${state}</span>
    </h2>
    <div class="places">${zones.map((/** @type {Zone} */ zone) => drawZone(zone, hands))}</div>
  </section>`;
}

/**
 * What is to be done, and the buttons to do it with.
 * @param {Scene} scene
 * @param {boolean} mine whether the one at the screen is to choose
 * @param {Table} table
 * @param {Game} game
 */
function drawPrompt(scene, mine, table, game) {
  const tell = (/** @type {Message} */ message) => say(message, { game: game.name, seats: table.seats });
  const chosen = chosenCards(scene).map((card) => card.face?.name ?? { key: "card-back" });
  const offered = (/** @type {Offer} */ offer) =>
    html`<button type="button" @click=${() => pick(offer.pick)}>${tell(offer.label)}</button>`;
  const sure = { key: "confirm", args: { what: chosen } };
  return html`<div class="prompt ${mine ? "mine" : ""}">
    <p id="prompt" tabindex="-1" aria-live=${mine ? "polite" : "off"}>
      ${scene.prompt ? tell(scene.prompt) : nothing}
    </p>
    ${mine ? scene.offers.map(offered) : nothing}
    ${
      table.move && mine
        ? html`<button type="button" class="main confirm" @click=${confirm}>
            ${chosen.length ? tell(sure) : word("confirm-plain")}
          </button>`
        : nothing
    }
  </div>`;
}

/** @param {Scene} scene */
const chosenCards = (scene) =>
  scene.zones.flatMap((zone) => zone.cards).filter((card) => card.mark === "chosen");

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
  const chosen = chosenCards(table.scene).at(-1);
  if (chosen?.pick) {
    unpick(chosen.pick);
    document
      .querySelector(/** @type {"button"} */ (`.hand [data-card="${CSS.escape(keyOf(chosen.face))}"]`))
      ?.focus();
  }
}
