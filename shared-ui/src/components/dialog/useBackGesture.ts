import { useEffect, useEffectEvent, useState } from 'react';

/** A browser API that the hook needs. Not every browser has it, and TypeScript doesn't know it. */
export interface WithCloseWatcher {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}

/** While `open`, Back on a phone calls `onBack` instead of leaving the page, in browsers that support it. */
export function useBackGesture(open: boolean, onBack: () => void): void {
  const [requests, setRequests] = useState(0);
  const handleClose = useEffectEvent(() => {
    onBack();
    // A watcher ends with its first request, but the dialog may stay open.
    setRequests(requests + 1);
  });
  useEffect(() => {
    const { CloseWatcher } = globalThis as WithCloseWatcher;
    if (!open || !CloseWatcher) return undefined;
    // Escape is a request, too, but Radix keeps it to itself.
    const watcher = new CloseWatcher();
    watcher.onclose = handleClose;
    return () => watcher.destroy();
  }, [open, requests]);
}
