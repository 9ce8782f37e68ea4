// The end: who won and why, what everybody won, how the scores went, and what next.

import { html, nothing } from "lit";
import { giveUp, rematch } from "./actions.js";
import { print, valueOf } from "./card.js";
import { drawChecked } from "./checked.js";
import { endGame } from "./company.js";
import { drawCourse } from "./course.js";
import { leaveTable } from "./leaving.js";
import { page } from "./page.js";
import { keepRecord } from "./report.js";
import { go } from "./route.js";
import { drawSheet } from "./sheet.js";
import { hostName } from "./visiting.js";
import { isolated, say, word } from "./words.js";

/** @import { Company, Game, Table } from "./types.js" */

/**
 * @param {Table} table
 * @param {Game} game
 */
export function drawEnd(table, game) {
  const { end, seats } = table;
  const { sheet } = table.scene;
  if (!end) return nothing;
  const ranking = seats
    .map((seat, at) => ({ seat, at, place: end.places[at], score: end.scores[at] }))
    .sort((a, b) => a.place - b.place);
  const winners = ranking.filter((one) => one.place === 1);
  // Scores that only tell who won say no more than the places do.
  const telling = ranking.some((one) => one.score !== Number(one.place === 1));
  const names = winners.map((one) => isolated(one.seat.name));
  const rule = say({ key: `rule-${end.rule}` }, { game: game.name, seats });
  return html`<section class="paper end" aria-labelledby="end-title">
    <h2 id="end-title" tabindex="-1">${word("end-title", { count: winners.length, names })}</h2>
    <p class="why">${rule}</p>
    <ol class="ranking">
      ${ranking.map(
        ({ seat, at, place, score }) =>
          html`<li class=${place === 1 ? "first" : ""}>
            <span class="place" aria-label=${word("end-place", { place })}>${place}.</span>
            <bdi class="who">${seat.name}</bdi>
            <span class="score">${telling ? say({ key: "end-score", args: { score } }, { game: game.name }) : nothing}</span>
            ${drawWon(at, table, game)}
          </li>`,
      )}
    </ol>
    ${
      end.course.length > 1
        ? html`<h3>${word("course")}</h3>
            ${drawCourse(end.course, seats, winners[0].score)}`
        : nothing
    }
    ${
      sheet && end.course.length < 2
        ? html`<h3>${say(sheet.title, { game: game.name, seats })}</h3>
            ${drawSheet(sheet, game, seats)}`
        : nothing
    }
    ${drawChecked()}
    <div class="ways">${page.company ? drawWaysWithFriends(page.company, table, game) : drawWays(game)}</div>
  </section>`;
}

/** @param {Game} game */
const drawWays = (game) =>
  html`<button type="button" class="main" @click=${rematch}>${word("rematch")}</button>
    <button
      type="button"
      @click=${async () => {
        await giveUp();
        go("setup", game);
      }}
    >
      ${word("new-game")}
    </button>
    <button type="button" class="plain" @click=${giveUp}>${word("to-lobby")}</button>`;

/**
 * The host decides how it goes on; the others wait for that.
 * @param {Company} company
 * @param {Table} table
 * @param {Game} game
 */
const drawWaysWithFriends = (company, table, game) =>
  html`${
      company.role === "host"
        ? html`<button type="button" class="main" @click=${rematch}>${word("rematch")}</button>
            <button type="button" @click=${endGame}>${word("back-to-room")}</button>`
        : html`<p role="status">
            ${word(company.standing === "out" ? (company.why ?? "internal") : "end-wait", { name: hostName(company) })}
          </p>`
    }
    <button type="button" class="plain" @click=${() => keepRecord(table, game)}>${word("keep-record")}</button>
    <button type="button" class="plain" @click=${leaveTable}>${word("leave")}</button>`;

/**
 * The cards that a seat won, small and all at once.
 * @param {number} seat
 * @param {Table} table
 * @param {Game} game
 */
function drawWon(seat, table, game) {
  const heaps = table.scene.zones.filter(
    ({ seat: owner, kind, cards }) =>
      owner === seat && (kind === "pile" || kind === "stack") && cards.some((card) => card.face),
  );
  if (!heaps.length) return nothing;
  // Where some lay open, those that did not may count otherwise.
  const mixed = table.scene.zones.some((zone) => zone.kind === "stack" && zone.seat !== null);
  const drawn = heaps.map((pile) => {
    const names = pile.cards.map((card) =>
      card.face ? say(card.face.name, { game: game.name, seats: table.seats }) : word("card-back"),
    );
    const label = say(pile.label, { game: game.name, seats: table.seats });
    const cards = pile.kind === "stack" ? pile.cards : sorted(pile.cards);
    return html`<div class="won" role="img" aria-label="${label}: ${names.join(", ")}">
      ${cards.map((card) => html`<span class="card">${print(card.face, game)}</span>`)}
      ${mixed && pile.kind === "pile" ? html`<span class="kept">${label}</span>` : nothing}
    </div>`;
  });
  return html`<div class="heaps">${drawn}</div>`;
}

const printed = (/** @type {import("./types.js").Card} */ { face }) => (face ? valueOf(face) : "");

/** By kind and value, as one would lay them out to count.
 * @param {import("./types.js").Card[]} cards
 */
const sorted = (cards) =>
  [...cards].sort(
    (a, b) =>
      (a.face?.band ?? 0) - (b.face?.band ?? 0) ||
      printed(b).localeCompare(printed(a), "en", { numeric: true }),
  );
