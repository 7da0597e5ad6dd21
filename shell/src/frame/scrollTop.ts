const listeners = new Set<() => void>();
// While scripts are evaluated and in a scroll event, a page has its layout. To read it while React changes the page would lay
// it out for that alone: 20 ms on a phone, up to three times per page.
let top = typeof window === 'undefined' ? 0 : window.scrollY;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'scroll',
    () => {
      top = window.scrollY;
      for (const listener of listeners) listener();
    },
    { passive: true },
  );
}

/** How far the page is scrolled, in pixels, as of its last scroll event. */
export const scrollTop = (): number => top;

/** Calls `listener` at each scroll event, until the function that it returns is called. */
export function onScroll(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
