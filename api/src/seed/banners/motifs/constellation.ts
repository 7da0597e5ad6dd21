import { circle, path } from '../svg';
import type { Motif } from './motif';

/** People as points, each tied to the nearest ones. */
export const constellation: Motif = (random, { main, second, third, line }) => {
  const points: { x: number; y: number; r: number }[] = [];
  for (let tries = 0; tries < 900 && points.length < 46; tries += 1) {
    const x = random.between(40, 1560);
    const y = random.between(40, 860);
    const r = points.length < 9 ? random.between(56, 96) : random.between(12, 30);
    if (points.every((other) => Math.hypot(x - other.x, y - other.y) > r + other.r + 46)) {
      points.push({ x, y, r });
    }
  }
  const ties = points.flatMap((point) =>
    [...points]
      .sort((a, b) => distance(point, a) - distance(point, b))
      .slice(1, 4)
      .map((near) =>
        path(`M${point.x} ${point.y}L${near.x} ${near.y}`, {
          stroke: line,
          'stroke-width': 4,
          opacity: 0.38,
        }),
      ),
  );
  const people = points.map(({ x, y, r }) => {
    const fill = random.pick([main, main, second, third]);
    return r > 40
      ? circle(x, y, r, { fill }) +
          circle(x, y, r * 0.62, { fill: random.pick([second, third]) }) +
          circle(x, y, r * 0.28, { fill: main })
      : circle(x, y, r, { fill });
  });
  return ties.join('') + people.join('');
};

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
