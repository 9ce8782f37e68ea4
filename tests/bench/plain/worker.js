// Pyodide as it comes, our wheel through micropip, and the first legal moves: what one writes first.
import { loadPyodide } from "./pyodide.mjs";

const pyodide = await loadPyodide({ packages: ["micropip"] });
await pyodide.pyimport("micropip").install(new URL("WHEEL", import.meta.url).href);
const moves = pyodide.runPython(`
from rules.mausen import RULES
[str(move) for move in RULES.start(2).moves(0)]
`);
postMessage(moves.toJs());
