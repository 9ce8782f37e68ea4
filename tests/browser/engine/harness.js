// The engine alone, for tests: `engine`, and `events`, all that it told so far.
import { Engine } from "../../../web/engine.js";

const start = () => {
  const engine = new Engine();
  const events = [];
  for (const name of ["progress", "ready", "failed", "table", "storage", "fault", "taken"])
    engine.addEventListener(name, ({ detail }) => {
      events.push({ name, detail });
      document.body.dataset[name] = JSON.stringify(detail);
    });
  Object.assign(window, { engine, events });
};
start();
