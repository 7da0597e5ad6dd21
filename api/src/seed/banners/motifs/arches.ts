import { circle, path } from '../svg';
import type { Motif } from './motif';

/** Arch within arch, side by side on two floors, like the pages of open books. */
export const arches: Motif = (random, { main, second, third, line }) => {
  const width = 320;
  let shapes = '';
  for (let floor = 0; floor < 3; floor += 1) {
    for (let column = -1; column < 6; column += 1) {
      const cx = column * width + (floor % 2 === 0 ? width / 2 : width);
      const foot = 300 + floor * 300;
      const colors = random.shuffle([main, second, third, main]);
      colors.forEach((color, index) => {
        const r = width / 2 - 8 - index * 38;
        shapes += path(
          `M${cx - r} ${foot}V${foot - 130}A${r} ${r} 0 0 1 ${cx + r} ${foot - 130}V${foot}Z`,
          {
            fill: color,
            opacity: index === 0 ? 0.95 : 1,
          },
        );
      });
      shapes += circle(cx, foot - 130, 16, { fill: line });
    }
  }
  return shapes;
};
