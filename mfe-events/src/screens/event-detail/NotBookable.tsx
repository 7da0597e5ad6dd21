import { Badge, ButtonLink, Stack, styled, theme, TicketCard } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import { availabilityLabels } from '../../event/eventAvailability';
import { closedReason, closedTitle, type Closed } from '../../messages/closedMessages';
import { hasTicketTypes, sellsTickets } from '../../ticket/ticketSale';
import { TicketPrices } from './TicketPrices';

const REFUNDED = 'Everyone who paid here gets a refund.';

interface NotBookableProps {
  event: Event;
  availability: Closed;
  now: number;
}

/** Why the event can't be booked, and where to go instead. */
export function NotBookable({ event, availability, now }: NotBookableProps) {
  const isActive = !['past', 'cancelled'].includes(availability);
  return (
    <TicketCard
      stub={
        <ButtonLink to="/events" fullWidth>
          Browse Events
        </ButtonLink>
      }
    >
      <Stack gap={3} align="start">
        <Badge tone={availability === 'cancelled' ? 'error' : 'neutral'}>
          {availabilityLabels[availability]}
        </Badge>
        <Title>{closedTitle(availability)}</Title>
        <p>
          {closedReason(event, availability, now)}
          {availability === 'cancelled' && sellsTickets(event) ? ` ${REFUNDED}` : null}
        </p>
        {isActive && hasTicketTypes(event) ? (
          <TicketPrices event={event} now={now} availability={availability} />
        ) : null}
      </Stack>
    </TicketCard>
  );
}

const Title = styled.h2`
  font-size: ${theme.fontSize.xl};
`;
