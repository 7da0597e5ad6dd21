import {
  LATE_FILES_ID,
  MAIN_PICTURE,
  MAIN_SCRIPT_CLASS,
  type LateFiles,
} from '../server/pageMarks';
import { firstFormats } from './firstFormats';

const PATIENCE_MS = 1_000;

const add = (tag: 'link' | 'script', properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/**
 * Loads the page's scripts once its main picture is painted, or after a second: on mobile networks they would compete with
 * the picture, and the page is readable long before they run.
 */
export function afterPicture(): void {
  const list = document.getElementById(LATE_FILES_ID)?.textContent ?? '';
  const { preloads, scripts } = JSON.parse(list) as LateFiles;
  let hasBegun = false;

  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    // What is below the fold is laid out while the scripts are fetched (`firstFrame.ts`).
    delete document.documentElement.dataset.firstFrame;
    for (const { href } of scripts)
      add('script', { className: MAIN_SCRIPT_CLASS, async: false, src: href });
    // As the page server's own preloads (`renderPage.ts`): one of the other kind would be fetched twice.
    for (const { href, integrity = '', type } of preloads)
      add('link', { rel: type ? 'modulepreload' : 'preload', as: 'script', integrity, href });
    firstFormats();
  }

  // Wait for the frame that paints the picture.
  const beginAfterFrame = () => requestAnimationFrame(() => setTimeout(begin));
  const picture = document.querySelector<HTMLImageElement>(MAIN_PICTURE);
  setTimeout(begin, PATIENCE_MS);
  if (!picture || picture.complete) {
    beginAfterFrame();
    return;
  }
  picture.addEventListener('load', beginAfterFrame);
  picture.addEventListener('error', begin);
}
