// A bot that plays for a person who is away, and that person's way back to the seat.

import { html, nothing } from "lit";
import { sit } from "./actions.js";
import { isolated, word } from "./words.js";

/** @import { Seat } from "./types.js" */

/** A button for each person's seat. @param {Seat[]} seats */
export const drawSitting = (seats) =>
  seats.map(({ name, kind }, seat) => {
    if (kind !== "person" && kind !== "away") return nothing;
    const other = kind === "person" ? "away" : "person";
    return html`<button type="button" @click=${() => sit(seat, other)}>
      ${word(`sit-${other}`, { name: isolated(name) })}
    </button>`;
  });
