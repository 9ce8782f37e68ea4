// A game as text, for whoever wants to keep it: who played, what happened, how it stands.

import { change, page } from "./page.js";
import { say, spoken, word } from "./words.js";

/** @import { Game, Message, Table } from "./types.js" */

/**
 * @param {Table} table
 * @param {Game} game
 */
function written(table, game) {
  const tell = (/** @type {Message} */ message) => say(message, { game: game.name, seats: table.seats });
  const title = say({ key: "title" }, { game: game.name });
  const date = new Date().toLocaleString(spoken(), { dateStyle: "long", timeStyle: "short" });
  const lines = [...table.log, ...table.frames.flatMap(({ line }) => line ?? [])].map(tell);
  const scores = table.end?.scores.map((score, seat) => `${table.seats[seat].name}: ${score}`) ?? [];
  const head = [`${title} · ${word("house")}`, date, table.seats.map(({ name }) => name).join(", ")];
  const proof = page.company?.proof?.code ?? "";
  return [...head, "", ...lines, "", ...scores, proof].join("\n").trimEnd() + "\n";
}

/**
 * Keep it as a file.
 * @param {Table} table
 * @param {Game} game
 */
export function keepRecord(table, game) {
  const url = URL.createObjectURL(new Blob([written(table, game)], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${game.name}-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
  change({});
}
