import { Badge, ButtonLink, Stack, styled, theme, TicketCard } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { availabilityLabels, type Availability } from '../../components/eventAvailability';
import { momentText } from '../../components/eventTimes';
import { firstSale, hasTicketTypes } from '../../components/ticketSale';
import { TicketPrices } from './TicketPrices';

type Closed = Exclude<Availability, 'open'>;

const reasons: Record<Exclude<Closed, 'notYet'>, string> = {
  soldOut:
    'Every seat is taken. A seat comes back when somebody’s hold ends unpaid, so it can pay to look again.',
  ended: 'The sale of tickets has ended.',
  started: 'Booking closed when this event started.',
  past: 'This event is over. There are more to come.',
  cancelled: 'The organizer has called this event off. No tickets are sold any more.',
  draft: 'Only you can see this event. Tickets go on sale once it is published.',
};

const titles: Partial<Record<Closed, string>> = {
  draft: 'Not published yet',
  notYet: 'Tickets are not on sale yet',
};

interface NotBookableProps {
  event: Event;
  availability: Closed;
  now: number;
}

/** Why there is no ticket to be had, and where to go instead. */
export function NotBookable({ event, availability, now }: NotBookableProps) {
  const isForSaleSometime = !['past', 'cancelled'].includes(availability);
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
        <Title>{titles[availability] ?? 'Tickets are closed'}</Title>
        <p>
          {availability === 'notYet'
            ? `Tickets go on sale on ${momentText(firstSale(event, now), event.timezone)}.`
            : reasons[availability]}
        </p>
        {isForSaleSometime && hasTicketTypes(event) ? (
          <TicketPrices event={event} now={now} />
        ) : null}
      </Stack>
    </TicketCard>
  );
}

const Title = styled.h2`
  font-size: ${theme.fontSize.xl};
`;
