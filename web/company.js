// Playing with others at other screens: opens a room or joins one, and carries text between links and the engine.
// What Python says of the room stands in `page.company`.

import { games } from "built/catalogue.js";
import { LOBBY, drop, engine, settled, show, tellFault, toLobby, withOthers } from "./actions.js";
import { readConfig } from "./config.js";
import { Fault } from "./fault.js";
import { stop } from "./frames.js";
import { change, page } from "./page.js";
import { forgetRoom, keepRoom, keptRoom } from "./rooms.js";
import { go } from "./route.js";
import { withFriends } from "./seating.js";
import { tokenFor } from "./token.js";

/** @import { Link } from "./links/link.js" */
/** @import { Invitation } from "./links/invitation.js" */
/** @import { Room } from "./links/room.js" */
/** @import { ErrorMessage } from "./fault.js" */
/** @import { Company, Game, Place, Told } from "./types.js" */
/** @import { Way } from "./page.js" */

/** How often (ms) it is measured how well the others are reached. */
const MEASURE = 4_000;

/** @type {Map<string, Link>} */
const links = new Map();
let last = 0;
let opening = 0; // a room that was left while it was being opened is not shown
let close = () => {};
/** @type {ReturnType<typeof import("./links/host.js").host> | undefined} */
let hosting;
/** As a guest by hand: the friend has put our answer in. */
let begun = async () => {};

/** @type {Omit<Company, keyof Told>} */
const FRESH = { invitations: null, answer: null, trouble: null, linked: false, lost: 0, reach: {} };

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
    if (mine !== opening) return;
    // What is no fault of the engine's is a part of the page that could not be fetched.
    const fault = error instanceof Fault ? error : new Fault("load-failed", String(error));
    const { key } = fault;
    /** @type {Way} */
    const first =
      key === "save-open-elsewhere"
        ? { key: "take-over", go: again }
        : key.startsWith("save-") && game
          ? { key: "forget-save", go: () => drop(game).then(toLobby) }
          : { key: "try-again", go: again };
    tellFault(fault, key.startsWith("invitation-") ? [LOBBY] : [first, LOBBY], toLobby);
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
    // Where nothing can be kept there is a room all the same, as long as this page is open.
    const { rooms } = await engine.ask("saves").catch(() => ({ rooms: [] }));
    const kept = rooms.includes(game.name) ? await keptRoom(game.name).catch(() => undefined) : undefined;
    const room = kept ?? (await makeRoom());
    const verb = kept ? "rehost" : "host";
    const table = await engine.ask(verb, { game: game.name, save: game.name, secrets: secrets(room), take });
    if (!kept) {
      await engine.ask("arrange", withFriends(game));
      await keepRoom(game.name, room).catch((error) => change({ warning: Fault.message(error) }));
    }
    if (!wanted()) return;
    hosting = way.host(room, config, connect, trouble);
    close = hosting.close;
    const [play = "", watch = ""] = await Promise.all(
      [invitationLink(room, "play"), invitationLink(room, "watch")].map(async (link) => named(await link, game)),
    );
    note({ invitations: { play, watch } });
    show(table);
  };
  return come(game, enter, () => host(game, true));
}

/**
 * An invitation that tells at once to which game; that is no secret.
 * @param {string} link
 * @param {Game} game
 */
function named(link, game) {
  const url = new URL(link);
  url.searchParams.set("game", game.name);
  return url.href;
}

/**
 * Sit down at somebody else's table, elsewhere.
 * @param {Invitation} invitation
 * @param {Game | null} game if it is known already
 */
export function join(invitation, game) {
  const enter = async (/** @type {() => boolean} */ wanted) => {
    if (!globalThis.crypto.subtle) throw new Fault("insecure-page");
    const [way, { config }] = await Promise.all([import("./links/join.js"), readConfig()]);
    const token = await tokenFor(invitation.room);
    await engine.ask("join", { secret: invitation.secret, token, session: crypto.randomUUID() });
    if (!wanted()) return;
    if (!invitation.offer) {
      close = way.join(invitation, config, connect, trouble).close;
      return;
    }
    const byHand = await way.joinByHand(invitation, config, (link) => (spent(), connect(link)), trouble);
    if (!wanted()) return byHand.close();
    close = byHand.close;
    begun = byHand.pasted;
    note({ answer: byHand.text });
  };
  return come(game, enter, () => join(invitation, game));
}

/** An offer serves once: after a reload the guest is looked for like every other. */
function spent() {
  note({ answer: null });
  history.replaceState(null, "", location.pathname + location.search + location.hash.split(".")[0]);
}

/** As a guest by hand: the friend has put our answer in. */
export const pasted = () => begun();

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
    note({ linked: links.size > 0, lost: Date.now() });
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
  begun = async () => {};
  hosting = undefined;
  links.clear();
}

/** How well the others are reached, measured now and then. */
setInterval(async () => {
  if (!page.company || !links.size || document.hidden) return;
  const measured = [...links].map(async ([id, link]) => [id, await link.quality().catch(() => null)]);
  note({ reach: Object.fromEntries(await Promise.all(measured)) });
}, MEASURE);

/**
 * Ask for something in the room.
 * @param {string} verb
 * @param {object} [fields]
 * @returns {Promise<boolean>} whether it was granted, or is on its way to the host
 */
async function ask(verb, fields) {
  try {
    show(await engine.ask(verb, fields));
    return true;
  } catch (error) {
    tellFault(error);
    return false;
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
  if (!hosting || !page.game) throw new Fault("no-table");
  const offered = await hosting.offer(role);
  return { ...offered, text: named(offered.text, page.game) };
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
  change({ company: { ...(page.company ?? FRESH), ...told, linked: links.size > 0 } });
  const { game, playing } = told.room;
  if (game && game !== page.game?.name) change({ game: games.find(({ name }) => name === game) ?? null });
  if (game && !playing && page.screen === "table") {
    stop();
    change({ table: null });
    go("room", page.game);
  }
});

// A room that is only parted with stays as it is kept: its host opens it again, its guests find back by themselves.
withOthers({
  part() {
    disconnect();
    if (page.company) engine.ask("part").catch(() => {}); // an engine that failed holds no room any more
    change({ company: null });
  },
  back: (game) => host(game, true),
  forget: (game) => forgetRoom(game.name),
});
