// The name by which a guest sits down, and what is to be said about it.

import { html, nothing } from "lit";
import { cleanName, notesOn } from "./names.js";
import { change } from "./page.js";
import { freeName, ownName, rememberName } from "./seating.js";
import { word } from "./words.js";

let typed = "";

/**
 * @param {string[]} taken names of others
 * @param {boolean} [own] whether it is the name of the one who was here last time
 */
export function asked(taken, own = true) {
  const equal = (/** @type {string} */ name) => notesOn([...taken, name]).at(-1) === "name-equal";
  const known = own ? ownName() : "";
  const proposed = known && !equal(known) ? known : freeName("person", taken);
  const name = cleanName(typed).name || proposed;
  return { name, proposed, wrong: equal(name) };
}

/**
 * @param {ReturnType<typeof asked>} now
 * @param {string} key of what it is called
 */
export const drawNameField = ({ proposed, wrong }, key) =>
  html`<div class="visit">
    <label for="visitor">${word(key)}</label>
    <input
      id="visitor"
      type="text"
      class="name"
      dir="auto"
      autocomplete="off"
      spellcheck="false"
      maxlength="200"
      placeholder=${proposed}
      aria-invalid=${wrong ? "true" : "false"}
      aria-describedby=${wrong ? "visitor-note" : nothing}
      .value=${typed}
      @input=${(/** @type {Event} */ { target }) => {
        typed = /** @type {HTMLInputElement} */ (target).value;
        change({});
      }}
    />
    ${wrong ? html`<span class="trouble" id="visitor-note" role="alert">${word("name-equal")}</span>` : nothing}
  </div>`;

/**
 * Take the name, to sit down by it; where it won't do, go back to it.
 * @param {ReturnType<typeof asked>} now
 * @param {(name: string) => void} sit
 * @param {boolean} [own]
 */
export function take({ name, wrong }, sit, own = true) {
  if (wrong) return document.getElementById("visitor")?.focus();
  if (own) rememberName(name);
  typed = "";
  sit(name);
}
