import { circle, path, rect } from '../svg';
import type { Motif } from './motif';

const STEP = 50;

/** Traces that leave a chip, turn by 45 degrees and end in a pad. */
export const circuit: Motif = (random, { main, second, third, line }) => {
  const isRight = random.chance(0.5);
  const large = chip(isRight ? 1150 : 450, random.pick([400, 450, 500]), 150, 3);
  const small = chip(isRight ? 350 : 1250, random.pick([250, 650]), 80, 2);
  return small.traces + large.traces + small.body + large.body;

  function chip(x: number, y: number, half: number, pins: number) {
    let traces = '';
    const pitch = (half * 2) / (pins * 2 + 1);
    for (const side of [-1, 1]) {
      for (let pin = -pins; pin <= pins; pin += 1) {
        traces += trace(x + side * half, y + pin * pitch, side, 0);
        traces += trace(x + pin * pitch, y + side * half, 0, side);
      }
    }
    const square = (size: number, fill: string) =>
      rect(x - size, y - size, size * 2, size * 2, { rx: size * 0.24, fill });
    const body = square(half, main) + square(half * 0.62, third) + square(half * 0.3, second);
    return { traces, body };
  }

  function trace(x: number, y: number, dx: number, dy: number): string {
    const first = random.whole(1, 5) * STEP;
    const turn = random.pick([-1, 1]) * random.whole(1, 3) * STEP;
    const last = random.whole(2, 11) * STEP;
    const bendX = x + dx * first;
    const bendY = y + dy * first;
    const diagonalX = bendX + (dx === 0 ? turn : dx * Math.abs(turn));
    const diagonalY = bendY + (dy === 0 ? turn : dy * Math.abs(turn));
    const endX = diagonalX + dx * last;
    const endY = diagonalY + dy * last;
    const color = random.chance(0.25) ? second : line;
    const opacity = color === second ? 1 : 0.5;
    return (
      path(`M${x} ${y}L${bendX} ${bendY}L${diagonalX} ${diagonalY}L${endX} ${endY}`, {
        fill: 'none',
        stroke: color,
        'stroke-width': 6,
        'stroke-linejoin': 'round',
        opacity,
      }) + circle(endX, endY, 13, { fill: color, opacity })
    );
  }
};
