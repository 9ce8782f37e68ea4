// What is to be said at the table of those who are at other screens: whose friend is away, whether the host is there,
// and whether one only looks on.

import { html, nothing } from "lit";
import { sit } from "./actions.js";
import { waitFor } from "./company.js";
import { leaveTable } from "./leaving.js";
import { change, page } from "./page.js";
import { isCounting, notePresence, presence, sayPresence } from "./presence.js";
import { keepRecord } from "./report.js";
import { isolated, say, sayFault, word } from "./words.js";

/** @import { Company, Game, Room, Table } from "./types.js" */

const BLINK = 1_500; // ms that a link may be gone without a word about it
const LONG = 8_000; // ms after which it is told what one can do

// What depends on the time is drawn again while it does.
setInterval(() => {
  if (page.screen === "table" && (isCounting() || isLost(page.company))) change({});
}, 1_000);

/** @param {Company | null} company */
const isLost = (company) => company !== null && company.role !== "host" && company.standing !== "in";

/**
 * @param {Table} table
 * @param {Game} game
 */
export function drawTogether(table, game) {
  const { company } = page;
  if (!company) return nothing;
  notePresence();
  const lines = [drawBreach(company), drawLost(company, table, game), ...drawAway(company), drawOwn(company, table)];
  const said = lines.filter((line) => line !== nothing);
  return said.length ? html`<div class="together">${said}</div>` : nothing;
}

/** Something that the host did against the rules. @param {Company} company */
function drawBreach({ proof }) {
  if (!proof?.fault || proof.over) return nothing;
  return html`<p role="alert">${say(proof.fault)}</p>`;
}

/**
 * The host can't be reached, or is gone for good.
 * @param {Company} company
 * @param {Table} table
 * @param {Game} game
 */
function drawLost(company, table, game) {
  if (!isLost(company)) return nothing;
  const out = company.standing === "out";
  const gone = Date.now() - company.lost;
  if (!out && gone < BLINK) return nothing;
  const ways = html`<button type="button" @click=${() => keepRecord(table, game)}>${word("keep-record")}</button>
    <button type="button" @click=${leaveTable}>${word("leave")}</button>`;
  return html`<div class="lost" role=${out ? "alert" : "status"}>
    <p>${out ? word(company.why ?? "internal") : word("host-away")}</p>
    ${!out && company.trouble ? html`<p>${sayFault(company.trouble)}</p>` : nothing}
    ${out || gone > LONG ? ways : nothing}
  </div>`;
}

/** Friends who are away, and what everybody may do about it. @param {Company} company */
function drawAway(company) {
  const { places = [] } = company.room;
  if (isLost(company) || page.table?.end) return [];
  return [...places.keys()].map((seat) => {
    const now = presence(seat);
    if (now === null || now === "here") return nothing;
    const name = isolated(places[seat].name);
    const wait = now !== "waited";
    return html`<div>
      <p><bdi>${places[seat].name}</bdi>: ${sayPresence(seat)}</p>
      ${
        company.role === "onlooker"
          ? nothing
          : html`<button type="button" @click=${() => waitFor(seat, wait)}>
              ${word(wait ? "wait-for" : "wait-no-more", { name })}
            </button>`
      }
    </div>`;
  });
}

/**
 * How one sits here oneself.
 * @param {Company} company
 * @param {Table} table
 */
function drawOwn(company, table) {
  if (company.role === "host" || isLost(company) || table.end) return nothing;
  const { places = [] } = /** @type {Room} */ (company.room);
  const own = places.findIndex(({ owner }) => owner === company.member);
  if (own >= 0) {
    if (table.seats[own]?.kind !== "away") return nothing;
    return html`<div>
      <p>${word("resting")}</p>
      <button type="button" class="main" @click=${() => sit(own, "person")}>${word("rest-no-more")}</button>
    </div>`;
  }
  const free = company.role === "player" && places.some(({ kind }) => kind === "bot");
  return html`<div>
    <p>${word("looking-on")}</p>
    ${
      free
        ? html`<button type="button" @click=${() => change({ dialog: { name: "take-seat" } })}>${word("take-seat")}</button>`
        : nothing
    }
  </div>`;
}
