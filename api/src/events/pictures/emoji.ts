import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The longest sequence that Unicode has a picture for has ten code points. */
const MAX_CODE_POINTS = 12;
const VARIATION = 0xfe0f;
const JOINER = 0x200d;
const isSkinTone = (codePoint: number) => codePoint >= 0x1f3fb && codePoint <= 0x1f3ff;

/**
 * Twemoji's drawing of an emoji as an SVG element; null if there is none. Newer sequences get the drawing of the emoji they
 * are made of, so that none is a blank box.
 */
export async function drawingOf(emoji: string): Promise<string | null> {
  const all = Array.from(emoji, (letter) => letter.codePointAt(0) ?? 0);
  if (all.length > MAX_CODE_POINTS) return null;
  const plain = all.filter((each) => each !== VARIATION);
  const [first = 0] = plain;
  const candidates = [
    all.includes(JOINER) ? all : plain,
    plain,
    plain.filter((each) => !isSkinTone(each)),
    [first],
  ];
  for (const codePoints of candidates) {
    const svg = await read(codePoints.map((each) => each.toString(16)).join('-'));
    if (svg) return svg;
  }
  return null;
}

async function read(name: string): Promise<string | null> {
  const folder = dirname(require.resolve('@twemoji/svg/package.json'));
  try {
    return await readFile(join(folder, `${name}.svg`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
