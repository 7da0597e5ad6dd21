import { circle, group, path } from '../svg';
import type { Motif } from './motif';

/** A flower of see-through petals, opening from one side. */
export const petals: Motif = (random, { main, second, third, line }) => {
  const cx = random.between(640, 960);
  const cy = random.between(430, 520);
  const ring = (count: number, length: number, width: number, fill: string, opacity: number) => {
    const turn = random.between(0, 360 / count);
    const petal = `M${cx} ${cy}C${cx - width} ${cy - length * 0.4} ${cx - width} ${cy - length * 0.8} ${cx} ${cy - length}C${cx + width} ${cy - length * 0.8} ${cx + width} ${cy - length * 0.4} ${cx} ${cy}Z`;
    return Array.from({ length: count }, (_, index) =>
      group(
        { transform: `rotate(${turn + (index * 360) / count} ${cx} ${cy})` },
        path(petal, { fill, opacity }),
      ),
    ).join('');
  };
  const rings = [560, 700, 840].map((r) =>
    circle(cx, cy, r, { fill: 'none', stroke: line, 'stroke-width': 3, opacity: 0.3 }),
  );
  return (
    rings.join('') +
    ring(12, 520, 120, main, 0.45) +
    ring(10, 400, 110, second, 0.55) +
    ring(8, 270, 90, third, 0.7) +
    circle(cx, cy, 58, { fill: second }) +
    circle(cx, cy, 26, { fill: line })
  );
};
