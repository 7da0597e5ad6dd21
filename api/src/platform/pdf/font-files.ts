import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the sources and beside the bundled program alike (`scripts/build/programs.ts`). */
const FONTS = join(__dirname, 'fonts');

/** Reads the product's fonts: for text, and for titles. */
export async function readFontFiles() {
  const [regular, bold] = await Promise.all([
    readFile(join(FONTS, 'figtree-regular.ttf')),
    readFile(join(FONTS, 'bricolage-bold.ttf')),
  ]);
  return { regular, bold };
}
