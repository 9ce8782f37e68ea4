// Playing with others at other screens: opens a room or joins one, and carries text between links and the engine.
// What Python says of the room stands in `page.company`.

import { games } from "built/catalogue.js";
import { LOBBY, engine, partWith, settled, show, tellFault, toLobby } from "./actions.js";
import { readConfig } from "./config.js";
import { Fault } from "./fault.js";
import { stop } from "./frames.js";
import { change, page } from "./page.js";
import { forgetRoom, keepRoom, keptRoom } from "./rooms.js";
import { go } from "./route.js";
import { tokenFor } from "./token.js";

/** @import { Link } from "./links/link.js" */
/** @import { Invitation } from "./links/invitation.js" */
/** @import { Room } from "./links/room.js" */
/** @import { ErrorMessage } from "./fault.js" */
/** @import { Company, Game, Place, Told } from "./types.js" */

/** How often (ms) it is measured how well the others are reached. */
const MEASURE = 4_000;

/** @type {Map<string, Link>} */
const links = new Map();
let last = 0;
let opening = 0; // a room that was left while it was being opened is not shown
let close = () => {};
/** @type {ReturnType<typeof import("./links/host.js").host> | undefined} */
let hosting;

/** @type {Omit<Company, keyof Told>} */
const FRESH = { invitations: null, trouble: null, linked: false, reach: {} };

const secrets = (/** @type {Room} */ { play, watch }) => ({ player: play, onlooker: watch });

/** @param {Partial<Company>} news */
const note = (news) => page.company && change({ company: { ...page.company, ...news } });

/**
 * Come to a room, as host or guest; the page waits there, visibly, until all is ready.
 * @param {Game | null} game
 * @param {(wanted: () => boolean) => Promise<void>} enter
 * @param {() => void} again
 */
async function come(game, enter, again) {
  disconnect();
  const mine = ++opening;
  stop();
  go("room", game);
  change({ table: null, dialog: null, company: null });
  try {
    if (game) await settled(game);
    await enter(() => mine === opening);
  } catch (error) {
    if (mine === opening) tellFault(error, [{ key: "try-again", go: again }, LOBBY], toLobby);
  }
}

/**
 * Open a room for a game, and be its host; the room of an earlier time, with its game, if there is one.
 * @param {Game} game
 * @param {boolean} take from another tab, if that has it open
 */
export function host(game, take = false) {
  const enter = async (/** @type {() => boolean} */ wanted) => {
    const [{ makeRoom }, { invitationLink }, way, { config }] = await Promise.all([
      import("./links/room.js"),
      import("./links/invitation.js"),
      import("./links/host.js"),
      readConfig(),
    ]);
    const { rooms } = await engine.ask("saves");
    const kept = rooms.includes(game.name) ? await keptRoom(game.name) : undefined;
    const room = kept ?? (await makeRoom());
    const verb = kept ? "rehost" : "host";
    const table = await engine.ask(verb, { game: game.name, save: game.name, secrets: secrets(room), take });
    if (!kept) await keepRoom(game.name, room);
    if (!wanted()) return;
    hosting = way.host(room, config, connect, trouble);
    close = hosting.close;
    const [play, watch] = await Promise.all([invitationLink(room, "play"), invitationLink(room, "watch")]);
    note({ invitations: { play, watch } });
    show(table);
  };
  return come(game, enter, () => host(game, true));
}

/**
 * Sit down at somebody else's table, elsewhere.
 * @param {Invitation} invitation
 */
export function join(invitation) {
  const enter = async (/** @type {() => boolean} */ wanted) => {
    const [way, { config }] = await Promise.all([import("./links/join.js"), readConfig()]);
    const token = await tokenFor(invitation.room);
    await engine.ask("join", { secret: invitation.secret, token, session: crypto.randomUUID() });
    if (!wanted()) return;
    const joined = way.join(invitation, config, connect, trouble);
    close = joined.close;
  };
  return come(page.game, enter, () => join(invitation));
}

/** @param {Link} link */
function connect(link) {
  const id = String(++last);
  links.set(id, link);
  const ask = async (/** @type {string} */ verb, /** @type {object} */ fields = {}) => {
    try {
      show(await engine.ask(verb, { link: id, ...fields }));
    } catch (error) {
      if (links.has(id)) tellFault(error);
    }
  };
  ask("linked");
  link.onText = (text) => ask("heard", { text });
  link.closed.then(() => {
    if (!links.delete(id)) return;
    note({ linked: links.size > 0 });
    ask("unlinked");
  });
  note({ linked: true, trouble: null });
}

/** @param {Fault | null} fault */
function trouble(fault) {
  note({ trouble: fault && Fault.message(fault) });
}

/** Away from all links; whoever is at their other ends sees that we are gone. */
export function disconnect() {
  opening += 1;
  close();
  close = () => {};
  hosting = undefined;
  links.clear();
}

/** How well the others are reached, measured now and then. */
setInterval(async () => {
  if (!page.company || !links.size) return;
  const measured = [...links].map(async ([id, link]) => [id, await link.quality().catch(() => null)]);
  note({ reach: Object.fromEntries(await Promise.all(measured)) });
}, MEASURE);

/**
 * Ask for something in the room.
 * @param {string} verb
 * @param {object} [fields]
 */
async function ask(verb, fields) {
  try {
    show(await engine.ask(verb, fields));
  } catch (error) {
    tellFault(error);
  }
}

/** The places, options and bots of the next game. @param {{places: Place[], options: Record<string, string>, level: number}} arranged */
export const arrange = (arranged) => ask("arrange", arranged);

export const begin = () => ask("begin");

/** Put the game away: everybody may find another place. */
export const endGame = () => ask("end");

/** Send a guest away for good. @param {number} member */
export const kick = (member) => ask("kick", { member });

/** As a guest: sit at these places by these names. @param {Record<number, string>} places */
export const sitAt = (places) => ask("request", { what: "sit", args: { places } });

/** @param {boolean} ready */
export const getReady = (ready) => ask("request", { what: "ready", args: { ready } });

/** Wait for somebody who is away, or no longer. @param {number} seat @param {boolean} wait */
export const waitFor = (seat, wait) => ask("request", { what: "wait", args: { seat, wait } });

/** Show a face. @param {number} seat @param {string} face */
export const react = (seat, face) => ask("request", { what: "react", args: { seat, face } });

/** An invitation by hand. @param {"play" | "watch"} role */
export async function offer(role = "play") {
  if (!hosting) throw new Fault("no-table");
  return hosting.offer(role);
}

/** Away from the room for good; of a guest's seat a bot takes care until it comes back by its invitation. */
export async function leaveRoom() {
  const { company, game } = page;
  try {
    await engine.ask("leave");
    if (company?.role === "host" && game) await forgetRoom(game.name);
  } catch (error) {
    tellFault(error);
  }
  disconnect();
  toLobby();
}

engine.addEventListener("posts", (event) => {
  for (const [id, text] of /** @type {CustomEvent<[string, string | null][]>} */ (event).detail) {
    if (text === null) links.get(id)?.close();
    else links.get(id)?.send(text);
  }
});

engine.addEventListener("room", (event) => {
  const told = /** @type {CustomEvent<Told | null>} */ (event).detail;
  if (!told) return change({ company: null });
  change({ company: { ...(page.company ?? FRESH), ...told } });
  const { game, playing } = told.room;
  if (game && game !== page.game?.name) change({ game: games.find(({ name }) => name === game) ?? null });
  if (game && !playing && page.screen === "table") {
    stop();
    change({ table: null });
    go("room", page.game);
  }
});

// A room that is only parted with stays as it is kept: its host opens it again, its guests find back by themselves.
partWith(() => {
  disconnect();
  if (page.company) engine.ask("part").catch(() => {}); // an engine that failed holds no room any more
});
