// The end: who won and why, what everybody won, how the scores went, and what next.

import { html, nothing } from "lit";
import { giveUp, rematch } from "./actions.js";
import { print } from "./card.js";
import { drawCourse } from "./course.js";
import { go } from "./route.js";
import { isolated, say, word } from "./words.js";

/** @import { Game, Table } from "./types.js" */

/**
 * @param {Table} table
 * @param {Game} game
 */
export function drawEnd(table, game) {
  const { end, seats } = table;
  if (!end) return nothing;
  const ranking = seats
    .map((seat, at) => ({ seat, at, place: end.places[at], score: end.scores[at] }))
    .sort((a, b) => a.place - b.place);
  const winners = ranking.filter((one) => one.place === 1);
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
            <span class="score">${word("end-score", { score })}</span>
            ${drawWon(at, table, game)}
          </li>`,
      )}
    </ol>
    <h3>${word("course")}</h3>
    ${drawCourse(end.course, seats)}
    <div class="ways">
      <button type="button" class="main" @click=${rematch}>${word("rematch")}</button>
      <button
        type="button"
        @click=${async () => {
          await giveUp();
          go("setup", game);
        }}
      >
        ${word("new-game")}
      </button>
      <button type="button" class="plain" @click=${giveUp}>${word("to-lobby")}</button>
    </div>
  </section>`;
}

/**
 * The cards that a seat won, small and all at once.
 * @param {number} seat
 * @param {Table} table
 * @param {Game} game
 */
function drawWon(seat, table, game) {
  const piles = table.scene.zones.filter((zone) => zone.seat === seat && zone.kind === "pile" && zone.count);
  return piles.map((pile) => {
    const names = pile.cards.map((card) =>
      card.face ? say(card.face.name, { game: game.name, seats: table.seats }) : word("card-back"),
    );
    const label = `${say(pile.label, { game: game.name, seats: table.seats })}: ${names.join(", ")}`;
    return html`<div class="won" role="img" aria-label=${label}>
      ${sorted(pile.cards).map((card) => html`<span class="card">${print(card.face, game)}</span>`)}
    </div>`;
  });
}

/** By kind and value, as one would lay them out to count.
 * @param {import("./types.js").Card[]} cards
 */
const sorted = (cards) =>
  [...cards].sort(
    (a, b) =>
      (a.face?.band ?? 0) - (b.face?.band ?? 0) ||
      (b.face?.value ?? "").localeCompare(a.face?.value ?? "", "en", { numeric: true }),
  );
