// The tab's title says whose turn it is.

import { page } from "./page.js";
import { isYours } from "./turn.js";
import { isolated, say, word } from "./words.js";

export function drawTitle() {
  const title = compose();
  if (document.title !== title) document.title = title;
}

function compose() {
  const { table, game } = page;
  if (!game) return word("house");
  const name = say({ key: "title" }, { game: game.name });
  if (page.screen === "room") return word("title-room", { game: name });
  if (!table) return word("title-game", { game: name });
  if (document.hidden && page.company && isYours()) return word("title-yours", { game: name });
  const { acting } = page.frame?.scene ?? table.scene;
  if (page.curtain && table.curtain !== null)
    return word("title-turn", { game: name, who: isolated(table.seats[table.curtain].name) });
  if (page.frame?.step) return word("title-telling", { game: name });
  if (table.end && !page.frame) return word("title-over", { game: name });
  if (isYours()) return word("title-yours", { game: name });
  if (!acting.length) return word("title-game", { game: name });
  return word("title-turn", { game: name, who: acting.map((seat) => isolated(table.seats[seat].name)) });
}
