import { Badge, ButtonLink, Stack, styled, theme, TicketCard } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../api/eventsApi';
import { availabilityLabels, type Availability } from '../../event/eventAvailability';
import { firstSale, hasTicketTypes, sellsTickets } from '../../ticket/ticketSale';
import { TicketPrices } from './TicketPrices';

type Closed = Exclude<Availability, 'open'>;

const reasons: Record<Exclude<Closed, 'notYet'>, string> = {
  soldOut: 'Every seat is taken. Seats come back when somebody cancels, so check again later.',
  heldBack: 'No more tickets can be booked until the organizer confirms their email address.',
  ended: 'Booking closed when the sale ended.',
  started: 'Booking closed when this event started.',
  past: 'There’s more to come.',
  paused: 'We’re looking into this event. Tickets already booked aren’t affected.',
  cancelled: 'The organizer has cancelled this event.',
  draft: 'Only you and your team can see this event. Tickets go on sale once it’s published.',
};

const REFUNDED = 'Everyone who paid here gets a refund.';

const titles: Partial<Record<Closed, string>> = {
  soldOut: 'No tickets left for now',
  heldBack: 'Booking is on hold',
  draft: 'Not published yet',
  paused: 'Booking is paused',
  notYet: 'Tickets are not on sale yet',
  past: 'This event is over',
  cancelled: 'This event won’t take place',
};

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
        <Title>{titles[availability] ?? 'Ticket sales have closed'}</Title>
        <p>
          {availability === 'notYet'
            ? `Tickets go on sale on ${momentText(firstSale(event, now), event.timezone)}.`
            : reasons[availability]}
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
