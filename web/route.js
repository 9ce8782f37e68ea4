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
  // An invitation stays in the address as long as one is there, so that a reload leads back.
  const hash = screen === "room" || screen === "table" ? location.hash : "";
  // An address that leads nowhere is not gone back to, nor one that is only completed.
  const lost = (name !== null && !here) || hash !== "";
  try {
    if (search + hash !== location.search + location.hash)
      history[lost ? "replaceState" : "pushState"](null, "", (search || location.pathname) + hash);
  } catch {
    // A page in a sandbox has no history of its own.
  }
  change({ screen, game });
}
