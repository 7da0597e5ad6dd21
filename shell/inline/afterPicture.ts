import {
  LATE_FILES_ID,
  MAIN_PICTURE,
  MAIN_SCRIPT_CLASS,
  type LateFiles,
} from '../server/pageMarks';
import { firstFormats } from './firstFormats';

const PATIENCE_MS = 1_000;

/**
 * Loads the page's scripts once its main picture is painted, or after a second: on mobile networks they would compete with
 * the picture, and the page is readable long before they run.
 */
export function afterPicture(): void {
  const list = document.getElementById(LATE_FILES_ID)?.textContent ?? '';
  const { preloads, scripts } = JSON.parse(list) as LateFiles;
  let isFetched = false;
  let hasBegun = false;

  function fetchFiles(): void {
    if (isFetched) return;
    isFetched = true;
    for (const { href, integrity = '' } of [...scripts, ...preloads]) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', integrity, href });
      document.head.append(link);
    }
  }

  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    fetchFiles();
    // What is below the fold is laid out while the scripts are fetched (`firstFrame.ts`).
    delete document.documentElement.dataset.firstFrame;
    for (const { href } of scripts) {
      const script = document.createElement('script');
      Object.assign(script, { className: MAIN_SCRIPT_CLASS, async: false, src: href });
      document.head.append(script);
    }
    firstFormats();
  }

  // Once it is here, the scripts may share the line, but they must not run before the frame that paints it.
  const beginAfterFrame = () => {
    fetchFiles();
    requestAnimationFrame(() => setTimeout(begin));
  };
  const picture = document.querySelector<HTMLImageElement>(MAIN_PICTURE);
  setTimeout(begin, PATIENCE_MS);
  if (!picture || picture.complete) {
    beginAfterFrame();
    return;
  }
  picture.addEventListener('load', beginAfterFrame);
  picture.addEventListener('error', begin);
}
