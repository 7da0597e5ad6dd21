import { EventStatusBadge, formatPrice } from 'shared-ui';
import { EventBanner } from 'shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { placeText, whenText } from '../../../components/eventTimes';
import { MyEventActions } from './MyEventActions';
import { Bar, Facts, Lines, Picture, Root, Seats, Title, Words } from './MyEventCard.styles';

/** One of the organizer's events: state, when and where, how full, and what can be done with it. */
export function MyEventCard({ event }: { event: Event }) {
  const taken = event.max_attendees - event.available_capacity;
  return (
    <Root>
      <Picture>
        <EventBanner event={event} />
      </Picture>
      <Words>
        <Facts>
          <EventStatusBadge status={event.status} />
          <strong>{formatPrice(event.ticket_price)}</strong>
        </Facts>
        <Title>{event.title}</Title>
        <Lines>
          <p>{whenText(event)}</p>
          <p>{placeText(event)}</p>
        </Lines>
        <Seats>
          <span>
            {taken.toLocaleString('en-NG')} of {event.max_attendees.toLocaleString('en-NG')} seats
            taken
          </span>
          <Bar aria-hidden value={taken} max={event.max_attendees} />
        </Seats>
        <MyEventActions event={event} />
      </Words>
    </Root>
  );
}
