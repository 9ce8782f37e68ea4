// Sending an invitation: by what the device offers for that, else by the clipboard.

import { Fault } from "../fault.js";

/**
 * Called by a tap, as browsers demand.
 * @param {{title: string, url: string}} what
 * @returns {Promise<"shared" | "copied" | "dismissed">}
 * @throws {Fault} copy-refused: then it has to be shown, to be copied by hand
 */
export async function share({ title, url }) {
  if (navigator.share)
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
      // Where an embedding page doesn't allow it, the clipboard may do.
    }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    throw new Fault("copy-refused", String(error));
  }
}
