import { Badge, ButtonLink, Stack, styled, theme, TicketCard } from 'shared-ui';

import { availabilityLabels, type Availability } from '../../components/eventAvailability';

type Closed = Exclude<Availability, 'open'>;

const reasons: Record<Closed, string> = {
  soldOut:
    'Every seat is taken. A seat comes back when somebody’s hold ends unpaid, so it can pay to look again.',
  started: 'Booking closed when this event started.',
  past: 'This event is over. There are more to come.',
  cancelled: 'The organizer has called this event off. No tickets are sold any more.',
  draft: 'Only you can see this event. Tickets go on sale once it is published.',
};

/** Why there is no ticket to be had, and where to go instead. */
export function NotBookable({ availability }: { availability: Closed }) {
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
        <Title>{availability === 'draft' ? 'Not published yet' : 'Tickets are closed'}</Title>
        <p>{reasons[availability]}</p>
      </Stack>
    </TicketCard>
  );
}

const Title = styled.h2`
  font-size: ${theme.fontSize.xl};
`;
