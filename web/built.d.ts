// Modules that the build writes (.build/built); tools/site.py makes them.

/** The games as the bridge lists them, with every picture as SVG text. */
declare module "built/catalogue.js" {
  export type CatalogueGame = {
    name: string;
    seats: [number, number];
    options: { name: string; values: string[]; or_a_seat: boolean }[];
    proposals: { options: Record<string, string>; seats: number[]; short: boolean }[];
    words: Record<string, string>;
    pictures: Record<string, string>;
    sounds: Record<string, { wave: OscillatorType; start: number; end: number; at: number; lasts: number; loud: number }[]>;
    cloth: number;
    authors: string[];
    rules: { title: string; rules: string[] }[];
    cards: Record<string, import("../web/types.js").Face[]>;
  };
  export const games: CatalogueGame[];
}

/** The quick reactions, as SVG text. */
declare module "built/faces.js" {
  export const faces: Record<string, string>;
}

/** What the worker loads: names beside its own script, sizes in bytes; Pyodide's lock file without packages. */
declare module "built/python.js" {
  export type File = { name: string; size: number };
  export const files: { asm: File; wasm: File; stdlib: File; app: File };
  export const lock: import("pyodide").Lockfile;
}

/** The wheels of micropip, names beside the worker's script. */
declare module "built/micropip.js" {
  export const wheels: string[];
}

/** The worker's script, beside the page's own scripts. */
declare module "built/worker.js" {
  export const worker: string;
}

/** Words in Fluent, as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}

/** Not every browser has it, and TypeScript doesn't know it yet. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
