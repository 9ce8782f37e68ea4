// Inviting by hand, without any third party: a text goes to the friend, another one comes back, by whatever carries it.

import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { offer, pasted } from "./company.js";
import { Fault } from "./fault.js";
import { drawHandout } from "./handout.js";
import { canScan, scan } from "./links/camera.js";
import { change } from "./page.js";
import { sayFault, word } from "./words.js";

/** @import { ErrorMessage } from "./fault.js" */

/** @type {Awaited<ReturnType<typeof offer>> | null} */
let offered = null;
let answer = "";
let accepted = false;
/** @type {ErrorMessage | null} */
let fault = null;
/** @type {AbortController | null} */
let scanning = null;

/** Forget what was under way. */
export function forgetByHand() {
  scanning?.abort();
  offered = scanning = fault = null;
  answer = "";
  accepted = sent = false;
}

/** @param {() => Promise<unknown>} act */
async function trying(act) {
  fault = null;
  try {
    await act();
  } catch (error) {
    fault = Fault.message(error);
  }
  change({});
}

const make = () =>
  trying(async () => {
    forgetByHand();
    offered = await offer();
  });

const accept = () =>
  trying(async () => {
    await offered?.accept(answer);
    accepted = true;
  });

function look() {
  scanning = new AbortController();
  change({});
}

/** @param {Element | undefined} video */
function watch(video) {
  const looking = scanning;
  if (!(video instanceof HTMLVideoElement) || !looking || video.srcObject || video.dataset.on) return;
  video.dataset.on = "true";
  trying(async () => {
    try {
      answer = await scan(video, looking.signal);
    } catch (error) {
      if (looking.signal.aborted) return;
      throw error;
    } finally {
      if (scanning === looking) scanning = null;
    }
    await accept();
  });
}

const stopLooking = () => {
  scanning?.abort();
  scanning = null;
  change({});
};

const drawFault = () => (fault ? html`<p class="trouble" role="alert">${sayFault(fault)}</p>` : nothing);

/** At the host's. @param {string} title for those whom it is sent to */
export function drawByHand(title) {
  if (!offered)
    return html`<p>${word("by-hand-line")}</p>
      <button type="button" @click=${make}>${word("by-hand-make")}</button>
      ${drawFault()}`;
  if (accepted)
    return html`<p role="status">${word("by-hand-accepted")}</p>
      <button type="button" @click=${make}>${word("by-hand-another")}</button>`;
  return html`<ol class="steps">
    <li>
      <p>${word("by-hand-first")}</p>
      ${drawHandout(offered.text, "invitation", title)}
    </li>
    <li>
      <label for="answer">${word("by-hand-second")}</label>
      <textarea
        id="answer"
        rows="3"
        spellcheck="false"
        autocomplete="off"
        .value=${answer}
        @input=${(/** @type {Event} */ { target }) => {
          answer = /** @type {HTMLTextAreaElement} */ (target).value;
          change({});
        }}
      ></textarea>
      ${
        scanning
          ? html`<video class="camera" aria-label=${word("scan")} ${ref(watch)}></video>
              <button type="button" @click=${stopLooking}>${word("scan-stop")}</button>`
          : html`<div class="ways">
              <button type="button" class=${answer ? "main" : ""} @click=${accept}>${word("by-hand-accept")}</button>
              ${canScan() ? html`<button type="button" @click=${look}>${word("scan")}</button>` : nothing}
            </div>`
      }
      ${drawFault()}
    </li>
  </ol>`;
}

let sent = false; // the friend has put the answer in

/** At a guest's: what goes back to the host. @param {string} text */
export function drawAnswer(text) {
  const done = () => {
    sent = true;
    change({});
    pasted();
  };
  if (sent)
    return html`<p role="status">${word("answer-sent")}</p>
      <button type="button" class="plain" @click=${() => ((sent = false), change({}))}>${word("answer-again")}</button>`;
  return html`<ol class="steps">
    <li>
      <p>${word("answer-first")}</p>
      ${drawHandout(text, "answer", word("answer"), true)}
    </li>
    <li>
      <p>${word("answer-second")}</p>
      <button type="button" @click=${done}>${word("answer-done")}</button>
    </li>
  </ol>`;
}
