// The worker: Python's table behind a few JSON messages, saves in IndexedDB, one tab a save.
//
// A request {id, do: VERB, …} gets {id, ok} or {id, error}. Some verbs are answered here, even before Python is
// there (`here`); the others are Python's. Between requests, Python's bots think in slices.

import { Fault } from "./fault.js";
import { hold } from "./locks.js";
import { boot } from "./python.js";
import * as saves from "./saves.js";
import { described, install } from "./wheel.js";

/** @typedef {{id: unknown, do: unknown, save?: string, game?: string, take?: boolean, wheel?: string}} Request */
/** @typedef {{id: unknown, ok?: any, error?: import("./fault.js").ErrorMessage}} Reply */

const THINK = { do: "think" };
const TICK = { do: "tick" }; // tells Python the time while others play at other screens
const BEAT = 1_000; // ms

/** @type {any[]} requests, and ticks */
const waiting = [];
let running = false;
let busy = false; // bots owe a move
let taken = false; // another tab plays on with our save
let storing = true; // the last write of a save went well
let beating = 0; // the timer of the ticks
/** @type {{save: string, release: () => void} | undefined} */
let held;

const post = (/** @type {object} */ message) => postMessage(JSON.stringify(message));

/** @type {Record<string, (request: Request) => Promise<unknown>>} */
const here = {
  saves: async () => ({ saves: await saves.list(), rooms: await saves.listRooms() }),
  export: async ({ save }) => {
    const record = await saves.read(String(save));
    return typeof record.text === "string" ? record.text : JSON.stringify(record);
  },
  forget: async ({ save }) => {
    const release = held?.save === save ? () => {} : await hold(String(save), false, () => {});
    await saves.forget(String(save));
    await saves.forgetRoom(String(save));
    release();
    return {};
  },
};

const booted = boot((loaded, total) => post({ push: "progress", loaded, total }));
booted.then(
  () => post({ push: "ready" }),
  (error) => post({ push: "failed", error: Fault.message(error, "load-failed") }),
);

addEventListener("message", ({ data }) => {
  const request = parse(data);
  if (!request) return post({ id: null, error: { key: "bad-message" } });
  const answer = typeof request.do === "string" && Object.hasOwn(here, request.do) && here[request.do];
  if (answer) {
    answer(request).then(
      (ok) => post({ id: request.id, ok }),
      (error) => post({ id: request.id, error: Fault.message(error) }),
    );
  } else {
    waiting.push(request);
    run();
  }
});

/**
 * @param {unknown} data
 * @returns {Request | undefined}
 */
function parse(data) {
  try {
    const request = JSON.parse(String(data));
    if (request !== null && typeof request === "object" && !Array.isArray(request)) return request;
  } catch {
    // not JSON: answered like any other bad message
  }
}

/** Serve what waits, one after the other, and let bots think when nothing does. */
async function run() {
  if (running) return;
  running = true;
  while (waiting.length || busy) {
    const request = waiting.shift();
    if (!request || request === TICK) await unasked(request ?? THINK);
    else post(await serve(request));
    await nextTask();
  }
  running = false;
}

/** The next macrotask, so that messages are heard in between. */
function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), resolve(undefined));
    port2.postMessage(null);
  });
}

/**
 * A request for Python; its save is opened before and stored before the reply goes out.
 * @param {Request} request
 * @returns {Promise<Reply>}
 */
async function serve(request) {
  try {
    await booted;
    if (request.do === "install") return { id: request.id, ok: await game(request) };
    if (request.do === "new" || request.do === "host")
      return await opening(String(request.game), request, async () => request);
    if (request.do === "rehost") {
      const save = String(request.save);
      const text = async () => (await saves.read(save).catch(() => ({ text: "" }))).text;
      return await opening(save, request, async () => ({
        ...request,
        text: await text(),
        room: await saves.readRoom(save),
      }));
    }
    if (request.do === "join") letGo();
    if (request.do === "resume") {
      const text = async () => ({ ...request, text: (await saves.read(String(request.save))).text });
      const reply = await opening(String(request.save), request, text);
      // To Python a record with no text in it, or with an endless one, is a bad message.
      if (reply.error?.key === "bad-message") throw new Fault("save-damaged");
      return reply;
    }
    if (taken && request.do !== "catalogue") throw new Fault("save-open-elsewhere");
    return await python(request);
  } catch (error) {
    return { id: request.id, error: Fault.message(error) };
  }
}

/**
 * Somebody else's game, installed, as a page shows it.
 * @param {Request} request
 */
async function game({ wheel, game: name }) {
  const { pyodide } = await booted;
  await install(pyodide, String(wheel), String(name));
  return described((await python({ do: "catalogue" })).ok, String(name));
}

/**
 * A request that opens a save: it is locked first, and the one open till then is let go if all went well.
 * @param {string} save
 * @param {Request} request
 * @param {() => Promise<object>} message what Python is told
 */
async function opening(save, request, message) {
  const lost = () => {
    if (held?.save !== save) return;
    held = undefined;
    taken = true;
    busy = false;
    stopTicking();
    post({ push: "taken" });
  };
  const mine = held?.save === save ? held : { save, release: await hold(save, request.take === true, lost) };
  const before = held;
  held = mine;
  let reply;
  try {
    reply = await python(await message());
  } finally {
    const unwanted = reply?.error || !reply ? mine : before;
    if (mine !== before) unwanted?.release();
    if (unwanted === mine) held = before;
    else taken = false;
  }
  return reply;
}

/**
 * Ask Python and store the save that comes of it.
 * @param {object} message
 * @returns {Promise<Reply>}
 */
async function python(message) {
  const { handle } = await booted;
  const now = performance.timeOrigin + performance.now();
  const answer = JSON.parse(handle(JSON.stringify({ ...message, now })));
  busy = answer.busy;
  if (answer.save) await store(answer.save);
  if (answer.room) await heed(answer.room);
  // What guests are told is kept before: a host that comes back knows no less than they do.
  if (answer.posts.length) post({ push: "posts", posts: answer.posts });
  return answer.reply;
}

/**
 * There is news of those at other screens: the page is told, and what a host has to keep is kept.
 * @param {{id: string | null, told: object | null, text: string | null}} room
 */
async function heed({ id, told, text }) {
  if (told) beating ||= setInterval(() => (waiting.push(TICK), run()), BEAT);
  else stopTicking();
  post({ push: "room", room: told });
  if (id === null || taken) return;
  try {
    await (text === null ? saves.forgetRoom(id) : saves.writeRoom(id, text));
  } catch (error) {
    if (storing) post({ push: "storage", error: Fault.message(error) });
    storing = false;
  }
}

function stopTicking() {
  clearInterval(beating);
  beating = 0;
}

/** The save that was open is another tab's if it wants it. */
function letGo() {
  held?.release();
  held = undefined;
  taken = false;
}

/**
 * What nobody at this screen asked for: bots think, or time passes for those at other screens.
 * @param {typeof TICK} request
 */
async function unasked(request) {
  try {
    const { ok, error } = await python(request);
    if (taken) return;
    if (ok) post({ push: "table", table: ok });
    if (error) post({ push: "fault", error });
  } catch (error) {
    busy = false;
    post({ push: "failed", error: Fault.message(error) });
  }
}

/**
 * Keep a save, or drop it if it has no text any more. Where that fails the game goes on; the page is told once.
 * @param {{id: string, header: unknown, text: string | null}} save
 */
async function store({ id, header, text }) {
  if (taken) return;
  try {
    await (text === null ? saves.forget(id) : saves.write({ id, header, text }));
    storing = true;
  } catch (error) {
    if (storing) post({ push: "storage", error: Fault.message(error) });
    storing = false;
  }
  if (text === null && held?.save === id) {
    held.release();
    held = undefined;
  }
}
