import { useSession } from '@nzuko/shared-auth';
import { Stack } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import type { Availability } from '../../event/eventAvailability';
import { BookingOffer } from './BookingOffer';
import { NotBookable } from './NotBookable';
import type { BookingDialogState } from './useBookingDialog';
import type { BookingStart } from './useBookingStart';
import { useLater } from './useLater';

const fetchOwnTickets = () => import('./booking/OwnTickets');

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
  // Only members have tickets here. If it doesn’t load, the dialog still names the seats they hold.
  const isMember = useSession(({ user }) => user !== null);
  const own = useLater({ isWanted: isMember, fetch: fetchOwnTickets });
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
