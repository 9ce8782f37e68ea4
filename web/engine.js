// The page's side of the worker: questions with promises, and what the worker says unasked as events.

import { worker as script } from "built/worker.js";
import { Fault } from "./fault.js";

const PATIENCE = 30_000; // ms without a sign of life from a worker that owes one

/**
 * Events: "progress" {loaded, total}, "ready", "failed" ErrorMessage, "table" TABLE, "storage" ErrorMessage (a save
 * can't be kept), "fault" ErrorMessage (a bot's thinking went wrong), "taken" (another tab has our save now), "posts"
 * [LINK, text][] (to be sent), "room" ROOM (news of those at other screens; null: there are none any more). What stands
 * behind a name is the event's `detail`.
 */
export class Engine extends EventTarget {
  /** @type {"loading" | "ready" | "failed"} */
  state = "loading";
  progress = { loaded: 0, total: 1 };
  /** @type {import("./fault.js").ErrorMessage | undefined} why it failed */
  error;

  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, {resolve: (ok: any) => void, reject: (error: Fault) => void}>} */
  #owed = new Map();
  #last = 0;
  #timer = 0;

  constructor() {
    super();
    this.#start();
  }

  /**
   * Ask the worker.
   * @param {string} verb
   * @param {object} [fields]
   * @returns {Promise<any>}
   * @throws {Fault} the worker's error, or the reason why there is no worker
   */
  ask(verb, fields = {}) {
    return new Promise((resolve, reject) => {
      if (this.error) return reject(Fault.of(this.error));
      const id = ++this.#last;
      this.#owed.set(id, { resolve, reject });
      this.#worker?.postMessage(JSON.stringify({ ...fields, id, do: verb }));
      this.#wait();
    });
  }

  /** Start afresh after a failure. What was in the old worker's memory is gone; its saves are not. */
  retry() {
    this.#start();
  }

  #start() {
    this.state = "loading";
    this.progress = { loaded: 0, total: 1 };
    this.error = undefined;
    const worker = new Worker(new URL(script, import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    worker.onerror = (event) => {
      event.preventDefault();
      // An error without a message is a script that couldn't be loaded.
      const key = event.message ? "worker-crashed" : "load-failed";
      this.#fail({ key, details: `${event.message ?? ""} ${event.filename ?? script}:${event.lineno ?? 0}` });
    };
    this.#worker = worker;
    this.#wait();
  }

  /** @param {any} message */
  #hear(message) {
    if (this.state === "failed") return;
    if ("push" in message) this.#pushed(message);
    else this.#answered(message);
    this.#wait();
  }

  /** @param {any} message */
  #pushed({ push, ...rest }) {
    if (push === "failed") return this.#fail(rest.error);
    if (push === "ready") this.state = "ready";
    if (push === "progress") this.progress = rest;
    const [detail = rest] = Object.values(push === "progress" ? {} : rest);
    this.dispatchEvent(new CustomEvent(push, { detail }));
  }

  /** @param {{id: number, ok?: unknown, error?: import("./fault.js").ErrorMessage}} message */
  #answered({ id, ok, error }) {
    const owed = this.#owed.get(id);
    this.#owed.delete(id);
    if (error) owed?.reject(Fault.of(error));
    else owed?.resolve(ok);
  }

  /** Give the worker its time anew if it owes something. */
  #wait() {
    clearTimeout(this.#timer);
    if (this.state === "failed" || (this.state === "ready" && !this.#owed.size)) return;
    const key = this.state === "loading" ? "load-timeout" : "worker-silent";
    this.#timer = setTimeout(() => this.#fail({ key }), PATIENCE);
  }

  /** @param {import("./fault.js").ErrorMessage} error */
  #fail(error) {
    if (this.state === "failed") return;
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.state = "failed";
    this.error = error;
    for (const { reject } of this.#owed.values()) reject(Fault.of(error));
    this.#owed.clear();
    this.dispatchEvent(new CustomEvent("failed", { detail: error }));
  }
}
