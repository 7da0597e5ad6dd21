import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isSavingData } from '../data-saver/dataSaverStore';
import { lazyPart } from '../lazy/lazyPart';
import { toastStore } from './toastStore';

const RETRY_DELAY_MS = 3000;
// For browsers without requestIdleCallback (Safari).
const IDLE_GUESS_MS = 2000;

const list = lazyPart(() => import('./ToastList').then((module) => module.ToastList));

/** Preloads the toasts' code; used by tests. */
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
 * The page's toast area: at the top on small screens, bottom right on larger ones; F8 focuses it. Its code loads when the
 * page is idle, except in Data Saver mode, or shows its first toast.
 */
export function ToastArea() {
  const hasToasts = useStore(toastStore, ({ toasts }) => toasts.length > 0);
  const [idle, setIdle] = useState(false);
  const [pausing, setPausing] = useState(false);

  useEffect(() => (isSavingData() ? undefined : whenIdle(() => setIdle(true))), []);

  // Toasts often report a lost connection, and this may be the first one: keep retrying until the code loads.
  useEffect(() => {
    if (!pausing) return;
    const timer = setTimeout(() => setPausing(false), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pausing]);
  const handleFail = useCallback(() => setPausing(true), []);

  const wanted = (idle || hasToasts) && !pausing;
  return <list.Part wanted={wanted} onFail={handleFail} props={{}} />;
}
