import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../lazy/lazyPart';
import { toastStore } from './toastStore';

const RETRY_DELAY_MS = 3000;
// Where the browser cannot tell that it is idle (Safari), this long after the first render.
const IDLE_GUESS_MS = 2000;

const list = lazyPart(() => import('./ToastList').then((module) => module.ToastList));

/** Fetches the toasts' code ahead of need, as tests do. */
export const warmToasts = list.warm;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, IDLE_GUESS_MS);
  return () => clearTimeout(timer);
}

/**
 * The one toast area of the page: top on small screens, bottom right on larger ones, focused by F8. Its code comes when
 * the page is idle or has its first toast, whichever is sooner.
 */
export function ToastArea() {
  const hasToasts = useStore(toastStore, ({ toasts }) => toasts.length > 0);
  const [idle, setIdle] = useState(false);
  const [pausing, setPausing] = useState(false);

  useEffect(() => whenIdle(() => setIdle(true)), []);

  // A toast often tells of a lost connection, and may be the first: its own code is asked for until it comes.
  useEffect(() => {
    if (!pausing) return;
    const timer = setTimeout(() => setPausing(false), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pausing]);
  const handleFail = useCallback(() => setPausing(true), []);

  const wanted = (idle || hasToasts) && !pausing;
  return <list.Part wanted={wanted} onFail={handleFail} props={{}} />;
}
