import { ticketTypeLabels } from '@nzuko/contract';
import { Badge, formatNaira, isFree, Link, TicketCard } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { GivenTicket } from '../../../api/ticketsApi';
import { hasReceipt, ReceiptButton } from './ReceiptButton';
import { Badges, Body, Lines, NoCode, Title } from './TicketItem.styles';

/** A ticket that the user paid for and gave away: it is somebody else's, and its receipt and refund are theirs. */
export function GivenTicketItem({ ticket }: { ticket: GivenTicket }) {
  const { event, order, given_to: name, given_at: at, refunded } = ticket;
  const whose = name ?? 'somebody else';
  return (
    <TicketCard as="article" tone="paper" stub={<NoCode>{stubText(ticket)}</NoCode>}>
      <Body>
        <Badges>
          <Badge>Given to {whose}</Badge>
          <Badge>{ticketTypeLabels[ticket.ticket_type]}</Badge>
        </Badges>
        <Title>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <Lines>
          {event.start_date ? <p>{momentText(event.start_date, event.timezone)}</p> : null}
          {at ? <p>Accepted {momentText(at, event.timezone)}</p> : null}
          {refunded && !isFree(refunded) ? (
            <p>{formatNaira(refunded)} of its price was refunded to you.</p>
          ) : null}
        </Lines>
        {hasReceipt({ order, paid_by: null }) ? (
          <ReceiptButton order={order} of={`the ticket given to ${whose}`} />
        ) : null}
      </Body>
    </TicketCard>
  );
}

const stubText = ({ status }: GivenTicket) =>
  status === 'CANCELLED'
    ? 'You gave this ticket away, and it was cancelled.'
    : 'You gave this ticket away. It’s theirs now, with a number and code of its own.';
