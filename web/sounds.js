// Noises: the tones of a game's sounds, made by Web Audio. A browser allows none before a first tap.

import { recall } from "./store.js";

/** @import { Game, Tone } from "./types.js" */

/** How soon (s) a tone is there, and gone: without a slope it would click. */
const SLOPE = 0.01;

/** @type {AudioContext | undefined} */
let audio;

export const muted = () => recall("sound") === "off";

addEventListener("click", () => {
  if (muted() || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {}); // a device without a loudspeaker stays silent
});

/**
 * Make a noise.
 * @param {Game} game whose sounds there are
 * @param {string | undefined} name
 */
export function sound(game, name) {
  if (!name || muted() || audio?.state !== "running") return;
  for (const tone of game.sounds[name] ?? []) play(audio, tone);
}

/** The house's own: two soft tones that call to one's turn. @type {Tone[]} */
const CHIME = [
  { wave: "sine", start: 587, end: 587, at: 0, lasts: 0.16, loud: 0.12 },
  { wave: "sine", start: 880, end: 880, at: 0.14, lasts: 0.3, loud: 0.1 },
];

export function chime() {
  if (muted() || audio?.state !== "running") return;
  for (const tone of CHIME) play(audio, tone);
}

/**
 * @param {AudioContext} audio
 * @param {Tone} tone
 */
function play(audio, { wave, start, end, at, lasts, loud }) {
  const from = audio.currentTime + at;
  const till = from + lasts;
  const source = new OscillatorNode(audio, { type: wave });
  source.frequency.setValueAtTime(start, from);
  source.frequency.exponentialRampToValueAtTime(end, till);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + SLOPE);
  volume.gain.setValueAtTime(loud, till - SLOPE);
  volume.gain.linearRampToValueAtTime(0, till);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(till);
}
