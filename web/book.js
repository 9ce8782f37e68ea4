// The rules, each by its number, as the game's own words tell them.

import { games } from "built/catalogue.js";
import { html, nothing } from "lit";
import { page } from "./page.js";
import { say } from "./words.js";

/** @import { Game } from "./types.js" */

export function drawRules() {
  return html`<div class="book">${page.game ? drawBook(page.game) : games.map(drawBook)}</div>`;
}

/** @param {Game} game */
function drawBook(game) {
  const tell = (/** @type {string} */ key) => say({ key }, { game: game.name });
  const short = tell("rules-short");
  return html`<h3>${tell("title")}</h3>
    ${short === "rules-short" ? nothing : html`<p class="short">${short}</p>`}
    ${game.rules.map(
      (section) =>
        html`<h4>${tell(section.title)}</h4>
          <dl>
            ${section.rules.map(
              (rule) =>
                html`<dt>${rule}</dt>
                  <dd>${tell(`rule-${rule}`)}</dd>`,
            )}
          </dl>`,
    )}`;
}
