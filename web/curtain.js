// The curtain: a card's back over the whole table, and the name of the one who may lift it.

import { html } from "lit";
import { look } from "./actions.js";
import { isolated, say, word } from "./words.js";

/** @import { Game, Table } from "./types.js" */

export const pattern = html`<div class="pattern" aria-hidden="true"></div>`;

/**
 * @param {Table} table
 * @param {Game} game
 * @param {unknown} hue
 */
export function drawCurtain(table, game, hue) {
  const name = table.seats[table.curtain ?? 0].name;
  return html`<main class="curtain" ${hue}>
    ${pattern}
    <div class="paper">
      <p>${say(table.scene.heading, { game: game.name, seats: table.seats })}</p>
      <h1><bdi>${name}</bdi></h1>
      <p>${word("curtain-line", { name: isolated(name) })}</p>
      <button type="button" class="main" @click=${look}>
        ${word("curtain-lift", { name: isolated(name) })}
      </button>
    </div>
  </main>`;
}
