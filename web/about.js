// About: whose games these are, and whose they are not.

import { games } from "built/catalogue.js";
import { html } from "lit";
import { say, word } from "./words.js";

/** @import { Game } from "./types.js" */

export function drawAbout() {
  const credit = (/** @type {Game} */ game) => say({ key: "credit" }, { game: game.name });
  return html`<p>${word("about-house")}</p>
    <ul>
      ${games.map((game) => html`<li>${credit(game)}</li>`)}
    </ul>
    <p>${word("about-cards")}</p>
    <p>${word("about-none")}</p>
    <p>${word("about-private")}</p>
    <p>${word("about-pictures")} <a href="licences.txt">${word("about-licences")}</a></p>`;
}
