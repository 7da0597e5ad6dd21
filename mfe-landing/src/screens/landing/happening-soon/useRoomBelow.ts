import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the place `slot` may take up room: true for good once it was seen below the viewport, where growing moves
 * nothing that the visitor sees.
 */
export function useRoomBelow(slot: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);

  useEffect(() => {
    const element = slot.current;
    if (!element || hasRoom) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest && latest.boundingClientRect.top >= window.innerHeight) setHasRoom(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [slot, hasRoom]);

  return hasRoom;
}
