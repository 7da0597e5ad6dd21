import { useEffect, useEffectEvent, useState } from 'react';
import { isSavingData, toast, warmDialog } from '@nzuko/shared-ui';
import { notLoaded } from '@nzuko/shared-ui/parts';

interface Later<Part> {
  isWanted: boolean;
  /** Loads the code; the same function in each render. */
  fetch: () => Promise<Part>;
  /** Called if it couldn't be loaded, for what somebody asked for; a toast says so. */
  onFail?: () => void;
}

/** Code that the page doesn't start with; undefined until it was wanted and has loaded. */
export function useLater<Part extends object>({ isWanted, fetch, onFail }: Later<Part>) {
  const [part, setPart] = useState<Part>();
  const handleFail = useEffectEvent(() => {
    if (!onFail) return;
    onFail();
    toast(notLoaded);
  });
  useEffect(() => {
    if (isWanted && !part) fetch().then(setPart, handleFail);
  }, [isWanted, part, fetch]);
  return part;
}

/** Loads a dialog's code before it's wanted, when the pointer or focus comes near; not in Data Saver mode. */
export function preloadDialog(fetch: () => Promise<object>): void {
  if (isSavingData()) return;
  void warmDialog();
  void fetch().catch(() => undefined);
}
