import { polygon } from '../svg';
import type { Motif } from './motif';

const EDGE = 110;
const HALF = EDGE * 0.866;

type Faces = [top: string, left: string, right: string];

/** Building blocks in equal perspective, stacked to different heights. */
export const blocks: Motif = (random, { main, second, third }) => {
  let shapes = '';
  for (let row = -1; row < 9; row += 1) {
    for (let column = -1; column < 10; column += 1) {
      if (random.chance(0.16)) continue;
      const x = column * HALF * 2 + (row % 2 === 0 ? 0 : HALF);
      const y = row * EDGE * 1.5 + 60 - (random.chance(0.2) ? EDGE : 0);
      // All blocks are lit from the same side; a few have a different material.
      const isOther = random.chance(0.2);
      const [top, left, right] = (isOther ? [second, main, third] : [third, main, second]) as Faces;
      shapes += block(x, y, top, left, right);
    }
  }
  return shapes;
};

function block(x: number, y: number, top: string, left: string, right: string): string {
  const foot = EDGE;
  return (
    polygon(
      [
        [x, y],
        [x + HALF, y + EDGE / 2],
        [x, y + EDGE],
        [x - HALF, y + EDGE / 2],
      ],
      { fill: top },
    ) +
    polygon(
      [
        [x - HALF, y + EDGE / 2],
        [x, y + EDGE],
        [x, y + EDGE + foot],
        [x - HALF, y + EDGE / 2 + foot],
      ],
      { fill: left },
    ) +
    polygon(
      [
        [x + HALF, y + EDGE / 2],
        [x, y + EDGE],
        [x, y + EDGE + foot],
        [x + HALF, y + EDGE / 2 + foot],
      ],
      { fill: right },
    )
  );
}
