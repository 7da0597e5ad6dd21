import { Stack } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import type { Availability } from '../../event/eventAvailability';
import { BookingOffer } from './BookingOffer';
import { NotBookable } from './NotBookable';
import type { BookingDialogState } from './useBookingDialog';
import type { BookingStart } from './useBookingStart';
import type { OwnTicketsPart } from './useOwnTickets';

interface BookingPanelProps {
  event: Event;
  start: BookingStart;
  dialog: BookingDialogState;
  own: OwnTicketsPart;
  availability: Availability;
  now: number;
}

/** The booking card beside the event (bookable, booked or unavailable) and its dialog. */
export function BookingPanel({ event, start, dialog, own, availability, now }: BookingPanelProps) {
  const { Flow } = dialog;
  return (
    <>
      {/* First, because the last seat may be the one just booked. */}
      {start.result ? null : (
        <Stack gap={4}>
          {own ? <own.OwnTickets event={event} /> : null}
          {availability === 'open' ? (
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
        </Stack>
      )}
      {Flow ? (
        <Flow
          event={event}
          start={start}
          availability={availability}
          open={dialog.isShown}
          onOpen={dialog.open}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}
