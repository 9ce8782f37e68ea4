// Sending a guest away: a question first.

import { kick } from "./company.js";
import { change } from "./page.js";

/**
 * @param {number} member
 * @param {string} name
 */
export const askKick = (member, name) =>
  change({
    dialog: {
      name: "kick",
      whom: name,
      ways: [
        { key: "kick-not", go: () => {} },
        { key: "kick", go: () => kick(member) },
      ],
    },
  });
