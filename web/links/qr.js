// A text as a QR code, for a camera that looks at this screen.

import { svg } from "lit";
import { correction, generate } from "lean-qr/nano";
import { toSvgPath } from "lean-qr/extras/svg";

const MARGIN = 4; // modules of quiet all round, as readers want it

/**
 * Dark on light in every theme: many readers know nothing else. For the inside of an <svg>, with the box that it needs.
 * @param {string} text
 */
export function drawQr(text) {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const side = code.size + 2 * MARGIN;
  return {
    box: `${-MARGIN} ${-MARGIN} ${side} ${side}`,
    shapes: svg`<rect x=${-MARGIN} y=${-MARGIN} width=${side} height=${side} fill="#fff"></rect>
      <path d=${toSvgPath(code)} fill="#000" shape-rendering="crispEdges"></path>`,
  };
}
