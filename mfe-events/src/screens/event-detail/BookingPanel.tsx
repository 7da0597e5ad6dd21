import type { Event } from '../../api/eventsApi';
import type { Availability } from '../../event/eventAvailability';
import { BookingOffer } from './BookingOffer';
import { NotBookable } from './NotBookable';
import type { BookingDialogState } from './useBookingDialog';
import type { BookingStart } from './useBookingStart';

interface BookingPanelProps {
  event: Event;
  start: BookingStart;
  dialog: BookingDialogState;
  availability: Availability;
  now: number;
}

/** The booking card beside the event (bookable, booked or unavailable) and its dialog. */
export function BookingPanel({ event, start, dialog, availability, now }: BookingPanelProps) {
  const { Flow } = dialog;
  return (
    <>
      {/* First, because the last seat may be the one just booked. */}
      {start.result ? null : availability === 'open' ? (
        <BookingOffer
          event={event}
          choice={start.choice}
          now={now}
          onBook={dialog.open}
          onNear={dialog.preload}
        />
      ) : (
        <NotBookable event={event} availability={availability} now={now} />
      )}
      {Flow ? (
        <Flow
          event={event}
          start={start}
          availability={availability}
          isShown={dialog.isShown}
          onOpen={dialog.open}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}
