import { circle, path } from '../svg';
import type { Motif } from './motif';

const TILE = 200;

/** Ribbons that wander over a grid of tiles, each tile turned by chance. */
export const ribbons: Motif = (random, { main, second, third }) => {
  let shapes = '';
  for (let y = -30; y < 900; y += TILE) {
    for (let x = 0; x < 1600; x += TILE) {
      const half = TILE / 2;
      const [a, b] = random.chance(0.5)
        ? [
            arc(x + half, y, x, y + half, half, 1),
            arc(x + TILE, y + half, x + half, y + TILE, half, 0),
          ]
        : [
            arc(x + half, y, x + TILE, y + half, half, 0),
            arc(x, y + half, x + half, y + TILE, half, 1),
          ];
      for (const d of [a, b]) {
        shapes += path(d, { fill: 'none', stroke: main, 'stroke-width': 58 });
      }
      if (random.chance(0.14)) shapes += circle(x + half, y + half, 50, { fill: second });
      else if (random.chance(0.1)) shapes += circle(x, y + half, 20, { fill: third });
    }
  }
  return shapes;
};

function arc(x1: number, y1: number, x2: number, y2: number, r: number, sweep: number): string {
  return `M${x1} ${y1}A${r} ${r} 0 0 ${sweep} ${x2} ${y2}`;
}
