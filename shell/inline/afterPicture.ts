import { MAIN_PICTURE, MAIN_SCRIPT_CLASS } from '../server/pageMarks';
import { firstFormats } from './firstFormats';

const PATIENCE_MS = 1_000;

/**
 * Runs the shell's scripts, listed in its own script's `data-scripts`, once the page's main picture is painted, or after a
 * second: they would compete with it for the processor, and the page is readable long before they run. Meanwhile they
 * download behind the picture (decision 0176).
 */
export function afterPicture(): void {
  const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];
  let hasBegun = false;

  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    // Lays out the page below the fold while the scripts arrive (`firstFrame.ts`).
    delete document.documentElement.dataset.firstFrame;
    for (const src of scripts) {
      const script = Object.assign(document.createElement('script'), { async: false, src });
      script.className = MAIN_SCRIPT_CLASS;
      document.head.append(script);
    }
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
