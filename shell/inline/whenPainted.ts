const PATIENCE_MS = 1_000;

/** Calls `done`, perhaps more than once, after the frame that paints the markup's main picture, or after a second. */
export function whenPainted(done: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(done));
  const picture = document.querySelector<HTMLImageElement>(
    '#prerendered img[fetchpriority="high"]',
  );
  setTimeout(done, PATIENCE_MS);
  if (!picture || picture.complete) {
    afterFrame();
    return;
  }
  picture.addEventListener('load', afterFrame);
  picture.addEventListener('error', done);
}
