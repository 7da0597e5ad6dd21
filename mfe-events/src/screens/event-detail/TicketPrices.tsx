import { ticketTypeLabels } from '@nzuko/contract';
import { styled, theme, VisuallyHidden } from '@nzuko/shared-ui';
import { saleOf, typePriceText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../api/eventsApi';
import { availabilityLabels, type Availability } from '../../event/eventAvailability';
import { saleText } from '../../ticket/ticketSale';

interface TicketPricesProps {
  event: Event;
  availability: Availability;
  now: number;
}

/** An event's ticket types with their prices, remaining tickets and sale dates. */
export function TicketPrices({ event, availability, now }: TicketPricesProps) {
  const isStopped = availability === 'paused' || availability === 'heldBack';
  return (
    <List aria-label="Ticket types">
      {event.ticket_types.map((type) => (
        <li key={type.ticket_type}>
          <Name>{ticketTypeLabels[type.ticket_type]}</Name>
          <VisuallyHidden>: </VisuallyHidden>
          <Price>{typePriceText(type)}</Price>
          <VisuallyHidden>, </VisuallyHidden>
          <Sale>
            {isStopped && saleOf(type, now) === 'soldOut'
              ? availabilityLabels[availability]
              : saleText(type, event.timezone, now)}
          </Sale>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  width: 100%;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${theme.space[4]};
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.border};
  }
`;

const Name = styled.span`
  font-weight: ${theme.weight.medium};
`;

const Price = styled.span`
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const Sale = styled.span`
  grid-column: 1 / -1;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
