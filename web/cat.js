// A cat asleep on a chair.

import { svg, html } from "lit";

const drawing = svg`
  <path class="fur" d="M8 40C4 20 24 6 46 8C70 10 82 26 78 42C75 54 60 58 42 58C24 58 11 54 8 40Z" />
  <path
    class="dark"
    d="M76 40C80 54 62 62 44 60C30 59 22 54 24 50C26 46 32 50 44 51C58 52 66 48 68 40C70 34 75 34 76 40Z"
  />
  <path class="stripes" d="M34 9c3 4 4 8 4 12M46 8c2 4 3 8 2 13M58 11c1 4 1 8-1 12" />
  <path class="fur" d="M8 30L10 14L20 21C25 19 30 20 34 22L43 17L42 32C44 44 34 50 24 49C13 48 7 40 8 30Z" />
  <path class="face" d="M14 35q3 3 6 0M28 36q3 3 6 0M23 40l2 2l2-2" />`;

export const cat = html`<svg class="cat" viewBox="0 0 88 66" aria-hidden="true">${drawing}</svg>`;
