import { useState } from 'react';
import { useSearchParams } from '@nzuko/shared-ui';

import { preloadDialog, useLater } from './useLater';

const fetchFlow = () => import('./booking/BookingFlow');

/** Opens, closes and loads the booking dialog, which every button of the page shares; an interrupted booking opens it. */
export function useBookingDialog(isInterrupted: boolean) {
  const [query, setQuery] = useSearchParams();
  // After signing in, a visitor returns to the open dialog.
  const isReturning = query.has('book');
  const [isOpen, setOpen] = useState(isReturning);
  const [isPostponed, setPostponed] = useState(false);
  // A press before the page was reloaded has had no answer.
  const isShown = isOpen || (isInterrupted && !isPostponed);

  const part = useLater({
    isWanted: isShown,
    fetch: fetchFlow,
    onFail: () => {
      setOpen(false);
      setPostponed(true);
    },
  });

  return {
    isShown,
    /** The dialog and what follows it, once they have loaded. */
    Flow: part?.BookingFlow,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setPostponed(true);
      if (isReturning) setQuery({}, { replace: true, preventScrollReset: true });
    },
    /** To be called when the pointer or focus comes near. */
    preload: () => preloadDialog(fetchFlow),
  };
}

/** The result of `useBookingDialog`. */
export type BookingDialogState = ReturnType<typeof useBookingDialog>;
