import type { Event } from '../../api/eventsApi';
import type { Availability } from '../../event/eventAvailability';
import type { Booking } from './booking/useBooking';
import { BookingDone } from './BookingDone';
import { BookingOffer } from './BookingOffer';
import { NotBookable } from './NotBookable';
import type { BookingDialogState } from './useBookingDialog';

interface BookingPanelProps {
  event: Event;
  booking: Booking;
  dialog: BookingDialogState;
  availability: Availability;
  now: number;
}

/** The booking card beside the event (bookable, booked or unavailable) and its dialog. */
export function BookingPanel({ event, booking, dialog, availability, now }: BookingPanelProps) {
  const { result, payment } = booking;
  const { Dialog } = dialog;
  return (
    <>
      {/* First, because the last seat may be the one just booked. */}
      {result && payment.stage ? (
        <BookingDone
          event={event}
          booking={booking}
          result={result}
          stage={payment.stage}
          isDialogOpen={dialog.isShown}
          onOpen={dialog.open}
        />
      ) : availability === 'open' ? (
        <BookingOffer
          event={event}
          booking={booking}
          now={now}
          onBook={dialog.open}
          onNear={dialog.preload}
        />
      ) : (
        <NotBookable event={event} availability={availability} now={now} />
      )}
      {Dialog ? (
        <Dialog
          event={event}
          booking={booking}
          availability={availability}
          open={dialog.isShown}
          onOpen={dialog.open}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}
