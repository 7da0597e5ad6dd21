/** Does something once the next frame is painted. What follows an answer mustn’t delay it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
