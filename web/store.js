// Small settings in localStorage. It may be forbidden: then they last as long as the page.

/** @type {Map<string, string>} */
const memory = new Map();

const KEY = "katzentisch ";

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(KEY + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(KEY + name, value);
  } catch {
    // Kept in memory only.
  }
}
