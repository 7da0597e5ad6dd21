import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the sources and beside the bundled program alike (`docker/build/bundle.ts`). */
const FONTS = join(__dirname, 'fonts');

async function load() {
  const [library, fontkit, regular, bold] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('fontkit'),
    readFile(join(FONTS, 'figtree-regular.ttf')),
    readFile(join(FONTS, 'bricolage-bold.ttf')),
  ]);
  return { library, fontkit, regular, bold };
}

let loaded: ReturnType<typeof load> | undefined;

/** The PDF writer and its fonts, loaded when the first document is asked for: they would double the API's start. */
export function loadPdfLibrary(): ReturnType<typeof load> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
