import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '@nzuko/shared-ui';

import type { BookingStart } from './useBookingStart';
import { preloadDialog, useLater } from './useLater';

const fetchFlow = () => import('./booking/BookingFlow');

/** Opens, closes and loads the booking dialog, which every button of the page shares; a booking without an answer opens it. */
export function useBookingDialog({ result, unanswered }: BookingStart) {
  const [query, setQuery] = useSearchParams();
  // After signing in, a visitor returns to the open dialog.
  const isReturning = query.has('book');
  const [isOpen, setOpen] = useState(isReturning);
  const [isPostponed, setPostponed] = useState(false);
  // A press before the page was reloaded has had no answer.
  const isShown = isOpen || (unanswered !== undefined && !isPostponed);

  const forgetReturn = () => {
    if (isReturning) setQuery({}, { replace: true, preventScrollReset: true });
  };
  const handleResult = useEffectEvent(forgetReturn);
  // A reload, or the way back to this page, must not offer the same booking again.
  useEffect(() => {
    if (result) handleResult();
  }, [result]);

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
      forgetReturn();
    },
    /** To be called when the pointer or focus comes near. */
    preload: () => preloadDialog(fetchFlow),
  };
}

/** The result of `useBookingDialog`. */
export type BookingDialogState = ReturnType<typeof useBookingDialog>;
