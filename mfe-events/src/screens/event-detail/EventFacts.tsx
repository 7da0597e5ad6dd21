import type { ReactNode } from 'react';
import { styled, theme } from '@nzuko/shared-ui';
import { placeText, priceText, timeFacts } from '@nzuko/shared-ui/parts';

import type { Event } from '../../api/eventsApi';
import type { Availability } from '../../event/eventAvailability';
import { photosCheckedFact } from '../../messages/eventMessages';
import { seatsLeft, sellsTickets } from '../../ticket/ticketSale';

interface EventFactsProps {
  event: Event;
  availability: Availability;
  now: number;
}

/** Dates, location, capacity and price. */
export function EventFacts({ event, availability, now }: EventFactsProps) {
  const isOver = ['past', 'cancelled'].includes(availability);
  const isClosed = isOver || ['started', 'ended', 'paused', 'heldBack'].includes(availability);
  const place = placeText(event);
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
  return (
    <Root aria-labelledby="event-facts">
      <h2 id="event-facts">Good to know</h2>
      <List>
        {timeFacts(event).map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        <Fact name="Location">
          {place}{' '}
          {event.location ? (
            <a href={map} target="_blank" rel="noreferrer">
              Open&nbsp;map
            </a>
          ) : null}
        </Fact>
        <Fact name="Category">{event.category}</Fact>
        <Fact name="Max attendees">{event.max_attendees.toLocaleString('en-NG')}</Fact>
        {isClosed ? null : (
          <Fact name="Seats left">{seatsLeft(event, now).toLocaleString('en-NG')}</Fact>
        )}
        <Fact name="Ticket">{priceText(event, now)}</Fact>
        {event.checks_photos && !isOver ? (
          <Fact name="At the door">{photosCheckedFact}</Fact>
        ) : null}
        {sellsTickets(event) && !isOver ? <Fact name="Refunds">{event.refund_terms}</Fact> : null}
      </List>
    </Root>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
`;

const List = styled.dl`
  display: grid;
  border-top: 2px dashed ${theme.color.border};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.border};

  dt {
    width: clamp(7rem, 30%, 10rem);
    color: ${theme.color.textMuted};
  }

  dd {
    flex: 1 1 9rem;
    min-width: 0;
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
