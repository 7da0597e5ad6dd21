import { Badge, EventStatusBadge } from '@nzuko/shared-ui';
import { EventCard, priceText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { isSuspended } from '../../../components/SuspendedEvents';
import { countText } from '../../../text/countText';
import { MyEventActions } from './MyEventActions';
import { Bar, Seats } from './MyEventCard.styles';

/** One of the organizer's events: status, dates, location, occupancy and actions. */
export function MyEventCard({ event }: { event: Event }) {
  return (
    <EventCard
      event={event}
      linked={false}
      badge={
        isSuspended(event) ? (
          <Badge tone="error">Suspended</Badge>
        ) : (
          <EventStatusBadge status={event.status} />
        )
      }
      price={priceText(event)}
    >
      <Occupancy event={event} />
      <MyEventActions event={event} />
    </EventCard>
  );
}

/** Not of a cancelled event, whose orders are still being ended for a while. */
function Occupancy({ event }: { event: Event }) {
  if (event.status === 'CANCELLED') return null;
  if (event.undecided?.includes('max_attendees')) return <p>Max attendees not set yet</p>;
  const taken = event.max_attendees - event.available_capacity;
  return (
    <Seats>
      <span>
        {countText(taken)} of {countText(event.max_attendees)} seats taken
      </span>
      <Bar aria-hidden value={taken} max={event.max_attendees} />
    </Seats>
  );
}
