// Figures to look up beside the game: a table behind a button at the table's edge.

import { html, nothing } from "lit";
import { change, page } from "./page.js";
import { put, say } from "./words.js";

/** @import { Game, Scene, Seat, Sheet, Value } from "./types.js" */

const icon = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M3 4h14v12H3zM3 8h14M3 12h14M8 4v12" />
</svg>`;

/** @param {Scene} scene @param {Game} game @param {Seat[]} seats */
export function drawSheetButton({ sheet }, game, seats) {
  if (!sheet) return nothing;
  const title = say(sheet.title, { game: game.name, seats });
  return html`<button
    type="button"
    class="edge-button sheet-button"
    aria-label=${title}
    aria-haspopup="dialog"
    @click=${() => change({ dialog: { name: "sheet" } })}
  >
    ${icon}<span>${title}</span>
  </button>`;
}

/** The sheet of the scene that is shown. */
export const shownSheet = () => (page.frame?.scene ?? page.table?.scene)?.sheet;

/** @param {Sheet} sheet @param {Game} game @param {Seat[]} seats */
export function drawSheet({ head, rows }, game, seats) {
  const of = { game: game.name, seats };
  const cell = (/** @type {Value} */ value) => html`<bdi>${put(value, of)}</bdi>`;
  // A sheet whose first column is no seat's names its rows there.
  const named = !(typeof head[0] === "object" && "seat" in head[0]);
  return html`<div class="figures">
    <table>
      <thead>
        <tr>
          ${head.map((value) => html`<th scope="col">${cell(value)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((value, at) => (named && !at ? html`<th scope="row">${cell(value)}</th>` : html`<td>${cell(value)}</td>`))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
