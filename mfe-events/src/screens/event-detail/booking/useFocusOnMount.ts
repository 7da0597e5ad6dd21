import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus when it appears: the button that was pressed is gone, and the keyboard must not be lost with it. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
