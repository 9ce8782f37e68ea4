// Settings: language, light or dark, the speed of the telling, noises.

import { html } from "lit";
import { PACES, pace, repace } from "./frames.js";
import { change, page } from "./page.js";
import { muted } from "./sounds.js";
import { recall, remember } from "./store.js";
import { LANGUAGES, chooseLanguage, spoken, word } from "./words.js";

const THEMES = ["auto", "light", "dark"];

/** @returns {string} */
const theme = () => THEMES.find((one) => one === recall("theme")) ?? "auto";

/** Wear the theme chosen: the styles follow the attribute, or the system without one. */
export function wearTheme() {
  const chosen = theme();
  if (chosen === "auto") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.setAttribute("data-theme", chosen);
}

const LEVELS = ["1", "2", "3"];

/** How well the bots of the next game play. */
export const level = () => Number(LEVELS.find((one) => one === recall("level")) ?? "2");

/** The choice of it: a name, and what that means. */
export const drawLevel = (chosen = () => {}) =>
  choice(
    page.table ? "setting-level-next" : "setting-level",
    "level",
    LEVELS.map((value) => ({ value, label: word(`level-${value}`) })),
    String(level()),
    chosen,
  );

export function drawSettings() {
  return html`
    ${choice(
      "setting-language",
      "lang",
      LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code })),
      spoken(),
      (value) => chooseLanguage(value),
    )}
    ${choice(
      "setting-theme",
      "theme",
      THEMES.map((value) => ({ value, label: word(`theme-${value}`) })),
      theme(),
      wearTheme,
    )}
    ${choice(
      "setting-pace",
      "pace",
      Object.keys(PACES).map((value) => ({ value, label: word(`pace-${value}`) })),
      pace(),
      repace,
    )}
    ${drawLevel()}
    ${choice(
      "setting-sound",
      "sound",
      ["on", "off"].map((value) => ({ value, label: word(`sound-${value}`) })),
      muted() ? "off" : "on",
      () => {},
    )}
    <p class="facts">${word("setting-motion")}</p>
  `;
}

/**
 * @param {string} title
 * @param {string} name
 * @param {{value: string, label: string, lang?: string}[]} values
 * @param {string} now
 * @param {(value: string) => void} chosen
 */
function choice(title, name, values, now, chosen) {
  return html`<fieldset class="option">
    <legend>${word(title)}</legend>
    ${values.map(
      ({ value, label, lang }) =>
        html`<label>
          <input
            type="radio"
            name=${name}
            .checked=${now === value}
            @change=${() => {
              remember(name, value);
              chosen(value);
              change({});
            }}
          />
          <span lang=${lang ?? spoken()}>${label}</span>
        </label>`,
    )}
  </fieldset>`;
}
