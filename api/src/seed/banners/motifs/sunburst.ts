import { circle, path, slice } from '../svg';
import type { Motif } from './motif';

/** Rays from a low sun, and the discs that cross it. */
export const sunburst: Motif = (random, { main, second, third, line }) => {
  const cx = random.between(560, 1040);
  const cy = random.between(620, 760);
  const rays = 24;
  let shapes = '';
  for (let index = 0; index < rays; index += 1) {
    const from = (index * 360) / rays;
    shapes += path(slice(cx, cy, 1500, from, from + 180 / rays), {
      fill: index % 3 === 0 ? second : main,
      opacity: index % 3 === 0 ? 0.75 : 0.4,
    });
  }
  const r = random.between(250, 310);
  return (
    shapes +
    circle(cx, cy, r + 60, { fill: third, opacity: 0.25 }) +
    circle(cx, cy, r, { fill: third }) +
    circle(cx, cy, r * 0.74, { fill: second }) +
    circle(cx, cy, r * 0.48, { fill: main }) +
    circle(cx, cy, r * 0.2, { fill: line })
  );
};
