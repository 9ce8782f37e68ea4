// The room in which a table is laid for those at different screens: at the host's, and at a guest's.

import { html } from "lit";
import { toLobby } from "./actions.js";
import { drawHosting } from "./hosting.js";
import { loadingBar } from "./loading.js";
import { page } from "./page.js";
import { styled } from "./styled.js";
import { drawVisiting } from "./visiting.js";
import { say, word } from "./words.js";

export function drawRoom() {
  const { company, game } = page;
  const hue = styled({ "--hue": String(game?.cloth ?? 60) });
  const body = !company ? drawWaiting() : company.role === "host" ? drawHosting(company) : drawVisiting(company);
  return html`<main class="setup room" ${hue}>${body}</main>`;
}

function drawWaiting() {
  const { game } = page;
  return html`<div class="paper sheet">
    <h1 id="room-title" tabindex="-1">${game ? say({ key: "title" }, { game: game.name }) : word("house")}</h1>
    <p role="status">${word("room-opening")}</p>
    ${loadingBar()}
    <button type="button" class="plain" @click=${toLobby}>${word("to-lobby")}</button>
  </div>`;
}
