import { useEffect } from 'react';

/**
 * While `isUnsaved` says so, the browser asks before the tab closes or reloads, and nothing offers to reload the page.
 * `isUnsaved` must be stable while its answer is.
 */
export function useUnloadGuard(isUnsaved: () => boolean): void {
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);
}

/** True when some screen would hold the page back: the same question that the browser asks before a reload. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
