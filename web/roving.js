// Many cards, one stop of the Tab key: the arrow keys go from card to card.

import { change } from "./page.js";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Handlers for a group of buttons, and at which of so many Tab stops.
 * @param {{round?: boolean}} [shape] whether the last is followed by the first
 */
export function roving({ round = false } = {}) {
  let here = 0;

  /** @param {Event} event */
  const placed = ({ target, currentTarget }) => {
    const cards = [.../** @type {HTMLElement} */ (currentTarget).querySelectorAll("button")];
    return { cards, at: cards.indexOf(/** @type {HTMLButtonElement} */ (target)) };
  };

  /** @param {number} at */
  const come = (at) => {
    if (at < 0 || at === here) return;
    here = at;
    change({});
  };

  return {
    /** @param {KeyboardEvent} event */
    keys(event) {
      const { cards, at } = placed(event);
      const last = cards.length - 1;
      const step = at + (STEPS[/** @type {"ArrowUp"} */ (event.key)] ?? 0);
      const to = event.key === "Home" ? 0 : event.key === "End" ? last : round ? (step + last + 1) % (last + 1) : step;
      if (at < 0 || to === at || !cards[to]) return;
      event.preventDefault();
      come(to);
      cards[to].focus();
    },
    /** @param {FocusEvent} event */
    focused: (event) => come(placed(event).at),
    stop: (/** @type {number} */ count) => Math.max(0, Math.min(here, count - 1)),
  };
}
