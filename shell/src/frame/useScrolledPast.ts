import { useSyncExternalStore } from 'react';

import { onScroll, scrollTop } from './scrollTop';

/** True if the page is scrolled beyond `px`; re-renders only when that changes. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollTop() > px,
    () => false,
  );
}
