import { formatPrice } from '@nzuko/shared-ui';
import { EventCard } from '@nzuko/shared-ui/parts';

import type { Event } from '../api/eventsApi';
import { SaveButton } from './SaveButton';

/** A catalogue event with a save button. The rest of the card is a link. */
export function SavableEventCard({ event }: { event: Event }) {
  return (
    <EventCard event={event} price={formatPrice(event.ticket_price)}>
      <SaveButton event={event} />
    </EventCard>
  );
}
