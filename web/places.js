// The places of a table that is being laid: for each a name, who is to sit there, and a way to take it away.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { LONGEST, notesOn } from "./names.js";
import { freeName, isProposed } from "./seating.js";
import { word } from "./words.js";

/** @import { Place } from "./types.js" */

/**
 * Taps may come faster than drawings: each changes the places as they are by then.
 * @template T
 * @typedef {(changed: (places: T[]) => T[]) => void} Change
 */

/**
 * What is to be said about each name; nothing where none is asked for.
 * @param {{name: string, kind: Place["kind"]}[]} places
 */
export function notesAt(places) {
  const notes = notesOn(places.map(({ name, kind }, at) => (kind === "open" ? `open ${at}` : name)));
  return notes.map((note, at) => (places[at].kind === "open" ? null : note));
}

/** Go to the first name that won't do; whether there is one. */
export function goToWrong() {
  const wrong = document.querySelector(/** @type {"input"} */ ("input.name[aria-invalid=true]"));
  wrong?.focus();
  return wrong !== null;
}

/**
 * @template {{name: string, kind: Place["kind"]}} T
 * @param {T[]} places
 * @param {object} how
 * @param {Partial<Record<Place["kind"], string>>} how.kinds who may sit down, and what that is called
 * @param {string[]} how.names what each is called if nothing is changed
 * @param {number} how.least
 * @param {(place: T, at: number) => unknown} [how.fixed] instead of what can be changed, at places where nothing can
 * @param {Change<T>} how.typed a name was changed by a letter
 * @param {Change<T>} how.change anything else was changed, or a name is complete
 */
export function drawPlaces(places, { kinds, names, least, fixed = () => undefined, typed, change }) {
  const notes = notesAt(places);
  const put = (/** @type {number} */ at, /** @type {(place: T) => Partial<T>} */ news) => (/** @type {T[]} */ now) =>
    now.map((place, other) => (other === at ? { ...place, ...news(place) } : place));
  const row = (/** @type {T} */ place, /** @type {number} */ at) => {
    const number = at + 1;
    const note = notes[at];
    const choose = (/** @type {Place["kind"]} */ kind) => () =>
      change((now) => {
        const others = now.filter((_, other) => other !== at).map((one) => one.name);
        // A name that was only proposed goes with the kind that it was proposed for.
        const called = (/** @type {string} */ name) => (isProposed(name) ? freeName(kind, others) : name);
        const news = (/** @type {T} */ one) => ({ kind, name: kind === "open" ? "" : called(one.name) });
        return put(at, /** @type {(place: T) => any} */ (news))(now);
      });
    const kind = (/** @type {Place["kind"]} */ one) =>
      html`<label class="kind">
        <input type="radio" name="kind-${at}" .checked=${live(place.kind === one)} @change=${choose(one)} />
        <span>${word(kinds[one] ?? one)}</span>
      </label>`;
    const name = (/** @type {Event} */ { target }) => {
      const { value } = /** @type {HTMLInputElement} */ (target);
      return put(at, () => /** @type {Partial<T>} */ ({ name: value }));
    };
    return html`<li class="place">
      ${
        fixed(place, at) ??
        html`${
            place.kind === "open"
              ? html`<span class="name free">${word("place-open")}</span>`
              : html`<input
                  type="text"
                  class="name"
                  dir="auto"
                  autocomplete="off"
                  spellcheck="false"
                  maxlength="200"
                  aria-label=${word("name-of", { number })}
                  aria-invalid=${note === "name-equal" ? "true" : "false"}
                  aria-describedby=${note ? `note-${at}` : nothing}
                  placeholder=${names[at]}
                  .value=${live(place.name)}
                  @input=${(/** @type {Event} */ event) => typed(name(event))}
                  @change=${(/** @type {Event} */ event) => change(name(event))}
                />`
          }
          <span class="kinds" role="radiogroup" aria-label=${word("kind-of", { number })}>${/** @type {Place["kind"][]} */ (Object.keys(kinds)).map(kind)}</span>`
      }
      <button
        type="button"
        class="plain round"
        aria-label=${word("seat-remove", { number })}
        ?disabled=${places.length <= least}
        @click=${() => {
          change((now) => now.filter((_, other) => other !== at));
          document.querySelector(/** @type {"button"} */ (".setup .add"))?.focus();
        }}
      >
        ×
      </button>
      ${
        note
          ? html`<p class="note" id="note-${at}" role=${note === "name-equal" ? "alert" : "status"}>
              ${word(note, { name: names[at], most: LONGEST })}
            </p>`
          : nothing
      }
    </li>`;
  };
  return html`<ol class="places" aria-label=${word("seats")}>${places.map(row)}</ol>`;
}

/**
 * One more place.
 * @param {number} count
 * @param {number} most
 * @param {() => void} add
 */
export const drawAdd = (count, most, add) =>
  html`<button type="button" class="plain add" ?disabled=${count >= most} @click=${add}>
    ${count >= most ? word("seats-full", { most }) : word("seat-add")}
  </button>`;
