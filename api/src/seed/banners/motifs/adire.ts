import { circle, group, path, polygon, rect, slice } from '../svg';
import type { Motif } from './motif';

const TILE = 200;

/** A cloth of printed tiles, after the adire of Abeokuta: rings, quarter moons, darts and seeds. */
export const adire: Motif = (random, { main, second, third, line }) => {
  let cloth = '';
  for (let y = -50; y < 900; y += TILE) {
    for (let x = 0; x < 1600; x += TILE) cloth += tile(x, y);
  }
  return cloth;

  function tile(x: number, y: number): string {
    const [ground, figure, detail] = random.shuffle([main, second, third]);
    const quarter = random.whole(0, 3);
    const cell = rect(x, y, TILE, TILE, { fill: ground ?? main, opacity: 0.9 });
    const turned = (content: string) =>
      group({ transform: `rotate(${quarter * 90} ${x + 100} ${y + 100})` }, content);
    const fill = figure ?? second;
    const small = detail ?? third;
    switch (random.whole(0, 4)) {
      case 0:
        return (
          cell +
          [92, 64, 36]
            .map((r, i) => circle(x + 100, y + 100, r, { fill: i % 2 ? small : fill }))
            .join('')
        );
      case 1:
        return (
          cell +
          turned(
            path(slice(x, y, 190, 0, 90), { fill }) +
              path(slice(x, y, 110, 0, 90), { fill: small }),
          )
        );
      case 2:
        return (
          cell +
          turned(
            polygon(
              [
                [x, y + 200],
                [x + 100, y + 20],
                [x + 200, y + 200],
              ],
              { fill },
            ) +
              polygon(
                [
                  [x + 55, y + 200],
                  [x + 100, y + 115],
                  [x + 145, y + 200],
                ],
                { fill: small },
              ),
          )
        );
      case 3:
        return cell + seeds(x, y, fill);
      default:
        return (
          cell +
          turned(
            path(slice(x, y + 100, 96, -90, 90), { fill }) +
              path(slice(x + 200, y + 100, 96, 90, 270), { fill: small }),
          ) +
          circle(x + 100, y + 100, 14, { fill: line })
        );
    }
  }

  function seeds(x: number, y: number, fill: string): string {
    let dots = '';
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        dots += circle(x + 32 + column * 45, y + 32 + row * 45, 14, { fill });
      }
    }
    return dots;
  }
};
