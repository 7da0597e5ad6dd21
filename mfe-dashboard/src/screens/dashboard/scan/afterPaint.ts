/** Runs something once the next frame is painted, so that it doesn't delay the answer on screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
