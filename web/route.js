// The address tells the screen: ?game=NAME is a game's, without it the lobby. Going back never loses a game.

import { games } from "built/catalogue.js";
import { change } from "./page.js";

/** @import { Game } from "./types.js" */
/** @import { Page } from "./page.js" */

/** What the address asks for. */
export function asked() {
  const query = new URLSearchParams(location.search);
  const name = query.get("game") || null;
  return { lang: query.get("lang"), name, game: games.find((one) => one.name === name) ?? null };
}

/**
 * To a screen, with an address of its own.
 * @param {Page["screen"]} screen
 * @param {Game | null} game
 */
export function go(screen, game) {
  const query = new URLSearchParams(location.search);
  if (game) query.set("game", game.name);
  else query.delete("game");
  const search = query.size ? `?${query}` : "";
  const { name, game: here } = asked();
  const lost = name !== null && !here; // an address that leads nowhere is not gone back to
  try {
    if (search !== location.search)
      history[lost ? "replaceState" : "pushState"](null, "", search || location.pathname);
  } catch {
    // A page in a sandbox has no history of its own.
  }
  change({ screen, game });
}
