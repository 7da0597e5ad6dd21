import { useCallback } from 'react';
import { useBlocker, useUnloadGuard, type Location } from '@nzuko/shared-ui';
import { UnsavedChangesDialog } from '@nzuko/shared-ui/parts';

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
  return <UnsavedChangesDialog blocker={blocker} onLeave={() => blocker.proceed?.()} />;
}

interface Departure {
  currentLocation: Location;
  nextLocation: Location;
}
