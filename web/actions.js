// What a person can do: each asks the engine, and shows what it answers or why it can't be.

import { games } from "built/catalogue.js";
import { Engine } from "./engine.js";
import { Fault } from "./fault.js";
import { acknowledgeWith, begin, stop, take } from "./frames.js";
import { listing, welcome } from "./others.js";
import { change, page } from "./page.js";
import { go } from "./route.js";
import { settle } from "./settle.js";

/** @import { ErrorMessage } from "./fault.js" */
/** @import { Card, Game, Save, Seat, Table } from "./types.js" */
/** @import { Listed } from "./others.js" */
/** @import { Way } from "./page.js" */

export const engine = new Engine();

acknowledgeWith((count) => ask("seen", { count }));

/** @typedef {{game: string, options: Record<string, string>, seats: Seat[], level: number}} Setting */

/**
 * Ask for something that changes the table.
 * @param {string} verb
 * @param {object} [fields]
 */
async function ask(verb, fields) {
  try {
    take(await engine.ask(verb, fields));
  } catch (error) {
    // What follows from a fault that is being told is left out, and what concerns a table that was left.
    if (page.table && engine.state !== "failed" && page.dialog?.name !== "fault") tellFault(error);
  }
}

/**
 * Show what came without being asked for at this screen, if anything did: more of this table, or another one.
 * @param {Table | null} table
 */
export function show(table) {
  if (!table?.anew) return table && take(table);
  go("table", page.game);
  begin(table);
}

let last = Promise.resolve();
let turns = 0; // how often a move was made here, or the curtain lifted

/**
 * Taps take effect one after the other, each on what those before it have led to. One that came before a move was
 * made is not for what comes after it: it is the second half of a double click.
 * @param {(table: Table) => unknown} act
 */
function inTurn(act) {
  const tapped = turns;
  last = last.then(async () => {
    if (page.table && turns === tapped) await act(page.table);
  });
  return last;
}

/**
 * Ask for something after which the table is another one.
 * @param {string} verb
 * @param {object} fields
 */
async function turn(verb, fields) {
  await ask(verb, fields);
  turns += 1;
  settle("main");
}

export const tap = (/** @type {Card} */ card) => {
  if (card.pick) (card.mark === "chosen" ? unpick : pick)(card.pick);
};

export const unpick = (/** @type {string} */ token) =>
  inTurn(({ picks }) => picks.includes(token) && ask("unpick", { token }));

/**
 * Add to the choice. A move that is complete by it, and needs no confirming, is made at once.
 * @param {string} token
 */
export const pick = (token) =>
  inTurn(async ({ scene: { zones, offers }, screen, sent }) => {
    if (screen !== null && sent.includes(screen)) return; // a second tap on a move that is on its way
    const open = zones.flatMap(({ cards }) => cards).filter(({ mark }) => mark !== "chosen");
    if (![...open, ...offers].some((one) => one.pick === token)) return;
    await ask("pick", { token });
    const { move, scene, picks } = page.table ?? {};
    if (move && !scene?.confirm && picks?.includes(token)) await turn("play", { move });
  });

export const confirm = () => inTurn(({ move }) => move && turn("play", { move }));

export const look = () => inTurn(({ curtain }) => turn("look", { seat: curtain }));

/** Ask what a bot would do here; its hint comes with a later table. */
export const askHint = () => inTurn(() => ask("hint"));

/**
 * Let a bot play for a person who is away, or that person play again. Who looks may be another then, so all that is
 * told begins anew.
 * @param {number} seat
 * @param {"person" | "away"} kind
 */
export const sit = (seat, kind) =>
  inTurn(async ({ seats }) => {
    if (seats[seat].kind === kind) return; // a second click on a button that is about to go
    try {
      const table = await engine.ask("sit", { seat, kind });
      change({ dialog: null });
      if (table.anew) begin(table);
      else take(table);
      turns += 1;
    } catch (error) {
      if (engine.state !== "failed") tellFault(error);
    }
  });

/** Load Python again, and ask again which games are saved. */
export function retry() {
  engine.retry();
  change({ engine: "loading", failure: null, progress: engine.progress });
  listSaves();
}

/** @type {Way} */
export const LOBBY = { key: "to-lobby", go: toLobby };

let opening = 0; // an opening that was left meanwhile is not shown

/**
 * Open a table: the page waits at it, visibly, until the engine is there.
 * @param {Game} game
 * @param {string} verb
 * @param {object} fields
 */
async function open(game, verb, fields) {
  const mine = ++opening;
  stop();
  go("table", game);
  change({ table: null, dialog: null });
  try {
    await settled(game);
    const table = await engine.ask(verb, fields);
    if (mine === opening) begin(table);
  } catch (error) {
    if (mine !== opening) return;
    const again = () => {
      if (engine.state === "failed") retry();
      // What is saved could not be listed while there was no engine: a new game asks anew.
      if (verb === "new") start(game, /** @type {Setting} */ (fields));
      else open(game, verb, fields);
    };
    const key = Fault.message(error).key;
    /** @type {Way[]} */
    const ways = [LOBBY];
    if (key === "save-open-elsewhere") {
      ways.unshift({ key: "take-over", go: () => open(game, verb, { ...fields, take: true }) });
    } else if (verb === "new" || !key.startsWith("save-")) {
      ways.unshift({ key: "try-again", go: again });
    } else {
      ways.unshift(
        { key: "copy-save", go: () => copySave(game.name), stays: true },
        { key: "forget-save", go: () => forget(game.name) },
      );
    }
    tellFault(error, ways, toLobby);
  }
}

/**
 * Somebody else's game has to be in this worker's Python; after a failure the worker is another one.
 * @param {Game} game
 */
export async function settled({ name }) {
  const one = listing(name);
  if (one) await engine.ask("install", { game: name, wheel: one.wheel });
}

/**
 * Fetch somebody else's game, and go on with it unless something else was opened meanwhile.
 * @param {Listed} one
 * @param {(game: Game) => void} next
 */
export async function invite(one, next) {
  const mine = ++opening;
  const wanted = () => mine === opening && page.screen === "lobby";
  change({ coming: one.name });
  try {
    welcome(await engine.ask("install", { game: one.name, wheel: one.wheel }));
    change({ coming: "" });
    const game = games.find(({ name }) => name === one.name);
    if (game && wanted()) next(game);
  } catch (error) {
    change({ coming: "" });
    const again = () => {
      if (engine.state === "failed") retry();
      invite(one, next);
    };
    if (wanted()) tellFault(error, [{ key: "try-again", go: again }, LOBBY], toLobby);
  }
}

/**
 * A new game, after a question if one of this kind is running.
 * @param {Game} game
 * @param {Setting} setting
 */
export async function start(game, setting) {
  await freely(game, async () => {
    // A room that is kept would take this game for its own.
    if (page.rooms.includes(game.name)) await drop(game);
    return open(game, "new", setting);
  });
}

/**
 * Begin something at a game's table, after a question if a game of this kind is running, or a room for it is kept.
 * @param {Game} game
 * @param {() => unknown} anew
 */
export async function freely(game, anew) {
  // A tap may come before the first listing has: nothing is begun over a game that nobody asked about.
  await listSaves();
  const kept = page.rooms.includes(game.name);
  if (!kept && !page.saves.some((save) => save.id === game.name && !save.header.over)) return anew();
  change({
    dialog: {
      name: "anew",
      ways: [
        { key: "go-on", go: () => (kept ? others.back(game) : resume(game)) },
        { key: "start-anew", go: anew },
      ],
      ...(page.screen === "table" && { closed: toLobby }),
    },
  });
}

/** Forget the room that is kept for a game, and what was played in it. @param {Game} game */
export async function drop(game) {
  try {
    await engine.ask("forget", { save: game.name });
    await others.forget(game);
  } catch (error) {
    tellFault(error);
  }
}

/** @param {Game} game */
export const resume = (game) => open(game, "resume", { save: game.name });

export async function rematch() {
  const game = page.game;
  if (game) await open(game, "rematch", {});
}

/**
 * What joins the table to other screens.
 * @typedef {object} Others
 * @property {() => void} part ends it
 * @property {(game: Game) => void} back leads back to the room that is kept
 * @property {(game: Game) => Promise<void>} forget
 */

/** @type {Others} */
let others = { part: () => {}, back: () => {}, forget: async () => {} };

/** @param {Others} ways */
export function withOthers(ways) {
  others = ways;
}

/** Back to the lobby; the game stays where it is saved. */
export function toLobby() {
  opening += 1;
  others.part();
  stop();
  go("lobby", null);
  change({ table: null, dialog: null });
  listSaves();
}

/** Away from the table: at once if the game is over, else after a question. */
export function leave() {
  if (!page.table) return toLobby();
  if (page.table.end) return giveUp();
  change({
    dialog: {
      name: "leave",
      ways: [
        { key: "leave-later", go: toLobby },
        { key: "leave-ever", go: giveUp },
      ],
    },
  });
}

/** Give the game up: its save goes too. */
export async function giveUp() {
  stop();
  try {
    await engine.ask("leave");
  } catch (error) {
    tellFault(error);
  }
  toLobby();
}

/**
 * A save with a header that can be shown; what has none was not written by this page, but it is there.
 * @param {{id: string, header: any}} save
 * @returns {Save}
 */
function listed({ id, header }) {
  const sound = Array.isArray(header?.seats) && header.seats.every((/** @type {any} */ seat) => seat?.name);
  return { id, header: sound ? header : { game: id, seats: [], round: 0, over: false } };
}

export async function listSaves() {
  try {
    const { saves, rooms } = await engine.ask("saves");
    change({ saves: saves.map(listed), rooms });
  } catch (error) {
    change({ saves: [], rooms: [] });
    if (engine.state !== "failed") change({ warning: Fault.message(error) });
  }
}

/** @param {string} id */
async function forget(id) {
  try {
    await engine.ask("forget", { save: id });
  } catch (error) {
    tellFault(error);
  }
  toLobby();
}

/** @param {string} id */
async function copySave(id) {
  try {
    await navigator.clipboard.writeText(await engine.ask("export", { save: id }));
    change({ copied: true });
  } catch (error) {
    tellFault(error);
  }
}

/**
 * Show an error as a message with ways on.
 * @param {unknown} error
 * @param {Way[]} [ways]
 * @param {() => void} [closed] what happens if none of them is taken
 */
export function tellFault(error, ways = [{ key: "go-on", go: () => {} }], closed) {
  change({ dialog: { name: "fault", fault: Fault.message(error), ways, ...(closed && { closed }) } });
}

engine.addEventListener("progress", () => change({ progress: engine.progress }));
engine.addEventListener("ready", () => change({ engine: "ready" }));
engine.addEventListener("failed", () => {
  const failure = engine.error ?? { key: "worker-crashed" };
  change({ engine: "failed", failure });
  const { table, game } = page;
  if (!table || !game) return;
  const again = () => {
    retry();
    resume(game);
  };
  tellFault(Fault.of(failure), [{ key: "try-again", go: again }, LOBBY], toLobby);
});
engine.addEventListener("table", (event) => show(/** @type {CustomEvent<Table>} */ (event).detail));
engine.addEventListener("storage", (event) =>
  change({ warning: /** @type {CustomEvent<ErrorMessage>} */ (event).detail }),
);
engine.addEventListener("fault", (event) => {
  if (!page.table) return;
  // Whatever is asked next sets the bots to work again.
  const again = { key: "try-again", go: () => ask("seen", { count: page.shown }) };
  tellFault(Fault.of(/** @type {CustomEvent<ErrorMessage>} */ (event).detail), [again, LOBBY]);
});
engine.addEventListener("taken", () => {
  const { game, company } = page;
  stop();
  if (!game || !(page.table || company)) return;
  const again = () => (company ? others.back(game) : open(game, "resume", { save: game.name, take: true }));
  others.part();
  const back = { key: "take-over", go: again };
  tellFault(new Fault("save-taken"), [back, LOBBY], toLobby);
});
