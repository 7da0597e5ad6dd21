import {
  LATE_FILES_ID,
  MAIN_PICTURE,
  MAIN_SCRIPT_CLASS,
  type LateFiles,
  type ScriptFile,
} from '../server/pageMarks';
import { firstFormats } from './firstFormats';

const PATIENCE_MS = 1_000;

const add = (tag: 'link' | 'script', properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/**
 * Fetches the page's scripts once its main picture has come, and runs them once it is painted, or both after a second: on mobile
 * networks they would compete with the picture, and the page is readable long before they run.
 */
export function afterPicture(): void {
  const list = document.getElementById(LATE_FILES_ID)?.textContent ?? '';
  const { preloads, scripts } = JSON.parse(list) as LateFiles;
  const unfetched: ScriptFile[] = [...scripts, ...preloads];
  let hasBegun = false;

  function fetchFiles(): void {
    for (const { href, integrity = '' } of unfetched.splice(0))
      add('link', { rel: 'preload', as: 'script', integrity, href });
  }

  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    fetchFiles();
    // What is below the fold is laid out while the scripts are fetched (`firstFrame.ts`).
    delete document.documentElement.dataset.firstFrame;
    for (const { href } of scripts)
      add('script', { className: MAIN_SCRIPT_CLASS, async: false, src: href });
    firstFormats();
  }

  const beginAfterFrame = () => {
    fetchFiles();
    requestAnimationFrame(() => setTimeout(begin));
  };
  const picture = document.querySelector<HTMLImageElement>(MAIN_PICTURE);
  setTimeout(begin, PATIENCE_MS);
  if (picture && !picture.complete) {
    picture.addEventListener('load', beginAfterFrame);
    picture.addEventListener('error', begin);
  } else beginAfterFrame();
}
