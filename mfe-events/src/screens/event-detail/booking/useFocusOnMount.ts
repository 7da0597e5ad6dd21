import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to the element when it mounts: the clicked button is gone, and keyboard users would lose their place. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
