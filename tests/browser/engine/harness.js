// The engine alone, for tests: `engine`; `events`, all that it told so far; `raw`, a worker without an engine.
import { worker } from "built/worker.js";
import { Engine } from "../../../web/engine.js";

const engine = new Engine();
const events = [];
for (const name of ["progress", "ready", "failed", "table", "storage", "fault", "taken"])
  engine.addEventListener(name, ({ detail }) => {
    events.push({ name, detail });
    document.body.dataset[name] = JSON.stringify(detail);
  });
const raw = () => new Worker(new URL(worker, import.meta.url), { type: "module" });
Object.assign(window, { engine, events, raw });
