// Laying a table: who sits where, and which variants are played.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { styled } from "./styled.js";
import { start } from "./actions.js";
import { loadingBar } from "./loading.js";
import { LONGEST, cleanName, notesOn } from "./names.js";
import { change, page } from "./page.js";
import { go } from "./route.js";
import { drawLevel, level } from "./settings.js";
import { recall, remember } from "./store.js";
import { drawVariants, settled } from "./variants.js";
import { say, word } from "./words.js";

/** @import { Setting } from "./actions.js" */
/** @import { Game, Seat } from "./types.js" */

const BOTS = ["Minka", "Felix", "Mohrle", "Luna", "Tiger", "Socke", "Mimi", "Kasimir"];

/** @typedef {{id: number, name: string, kind: Seat["kind"]}} Place */

/** @type {Place[]} */
let places = [];
/** @type {Record<string, string>} variants chosen by hand */
let chosen = {};
let laidFor = "";
let last = 0;

/** The default for a table at this screen: one person, three bots. */
const usual = (/** @type {Game} */ game) => Math.min(Math.max(4, game.seats[0]), game.seats[1]);

/**
 * A name that nobody has yet.
 * @param {Seat["kind"]} kind
 * @param {string[]} taken
 */
function freeName(kind, taken) {
  const used = new Set(taken.map((name) => cleanName(name).name.toLowerCase()));
  const free = (/** @type {string} */ name) => !used.has(name.toLowerCase());
  if (kind === "bot") return BOTS.find(free) ?? word("name-bot", { number: taken.length + 1 });
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? word("name-person") : word("name-persons", { number });
    if (free(name)) return name;
  }
}

/**
 * Play at once: the one who was here last time against bots.
 * @param {Game} game
 * @returns {Setting}
 */
export function againstBots(game) {
  /** @type {Seat[]} */
  const seats = [{ name: cleanName(recall("name") ?? "").name || word("name-person"), kind: "person" }];
  while (seats.length < usual(game)) {
    seats.push({
      name: freeName(
        "bot",
        seats.map((seat) => seat.name),
      ),
      kind: "bot",
    });
  }
  return { game: game.name, options: settled(game, seats), seats, level: level() };
}

/** @param {Game} game */
function lay(game) {
  laidFor = game.name;
  chosen = {};
  places = [];
  for (const { name, kind } of againstBots(game).seats) {
    const second = places.length === 1;
    places.push(
      second
        ? { id: ++last, kind: "person", name: word("name-persons", { number: 2 }) }
        : { id: ++last, kind, name },
    );
  }
}

/**
 * Who is to sit down, each by a name; where none was typed, by one that nobody else has.
 * @returns {Seat[]}
 */
function seated() {
  const names = places.map((place) => cleanName(place.name).name);
  places.forEach(({ kind }, at) => {
    names[at] ||= freeName(kind, names);
  });
  return places.map(({ kind }, at) => ({ name: names[at], kind }));
}

export function drawSetup() {
  const { game } = page;
  if (!game) return nothing;
  if (laidFor !== game.name) lay(game);
  const tell = (/** @type {string} */ key) => say({ key }, { game: game.name });
  const notes = notesOn(places.map((place) => place.name));
  const [least, most] = game.seats;
  const names = seated().map((seat) => seat.name);
  const sure = () => {
    const seats = seated();
    places = seats.map((seat, at) => ({ ...seat, id: places[at].id }));
    const first = seats.find((seat) => seat.kind === "person");
    if (first && first.name !== word("name-person")) remember("name", first.name);
    start(game, { game: game.name, options: settled(game, seats, chosen), seats, level: level() });
  };
  return html`<main class="setup" ${styled({ "--hue": String(game.cloth) })}>
    <form
      class="paper"
      novalidate
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (notes.includes("name-equal"))
          document.querySelector(/** @type {"input"} */ ("input[aria-invalid=true]"))?.focus();
        else sure();
      }}
    >
      <h1 id="setup-title" tabindex="-1">${word("setup-title", { game: tell("title") })}</h1>
      <p>${word("setup-line")}</p>
      <ol class="places" aria-label=${word("seats")}>
        ${repeat(
          places,
          (place) => place.id,
          (place, at) => drawPlace(place, at, notes[at], names[at], least),
        )}
      </ol>
      <button
        type="button"
        class="plain add"
        ?disabled=${places.length >= most}
        @click=${() => {
          places.push({
            id: ++last,
            kind: "person",
            name: freeName(
              "person",
              places.map((one) => one.name),
            ),
          });
          change({});
        }}
      >
        ${places.length >= most ? word("seats-full", { most }) : word("seat-add")}
      </button>
      ${places.some(({ kind }) => kind === "bot") ? drawLevel() : nothing}
      ${drawVariants(game, seated(), chosen)}
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

/**
 * @param {Place} place
 * @param {number} at
 * @param {string | null} note
 * @param {string} name what the seat is called if nothing is changed
 * @param {number} least
 */
function drawPlace(place, at, note, name, least) {
  const number = at + 1;
  const others = places.filter((one) => one !== place).map((one) => one.name);
  const choose = (/** @type {Seat["kind"]} */ kind) => () => {
    // A name that was only proposed goes with the kind that it was proposed for.
    const proposed = BOTS.includes(place.name) || place.name.startsWith(word("name-person")) || !place.name;
    Object.assign(place, { kind, name: proposed ? freeName(kind, others) : place.name });
    change({});
  };
  const kind = (/** @type {Seat["kind"]} */ one) =>
    html`<label class="kind">
      <input type="radio" name="kind-${place.id}" .checked=${place.kind === one} @change=${choose(one)} />
      <span>${word(`kind-${one}`)}</span>
    </label>`;
  return html`<li class="place">
    <input
      type="text"
      class="name"
      dir="auto"
      autocomplete="off"
      spellcheck="false"
      maxlength="200"
      aria-label=${word("name-of", { number })}
      aria-invalid=${note === "name-equal" ? "true" : "false"}
      aria-describedby=${note ? `note-${place.id}` : nothing}
      placeholder=${name}
      .value=${place.name}
      @input=${(/** @type {InputEvent} */ event) => {
        place.name = /** @type {HTMLInputElement} */ (event.target).value;
        change({});
      }}
    />
    <span class="kinds" role="radiogroup" aria-label=${word("kind-of", { number })}
      >${kind("person")}${kind("bot")}</span
    >
    <button
      type="button"
      class="plain round"
      aria-label=${word("seat-remove", { number })}
      ?disabled=${places.length <= least}
      @click=${() => {
        places = places.filter((one) => one !== place);
        chosen = {}; // a seat that was chosen by its number may be another one now
        change({});
        document.querySelector(/** @type {"button"} */ (".setup .add"))?.focus();
      }}
    >
      ×
    </button>
    ${
      note
        ? html`<p class="note" id="note-${place.id}" role=${note === "name-equal" ? "alert" : "status"}>
            ${word(note, { name, most: LONGEST })}
          </p>`
        : nothing
    }
  </li>`;
}
