import { Badge, styled, theme } from '@nzuko/shared-ui';
import { EventCard } from '@nzuko/shared-ui/parts';

import type { Event } from '../api/eventsApi';
import { FEW_SEATS_LEFT } from '../constants';
import { availabilityLabels, availabilityOf } from '../event/eventAvailability';
import { priceText } from '../ticket/ticketSale';

/** `now` (milliseconds since 1970) decides whether the event is past; set `eager` for cards above the fold. */
interface CatalogueCardProps {
  event: Event;
  now: number;
  eager?: boolean;
}

/** An event in the shape of a ticket, with price and seats on the stub. */
export function CatalogueCard({ event, now, eager }: CatalogueCardProps) {
  const availability = availabilityOf(event, now);
  const few = event.available_capacity <= FEW_SEATS_LEFT;
  return (
    <EventCard event={event} variant="ticket" price={priceText(event, now)} eager={eager}>
      {availability === 'open' ? (
        <Seats>
          {few ? `Only ${event.available_capacity} left` : `${event.available_capacity} seats left`}
        </Seats>
      ) : (
        <Badge tone={availability === 'cancelled' ? 'error' : 'neutral'}>
          {availabilityLabels[availability]}
        </Badge>
      )}
    </EventCard>
  );
}

const Seats = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;
