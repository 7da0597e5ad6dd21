import type { Lettering, Word } from './lettering';

export interface Box {
  width: number;
  height: number;
  /** The largest and the smallest size of its letters, in pixels. */
  sizes: [largest: number, smallest: number];
  /** Line height, as a multiple of the size. */
  leading: number;
  maxLines?: number;
}

export interface FittedText {
  size: number;
  leading: number;
  lines: Word[];
  height: number;
}

const SPACE = 0.24;
/** Words are kept whole down to this share of the largest size; below it, very long ones are broken. */
const WHOLE_WORDS_TO = 0.6;

const widthOf = (word: Word) => word.reduce((sum, { width }) => sum + width, 0);

/** Breaks a text into lines, in the largest letters that fit its box. If even the smallest don't fit, it ends in "…". */
export function fitText(words: Word[], lettering: Lettering, box: Box): FittedText {
  const [largest, smallest] = box.sizes;
  const longest = Math.max(0, ...words.map(widthOf));
  for (let size = largest; size > smallest; size -= 1) {
    const isWhole = longest * size <= box.width;
    if (!isWhole && size > largest * WHOLE_WORDS_TO) continue;
    const count = wrap(words, box.width / size).length;
    if (count <= linesIn(box, size)) return balanced(words, size, box, count);
  }
  const lines = wrap(words, box.width / smallest);
  const room = linesIn(box, smallest);
  if (lines.length <= room) return balanced(words, smallest, box, lines.length);
  const kept = lines.slice(0, room);
  const last = [...(kept.pop() ?? [])];
  const dots = lettering.plain('…');
  while (last.length > 0 && (widthOf(last) + widthOf(dots)) * smallest > box.width) last.pop();
  return laidOut([...kept, [...last, ...dots]], smallest, box);
}

/** The share of a line that is left of its `x`. */
const SHARES = { left: 0, centre: 0.5, right: 1 } as const;

/** Draws fitted text below `top`, in lines from `x`, around it, or up to it. */
export function drawText(
  { lines, size, leading }: FittedText,
  at: { x: number; top: number; align?: keyof typeof SHARES },
): string {
  const { x, top, align = 'left' } = at;
  return lines
    .map((line, index) => {
      let left = x - widthOf(line) * size * SHARES[align];
      // The baseline: 0.86 of the size above it has room for accents.
      const y = top + index * leading * size + 0.86 * size;
      return line
        .map((sign) => {
          const drawn = sign.draw(left, y, size);
          left += sign.width * size;
          return drawn;
        })
        .join('');
    })
    .join('');
}

/** Makes the lines about equally long, so that the last one isn't a lone word. */
function balanced(words: Word[], size: number, box: Box, count: number): FittedText {
  let [tooNarrow, wideEnough] = [0, box.width / size];
  while (wideEnough - tooNarrow > 0.05) {
    const middle = (tooNarrow + wideEnough) / 2;
    const fits = words.every((word) => widthOf(word) <= middle || widthOf(word) > wideEnough);
    if (fits && wrap(words, middle).length <= count) wideEnough = middle;
    else tooNarrow = middle;
  }
  return laidOut(wrap(words, wideEnough), size, box);
}

const laidOut = (lines: Word[], size: number, { leading }: Box): FittedText => ({
  size,
  leading,
  lines,
  height: Math.max(0, (lines.length - 1) * leading + 1.1) * size * (lines.length > 0 ? 1 : 0),
});

const linesIn = ({ height, leading, maxLines = Infinity }: Box, size: number) =>
  Math.min(maxLines, Math.max(1, Math.floor((height / size - 1.1) / leading + 1)));

function wrap(words: Word[], maxWidth: number): Word[] {
  const lines: Word[] = [];
  let line: Word = [];
  let width = 0;
  const add = (sign: Word[number]) => {
    line.push(sign);
    width += sign.width;
  };
  const next = () => {
    lines.push(line);
    line = [];
    width = 0;
  };
  for (const word of words) {
    const wide = widthOf(word);
    if (line.length > 0 && width + SPACE + wide > maxWidth) next();
    if (line.length > 0) add({ width: SPACE, draw: () => '' });
    for (const sign of word) {
      if (line.length > 0 && width + sign.width > maxWidth + 1e-9) next();
      add(sign);
    }
  }
  if (line.length > 0) next();
  return lines;
}
