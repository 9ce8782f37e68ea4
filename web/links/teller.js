// Trouble is told once, not at every try.

/** @import { Fault } from "../fault.js" */

/**
 * @param {(fault: Fault | null) => void} onTrouble
 * @param {AbortSignal} signal after it nothing is told
 */
export function teller(onTrouble, signal) {
  /** @type {string | undefined} */
  let told;
  return (/** @type {Fault | null} */ fault) => {
    if (signal.aborted || fault?.key === told) return;
    told = fault?.key;
    onTrouble(fault);
  };
}
