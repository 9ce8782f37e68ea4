// After a game with friends: whether all that was shown was so, and the code by which they compare it.

import { html, nothing } from "lit";
import { page } from "./page.js";
import { say, word } from "./words.js";

export function drawChecked() {
  const { company } = page;
  if (!company) return nothing;
  const { proof, role } = company;
  if (!proof) return html`<p class="checked" role="status">${word("check-waits")}</p>`;
  if (proof.fault) return html`<p class="checked wrong" role="alert">${say(proof.fault)} ${word("check-wrong")}</p>`;
  if (!proof.over) return html`<p class="checked" role="status">${word("check-runs")}</p>`;
  const code = proof.code.match(/.{1,4}/g)?.join(" ") ?? "";
  return html`<div class="checked" role="status">
    <p>${word(role === "host" ? "check-host" : "check-right")}</p>
    <p>${word("check-code")} <code>${code}</code></p>
  </div>`;
}
