// What the page shows, and its redrawing: at most once a frame of the screen.

/** @import { Company, Fault, Frame, Game, Save, Table } from "./types.js" */

/**
 * @typedef {{key: string, go: () => void, stays?: boolean}} Way a button that leads on from a question or an
 *   error, which stays or goes with it
 *
 * @typedef {object} Dialog
 * @property {"menu" | "rules" | "sheet" | "settings" | "about" | "leave" | "leave-guest" | "leave-room" | "fault" | "anew" | "friends"
 *   | "kick" | "take-seat"} name
 * @property {Fault} [fault]
 * @property {Way[]} [ways]
 * @property {string} [whom] whom a question is about
 * @property {() => void} [closed] what happens if none of the ways is taken
 */

/**
 * @typedef {object} Page
 * @property {"lobby" | "setup" | "room" | "table"} screen
 * @property {Game | null} game the game chosen, on the screens other than the lobby
 * @property {"loading" | "ready" | "failed"} engine how far Python is
 * @property {{loaded: number, total: number}} progress bytes of Python that have come
 * @property {Fault | null} failure why Python failed to load
 * @property {boolean} waiting a start was asked for before Python was there
 * @property {string} coming the name of somebody else's game that is being fetched
 * @property {Save[]} saves games that can go on
 * @property {string[]} rooms the games for which a room of ours is kept
 * @property {Company | null} company those at other screens with whom we play
 * @property {Table | null} table the newest table from the engine
 * @property {Frame | null} frame the frame that is being shown; null: the table's own scene
 * @property {number} shown how many events have been shown in all
 * @property {boolean} curtain the curtain is drawn
 * @property {boolean} log whether the log is open
 * @property {string} notice a short word that goes away by itself: why something can't be tapped
 * @property {Dialog | null} dialog what is asked or told over all the rest
 * @property {boolean} copied the details in the dialog have been copied
 * @property {Fault | null} warning a fault that hinders nothing: a line with "copy details"
 * @property {{w: number, h: number}} middle the size of the middle of the table, in pixels
 * @property {boolean} wide whether there is room beside the table
 */

/** @type {Page} */
export const page = {
  screen: "lobby",
  game: null,
  engine: "loading",
  progress: { loaded: 0, total: 0 },
  failure: null,
  waiting: false,
  coming: "",
  saves: [],
  rooms: [],
  company: null,
  table: null,
  frame: null,
  shown: 0,
  curtain: false,
  log: false,
  notice: "",
  dialog: null,
  copied: false,
  warning: null,
  middle: { w: 0, h: 0 },
  wide: false,
};

let draw = () => {};
let asked = 0;

/** A page out of sight gets no frames, but its title is read: then it is drawn after so long (ms). */
const LATE = 100;
let late = 0;

/** @param {() => void} drawer draws the whole page */
export function drawWith(drawer) {
  draw = drawer;
}

/** @param {Partial<Page>} news */
export function change(news) {
  Object.assign(page, news);
  if (asked) return;
  asked = requestAnimationFrame(drawNow);
  late = setTimeout(drawNow, LATE);
}

/** Draw at once, for those who measure what was drawn. */
export function drawNow() {
  cancelAnimationFrame(asked);
  clearTimeout(late);
  asked = 0;
  draw();
}
