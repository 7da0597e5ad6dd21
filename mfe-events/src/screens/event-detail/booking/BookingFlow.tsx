import { useEffect, useLayoutEffect } from 'react';
import { removeLasting } from '@nzuko/shared-auth/lasting-values';

import type { Event } from '../../../api/eventsApi';
import type { Availability } from '../../../event/eventAvailability';
import { isTooOld } from '../unansweredPress';
import type { BookingStart } from '../useBookingStart';
import { BookingDialog } from './BookingDialog';
import { BookingDone } from './BookingDone';
import { useBooking } from './useBooking';

interface BookingFlowProps {
  event: Event;
  start: BookingStart;
  availability: Availability;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A booking from its dialog on; its result takes the place of the offer. */
export function BookingFlow({
  event,
  start,
  availability,
  open,
  onOpen,
  onClose,
}: BookingFlowProps) {
  const booking = useBooking(event, start);
  const { result, payment } = booking;
  useEffect(() => void removeLasting(isTooOld), []);
  // Why an earlier press was refused, perhaps after the dialog had closed, says nothing of the next.
  useLayoutEffect(() => {
    if (open) booking.clearError();
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens
  }, [open]);
  return (
    <>
      {result && payment.stage ? (
        <BookingDone
          event={event}
          booking={booking}
          result={result}
          stage={payment.stage}
          open={open}
          onOpen={onOpen}
        />
      ) : null}
      <BookingDialog
        event={event}
        booking={booking}
        availability={availability}
        open={open}
        onOpen={onOpen}
        onClose={onClose}
      />
    </>
  );
}
