import { useEffect, useRef } from 'react';
import { Button, ButtonLink, formatNaira, Stack, TicketCard, TicketNumber } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import type { PurchaseResult } from '../../api/ticketsApi';
import { momentText } from '../../components/eventTimes';
import { MY_TICKETS_PATH } from '../../constants';
import { heldMessage, registeredMessage } from '../../messages/bookingMessages';
import { Alert, Numbers, Title } from './BookingDone.styles';

interface BookingDoneProps {
  event: Event;
  result: PurchaseResult;
  onBookMore: () => void;
}

/** The booked ticket: its number, and where to find it again. */
export function BookingDone({ event, result, onBookMore }: BookingDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const held = result.order.status === 'HELD';

  // The button that was pressed is gone; without this the keyboard would be back at the top of the page.
  useEffect(() => heading.current?.focus(), []);

  return (
    <TicketCard
      tone={held ? 'marigold' : 'green'}
      stub={
        <Stack gap={3}>
          <ButtonLink to={MY_TICKETS_PATH} variant="secondary" fullWidth>
            View My Tickets
          </ButtonLink>
        </Stack>
      }
    >
      <Stack gap={4}>
        <Title ref={heading} tabIndex={-1}>
          {held ? 'Ticket Created!' : 'You are going!'}
        </Title>
        <Alert role="alert">
          {held
            ? heldMessage(
                formatNaira(result.order.total),
                momentText(result.order.expires_at, event.timezone),
              )
            : registeredMessage(result.ticket_number)}
        </Alert>
        {held || result.tickets.length > 1 ? (
          <Numbers aria-label="Ticket numbers">
            {result.tickets.map(({ id, ticket_number }) => (
              <li key={id}>
                <TicketNumber>{ticket_number}</TicketNumber>
              </li>
            ))}
          </Numbers>
        ) : null}
        <Button variant="ghost" onClick={onBookMore}>
          Book more tickets
        </Button>
      </Stack>
    </TicketCard>
  );
}
