// The lobby: the tables of the house seen from above, one a game.

import { games } from "built/catalogue.js";
import { html, nothing } from "lit";
import { styled } from "./styled.js";
import { drop, freely, invite, resume, start } from "./actions.js";
import { source } from "./card.js";
import { cat } from "./cat.js";
import { host } from "./company.js";
import { loadingBar } from "./loading.js";
import { listed } from "./others.js";
import { change, page } from "./page.js";
import { go } from "./route.js";
import { againstBots } from "./seating.js";
import { say, spoken, word } from "./words.js";

/** @import { Listed } from "./others.js" */
/** @import { Game, Save } from "./types.js" */

export function drawLobby() {
  return html`<main class="lobby">
    <header>
      <h1>${word("house")}</h1>
      <p>${word("house-line")}</p>
    </header>
    <div class="tables">${games.map(drawTable)}${listed().map(drawListed)}</div>
    ${loadingBar()}
    <nav aria-label=${word("house-more")}>
      ${["rules", "settings", "about"].map(
        (name) =>
          html`<button
            type="button"
            class="plain"
            @click=${() => change({ dialog: { name: /** @type {"rules"} */ (name) } })}
          >
            ${word(name)}
          </button>`,
      )}
    </nav>
  </main>`;
}

/** The id of a game's title; with a space in it, it would be taken for two. @param {{name: string}} game */
const titleId = ({ name }) => `title-${name.replace(/\s/g, "%")}`;

/** @param {Game} game */
function drawTable(game) {
  const save = page.saves.find((one) => one.id === game.name && !one.header.over);
  const tell = (/** @type {string} */ key) => say({ key }, { game: game.name });
  const [least, most] = game.seats;
  const kept = page.rooms.includes(game.name);
  const play = () => (kept ? host(game) : save ? resume(game) : start(game, againstBots(game)));
  return html`<article
    class="offer"
    ${styled({ "--hue": String(game.cloth) })}
    aria-labelledby=${titleId(game)}
  >
    <button type="button" class="seen-from-above" tabindex="-1" aria-hidden="true" @click=${play}>
      <span class="chair n"></span><span class="chair e">${cat}</span><span class="chair s"></span
      ><span class="chair w"></span>
      <span class="top">
        ${Object.keys(game.pictures)
          .slice(0, 4)
          .map(
            (name, at) =>
              html`<span class="dealt" ${styled({ "--at": String(at) })}
                ><img src=${source(game, name)} alt="" draggable="false"
              /></span>`,
          )}
      </span>
    </button>
    <div class="words">
      <h2 id=${titleId(game)}>${tell("title")}</h2>
      <p class="tagline">${tell("tagline")}</p>
      <p class="facts">${word("players", { least, most })} · ${tell("minutes")}</p>
      <p class="facts">${tell("facts")}</p>
      <div class="ways">
        ${
          kept || save
            ? html`<button type="button" class="main" @click=${play}>${word("continue")}</button>
                <p class="facts saved">${kept ? word("kept-line") : save && sitting(save)}</p>`
            : nothing
        }
        <button type="button" class=${kept || save ? "" : "main"} @click=${() => start(game, againstBots(game))}>
          ${word("play-bots")}
        </button>
        <button type="button" @click=${() => go("setup", game)}>${word("play-here")}</button>
        <button type="button" @click=${() => withFriends(game)}>${word("play-friends")}</button>
      </div>
    </div>
  </article>`;
}

/** A room for friends elsewhere; one that is kept goes only if it is given up. @param {Game} game */
const withFriends = (game) =>
  freely(game, async () => {
    if (page.rooms.includes(game.name)) await drop(game);
    await host(game);
  });

/**
 * Somebody else's game, of which only the title is known so far.
 * @param {Listed} one
 */
function drawListed(one) {
  const save = page.saves.find(({ id, header }) => id === one.name && !header.over);
  const coming = page.coming === one.name;
  const way = (/** @type {string} */ key, /** @type {(game: Game) => void} */ next, main = false) =>
    html`<button type="button" class=${main ? "main" : ""} ?disabled=${coming} @click=${() => invite(one, next)}>
      ${word(key)}
    </button>`;
  return html`<article class="offer" aria-labelledby=${titleId(one)}>
    <div class="words">
      <h2 id=${titleId(one)}>${one.title[spoken()] ?? one.title.en ?? Object.values(one.title)[0]}</h2>
      <p class="facts" role="status">${word(coming ? "game-coming" : "game-of-others")}</p>
      <div class="ways">
        ${save ? way("continue", resume, true) : nothing}
        ${way("play-bots", (game) => start(game, againstBots(game)), !save)}
        ${way("play-here", (game) => go("setup", game))} ${way("play-friends", withFriends)}
      </div>
    </div>
  </article>`;
}

/**
 * Who sits at a saved table and where it stands.
 * @param {Save} save
 */
function sitting({ header }) {
  if (!header.seats.length) return nothing;
  const names = new Intl.ListFormat(spoken(), { type: "conjunction" }).format(
    header.seats.map((seat) => seat.name),
  );
  return word("saved-line", { round: header.round, names });
}
