import { useEffect, useState, type ComponentType } from 'react';
import { isSavingData, toast, useSearchParams, warmDialog } from '@nzuko/shared-ui';

import type { BookingFlowProps } from './booking/BookingFlow';

const fetchFlow = () => import('./booking/BookingFlow').then((part) => part.BookingFlow);

/** Opens, closes and loads the booking dialog, which every button of the page shares; an interrupted booking opens it. */
export function useBookingDialog(isInterrupted: boolean) {
  const [query, setQuery] = useSearchParams();
  // After signing in, a visitor returns to the open dialog.
  const isReturning = query.has('book');
  const [isOpen, setOpen] = useState(isReturning);
  const [part, setPart] = useState<{ Flow: ComponentType<BookingFlowProps> }>();
  const [isPostponed, setPostponed] = useState(false);
  // A press before the page was reloaded has had no answer.
  const isShown = isOpen || (isInterrupted && !isPostponed);

  useEffect(() => {
    if (!isShown || part) return;
    fetchFlow().then(
      (Flow) => setPart({ Flow }),
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
    /** The dialog and what follows it, once they have loaded. */
    Flow: part?.Flow,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setPostponed(true);
      if (isReturning) setQuery({}, { replace: true, preventScrollReset: true });
    },
    /** To be called when the pointer or focus comes near, to preload the dialog; not in Data Saver mode. */
    preload: () => {
      if (isSavingData()) return;
      void warmDialog();
      void fetchFlow().catch(() => undefined);
    },
  };
}

/** The result of `useBookingDialog`. */
export type BookingDialogState = ReturnType<typeof useBookingDialog>;
