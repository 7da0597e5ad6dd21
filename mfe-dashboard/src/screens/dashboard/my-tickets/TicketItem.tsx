import { Maximize2 } from 'lucide-react';
import {
  Badge,
  Button,
  formatNaira,
  formatPrice,
  isFree,
  Link,
  TicketCard,
  TicketNumber,
} from 'shared-ui';

import type { Ticket } from '../../../api/ticketsApi';
import { momentText, placeText, whenText } from '../../../components/eventTimes';
import { QrCode } from '../../../components/QrCode';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';
import { Badges, Body, Code, Lines, NoCode, Number, Proof, Title } from './TicketItem.styles';
import { TicketActions } from './TicketActions';
import { TicketFiles } from './TicketFiles';
import { TicketPhoto } from './TicketPhoto';
import { canChange, ticketState, ticketStateLooks, type TicketState } from './ticketState';

interface TicketItemProps {
  ticket: Ticket;
  now: number;
  busyPaying: boolean;
  onShow: () => void;
  onPay: () => void;
}

/** A ticket as it is torn at the door: event and number, and the QR code on its stub. */
export function TicketItem({ ticket, now, busyPaying, onShow, onPay }: TicketItemProps) {
  const { event } = ticket;
  // A ticket of the past opens no door, so it shows no code.
  const isOver = Date.parse(event.end_date) <= now;
  const state = ticketState(ticket);
  const look = ticketStateLooks[state];
  const opensDoor = !isOver && (state === 'valid' || state === 'checkedIn');
  return (
    <TicketCard
      as="article"
      tone={isOver ? 'paper' : tones[state]}
      stub={
        opensDoor && ticket.qr_payload ? (
          <Code>
            <QrCode
              payload={ticket.qr_payload}
              label={`QR code of ticket ${ticket.ticket_number}`}
            />
            <Button
              variant="secondary"
              size="sm"
              startIcon={<Maximize2 size={16} aria-hidden />}
              aria-label={`Enlarge QR code of ticket ${ticket.ticket_number}`}
              onClick={onShow}
            >
              Enlarge
            </Button>
          </Code>
        ) : (
          <NoCode>{stubText(ticket, state)}</NoCode>
        )
      }
    >
      <Body>
        <Badges>
          <Badge tone={look.tone}>{look.label}</Badge>
          <Badge>{ticketTypeLabels[ticket.ticket_type]}</Badge>
        </Badges>
        <Title>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <Lines>
          <p>{whenText(event)}</p>
          <p>{placeText(event)}</p>
          {ticket.holder ? (
            <p>
              For {ticket.holder.name} ({ticket.holder.email})
            </p>
          ) : null}
          {ticket.checked_in_time ? (
            <p>Checked in {momentText(ticket.checked_in_time, event.timezone)}</p>
          ) : null}
        </Lines>
        <Proof>
          <Number>
            <span>Ticket number</span>
            <TicketNumber>{ticket.ticket_number}</TicketNumber>
          </Number>
          <TicketPhoto ticket={ticket} />
        </Proof>
        {opensDoor ? <TicketFiles ticket={ticket} /> : null}
        {canChange(ticket, now) ? (
          <TicketActions ticket={ticket} busyPaying={busyPaying} onPay={onPay} />
        ) : null}
      </Body>
    </TicketCard>
  );
}

const tones: Record<TicketState, 'paper' | 'green' | 'marigold'> = {
  valid: 'green',
  checkedIn: 'paper',
  awaitingPayment: 'marigold',
  expired: 'paper',
  refunded: 'paper',
  cancelled: 'paper',
};

function stubText({ order, event }: Ticket, state: TicketState): string {
  switch (state) {
    case 'awaitingPayment':
      return order.expires_at
        ? `${formatPrice(order.total)} to pay. Your seat is held until ${momentText(order.expires_at, event.timezone)}.`
        : `${formatPrice(order.total)} to pay.`;
    case 'expired':
      return 'It was not paid, and the seat was given back.';
    case 'refunded':
      return `The price of this order, ${formatNaira(order.total)}, goes back to you.`;
    case 'cancelled':
      return event.status === 'CANCELLED'
        ? 'The organizer has called this event off.'
        : isFree(order.total)
          ? 'This ticket was cancelled.'
          : 'This ticket was cancelled, and its price is sent back.';
    case 'checkedIn':
      return 'You were there.';
    case 'valid':
      return 'This event is over.';
  }
}
