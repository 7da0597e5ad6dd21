import { CalendarDays, MapPin } from 'lucide-react';
import { Badge, formatEventDateRange, Link } from 'shared-ui';

import type { Event } from '../api/eventsApi';
import { availabilityLabels, availabilityOf } from './eventAvailability';
import { placeText, startLeaf } from './eventTimes';
import { priceText } from './ticketSale';
import { FEW_SEATS_LEFT } from '../constants';
import {
  Day,
  Leaf,
  Line,
  Lines,
  Picture,
  Price,
  Root,
  Seats,
  Sheet,
  Stub,
  Title,
  Words,
} from './EventCard.styles';

/** `now` in milliseconds since 1970 decides what is past; `eager` is for the cards seen first. */
interface EventCardProps {
  event: Event;
  now: number;
  eager?: boolean;
}

/** An event as a ticket: picture and words above, price and seats on the stub below. The whole card is its link. */
export function EventCard({ event, now, eager }: EventCardProps) {
  const availability = availabilityOf(event, now);
  const leaf = startLeaf(event);
  const few = event.available_capacity <= FEW_SEATS_LEFT;
  return (
    <Root>
      <Sheet>
        <Picture event={event} eager={eager} />
        <Leaf aria-hidden>
          {leaf.month}
          <Day>{leaf.day}</Day>
        </Leaf>
        <Words>
          <Badge tone="primary">{event.category}</Badge>
          <Title>
            <Link to={`/events/${event.id}`}>{event.title}</Link>
          </Title>
          <Lines>
            <Line>
              <CalendarDays size={16} aria-hidden />
              {event.start_date && event.end_date
                ? formatEventDateRange(event.start_date, event.end_date, event.timezone)
                : 'Date to be announced'}
            </Line>
            <Line>
              <MapPin size={16} aria-hidden />
              {placeText(event)}
            </Line>
          </Lines>
        </Words>
      </Sheet>
      <Stub>
        <Price>{priceText(event, now)}</Price>
        {availability === 'open' ? (
          <Seats>
            {few
              ? `Only ${event.available_capacity} left`
              : `${event.available_capacity} seats left`}
          </Seats>
        ) : (
          <Badge tone={availability === 'cancelled' ? 'error' : 'neutral'}>
            {availabilityLabels[availability]}
          </Badge>
        )}
      </Stub>
    </Root>
  );
}
