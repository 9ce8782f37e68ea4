// Quick reactions: a face, shown for a moment at the seat of whoever makes it.

import { faces } from "built/faces.js";
import { html, nothing } from "lit";
import { engine } from "./actions.js";
import { announce } from "./announce.js";
import { picture } from "./card.js";
import { react } from "./company.js";
import { change, page } from "./page.js";
import { isolated, word } from "./words.js";

/** @import { Told } from "./types.js" */

const SHOWN = 4_000; // ms
const BREATH = 2_000; // ms between two of ours

/** @type {Map<number, string>} what is being shown, by seat */
const shown = new Map();
let known = -1; // the number of the last one that was shown, or came before we did
let open = false;
let resting = false;

engine.addEventListener("room", (event) => {
  const { room } = /** @type {CustomEvent<Told | null>} */ (event).detail ?? {};
  if (!room?.reactions) return void (known = -1);
  const last = room.reactions.at(-1)?.[0] ?? 0;
  if (known >= 0)
    for (const [number, seat, face] of room.reactions) if (number > known) show(seat, face, room.places?.[seat]?.name);
  known = last;
});

/**
 * @param {number} seat
 * @param {string} face
 * @param {string} [name]
 */
function show(seat, face, name) {
  if (!Object.hasOwn(faces, face)) return;
  shown.set(seat, face);
  announce(word("face-said", { name: isolated(name ?? ""), face: word(`face-${face}`) }));
  change({});
  setTimeout(() => {
    if (shown.get(seat) === face) shown.delete(seat);
    change({});
  }, SHOWN);
}

/** The face at a seat. @param {number} seat */
export function drawFace(seat) {
  const face = page.company && shown.get(seat);
  return face ? html`<img class="reaction" src=${picture(faces[face])} alt="" draggable="false" />` : nothing;
}

/** The faces to choose from, for whoever sits at a seat. @param {number} seat */
export function drawFaces(seat) {
  const turn = () => {
    open = !open;
    change({});
  };
  const make = (/** @type {string} */ face) => () => {
    open = false;
    resting = true;
    setTimeout(() => {
      resting = false;
      change({});
    }, BREATH);
    react(seat, face);
    document.querySelector(/** @type {"button"} */ (".faces-open"))?.focus();
    change({});
  };
  const close = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    turn();
    document.querySelector(/** @type {"button"} */ (".faces-open"))?.focus();
  };
  return html`<div class="faces-choice" @keydown=${close}>
    <button
      type="button"
      class="faces-open"
      aria-expanded=${String(open)}
      aria-disabled=${String(resting)}
      aria-label=${word("faces")}
      @click=${() => resting || turn()}
    >
      <img src=${picture(faces.laugh)} alt="" draggable="false" />
    </button>
    ${
      open
        ? html`<div class="faces-row" role="group" aria-label=${word("faces")}>
            ${Object.entries(faces).map(
              ([face, svg]) =>
                html`<button type="button" aria-label=${word(`face-${face}`)} @click=${make(face)}>
                  <img src=${picture(svg)} alt="" draggable="false" />
                </button>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
}
