import { Banner, Link } from '@nzuko/shared-ui';

import type { Ticket } from '../../../api/ticketsApi';
import { toPayText } from '../my-tickets/toPayText';
import { useDashboardUrl } from '../useDashboardUrl';
import { unpaidOrders } from './ticketSummary';

/** Each order whose seats are held until it is paid, with the way to pay for it. */
export function UnpaidOrders({ tickets, now }: { tickets: readonly Ticket[]; now: number }) {
  const { hrefToTab } = useDashboardUrl();
  return unpaidOrders(tickets, now).map((ticket) => (
    <Banner
      key={ticket.order.id}
      title={`Complete your payment for ${ticket.event.title}`}
      action={<Link to={hrefToTab('my-tickets')}>Complete Payment</Link>}
    >
      {toPayText(ticket, now)}
    </Banner>
  ));
}
