/** Events by which readers scroll; from then on the position is theirs. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` in px at once, and again whenever the page grows until it is tall enough or the reader moves. Returns a
 * function that stops it, if it goes on.
 */
export function standAt(top: number): (() => void) | undefined {
  const isThere = () => {
    window.scrollTo({ top, behavior: 'instant' });
    // Browsers round to the screen's pixels.
    return window.scrollY > top - 1;
  };
  if (isThere()) return undefined;
  const growth = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const stop = () => {
    growth.disconnect();
    moves.forEach((move) => window.removeEventListener(move, stop));
  };
  growth.observe(document.body);
  moves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  return stop;
}
