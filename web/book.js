// The rules, each by its number, as the game's own words tell them.

import { games } from "built/catalogue.js";
import { html, nothing } from "lit";
import { print } from "./card.js";
import { page } from "./page.js";
import { say, word } from "./words.js";

/** @import { Face, Game } from "./types.js" */

export function drawRules() {
  const { game } = page;
  return html`<div class="book">
    ${
      game
        ? [drawShort(game), drawSections(game)]
        : games.map(
            (one) =>
              html`${drawShort(one)}
                <details>
                  <summary>${word("rules-all")}</summary>
                  ${drawSections(one)}
                </details>`,
          )
    }
  </div>`;
}

/** A message of the game, or "" where it has none. @param {Game} game @param {string} key */
function told(game, key) {
  const text = say({ key }, { game: game.name });
  return text === key ? "" : text;
}

/** @param {Game} game */
function drawShort(game) {
  const short = told(game, "rules-short");
  return html`<h3>${told(game, "title")}</h3>
    ${short ? html`<p class="short">${short}</p>` : nothing}`;
}

/** @param {Game} game */
function drawSections(game) {
  return game.rules.map(
    (section) =>
      html`<h4>${told(game, section.title)}</h4>
        <dl>${section.rules.map((rule) => drawRule(game, rule))}</dl>`,
  );
}

/** @param {Game} game @param {string} rule */
function drawRule(game, rule) {
  const example = told(game, `example-${rule}`);
  const faces = game.cards[rule] ?? [];
  return html`<dt>${rule}</dt>
    <dd>
      <p>${told(game, `rule-${rule}`)}</p>
      ${example ? html`<p class="example">${example}</p>` : nothing}
      ${faces.length ? html`<ul class="faces">${faces.map((face) => drawFace(game, face))}</ul>` : nothing}
    </dd>`;
}

/** @param {Game} game @param {Face} face */
const drawFace = (game, face) =>
  html`<li><span class="card" aria-hidden="true">${print(face, game)}</span>${say(face.name, { game: game.name })}</li>`;
