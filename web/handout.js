// Something to be handed over to a friend: a text to be copied, shared, or scanned from this screen.

import { html, nothing } from "lit";
import { Fault } from "./fault.js";
import { announce } from "./announce.js";
import { change } from "./page.js";
import { word } from "./words.js";

let copied = ""; // the text that was copied last

/** @type {typeof import("./links/qr.js").drawQr | undefined} it comes once it is needed */
let drawQr;
/** @type {Promise<void> | undefined} */
let coming;

function code(/** @type {string} */ text) {
  if (!drawQr) {
    coming ??= import("./links/qr.js").then(
      (qr) => {
        drawQr = qr.drawQr;
        change({});
      },
      () => {}, // the text can be copied all the same
    );
    return nothing;
  }
  const { box, shapes } = drawQr(text);
  return html`<svg class="qr" viewBox=${box} role="img" aria-label=${word("qr-code")}>${shapes}</svg>`;
}

/** @param {Event} event */
const select = ({ target }) => /** @type {HTMLInputElement} */ (target).select();

/**
 * @param {string} text
 * @param {string} key of what it is called
 * @param {string} title for those whom it is sent to
 * @param {boolean} [first] whether it is what to do first here
 */
export function drawHandout(text, key, title, first = false) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied = text;
      announce(word("copied"));
    } catch {
      // Copying is forbidden here: the text is selected at least, to be copied by hand.
      /** @type {NodeListOf<HTMLInputElement>} */
      const fields = document.querySelectorAll(".handout input");
      for (const field of fields) if (field.value === text) (field.focus(), field.select());
    }
    change({});
  };
  const send = async () => {
    const { share } = await import("./links/share.js");
    try {
      if ((await share({ title, url: text })) === "copied") copied = text;
    } catch (error) {
      change({ warning: Fault.message(error) });
    }
    change({});
  };
  return html`<div class="handout">
    <input type="text" readonly aria-label=${word(key)} .value=${text} @focus=${select} />
    <div class="ways">
      <button type="button" class=${first ? "main" : ""} @click=${copy}>
        ${word(copied === text ? "copied" : key === "link" ? "copy-link" : "copy-text")}
      </button>
      ${"share" in navigator ? html`<button type="button" @click=${send}>${word("share")}</button>` : nothing}
    </div>
    ${code(text)}
  </div>`;
}
