/** The wait in Safari, which has no requestIdleCallback: by then, the first render is over. */
const WITHOUT_IDLE_CALLBACK_MS = 500;
/** The longest wait, for pages that are never idle. */
const AT_THE_LATEST_MS = 3_000;

/** Runs non-urgent work once the page has loaded and rendered. */
export function whenLoaded(run: () => void): void {
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => run(), { timeout: AT_THE_LATEST_MS });
    } else {
      setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
    }
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
