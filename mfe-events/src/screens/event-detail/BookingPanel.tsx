import { useEffect, useState, type ComponentType } from 'react';
import { toast, useSearchParams, warmDialog } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import type { Availability } from '../../event/eventAvailability';
import type { BookingDialogProps } from './booking/BookingDialog';
import { useBooking } from './booking/useBooking';
import { BookingDone } from './BookingDone';
import { BookingOffer } from './BookingOffer';
import { NotBookable } from './NotBookable';

interface BookingPanelProps {
  event: Event;
  availability: Availability;
  now: number;
}

const fetchDialog = () => import('./booking/BookingDialog').then((part) => part.BookingDialog);

/** The booking card beside the event (bookable, booked or unavailable) and its dialog. */
export function BookingPanel({ event, availability, now }: BookingPanelProps) {
  const booking = useBooking(event);
  const [query, setQuery] = useSearchParams();
  // After signing in, a visitor returns to the open dialog.
  const isReturning = query.has('book');
  const [isOpen, setOpen] = useState(isReturning);
  const [part, setPart] = useState<{ Dialog: ComponentType<BookingDialogProps> }>();
  const [isPostponed, setPostponed] = useState(false);
  const { result, payment } = booking;
  // A press before the page was reloaded has had no answer.
  const isShown = isOpen || (booking.interrupted !== undefined && !isPostponed);

  const handleOpen = () => {
    booking.clearError();
    setOpen(true);
  };
  const handleClose = () => {
    setOpen(false);
    setPostponed(true);
    if (isReturning) setQuery({}, { replace: true, preventScrollReset: true });
  };
  const handleNear = () => {
    void warmDialog();
    void fetchDialog().catch(() => undefined);
  };

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

  return (
    <>
      {/* First, because the last seat may be the one just booked. */}
      {result && payment.stage ? (
        <BookingDone
          event={event}
          booking={booking}
          result={result}
          stage={payment.stage}
          isDialogOpen={isShown}
          onOpen={handleOpen}
        />
      ) : availability === 'open' ? (
        <BookingOffer
          event={event}
          booking={booking}
          now={now}
          onBook={handleOpen}
          onNear={handleNear}
        />
      ) : (
        <NotBookable event={event} availability={availability} now={now} />
      )}
      {part ? (
        <part.Dialog
          event={event}
          booking={booking}
          availability={availability}
          open={isShown}
          onOpen={handleOpen}
          onClose={handleClose}
        />
      ) : null}
    </>
  );
}
