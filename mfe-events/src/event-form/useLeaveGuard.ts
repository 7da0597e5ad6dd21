import { useCallback, useRef } from 'react';
import { useBlocker, useUnloadGuard, type Location } from '@nzuko/shared-ui';

import { SIGN_IN_PATH } from '../constants';

/**
 * Blocks leaving the page while there are unsaved edits: by link, back button or closing the tab.
 *
 * `blocker.state` is `blocked` while the user decides. `allowLeaving` lifts the guard for the page's own navigation.
 */
export function useLeaveGuard(hasEdits: boolean) {
  const isLeavingAllowed = useRef(false);
  const shouldBlock = useCallback(
    // Users who must sign in come back, and their edits are restored.
    ({ nextLocation }: { nextLocation: Location }) =>
      hasEdits && !isLeavingAllowed.current && nextLocation.pathname !== SIGN_IN_PATH,
    [hasEdits],
  );
  const blocker = useBlocker(shouldBlock);

  useUnloadGuard(useCallback(() => hasEdits && !isLeavingAllowed.current, [hasEdits]));

  const allowLeaving = useCallback(() => {
    isLeavingAllowed.current = true;
  }, []);

  return { blocker, allowLeaving };
}
