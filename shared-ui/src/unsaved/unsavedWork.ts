import { useEffect } from 'react';

/**
 * While `isUnsaved` returns true, the browser asks before closing or reloading the tab, and the site doesn't offer a reload.
 * Memoize `isUnsaved`.
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

/** True if any screen has unsaved work. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
