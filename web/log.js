// The log: what happened so far, line by line, at the table's edge.

import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { change, page } from "./page.js";
import { say, spoken, word } from "./words.js";

/** @import { Game, Message, Table } from "./types.js" */

/**
 * @param {Table} table
 * @param {Game} game
 */
export function drawLog(table, game) {
  if (!page.log) return nothing;
  const fresh = table.frames
    .slice(0, page.shown - table.seen + (page.frame ? 1 : 0))
    .map((frame) => frame.line);
  const lines = [...table.log, .../** @type {Message[]} */ (fresh.filter(Boolean))];
  // A log grows long: what it says already is not said anew with every drawing.
  const drawLine = (/** @type {Message} */ line) =>
    html`<p>${guard([line, spoken()], () => say(line, { game: game.name, seats: table.seats }))}</p>`;
  return html`<aside class="log paper" id="log" aria-label=${word("log")}>
    <button
      type="button"
      class="plain round close"
      aria-label=${word("log-close")}
      @click=${() => change({ log: false })}
    >
      ×
    </button>
    <div role="log" aria-live="off" aria-label=${word("log")} tabindex="0">
      ${lines.length ? lines.map(drawLine) : html`<p>${word("log-empty")}</p>`}
    </div>
  </aside>`;
}

/** Keep the newest line in sight. */
export function scrollLog() {
  const lines = document.querySelector("#log [role=log]");
  if (lines && lines.childElementCount !== Number(lines.getAttribute("data-lines"))) {
    lines.setAttribute("data-lines", String(lines.childElementCount));
    lines.scrollTop = lines.scrollHeight;
  }
}
