// Who is at the table from elsewhere, in a dialog: how well each is reached, sending away, the invitation again; and
// the place of a bot that a guest may take.

import { html, nothing } from "lit";
import { sitAt } from "./company.js";
import { drawHandout } from "./handout.js";
import { askKick } from "./kick.js";
import { asked, drawNameField, take } from "./namefield.js";
import { change, page } from "./page.js";
import { presence, sayPresence } from "./presence.js";
import { drawReach } from "./reach.js";
import { hostName } from "./visiting.js";
import { isolated, say, word } from "./words.js";

/** @import { Room } from "./types.js" */

export function drawFriends() {
  const { company, game } = page;
  const { places = [], onlookers = 0 } = company?.room ?? {};
  if (!company || !game) return nothing;
  const host = company.role === "host";
  return html`<ul class="company">
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

/** The bots whose place a guest may take. */
export function drawTaking() {
  const { places } = /** @type {Room} */ (page.company?.room ?? {});
  if (!places) return nothing;
  const name = asked(places.filter(({ kind }) => kind !== "bot").map((place) => place.name));
  const sit = (/** @type {number} */ seat) => (/** @type {string} */ called) => {
    change({ dialog: null });
    sitAt({ [seat]: called });
  };
  return html`${drawNameField(name, "sit-name")}
    <div class="stacked">
      ${places.map((place, seat) =>
        place.kind === "bot"
          ? html`<button type="button" @click=${() => take(name, sit(seat))}>
              ${word("take-bot", { name: isolated(place.name) })}
            </button>`
          : nothing,
      )}
    </div>`;
}
