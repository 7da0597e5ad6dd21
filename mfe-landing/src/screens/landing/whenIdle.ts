/** Upper limit, in case the browser is never idle. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Calls back when the browser is idle, or soon if it doesn't support that (Safari). Returns a function that cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
