// What is asked or told over all the rest: one native dialog, which gives the focus back when it closes.

import { html, nothing } from "lit";
import { drawAbout } from "./about.js";
import { drawRules } from "./book.js";
import { sit } from "./actions.js";
import { drawFriends, drawTaking } from "./friends.js";
import { leaveTable } from "./leaving.js";
import { change, page } from "./page.js";
import { drawSettings } from "./settings.js";
import { muted } from "./sounds.js";
import { remember } from "./store.js";
import { drawSheet, shownSheet } from "./sheet.js";
import { drawSitting } from "./sitting.js";
import { isolated, say, sayFault, word } from "./words.js";

/** @import { Dialog, Way } from "./page.js" */
/** @import { Table } from "./types.js" */

/** @type {Record<Dialog["name"], (dialog: Dialog) => {title: string, body: unknown, ways?: Way[]}>} */
const KINDS = {
  menu: () => ({ title: word("menu"), body: drawMenu() }),
  rules: () => ({ title: word("rules"), body: drawRules() }),
  sheet: () => {
    const [sheet, { game, table }] = [shownSheet(), page];
    if (!sheet || !game || !table) return { title: "", body: nothing };
    return { title: say(sheet.title, { game: game.name, seats: table.seats }), body: drawSheet(sheet, game, table.seats) };
  },
  settings: () => ({ title: word("settings"), body: drawSettings() }),
  about: () => ({ title: word("about"), body: drawAbout() }),
  leave: ({ ways }) => ({ title: word("leave-title"), body: html`<p>${word("leave-line")}</p>`, ways }),
  "leave-guest": ({ ways }) => ({ title: word("leave-title"), body: html`<p>${word("leave-guest-line")}</p>`, ways }),
  "leave-room": ({ ways }) => ({ title: word("leave-room-title"), body: html`<p>${word("leave-room-line")}</p>`, ways }),
  kick: ({ ways, whom = "" }) => ({
    title: word("kick-title", { name: isolated(whom) }),
    body: html`<p>${word("kick-line")}</p>`,
    ways,
  }),
  friends: () => ({ title: word("friends"), body: drawFriends() }),
  "take-seat": () => ({ title: word("take-seat"), body: drawTaking() }),
  anew: ({ ways }) => ({ title: word("anew-title"), body: html`<p>${word("anew-line")}</p>`, ways }),
  fault: (dialog) => ({ title: word("fault-title"), body: drawFault(dialog), ways: dialog.ways }),
};

const close = () => change({ dialog: null, copied: false });

/** @type {Dialog | null} what the native dialog shows, or showed when it was closed */
let shown = null;

export function drawDialog() {
  const { dialog } = page;
  const { title, body, ways = [] } = dialog ? KINDS[dialog.name](dialog) : { title: "", body: nothing };
  const closed = (/** @type {Event} */ { currentTarget }) => {
    const { dialog } = page;
    // The event comes late: another dialog may have come meanwhile, which nobody closed.
    const open = /** @type {HTMLDialogElement} */ (currentTarget).open;
    if (!dialog || dialog !== shown || open) return;
    close();
    dialog.closed?.();
  };
  const take = (/** @type {Way} */ way) => () => {
    if (!way.stays) close();
    way.go();
  };
  const button = (/** @type {Way} */ way, /** @type {number} */ at) =>
    html`<button type="button" class=${at ? "" : "main"} @click=${take(way)}>${word(way.key)}</button>`;
  return html`<dialog
    class="paper ${dialog?.name ?? ""}"
    aria-labelledby="dialog-title"
    @close=${closed}
    @click=${outside}
  >
    ${
      dialog
        ? html`<header>
              <h2 id="dialog-title">${title}</h2>
              <button type="button" class="plain round" aria-label=${word("close")} @click=${shut}>×</button>
            </header>
            <div class="body" tabindex="0">${body}</div>
            ${ways.length ? html`<div class="ways">${ways.map(button)}</div>` : nothing}
            <p class="copied" role="status">${page.copied ? word("copied") : nothing}</p>`
        : nothing
    }
  </dialog>`;
}

/** @param {Event} event */
function shut({ target }) {
  /** @type {HTMLElement} */ (target).closest("dialog")?.close();
}

/** A click beside the dialog closes it. @param {MouseEvent} event */
function outside({ target, currentTarget }) {
  if (target === currentTarget) /** @type {HTMLDialogElement} */ (currentTarget).close();
}

/** Open or close the native dialog as the page says; called after each drawing. */
export function showDialog() {
  const element = document.querySelector("dialog");
  if (!element) return;
  if (page.dialog && !element.open) element.showModal();
  else if (!page.dialog && element.open) element.close();
  shown = page.dialog;
}

function drawMenu() {
  const to = (/** @type {"friends" | "rules" | "settings" | "about"} */ name) =>
    html`<button type="button" @click=${() => change({ dialog: { name } })}>${word(name)}</button>`;
  return html`<div class="stacked">
    ${page.company ? to("friends") : nothing} ${to("rules")} ${to("settings")} ${to("about")} ${drawMute()}
    ${page.table && !page.table.end ? (page.company?.role === "player" ? drawRest(page.table) : drawSitting(page.table.seats)) : nothing}
    <button
      type="button"
      @click=${() => {
        close();
        leaveTable();
      }}
    >
      ${word("leave")}
    </button>
  </div>`;
}

/** A guest's own seats: a bot plays at all of them, or none. @param {Table} table */
function drawRest({ seats }) {
  const own = seats.findIndex(({ kind }) => kind === "person" || kind === "away");
  if (own < 0) return nothing;
  const kind = seats[own].kind === "person" ? "away" : "person";
  return html`<button type="button" @click=${() => sit(own, kind)}>${word(kind === "away" ? "rest" : "rest-no-more")}</button>`;
}

/** Quiet within two taps, where the game makes noises. */
function drawMute() {
  if (!page.company && !Object.keys(page.game?.sounds ?? {}).length) return nothing;
  const turn = () => {
    remember("sound", muted() ? "on" : "off");
    change({});
  };
  return html`<button type="button" @click=${turn}>${word(muted() ? "unmute" : "mute")}</button>`;
}

/** @param {Dialog} dialog */
function drawFault({ fault }) {
  if (!fault) return nothing;
  const details = [
    fault.key,
    JSON.stringify(fault.args ?? {}),
    fault.details ?? "",
    location.pathname + location.search,
    navigator.userAgent,
  ].join("\n");
  return html`<p>${sayFault(fault, page.game?.name)}</p>
    <details>
      <summary>${word("details")}</summary>
      <pre tabindex="0">${details}</pre>
    </details>
    <p>
      <button type="button" class="plain" @click=${() => copy(details)}>${word("copy-details")}</button>
    </p>`;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    change({ copied: true });
  } catch {
    // Copying is forbidden here: the text is at least in sight, to be copied by hand.
    document.querySelector("dialog details")?.setAttribute("open", "");
  }
}
