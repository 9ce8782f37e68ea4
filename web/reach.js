// How well somebody at another screen is reached: a small sign, and the same in words.

import { html, nothing, svg } from "lit";
import { page } from "./page.js";
import { word } from "./words.js";

/** From how many ms there and back a connection is that weak. */
const FAIR = 150;
const WEAK = 400;

/**
 * The link to whoever owns a seat: at the host's that guest, at a guest's the host.
 * @param {number | null} owner
 */
function linkTo(owner) {
  const { company } = page;
  if (!company) return undefined;
  if (company.role === "host") return owner === null ? undefined : company.links[owner];
  return owner === company.member ? Object.keys(company.reach)[0] : undefined;
}

/**
 * The sign at a seat, if its connection was measured from here.
 * @param {number | null} owner
 */
export function drawReach(owner) {
  const reach = page.company?.reach[linkTo(owner) ?? ""];
  if (!reach || reach.ms === null) return nothing;
  const ms = Math.round(reach.ms);
  const bars = !reach.up ? 0 : ms < FAIR ? 3 : ms < WEAK ? 2 : 1;
  return html`<svg class="reach" viewBox="0 0 16 14" role="img" aria-label=${word(`reach-${bars}`, { ms })}>
    ${[1, 2, 3].map(
      (bar) =>
        svg`<rect class=${bar <= bars ? "full" : ""} x=${bar * 5 - 4} y=${13 - bar * 4} width="4" height=${bar * 4} rx="1" />`,
    )}
  </svg>`;
}
