import { circle } from '../svg';
import type { Motif } from './motif';

/** The lanes of a running track, seen from above, sweeping around a bend. */
export const lanes: Motif = (random, { main, second, third, line }) => {
  const cx = random.pick([200, 1400]);
  const cy = random.between(820, 980);
  const colors = [main, second, third, main, second, main, third, main];
  let shapes = '';
  colors.forEach((color, index) => {
    shapes += circle(cx, cy, 1250 - index * 112, {
      fill: 'none',
      stroke: color,
      'stroke-width': 78,
      opacity: 0.95 - (index % 3) * 0.12,
    });
  });
  for (let index = 0; index < 9; index += 1) {
    shapes += circle(cx, cy, 1306 - index * 112, {
      fill: 'none',
      stroke: line,
      'stroke-width': 5,
      'stroke-dasharray': '46 30',
      opacity: 0.7,
    });
  }
  const angle = random.between(-2.2, -1);
  const runner = (lane: number, turn: number, color: string) =>
    circle(
      cx + (1250 - lane * 112) * Math.cos(angle + turn),
      cy + (1250 - lane * 112) * Math.sin(angle + turn),
      30,
      { fill: color, stroke: line, 'stroke-width': 7 },
    );
  return shapes + runner(1, 0, third) + runner(3, 0.12, second) + runner(4, -0.1, main);
};
