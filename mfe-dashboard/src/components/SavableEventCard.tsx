import { EventCard, priceText } from '@nzuko/shared-ui/parts';

import type { Event } from '../api/eventsApi';
import { StandingBadge } from '../event/StandingBadge';
import { SaveButton } from './SaveButton';

/** A catalogue event with a save button. The rest of the card is a link. */
export function SavableEventCard({ event }: { event: Event }) {
  return (
    <EventCard event={event} price={priceText(event)}>
      <StandingBadge event={event} />
      <SaveButton event={event} />
    </EventCard>
  );
}
