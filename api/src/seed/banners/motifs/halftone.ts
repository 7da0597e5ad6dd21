import { circle } from '../svg';
import type { Motif } from './motif';

/** Two great discs on a stage, and a screen of dots that swells where they meet. */
export const halftone: Motif = (random, { main, second, third, line }) => {
  const left = { x: random.between(480, 620), y: random.between(380, 520) };
  const right = { x: left.x + random.between(380, 480), y: random.between(360, 540) };
  const focus = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  let dots = '';
  for (let y = 20; y < 900; y += 40) {
    for (let x = 20; x < 1600; x += 40) {
      const near = Math.hypot(x - focus.x, y - focus.y);
      const r = 15 * Math.max(0.14, 1 - near / 760);
      dots += circle(x, y, r, { fill: line });
    }
  }
  return (
    circle(left.x, left.y, 330, { fill: main }) +
    circle(right.x, right.y, 300, { fill: second, opacity: 0.92 }) +
    circle(focus.x, focus.y, 120, { fill: third }) +
    `<g opacity="0.5">${dots}</g>`
  );
};
