// Who is at the table from elsewhere, in a dialog: how well each is reached, sending away, the invitation again; and
// the place of a bot that a guest may take.

import { html, nothing } from "lit";
import { sitAt } from "./company.js";
import { drawHandout } from "./handout.js";
import { askKick } from "./kick.js";
import { cleanName, notesOn } from "./names.js";
import { change, page } from "./page.js";
import { presence, sayPresence } from "./presence.js";
import { drawReach } from "./reach.js";
import { freeName, ownName, rememberName } from "./seating.js";
import { hostName } from "./visiting.js";
import { isolated, say, word } from "./words.js";

/** @import { Room } from "./types.js" */

export function drawFriends() {
  const { company, game } = page;
  const { places = [], onlookers = 0 } = company?.room ?? {};
  if (!company || !game) return nothing;
  const host = company.role === "host";
  return html`<ul class="friends">
      ${places.map(({ name, kind, owner }, seat) => {
        const state =
          sayPresence(seat) ||
          (kind === "bot" ? word("kind-bot") : owner === null ? word("place-host") : presence(seat) ? word("guest-here") : word("place-yours"));
        return html`<li>
          <span><bdi>${name}</bdi> <span class="state">${state}</span> ${drawReach(owner)}</span>
          ${
            host && owner !== null
              ? html`<button type="button" @click=${() => askKick(owner, name)}>${word("kick")}</button>`
              : nothing
          }
        </li>`;
      })}
    </ul>
    ${onlookers ? html`<p>${word("onlookers", { count: onlookers })}</p>` : nothing}
    <p class="facts">${host ? word("host-knows") : word("host-knows-guest", { name: hostName(company) })}</p>
    ${
      company.invitations
        ? html`<h3>${word("inviting")}</h3>
            <p>${word("inviting-late")}</p>
            ${drawHandout(company.invitations.play, "link", word("invited", { game: say({ key: "title" }, { game: game.name }) }))}
            <details>
              <summary>${word("inviting-onlookers")}</summary>
              ${drawHandout(company.invitations.watch, "link-watch", word("house"))}
            </details>`
        : nothing
    }`;
}

let typed = "";

/** The bots whose place a guest may take. */
export function drawTaking() {
  const { places } = /** @type {Room} */ (page.company?.room ?? {});
  if (!places) return nothing;
  const taken = places.filter(({ kind }) => kind !== "bot").map(({ name }) => name);
  const proposed = ownName() || freeName("person", taken);
  const name = cleanName(typed).name || proposed;
  const equal = notesOn([...taken, name]).at(-1) === "name-equal";
  const take = (/** @type {number} */ seat) => {
    if (equal) return document.querySelector(/** @type {"input"} */ ("dialog .name"))?.focus();
    rememberName(name);
    typed = "";
    change({ dialog: null });
    sitAt({ [seat]: name });
  };
  return html`<label class="visit">
      <span>${word("sit-name")}</span>
      <input
        type="text"
        class="name"
        dir="auto"
        autocomplete="off"
        spellcheck="false"
        maxlength="200"
        placeholder=${proposed}
        aria-invalid=${equal ? "true" : "false"}
        .value=${typed}
        @input=${(/** @type {Event} */ { target }) => {
          typed = /** @type {HTMLInputElement} */ (target).value;
          change({});
        }}
      />
      ${equal ? html`<span class="note" role="alert">${word("name-equal")}</span>` : nothing}
    </label>
    <div class="stacked">
      ${places.map(({ kind, name }, seat) =>
        kind === "bot"
          ? html`<button type="button" @click=${() => take(seat)}>${word("take-bot", { name: isolated(name) })}</button>`
          : nothing,
      )}
    </div>`;
}
