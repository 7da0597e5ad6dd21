import { readFontFiles } from './font-files';

async function load() {
  const [library, fontkit, fonts] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('fontkit'),
    readFontFiles(),
  ]);
  return { library, fontkit, ...fonts };
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
