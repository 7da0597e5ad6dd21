/** Called at the latest after this, where the browser never rests. */
const AT_THE_LATEST_MS = 2000;

/** Calls back in the browser's next idle moment, or soon where it cannot tell (Safari); answers the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: AT_THE_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
