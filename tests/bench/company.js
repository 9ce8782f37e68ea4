// What somebody at the page would feel while bots play, noted from inside; loaded before the page's own scripts.
//
// Ten times a second the worker is asked something past the page. Answers and taps are kept apart by whether bots were
// thinking ("busy") or not ("idle"). Once none has for a while, the person's next choice is made, by chance.
{
  const EVERY = 100; // ms
  const QUIET = 6; // so many times without bots before the person chooses
  const AHEAD = 12; // bots wait while so many events have yet to be shown: py/table/table.py
  const WHOLE = new Set(["new", "resume", "rematch"]); // these are answered with all events that have yet to be shown
  const WAYS = [".end .main", ".step .next", ".confirm", ".card.can:not(.is-chosen), .prompt > button:not(.ask)"];

  const notes = { moves: [], taps: { busy: [], idle: [] }, answers: { busy: [], idle: [] } };
  const verbs = new Map();
  const probes = new Map();
  let worker;
  let events = 0;
  let since = 0; // when the bots began with the move that they think about; 0: they don't think
  let quiet = 0;

  const kind = () => (since ? "busy" : "idle");

  /** A table has come: from bots that have moved, or as an answer. */
  function see(table, whole, moved) {
    const now = performance.now();
    if (since && moved) notes.moves.push(now - since);
    events = (whole ? table.seen : events) + table.frames.length;
    const think = table.thinking.length > 0 && events - table.seen < AHEAD;
    since = think ? (moved ? now : since || now) : 0;
  }

  globalThis.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      worker = this;
      this.addEventListener("message", ({ data }) => {
        const { id, ok, push, table = ok } = JSON.parse(data);
        if (probes.has(id)) {
          const { asked, answers } = probes.get(id);
          answers.push(performance.now() - asked);
        }
        if (table?.frames) see(table, WHOLE.has(verbs.get(id)), push);
      });
    }
    postMessage(text) {
      const { id, do: verb } = JSON.parse(text);
      verbs.set(id, verb);
      super.postMessage(text);
    }
  };

  /** Every tap at the table is answered with all that is to be drawn; so is this. */
  function probe() {
    const id = -1 - probes.size;
    probes.set(id, { asked: performance.now(), answers: notes.answers[kind()] });
    worker.postMessage(JSON.stringify({ id, do: "seen", count: 0 }));
  }

  function choose() {
    const found = WAYS.map((way) => document.querySelectorAll(way)).find((buttons) => buttons.length);
    found?.[Math.floor(Math.random() * found.length)].click();
  }

  setInterval(() => {
    if (!worker) return;
    probe();
    quiet = since ? 0 : quiet + 1;
    if (quiet > QUIET) choose();
  }, EVERY);

  /** From the tap until the frame after it has been drawn. */
  function tapped({ isTrusted, timeStamp }) {
    if (!isTrusted) return;
    const taps = notes.taps[kind()];
    requestAnimationFrame(() => setTimeout(() => taps.push(performance.now() - timeStamp)));
  }
  for (const event of ["click", "keydown"]) addEventListener(event, tapped, true);

  globalThis.company = {
    /** From now on it counts. */
    begin() {
      for (const list of [notes.moves, ...[notes.taps, notes.answers].flatMap(Object.values)]) list.length = 0;
    },
    notes,
  };
}
