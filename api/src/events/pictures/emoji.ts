import { readFile } from 'node:fs/promises';

/** The longest sequence that Unicode has a picture for has ten code points. */
const MAX_CODE_POINTS = 12;
const VARIATION = 0xfe0f;
const isSkinTone = (codePoint: number) => codePoint >= 0x1f3fb && codePoint <= 0x1f3ff;

interface Twemoji {
  /** Names of drawings by their code points, without variation selectors: `1f44b-1f3fd`. */
  chars: Record<string, string>;
  /** Drawings by name, as SVG on a grid of 36 × 36. */
  icons: Record<string, { body: string }>;
}

/** In memory, Twemoji takes 20 MB: a process has it from its first emoji on. */
let twemoji: Promise<Twemoji> | undefined;

async function load(): Promise<Twemoji> {
  const read = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content;
  const [chars, { icons }] = await Promise.all([
    read<Twemoji['chars']>(require.resolve('@iconify-json/twemoji/chars.json')),
    read<Pick<Twemoji, 'icons'>>(require.resolve('@iconify-json/twemoji/icons.json')),
  ]);
  return { chars, icons };
}

/**
 * Twemoji's drawing of an emoji as an SVG element; null if there is none. Newer sequences get the drawing of the emoji they
 * are made of, so that none is a blank box.
 */
export async function drawingOf(emoji: string): Promise<string | null> {
  const all = Array.from(emoji, (letter) => letter.codePointAt(0) ?? 0);
  if (!/\p{Emoji}/u.test(emoji) || all.length > MAX_CODE_POINTS) return null;
  const plain = all.filter((each) => each !== VARIATION);
  const candidates = [plain, plain.filter((each) => !isSkinTone(each)), plain.slice(0, 1)];
  twemoji ??= load().catch((error: unknown) => {
    twemoji = undefined;
    throw error;
  });
  const { chars, icons } = await twemoji;
  const found = candidates
    .map((codePoints) => icons[chars[codePoints.map(hex).join('-')] ?? ''])
    .find((icon) => icon);
  return found ? `<svg viewBox="0 0 36 36">${found.body}</svg>` : null;
}

const hex = (codePoint: number) => codePoint.toString(16).padStart(4, '0');
