import { path, smooth } from '../svg';
import type { Motif } from './motif';

/** Ridge behind ridge, loudest in the middle, each hiding what is behind it. */
export const soundwaves: Motif = (random, { main, second, third, line, to }) => {
  const ridges = 13;
  const center = random.between(640, 960);
  let shapes = '';
  for (let ridge = 0; ridge < ridges; ridge += 1) {
    const base = 220 + ridge * 58;
    const points: [number, number][] = [];
    for (let x = -40; x <= 1640; x += 56) {
      const loud = Math.exp(-(((x - center) / 330) ** 2));
      points.push([x, base - random.between(0.25, 1) * loud * 230 - random.between(0, 7)]);
    }
    const d = smooth(points);
    const color = [main, line, second, line, third][ridge % 5] ?? main;
    shapes += path(`${d}V940H-40Z`, { fill: to, opacity: 0.96 });
    shapes += path(d, { fill: 'none', stroke: color, 'stroke-width': ridge % 5 === 1 ? 4 : 8 });
  }
  return shapes;
};
