import { readFontFiles } from '../../platform/pdf/font-files';
import type { Letterings } from './draw-picture';
import { Lettering } from './lettering';

async function load(): Promise<Letterings> {
  const [{ create }, { regular, bold }] = await Promise.all([import('fontkit'), readFontFiles()]);
  return { text: new Lettering(create(regular)), title: new Lettering(create(bold)) };
}

let loaded: Promise<Letterings> | undefined;

/** The fonts as outlines, loaded when the first picture is asked for. */
export function loadLetterings(): Promise<Letterings> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
