// The page as a whole: which screen, what lies over it, where the focus goes.

import { games } from "built/catalogue.js";
import { html, nothing, render } from "lit";
import { engine, invite, listSaves, resume, tellFault, toLobby } from "./actions.js";
import { keepAwake } from "./awake.js";
import { host, join } from "./company.js";
import { malformed, readConfig } from "./config.js";
import { drawDialog, showDialog } from "./dialog.js";
import { Fault } from "./fault.js";
import { keepFocus } from "./focus.js";
import { drawLobby } from "./lobby.js";
import { scrollLog } from "./log.js";
import { list, listed, welcome } from "./others.js";
import { change, drawWith, page } from "./page.js";
import { asked, go } from "./route.js";
import { wearTheme } from "./settings.js";
import { drawRoom } from "./room.js";
import { drawSetup } from "./setup.js";
import { drawTable } from "./table.js";
import { drawTitle } from "./title.js";
import { callToTurn } from "./turn.js";
import { chooseLanguage, sayFault, word } from "./words.js";

/** @import { Game } from "./types.js" */

const SCREENS = { lobby: drawLobby, setup: drawSetup, room: drawRoom, table: drawTable };

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

drawWith(() => {
  render(html`${drawScreen()} ${drawWarning()} ${drawDialog()}`, root);
  showDialog();
  scrollLog();
  keepFocus();
  drawTitle();
  callToTurn();
  keepAwake();
});

/** The screen; one that can't be drawn says so, once, and leads to the lobby. */
function drawScreen() {
  try {
    return SCREENS[page.screen]();
  } catch (error) {
    if (!page.dialog) queueMicrotask(() => tellFault(error, [{ key: "to-lobby", go: toLobby }], toLobby));
    return html`<main class="lobby"><h1>${word("house")}</h1></main>`;
  }
}

/** A fault that hinders nothing. */
function drawWarning() {
  const { warning } = page;
  if (!warning) return nothing;
  return html`<div class="warning" role="alert">
    <p>${sayFault(warning)}</p>
    <button type="button" @click=${() => change({ warning: null })}>${word("understood")}</button>
    <button type="button" class="plain" @click=${() => tellFault(Fault.of(warning))}>
      ${word("details")}
    </button>
  </div>`;
}

// The first fault is the telling one; what follows from it is left out.
const tellFirst = (/** @type {unknown} */ error) => page.dialog?.name !== "fault" && tellFault(error);
addEventListener("error", ({ error, message }) => tellFirst(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => tellFirst(reason));

/** Show what the address asks for: a game that was under way goes on by itself. */
async function arrive() {
  const { lang, name, game } = asked();
  chooseLanguage(lang);
  if (INVITING.test(location.hash)) return visit(name);
  if (game) return enter(game);
  toLobby(); // at once: a tap that comes before the saves are listed must count
  if (name === null) return;
  await configured;
  const one = listed().find((other) => other.name === name);
  if (one) invite(one, enter);
  else change({ warning: { key: "unknown-game", args: { game: name.slice(0, 24) } } });
}

/** What an address says behind the # is an invitation, whole or damaged. */
const INVITING = /^#[\w-]{8,}/;

/** Come by an invitation, perhaps to a table of somebody else's game. @param {string | null} name */
async function visit(name) {
  const { hash } = location;
  change({ screen: "room", game: null, company: null, table: null });
  const { readInvitation } = await import("./links/invitation.js");
  await configured;
  try {
    const invitation = readInvitation(hash);
    const one = listed().find((other) => other.name === name);
    if (one) welcome(await engine.ask("install", { game: one.name, wheel: one.wheel }));
    join(invitation, games.find((game) => game.name === name) ?? null);
  } catch (error) {
    toLobby();
    tellFault(error);
  }
}

/** @param {Game} game */
async function enter(game) {
  await listSaves();
  if (page.rooms.includes(game.name)) return host(game);
  if (page.saves.some((save) => save.id === game.name)) resume(game);
  else go("setup", game);
}

/** Other people's games are listed as soon as it is known which. */
const configured = readConfig().then(({ config, wrong }) => {
  const all = [...wrong, ...list(config.games)];
  change(all.length ? { warning: Fault.message(malformed(all)) } : {});
});

/** Whether there is room for the log beside the table. */
const room = matchMedia("(min-width: 1400px)");
room.addEventListener("change", () => change({ wide: room.matches, log: page.log && room.matches }));

wearTheme();
change({ wide: room.matches });
addEventListener("popstate", arrive);
arrive();
