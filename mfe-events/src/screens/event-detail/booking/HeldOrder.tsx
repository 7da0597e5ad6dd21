import { useQuery } from '@tanstack/react-query';
import { useSession } from '@nzuko/shared-auth';
import { Banner, formatNaira, Link } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { heldOrderOf, ownTicketsQuery } from '../../../api/ticketsApi';
import { MY_TICKETS_PATH } from '../../../constants';
import { heldMessage, unpaidTitle } from '../../../messages/paymentMessages';

interface HeldOrderProps {
  event: Event;
}

/** Tells members who hold seats of this event that they haven’t paid for them, before they book again. */
export function HeldOrder({ event }: HeldOrderProps) {
  const userId = useSession(({ user }) => user?.id);
  const { data: tickets = [] } = useQuery(ownTicketsQuery(userId, event.id));
  const order = heldOrderOf(tickets);
  if (!order?.expires_at) return null;
  return (
    <Banner title={unpaidTitle} action={<Link to={MY_TICKETS_PATH}>Complete Payment</Link>}>
      {heldMessage(
        order.quantity,
        formatNaira(order.total),
        momentText(order.expires_at, event.timezone),
      )}
    </Banner>
  );
}
