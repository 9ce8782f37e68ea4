// Styles set property by property, which the page's policy allows; Lit's own styleMap first writes a style
// attribute, which it forbids.

import { nothing } from "lit";
import { Directive, directive } from "lit/directive.js";

class Styled extends Directive {
  /** @type {string[]} */
  #set = [];

  /** @param {Record<string, string>} _styles */
  render(_styles) {
    return nothing;
  }

  /**
   * @override
   * @param {import("lit/directive.js").AttributePart} part
   * @param {[Record<string, string>]} values
   */
  update(part, [styles]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const name of this.#set) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
    this.#set = Object.keys(styles);
    return nothing;
  }
}

/** On an element: `<p ${styled({"--hue": "60"})}>`. */
export const styled = directive(Styled);
