// What happened, said aloud by a screen reader: one polite live region.

const SAID_FOR = 10_000;

/** @param {string} text */
export function announce(text) {
  const region = document.getElementById("said");
  if (!region || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), SAID_FOR);
}
