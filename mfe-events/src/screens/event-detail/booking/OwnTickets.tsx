import { useQuery } from '@tanstack/react-query';
import { useSession } from '@nzuko/shared-auth';
import { Banner, ButtonLink, Link, styled } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { heldOrderOf, ownTicketsQuery } from '../../../api/ticketsApi';
import { MY_TICKETS_PATH } from '../../../constants';
import { ownTicketsMessage } from '../../../messages/bookingMessages';
import { HeldOrder } from './HeldOrder';

/** Tells members which tickets of this event they have already, or have yet to pay for. */
export function OwnTickets({ event }: { event: Event }) {
  const userId = useSession(({ user }) => user?.id);
  const { data: tickets = [] } = useQuery(ownTicketsQuery(userId, event.id));
  if (heldOrderOf(tickets)) return <HeldOrder event={event} />;
  const valid = tickets.filter(({ status }) => status === 'VALID').length;
  if (valid === 0) return null;
  return (
    <Banner tone="success" action={<Link to={MY_TICKETS_PATH}>My Tickets</Link>}>
      {ownTicketsMessage(valid)}
    </Banner>
  );
}

/** For members who hold seats of this event: paying for them goes before booking more. */
export function PayFirst({ event }: { event: Event }) {
  const userId = useSession(({ user }) => user?.id);
  const { data: tickets = [] } = useQuery(ownTicketsQuery(userId, event.id));
  return heldOrderOf(tickets) ? (
    <InPlaceOfButton size="lg" to={MY_TICKETS_PATH}>
      Complete Payment
    </InPlaceOfButton>
  ) : null;
}

// The button stays mounted: it would lose its focus while own tickets load.
const InPlaceOfButton = styled(ButtonLink)`
  & + button {
    display: none;
  }
`;
