// node tests/bench/bench_pyodide.mjs APP.ZIP SCRIPT EXPRESSION
// What an expression comes to after a script of this folder, in Pyodide under Node, with the very zip that the page
// loads. Prints JSON.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

async function main(app, script, expression) {
  const pyodide = await loadPyodide({
    env: { PYTHONPATH: "/app.zip" },
    fsInit: async (FS) => FS.writeFile("/app.zip", new Uint8Array(readFileSync(app))),
  });
  pyodide.runPython(readFileSync(new URL(script, import.meta.url), "utf8"));
  return pyodide.runPython(`import json; json.dumps(${expression})`);
}

// Left alone, Node would print the whole line of code that failed: 1 MB of it.
main(...process.argv.slice(2)).then(
  (found) => process.stdout.write(found),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
