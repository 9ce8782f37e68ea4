// How far Python is: a slim bar in bytes, or why it failed and a way to try again.

import { html, nothing } from "lit";
import { retry, tellFault } from "./actions.js";
import { Fault } from "./fault.js";
import { page } from "./page.js";
import { sayFault, spoken, word } from "./words.js";

export function loadingBar() {
  const { engine, progress, failure } = page;
  if (engine === "ready") return nothing;
  if (engine === "failed" && failure) {
    return html`<div class="loading failed" role="alert">
      <p>${sayFault(failure)}</p>
      <button type="button" @click=${retry}>${word("try-again")}</button>
      <button type="button" class="plain" @click=${() => tellFault(Fault.of(failure))}>
        ${word("details")}
      </button>
    </div>`;
  }
  const { loaded, total } = progress;
  const known = total > 1;
  const size = (/** @type {number} */ bytes) =>
    (bytes / 1e6).toLocaleString(spoken(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return html`<div class="loading">
    <label for="loaded">${word("loading")}</label>
    <progress id="loaded" max=${known ? total : 1} value=${known ? loaded : 0}></progress>
    <span>${known ? word("loading-bytes", { loaded: size(loaded), total: size(total) }) : nothing}</span>
  </div>`;
}
