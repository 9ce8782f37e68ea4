// node tools/pyodide.mjs OUT WHEEL WHEELS…
// Installs our wheel by micropip (whose own wheels are WHEELS) in a Pyodide under Node, and writes into OUT what
// the page loads: app.zip and stdlib.zip, compiled to .pyc by the very Python that will read them, and the
// catalogue of games.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const read = (file) => new Uint8Array(readFileSync(file));
const text = (url) => readFileSync(fileURLToPath(url), "utf8");

async function main(out, wheel, ...wheels) {
  const { info } = JSON.parse(text(import.meta.resolve("pyodide/pyodide-lock.json")));
  const pyodide = await loadPyodide({ lockFileContents: { info, packages: {} } });
  for (const file of wheels) pyodide.unpackArchive(read(file), "wheel");
  pyodide.FS.writeFile(`/tmp/${basename(wheel)}`, read(wheel));
  await pyodide.pyimport("micropip").install(`emfs:/tmp/${basename(wheel)}`);
  pyodide.runPython(text(new URL("inside_pyodide.py", import.meta.url)));
  for (const name of ["app.zip", "stdlib.zip", "catalogue.json"])
    writeFileSync(join(out, name), pyodide.FS.readFile(`/out/${name}`));
}

// Left alone, Node would print the whole line of code that failed: 1 MB of it.
main(...process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
