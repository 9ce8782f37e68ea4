// Boots Python in the worker, from our own files, and tells how many of their bytes have come.

import { loadPyodide } from "pyodide";
import { files, lock } from "built/python.js";
import { Fault } from "./fault.js";

/** @import { PyodideInterface } from "pyodide" */

const HERE = new URL(".", import.meta.url).href;
const TOTAL = Object.values(files).reduce((sum, file) => sum + file.size, 0);

/**
 * Load Python and our package.
 * @param {(loaded: number, total: number) => void} progress
 * @returns {Promise<{handle: (text: string) => string, pyodide: PyodideInterface}>} the bridge, one text in, one text
 *   out; and the Python that it lives in
 */
export function boot(progress) {
  let loaded = 0;
  const count = (/** @type {number} */ bytes) => progress((loaded += bytes), TOTAL);
  return new Promise((resolve, reject) => {
    const asm = import(HERE + files.asm.name).then((module) => (count(files.asm.size), module.default));
    const wasm = load(files.wasm, count);
    const stdlib = load(files.stdlib, count);
    const app = load(files.app, count).then((response) => response.arrayBuffer());
    for (const file of [asm, wasm, stdlib, app]) file.catch(reject);
    const done = watch({ [`${HERE}pyodide.asm.wasm`]: wasm, [HERE + files.stdlib.name]: stdlib }, reject);
    const start = async () => {
      const pyodide = await loadPyodide({
        indexURL: HERE,
        packageBaseUrl: HERE,
        lockFileContents: lock,
        stdLibURL: HERE + files.stdlib.name,
        createPyodideModule: await asm,
        env: { PYTHONPATH: "/app.zip" },
        fsInit: async (FS) => FS.writeFile("/app.zip", new Uint8Array(await app)),
      });
      return { handle: pyodide.pyimport("bridge").Bridge().handle, pyodide };
    };
    start().then(resolve, reject).finally(done);
  });
}

/**
 * Fetch one of our files, counting its bytes as they come.
 * @param {import("built/python.js").File} file
 * @param {(bytes: number) => void} count
 * @throws {Fault} load-failed
 */
async function load(file, count) {
  const response = await fetch(HERE + file.name).catch((error) => {
    throw new Fault("load-failed", `${file.name}: ${error}`);
  });
  if (!response.ok) throw new Fault("load-failed", `${file.name}: ${response.status}`);
  // A copy is counted: the browser keeps compiled WebAssembly only of the response as it came.
  const counter = new WritableStream({ write: (chunk) => count(chunk.byteLength) });
  response
    .clone()
    .body?.pipeTo(counter)
    .catch(() => {}); // a broken download is told by whoever reads the response itself
  return response;
}

/**
 * Hand Pyodide the responses that we count, and hear of its WebAssembly's failure, of which Pyodide only warns and
 * then waits for ever.
 * @param {Record<string, Promise<Response>>} responses by the URL that Pyodide asks for
 * @param {(error: unknown) => void} failed
 * @returns {() => void} ends it
 */
function watch(responses, failed) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (request, options) => responses[String(request)] ?? fetch(request, options);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      return await instantiateStreaming(source, imports);
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
