// Names of seats: what people may type, and what is made of it.

/** @typedef {"name-empty" | "name-long" | "name-equal"} NameNote */

export const LONGEST = 24;

// Characters that control something or that nobody sees, but for two joiners that scripts and emoji need.
const STRIPPED = /(?![\u200c\u200d])\p{C}/gu;
const BLANKS = /[\s\u115f\u1160\u2800\u3164\uffa0]+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** @type {Intl.Segmenter | undefined} */
const letters = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;

/**
 * A typed name without what doesn't belong in one, and no longer than there is room for.
 * @param {string} typed
 * @returns {{name: string, cut: boolean}}
 */
export function cleanName(typed) {
  const bare = typed.normalize("NFC").replace(BLANKS, " ").replace(STRIPPED, "").replace(BLANKS, " ").trim();
  const name = VISIBLE.test(bare) ? bare : "";
  if (name.length <= LONGEST) return { name, cut: false };
  let kept = "";
  for (const letter of letters ? Array.from(letters.segment(name), (one) => one.segment) : name) {
    if (kept.length + letter.length > LONGEST) break;
    kept += letter;
  }
  return { name: kept.trim(), cut: true };
}

/** Equal for names that sound alike; upper case first, for ß and its like. */
const spoken = (/** @type {string} */ name) =>
  name
    .normalize("NFKC")
    .toUpperCase()
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, "");

/**
 * What is to be said about each name; a seat whose name is equal to an earlier one's can't start.
 * @param {string[]} names as typed
 * @returns {(NameNote | null)[]}
 */
export function notesOn(names) {
  const clean = names.map(cleanName);
  return clean.map(({ name, cut }, at) => {
    if (!name) return "name-empty";
    if (clean.slice(0, at).some((other) => spoken(other.name) === spoken(name))) return "name-equal";
    return cut ? "name-long" : null;
  });
}
