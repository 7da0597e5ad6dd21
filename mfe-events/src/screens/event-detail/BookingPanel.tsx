import { Banner, Stack } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { type Availability } from '../../components/eventAvailability';
import { BookingDone } from './BookingDone';
import { BookingForm } from './BookingForm';
import { NotBookable } from './NotBookable';
import { useBooking } from './useBooking';

interface BookingPanelProps {
  event: Event;
  availability: Availability;
}

/** The ticket beside the event: to be filled in, booked, or no longer to be had. */
export function BookingPanel({ event, availability }: BookingPanelProps) {
  const booking = useBooking(event);
  // First, because the last seat may be the one just booked.
  if (booking.result) {
    return <BookingDone event={event} result={booking.result} onBookMore={booking.startOver} />;
  }
  if (availability === 'open') return <BookingForm event={event} booking={booking} />;
  return (
    <Stack gap={4}>
      {booking.error ? <Banner tone="error">{booking.error}</Banner> : null}
      <NotBookable availability={availability} />
    </Stack>
  );
}
