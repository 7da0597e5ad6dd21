import { circle, path, rect } from '../svg';
import type { Motif } from './motif';

/** Round-headed columns that rise, and the line that rises with them. */
export const skyline: Motif = (random, { main, second, third, line }) => {
  const columns = 12;
  const width = 1600 / columns;
  const tops: [number, number][] = [];
  let shapes = '';
  for (let index = 0; index < columns; index += 1) {
    const rise = (index / (columns - 1)) ** 1.3;
    const top = 760 - rise * 540 + random.between(-70, 70);
    const fill = random.pick([main, main, second, third]);
    shapes += rect(index * width + 10, top, width - 20, 1000, {
      rx: (width - 20) / 2,
      fill,
      opacity: fill === main ? 0.9 : 0.85,
    });
    tops.push([index * width + width / 2, top + 56]);
  }
  const d = tops.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    circle(random.between(250, 500), random.between(190, 270), 120, { fill: second }) +
    shapes +
    path(d, { fill: 'none', stroke: line, 'stroke-width': 5, opacity: 0.8 }) +
    tops.map(([x, y]) => circle(x, y, 15, { fill: line })).join('')
  );
};
