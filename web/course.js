// The course of the scores: a line a seat, told apart by marks and dashes too; and the same as a table.

import { html, svg } from "lit";
import { word } from "./words.js";

/** @import { Seat } from "./types.js" */

const H = 240;
const EDGE = { left: 36, right: 120, top: 12, bottom: 28 };
const small = matchMedia("(max-width: 780px)");
const MARKS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  "M-4-4h8v8h-8z",
  "M0-5L5 4H-5z",
  "M0-5L5 0L0 5L-5 0z",
  "M0 5L5-4H-5z",
  "M-4-4L4 4M4-4L-4 4",
];

/**
 * @param {number[][]} course the scores of all seats after each round
 * @param {Seat[]} seats
 * @param {number} best the winner's score: where the least is the best, the scores needn't begin at nothing
 */
export function drawCourse(course, seats, best) {
  const W = small.matches ? 360 : 720;
  const counted = best === Math.max(...course[course.length - 1]);
  const first = counted ? 0 : 1;
  const rows = counted ? [seats.map(() => 0), ...course] : course;
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (most - least) / one <= 5) ?? 200;
  const x = (/** @type {number} */ round) =>
    EDGE.left + (round / Math.max(1, rows.length - 1)) * (W - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ score) =>
    H - EDGE.bottom - ((score - least) / (most - least)) * (H - EDGE.top - EDGE.bottom);
  const lowest = Math.ceil(least / step);
  const levels = Array.from({ length: Math.floor(most / step) - lowest + 1 }, (_, at) => (lowest + at) * step);
  const ends = spread(seats.map((_, seat) => y(rows[rows.length - 1][seat])));
  const mark = (/** @type {number} */ at, /** @type {number} */ left, /** @type {number} */ top) =>
    svg`<path class="mark" d=${MARKS[at % MARKS.length]} transform="translate(${left} ${top})" />`;
  const often = Math.max(4, Math.ceil(rows.length / 16));
  const marked = rows.map((_, at) => at).filter((at) => (at + first) % often === 0 || at === rows.length - 1);
  return html`<svg class="course" role="img" aria-label=${word("course-line")} viewBox="0 0 ${W} ${H}">
      ${levels.map(
        (level) => svg`<path class="level" d="M${EDGE.left} ${y(level)}H${W - EDGE.right}" />
          <text class="tick" x=${EDGE.left - 8} y=${y(level) + 4} text-anchor="end">${level}</text>`,
      )}
      ${marked.map(
        (round) =>
          svg`<text class="tick" x=${x(round)} y=${H - 8} text-anchor="middle">${round + first || ""}</text>`,
      )}
      ${seats.map(
        (seat, at) => svg`<g class="line" data-line=${at}>
          <path d=${`M${rows.map((scores, round) => `${x(round)} ${y(scores[at])}`).join("L")}`} />
          ${marked.map((round) => mark(at, x(round), y(rows[round][at])))}
          ${mark(at, W - EDGE.right + 16, ends[at])}
          <text x=${W - EDGE.right + 26} y=${ends[at] + 4}>${short(seat.name)}</text>
        </g>`,
      )}
    </svg>
    <details class="numbers">
      <summary>${word("course-table")}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${word("course-table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${word("round")}</th>
              ${seats.map((seat) => html`<th scope="col"><bdi>${seat.name}</bdi></th>`)}
            </tr>
          </thead>
          <tbody>
            ${course.map(
              (scores, at) =>
                html`<tr>
                  <th scope="row">${at + 1}</th>
                  ${scores.map((score) => html`<td>${score}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;
}

const short = (/** @type {string} */ name) =>
  [...name].length > 12 ? `${[...name].slice(0, 11).join("")}…` : name;

/**
 * Heights that keep their order but don't cover each other.
 * @param {number[]} heights
 */
function spread(heights) {
  const apart = 17;
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b]);
  const moved = [...heights];
  order.forEach((at, rank) => {
    if (rank) moved[at] = Math.max(moved[at], moved[order[rank - 1]] + apart);
  });
  // What was pushed below the edge goes up again, and pushes what is above it.
  let limit = H - EDGE.bottom + 4;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at], limit);
    limit = moved[at] - apart;
  }
  return moved;
}
