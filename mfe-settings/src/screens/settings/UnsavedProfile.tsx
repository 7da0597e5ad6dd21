import { useCallback } from 'react';
import { ConfirmDialog, useBlocker, useUnloadGuard, type Location } from '@nzuko/shared-ui';

/** Asks before edits of the profile are lost: by a link, Back or closing the tab. */
export function UnsavedProfile({ hasEdits }: { hasEdits: boolean }) {
  const blocker = useBlocker(
    useCallback(
      // Whoever must sign in has no choice; within the page nothing is lost.
      ({ nextLocation: { pathname: next }, currentLocation }: Departure) =>
        hasEdits && next !== currentLocation.pathname && next !== '/login',
      [hasEdits],
    ),
  );
  useUnloadGuard(useCallback(() => hasEdits, [hasEdits]));
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Unsaved Changes"
      confirmLabel="Leave Without Saving"
      cancelLabel="Stay & Continue"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      You have unsaved changes. If you leave now, you’ll lose them.
    </ConfirmDialog>
  );
}

interface Departure {
  currentLocation: Location;
  nextLocation: Location;
}
