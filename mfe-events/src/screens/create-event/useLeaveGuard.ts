import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'shared-ui';

/**
 * Holds every way out of the page while there is something to lose: links, the browser's back, closing the tab.
 *
 * `blocker.state` is `blocked` while a way out waits for an answer. `letGo` opens the way for what the page itself does
 * next.
 */
export function useLeaveGuard(hasEdits: boolean) {
  const isOpen = useRef(false);
  const shouldBlock = useCallback(() => hasEdits && !isOpen.current, [hasEdits]);
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (!hasEdits) return;
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [hasEdits]);

  const letGo = useCallback(() => {
    isOpen.current = true;
  }, []);

  return { blocker, letGo };
}
