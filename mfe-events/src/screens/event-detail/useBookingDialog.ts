import { useEffect, useState, type ComponentType } from 'react';
import { isSavingData, toast, useSearchParams, warmDialog } from '@nzuko/shared-ui';

import type { BookingDialogProps } from './booking/BookingDialog';
import type { Booking } from './booking/useBooking';

const fetchDialog = () => import('./booking/BookingDialog').then((part) => part.BookingDialog);

/** Opens, closes and loads the booking dialog, which every button of the page shares. */
export function useBookingDialog({ interrupted, clearError }: Booking) {
  const [query, setQuery] = useSearchParams();
  // After signing in, a visitor returns to the open dialog.
  const isReturning = query.has('book');
  const [isOpen, setOpen] = useState(isReturning);
  const [part, setPart] = useState<{ Dialog: ComponentType<BookingDialogProps> }>();
  const [isPostponed, setPostponed] = useState(false);
  // A press before the page was reloaded has had no answer.
  const isShown = isOpen || (interrupted !== undefined && !isPostponed);

  useEffect(() => {
    if (!isShown || part) return;
    fetchDialog().then(
      (Dialog) => setPart({ Dialog }),
      () => {
        setOpen(false);
        setPostponed(true);
        toast({
          variant: 'destructive',
          title: 'This could not be opened',
          description: 'Check your connection and try again.',
        });
      },
    );
  }, [isShown, part]);

  return {
    isShown,
    /** The dialog, once it has loaded. */
    Dialog: part?.Dialog,
    open: () => {
      clearError();
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      setPostponed(true);
      if (isReturning) setQuery({}, { replace: true, preventScrollReset: true });
    },
    /** To be called when the pointer or focus comes near, to preload the dialog; not in Data Saver mode. */
    preload: () => {
      if (isSavingData()) return;
      void warmDialog();
      void fetchDialog().catch(() => undefined);
    },
  };
}

/** The result of `useBookingDialog`. */
export type BookingDialogState = ReturnType<typeof useBookingDialog>;
