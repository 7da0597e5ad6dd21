import type { ReactNode } from 'react';
import { Badge, styled, theme } from '@nzuko/shared-ui';
import { EventCard, priceText } from '@nzuko/shared-ui/parts';

import type { Event } from '../api/eventsApi';
import { availabilityLabels, availabilityOf } from '../event/eventAvailability';
import { seatsLeft, seatsText } from '../ticket/ticketSale';

/** `now` (milliseconds since 1970) decides whether the event is past; set `eager` for cards above the fold. */
interface CatalogueCardProps {
  event: Event;
  now: number;
  eager?: boolean;
  /** In place of the event's category. */
  badge?: ReactNode;
}

/** An event in the shape of a ticket, with price and seats on the stub. */
export function CatalogueCard({ event, now, eager, badge }: CatalogueCardProps) {
  const availability = availabilityOf(event, now);
  const seats = seatsLeft(event, now);
  return (
    <EventCard
      event={event}
      variant="ticket"
      price={priceText(event, now)}
      eager={eager}
      badge={badge}
    >
      {availability === 'open' ? (
        <Seats>{seatsText(seats)}</Seats>
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

  &::first-letter {
    text-transform: uppercase;
  }
`;
