// The telling: what happened since the page last looked is shown event by event, at the person's own pace.

import { announce } from "./announce.js";
import { before, fly } from "./fly.js";
import { change, page } from "./page.js";
import { settle } from "./settle.js";
import { sound } from "./sounds.js";
import { recall } from "./store.js";
import { say } from "./words.js";

/** @import { Frame, Table } from "./types.js" */

/** How long (ms) an explaining step stays, and what is told in passing. "steps": until "next". */
export const PACES = {
  steps: { step: Infinity, line: 900, rest: 120 },
  slow: { step: 4200, line: 1500, rest: 250 },
  normal: { step: 2400, line: 900, rest: 120 },
  fast: { step: 900, line: 350, rest: 0 },
  none: { step: 0, line: 0, rest: 0 },
};
/** @typedef {keyof typeof PACES} Pace */

/** @returns {Pace} */
export function pace() {
  const chosen = recall("pace") ?? "";
  return Object.hasOwn(PACES, chosen) ? /** @type {Pace} */ (chosen) : "steps";
}

/** Tells the engine how many events have been shown. */
let acknowledge = (/** @type {number} */ _count) => {};

let telling = 0; // which telling is under way: another one (another game, or none) ends it
let going = false;
let letRun = false; // the rest of this telling needs no "next"
let skip = false;
let hurried = false; // "next" came while cards were still in flight
let goOn = () => {};
let waitAnew = () => {};

/** @param {(count: number) => void} tell */
export function acknowledgeWith(tell) {
  acknowledge = tell;
}

/**
 * A table has come that begins a game or takes it up again.
 * @param {Table} table
 */
export function begin(table) {
  stop();
  change({ table, shown: table.seen, log: page.wide });
  tellAll();
}

/** No more of what is being told: the table is left. */
export function stop() {
  telling += 1;
  going = letRun = skip = false;
  goOn();
  change({ frame: null, curtain: false });
}

/**
 * The newest table of the game that is on; of its log and frames only what is new.
 * @param {Table} news
 */
export function take(news) {
  if (!page.table) return;
  const { log, frames, seen } = page.table;
  const known = [...frames, ...news.frames];
  const told = known.splice(0, news.seen - seen).flatMap(({ line }) => line ?? []);
  const table = { ...news, log: [...log, ...told], frames: known };
  change({ table, shown: Math.max(page.shown, table.seen), curtain: page.curtain && table.curtain !== null });
  if (!going) tellAll();
}

/** The person has read enough of this step. */
export function next() {
  hurried = true;
  goOn();
}

/** The person chose another pace: it holds for what is being shown, too. */
export function repace() {
  waitAnew();
}

/** The rest of the telling goes on by itself. */
export function run() {
  letRun = true;
  goOn();
}

/** The rest of the telling is left out. */
export function skipAll() {
  skip = true;
  goOn();
}

/** What is still to be shown of the newest table; first what is being shown. */
export const upcoming = () => page.table?.frames.slice(page.shown - page.table.seen) ?? [];

async function tellAll() {
  const mine = telling;
  going = true;
  for (let [frame] = upcoming(); frame && !page.curtain; [frame] = upcoming()) {
    await show(frame);
    if (mine !== telling) return;
    change({ shown: page.shown + 1 });
    if (!hushed() || !upcoming().length) acknowledge(page.shown);
  }
  going = letRun = skip = false;
  change({ frame: null, curtain: page.table?.curtain != null });
}

/** Whether the log tells it all, and nothing is shown event by event. */
const hushed = () => skip || pace() === "none";

/** @param {Frame} frame */
async function show(frame) {
  const { table, game } = page;
  if (!table || !game) return;
  const lines =
    frame.step && frame.scene.caption.length ? frame.scene.caption : frame.line ? [frame.line] : [];
  announce(lines.map((line) => say(line, { game: game.name, seats: table.seats })).join(". "));
  if (hushed()) return;
  sound(game, frame.sound);
  const then = before(frame.carries);
  hurried = false;
  change({ frame });
  settle(".step .ways");
  await fly(frame.carries, then, game);
  await rest(frame);
}

/**
 * How long a frame stays, in ms.
 * @param {Frame} frame
 */
function time({ step, line, carries }) {
  const times = PACES[letRun && pace() === "steps" ? "normal" : pace()];
  return step ? times.step : line || carries.length === 0 ? times.line : times.rest;
}

/**
 * Wait, at most until the person goes on.
 * @param {Frame} frame
 */
function rest(frame) {
  return new Promise((resolve) => {
    if (skip || hurried) return resolve(undefined);
    let timer = 0;
    goOn = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
    waitAnew = () => {
      clearTimeout(timer);
      if (time(frame) < Infinity) timer = setTimeout(resolve, time(frame));
    };
    waitAnew();
  });
}
