// Laying a table: who sits where, and which variants are played.

import { html, nothing } from "lit";
import { styled } from "./styled.js";
import { start } from "./actions.js";
import { loadingBar } from "./loading.js";
import { change, page } from "./page.js";
import { drawAdd, drawPlaces, goToWrong } from "./places.js";
import { go } from "./route.js";
import { againstBots, called, freeName, rememberName } from "./seating.js";
import { drawLevel, level } from "./settings.js";
import { drawVariants, settled } from "./variants.js";
import { say, word } from "./words.js";

/** @import { Game, Seat } from "./types.js" */

/** @type {Seat[]} */
let places = [];
/** @type {Record<string, string>} variants chosen by hand */
let chosen = {};
let laidFor = "";

/** @param {Game} game */
function lay(game) {
  laidFor = game.name;
  chosen = {};
  places = againstBots(game).seats;
  places[1] = { kind: "person", name: word("name-persons", { number: 2 }) };
}

/** @param {(places: Seat[]) => Seat[]} changed */
function put(changed) {
  const now = changed(places);
  if (now.length < places.length) chosen = {}; // a seat that was chosen by its number may be another one now
  places = now;
  change({});
}

export function drawSetup() {
  const { game } = page;
  if (!game) return nothing;
  if (laidFor !== game.name) lay(game);
  const [least, most] = game.seats;
  const seats = called(places);
  const sure = () => {
    places = seats;
    rememberName(seats.find((seat) => seat.kind === "person")?.name);
    start(game, { game: game.name, options: settled(game, seats, chosen), seats, level: level() });
  };
  const add = () =>
    put((now) => [...now, { kind: "person", name: freeName("person", now.map((one) => one.name)) }]);
  return html`<main class="setup" ${styled({ "--hue": String(game.cloth) })}>
    <form
      class="paper"
      novalidate
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (!goToWrong()) sure();
      }}
    >
      <h1 id="setup-title" tabindex="-1">
        ${word("setup-title", { game: say({ key: "title" }, { game: game.name }) })}
      </h1>
      <p>${word("setup-line")}</p>
      ${drawPlaces(places, {
        kinds: { person: "kind-person", bot: "kind-bot" },
        names: seats.map((seat) => seat.name),
        least,
        typed: put,
        change: put,
      })}
      ${drawAdd(places.length, most, add)}
      ${places.some(({ kind }) => kind === "bot") ? drawLevel() : nothing}
      ${drawVariants(game, seats, chosen)}
      <div class="ways">
        <button type="submit" class="main">${word("start")}</button>
        <button type="button" class="plain" @click=${() => go("lobby", null)}>${word("back")}</button>
        <button type="button" class="plain" @click=${() => change({ dialog: { name: "rules" } })}>
          ${word("rules")}
        </button>
        <button type="button" class="plain" @click=${() => change({ dialog: { name: "settings" } })}>
          ${word("settings")}
        </button>
      </div>
      ${loadingBar()}
    </form>
  </main>`;
}
