import { useSession } from '@nzuko/shared-auth';
import { Stack } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import type { Availability } from '../../event/eventAvailability';
import { BookingOffer } from './BookingOffer';
import { NotBookable } from './NotBookable';
import type { BookingDialogState } from './useBookingDialog';
import type { BookingStart } from './useBookingStart';
import { useLater } from './useLater';

const fetchHeldOrder = () => import('./booking/HeldOrder');

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
  // Only members hold seats. If it doesn’t load, the dialog still tells them.
  const isMember = useSession(({ user }) => user !== null);
  const held = useLater({ isWanted: isMember, fetch: fetchHeldOrder });
  return (
    <>
      {/* First, because the last seat may be the one just booked. */}
      {start.result ? null : (
        <Stack gap={4}>
          {held ? <held.HeldOrder event={event} /> : null}
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
          isShown={dialog.isShown}
          onOpen={dialog.open}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}
