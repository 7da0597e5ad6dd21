import { useSyncExternalStore } from 'react';

import { scrollTop } from '../scrollTop';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True if the page is scrolled beyond `px`; re-renders only when that changes. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollTop() > px,
    () => false,
  );
}
