// The room at a guest's: whose table it is, where one may sit down, and whether one is ready.

import { html, nothing } from "lit";
import { toLobby } from "./actions.js";
import { drawAnswer } from "./byhand.js";
import { getReady, sitAt } from "./company.js";
import { leaveTable } from "./leaving.js";
import { loadingBar } from "./loading.js";
import { asked, drawNameField, take } from "./namefield.js";
import { change, page } from "./page.js";
import { drawReach } from "./reach.js";
import { isolated, say, sayFault, word } from "./words.js";

/** @import { Company, Game, Room } from "./types.js" */

let sharing = false; // somebody else at this screen is to sit down too
/** @type {import("./types.js").Message | null} a refusal that was answered by another try */
let past = null;

/** The host's name, as far as it is known. @param {Company} company */
export const hostName = (company) => knownName(company) || word("the-host");

/** @param {Company} company */
const knownName = ({ room }) =>
  isolated(room.places?.find(({ owner, kind }) => owner === null && (kind === "person" || kind === "away"))?.name ?? "");

/** @param {Company} company */
export function drawVisiting(company) {
  const { game } = page;
  const title = game ? say({ key: "title" }, { game: game.name }) : word("house");
  const name = knownName(company);
  return html`<div class="paper sheet">
    <h1 id="room-title" tabindex="-1">
      ${name ? word("visiting-title", { name, game: title }) : title}
    </h1>
    ${drawBody(company, game)} ${loadingBar()}
    <div class="ways foot">
      <button type="button" class="plain" @click=${company.room.places ? leaveTable : toLobby}>
        ${word(company.room.places ? "leave" : "to-lobby")}
      </button>
      ${
        game
          ? html`<button type="button" class="plain" @click=${() => change({ dialog: { name: "rules" } })}>
              ${word("rules")}
            </button>`
          : nothing
      }
      <button type="button" class="plain" @click=${() => change({ dialog: { name: "settings" } })}>
        ${word("settings")}
      </button>
    </div>
  </div>`;
}

/**
 * @param {Company} company
 * @param {Game | null} game
 */
function drawBody(company, game) {
  if (company.standing === "out") return html`<p class="lead" role="alert">${word(company.why ?? "internal")}</p>`;
  if (company.answer !== null) return html`${drawAnswer(company.answer)}${drawTrouble(company)}`;
  const room = company.room.places ? /** @type {Room} */ (company.room) : null;
  if (!room) return drawLooking(company);
  return html`${company.linked ? nothing : drawLooking(company)} ${drawPlaces(company, room)}
    ${drawOptions(room, game)}
    <p class="facts">${word("host-knows-guest", { name: hostName(company) })}</p>`;
}

/** @param {Company} company */
function drawLooking(company) {
  return html`<div class="looking" role="status">
      <span class="paws" aria-hidden="true"><i></i><i></i><i></i></span>
      <p>${word(company.standing === "greeting" ? "greeting" : "looking")}</p>
    </div>
    ${drawTrouble(company)}`;
}

/** @param {Company} company */
const drawTrouble = ({ trouble }) =>
  trouble ? html`<p class="trouble" role="alert">${sayFault(trouble)}</p>` : nothing;

/**
 * @param {Company} company
 * @param {Room} room
 */
function drawPlaces(company, room) {
  const { member, role, refusal } = company;
  const own = [...room.places.keys()].filter((at) => room.places[at].owner === member && member !== null);
  const may = role === "player";
  const taken = room.places.filter(({ kind }) => kind !== "open").map(({ name }) => name);
  const name = asked(taken, !own.length);
  const first = room.places.findIndex(({ kind }) => kind === "open");
  const open = first >= 0;
  const sit = (/** @type {number} */ at) => (/** @type {string} */ called) => {
    past = refusal;
    sharing = false;
    sitAt({ ...names(room, own), [at]: called });
  };
  const ready = own.length > 0 && room.places[own[0]].ready;
  return html`${!may ? html`<p class="lead">${word("looking-on")}</p>` : nothing}
    ${may && !own.length ? html`<p class="lead">${word(open ? "sit-line" : "sit-full")}</p>` : nothing}
    ${may && !own.length && open ? drawNameField(name, "sit-name") : nothing}
    <ol class="places" aria-label=${word("seats")}>
      ${room.places.map((place, at) => {
        const mine = own.includes(at);
        return html`<li class="place ${mine ? "mine" : ""}">
          <span class="name guest ${place.kind === "open" ? "free" : ""}">
            ${place.kind === "open" ? word("place-free") : html`<bdi>${place.name}</bdi>`}
            <span class="state">${mine ? word("place-yours") : stateOf(place)}</span>
            ${drawReach(place.owner)}
          </span>
          ${
            mine
              ? html`<button type="button" class="plain" @click=${() => stand(room, own, at)}>${word("stand-up")}</button>`
              : place.kind === "open" && may && (!own.length || sharing)
                ? html`<button type="button" class=${own.length || at !== first ? "" : "main"} @click=${() => take(name, sit(at), !own.length)}>
                    ${word(own.length ? "sit-beside" : "sit-here")}
                  </button>`
                : nothing
          }
        </li>`;
      })}
    </ol>
    ${may && own.length && open ? drawBeside(name) : nothing}
    ${refusal && refusal !== past ? html`<p class="trouble" role="alert">${say(refusal)}</p>` : nothing}
    ${
      own.length
        ? html`<div class="starting">
            <button
              type="button"
              class=${ready ? "" : "main"}
              aria-pressed=${ready ? "true" : "false"}
              @click=${() => getReady(!ready)}
            >
              ${word(ready ? "ready-yes" : "ready")}
            </button>
            <p role="status">${word(ready ? "ready-wait" : "ready-line", { name: hostName(company) })}</p>
          </div>`
        : nothing
    }
    ${room.onlookers ? html`<p class="facts">${word("onlookers", { count: room.onlookers })}</p>` : nothing}`;
}

/** A place more, for somebody beside us. @param {ReturnType<typeof asked>} name */
function drawBeside(name) {
  const turn = () => {
    sharing = !sharing;
    change({});
  };
  return html`<button type="button" class="plain beside" aria-expanded=${String(sharing)} @click=${turn}>
      ${word("beside")}
    </button>
    ${sharing ? drawNameField(name, "beside-name") : nothing}`;
}

/** @param {Room["places"][number]} place */
function stateOf({ kind, here, ready }) {
  if (kind === "open") return "";
  if (kind === "bot") return word("kind-bot");
  if (kind === "person") return word("place-host");
  return word(!here ? "guest-away" : ready ? "guest-ready" : "guest-here");
}

/** Our places and names. @param {Room} room @param {number[]} own */
const names = (room, own) => Object.fromEntries(own.map((at) => [at, room.places[at].name]));

/** @param {Room} room @param {number[]} own @param {number} at */
function stand(room, own, at) {
  sitAt(names(room, own.filter((other) => other !== at)));
}

/** What is going to be played. @param {Room} room @param {Game | null} game */
function drawOptions(room, game) {
  if (!game?.options.length) return nothing;
  const tell = (/** @type {string} */ key) => say({ key }, { game: game.name });
  return html`<details class="variants">
    <summary>${word("variants")}</summary>
    <dl>
      ${game.options.map(({ name, values }) => {
        const value = room.options[name] ?? "";
        const seat = room.places[Number(value)];
        return html`<dt>${tell(`option-${name}`)}</dt>
          <dd>${values.includes(value) || !seat ? tell(`option-${name}-${value}`) : html`<bdi>${seat.name}</bdi>`}</dd>`;
      })}
    </dl>
  </details>`;
}
