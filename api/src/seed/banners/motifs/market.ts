import { circle, group, path, slice } from '../svg';
import type { Motif } from './motif';

/** Bowls and fruit on a market table, seen from above. */
export const market: Motif = (random, { main, second, third }) => {
  let table = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const cx = column * 340 + (row % 2 === 0 ? 120 : 290);
      const cy = row * 310 + 140;
      table += bowl(cx, cy, random.between(126, 158));
    }
  }
  return table;

  function bowl(cx: number, cy: number, r: number): string {
    const [rim, inside, filling] = random.shuffle([main, second, third]);
    const turn = random.between(0, 360);
    const inner = filling ?? third;
    const kinds = [
      () => path(slice(cx, cy, r * 0.7, turn, turn + 180), { fill: inner }),
      () =>
        [0.68, 0.44, 0.2]
          .map((s, i) => circle(cx, cy, r * s, { fill: i === 1 ? (rim ?? main) : inner }))
          .join(''),
      () => group({ transform: `rotate(${turn} ${cx} ${cy})` }, wedges(cx, cy, r * 0.72, inner)),
      () => berries(cx, cy, r, inner),
    ];
    return (
      circle(cx, cy, r, { fill: rim ?? main }) +
      circle(cx, cy, r * 0.8, { fill: inside ?? second }) +
      random.pick(kinds)()
    );
  }

  function wedges(cx: number, cy: number, r: number, fill: string): string {
    return [0, 60, 120, 180, 240, 300]
      .map((a) => path(slice(cx, cy, r, a, a + 44), { fill }))
      .join('');
  }

  function berries(cx: number, cy: number, r: number, fill: string): string {
    return [0, 51, 103, 154, 206, 257, 309]
      .map((degrees) => {
        const a = (degrees * Math.PI) / 180;
        return circle(cx + r * 0.5 * Math.cos(a), cy + r * 0.5 * Math.sin(a), r * 0.17, { fill });
      })
      .concat(circle(cx, cy, r * 0.2, { fill }))
      .join('');
  }
};
