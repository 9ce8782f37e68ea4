// Variants: what players may choose before a game starts, and what is proposed for those who sit at the table.

import { html, nothing } from "lit";
import { change } from "./page.js";
import { say, word } from "./words.js";

/** @import { Game, Option, Place } from "./types.js" */
/** @typedef {{name: string, kind: Place["kind"]}} Sitting */

/** Nobody plays for an hour on a small screen. */
const small = matchMedia("(max-width: 759px)");
small.addEventListener("change", () => change({}));

/**
 * What is proposed for these seats.
 * @param {Game} game
 * @param {Sitting[]} seats
 */
function proposals(game, seats) {
  const short = small.matches || seats.some((seat) => seat.kind === "bot");
  return game.proposals.filter((one) => one.seats.includes(seats.length) && (short || !one.short));
}

/** @param {Option} option @param {Sitting[]} seats */
const values = (option, seats) => [...option.values, ...(option.or_a_seat ? seats.keys() : [])].map(String);

/**
 * A value for each option: the one chosen, else the one proposed, else the game's own default.
 * @param {Game} game
 * @param {Sitting[]} seats
 * @param {Record<string, string>} [chosen]
 * @returns {Record<string, string>}
 */
export function settled(game, seats, chosen = {}) {
  const proposed = Object.assign({}, ...proposals(game, seats).map((one) => one.options));
  return Object.fromEntries(
    game.options.map((option) => {
      const wanted = chosen[option.name];
      const possible = wanted !== undefined && values(option, seats).includes(wanted);
      return [option.name, possible ? wanted : (proposed[option.name] ?? option.values[0])];
    }),
  );
}

/**
 * @param {Game} game
 * @param {Sitting[]} seats
 * @param {Record<string, string>} chosen is changed by what is tapped
 * @param {() => void} [then] called after that
 */
export function drawVariants(game, seats, chosen, then = () => change({})) {
  const now = settled(game, seats, chosen);
  const tell = (/** @type {string} */ key) => say({ key }, { game: game.name });
  const hint = (/** @type {string} */ name, /** @type {string} */ value) => {
    const proposal = proposals(game, seats).find((one) => one.options[name] === value);
    if (!proposal) return nothing;
    return html`<small class="hint">
      ${word(proposal.short ? "proposed-short" : "proposed", { count: seats.length })}
    </small>`;
  };
  const label = (/** @type {Option} */ option, /** @type {string} */ value) =>
    option.values.includes(value)
      ? html`${tell(`option-${option.name}-${value}`)} ${hint(option.name, value)}`
      : html`<bdi>${seats[Number(value)].name}</bdi>`;
  return game.options.map(
    (option) =>
      html`<fieldset class="option">
        <legend>${tell(`option-${option.name}`)}</legend>
        ${values(option, seats).map(
          (value) =>
            html`<label>
              <input
                type="radio"
                name="option-${option.name}"
                .checked=${now[option.name] === value}
                @change=${() => {
                  chosen[option.name] = value;
                  then();
                }}
              />
              <span>${label(option, value)}</span>
            </label>`,
        )}
      </fieldset>`,
  );
}
