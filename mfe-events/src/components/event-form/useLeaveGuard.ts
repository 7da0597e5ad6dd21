import { useCallback, useRef } from 'react';
import { useBlocker, useUnloadGuard, type Location } from 'shared-ui';

import { SIGN_IN_PATH } from '../../constants';

/**
 * Holds every way out of the page while there is something to lose: links, the browser's back, closing the tab.
 *
 * `blocker.state` is `blocked` while a way out waits for an answer. `letGo` opens the way for what the page itself does
 * next.
 */
export function useLeaveGuard(hasEdits: boolean) {
  const isOpen = useRef(false);
  const shouldBlock = useCallback(
    // Who must sign in comes back, and what was typed with them.
    ({ nextLocation }: { nextLocation: Location }) =>
      hasEdits && !isOpen.current && nextLocation.pathname !== SIGN_IN_PATH,
    [hasEdits],
  );
  const blocker = useBlocker(shouldBlock);

  useUnloadGuard(useCallback(() => hasEdits && !isOpen.current, [hasEdits]));

  const letGo = useCallback(() => {
    isOpen.current = true;
  }, []);

  return { blocker, letGo };
}
