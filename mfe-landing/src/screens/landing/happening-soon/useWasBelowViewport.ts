import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether `slot` may grow without moving visible content: true once it has been below the viewport, and from then on.
 */
export function useWasBelowViewport(slot: RefObject<HTMLElement | null>): boolean {
  const [canGrow, setCanGrow] = useState(false);

  useEffect(() => {
    const element = slot.current;
    if (!element || canGrow) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest && latest.boundingClientRect.top >= window.innerHeight) setCanGrow(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [slot, canGrow]);

  return canGrow;
}
