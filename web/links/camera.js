// Reading a QR code with the camera, where the browser can.

import { Fault } from "../fault.js";

/** Whether this browser can read codes at all. */
export const canScan = () => "BarcodeDetector" in globalThis && Boolean(navigator.mediaDevices?.getUserMedia);

/**
 * Show what the camera sees until there is a code in it. The camera is off afterwards, however it ends.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal gives it up
 * @returns {Promise<string>} what the code says
 * @throws {Fault} camera-refused or camera-missing
 */
export async function scan(video, signal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).catch((error) => {
    const refused = error instanceof DOMException && error.name === "NotAllowedError";
    throw new Fault(refused ? "camera-refused" : "camera-missing", String(error));
  });
  try {
    signal.throwIfAborted();
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await video.play();
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    for (;;) {
      signal.throwIfAborted();
      const [found] = await detector.detect(video);
      if (found?.rawValue) return found.rawValue;
      await new Promise(requestAnimationFrame);
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
