import { useEffect, useLayoutEffect } from 'react';
import { removeOldBookings } from '@nzuko/shared-auth/old-bookings';

import type { Event } from '../../../api/eventsApi';
import type { Availability } from '../../../event/eventAvailability';
import { KEPT_MS } from '../interruptedPress';
import type { BookingStart } from '../useBookingStart';
import { BookingDialog } from './BookingDialog';
import { BookingDone } from './BookingDone';
import { useBooking } from './useBooking';

interface BookingFlowProps {
  event: Event;
  start: BookingStart;
  availability: Availability;
  isShown: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A booking from its dialog on; its result takes the place of the offer. */
export function BookingFlow({
  event,
  start,
  availability,
  isShown,
  onOpen,
  onClose,
}: BookingFlowProps) {
  const booking = useBooking(event, start);
  const { result, payment } = booking;
  useEffect(() => void removeOldBookings(KEPT_MS), []);
  // Why an earlier press was refused, perhaps after the dialog had closed, says nothing of the next.
  useLayoutEffect(() => {
    if (isShown) booking.clearError();
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens
  }, [isShown]);
  return (
    <>
      {result && payment.stage ? (
        <BookingDone
          event={event}
          booking={booking}
          result={result}
          stage={payment.stage}
          isDialogOpen={isShown}
          onOpen={onOpen}
        />
      ) : null}
      <BookingDialog
        event={event}
        booking={booking}
        availability={availability}
        open={isShown}
        onOpen={onOpen}
        onClose={onClose}
      />
    </>
  );
}
