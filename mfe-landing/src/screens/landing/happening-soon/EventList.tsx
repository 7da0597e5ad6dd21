import { formatEventDate, formatEventTime, styled, theme } from '@nzuko/shared-ui';
import { EventRow, priceText } from '@nzuko/shared-ui/parts';

import type { UpcomingEvent } from './listUpcomingEvents';

/** The next events, soonest first. */
export function EventList({ events }: { events: UpcomingEvent[] }) {
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} variant="line" lead={<Start event={event} />}>
            {priceText(event)}
          </EventRow>
        </li>
      ))}
    </List>
  );
}

function Start({ event: { start_date, timezone } }: { event: UpcomingEvent }) {
  return (
    <time dateTime={start_date}>
      {formatEventDate(start_date, timezone)}
      <br />
      {formatEventTime(start_date, timezone)}
    </time>
  );
}

const List = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    border-top: 2px dashed ${theme.color.border};
  }

  > :last-child {
    border-bottom: 2px dashed ${theme.color.border};
  }
`;
