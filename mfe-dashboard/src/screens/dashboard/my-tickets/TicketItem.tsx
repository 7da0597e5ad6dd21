import { Maximize2 } from 'lucide-react';
import { Badge, Button, formatPrice, Link, TicketCard, TicketNumber } from 'shared-ui';

import type { Ticket } from '../../../api/ticketsApi';
import { momentText, placeText, whenText } from '../../../components/eventTimes';
import { QrCode } from '../../../components/QrCode';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';
import { Badges, Body, Code, Lines, NoCode, Number, Title } from './TicketItem.styles';
import { ticketState, ticketStateLooks, type TicketState } from './ticketState';

interface TicketItemProps {
  ticket: Ticket;
  /** A ticket of the past opens no door, so it shows no code. */
  isOver: boolean;
  onShow: () => void;
}

/** A ticket as it is torn at the door: event and number, and the QR code on its stub. */
export function TicketItem({ ticket, isOver, onShow }: TicketItemProps) {
  const { event } = ticket;
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
          {ticket.checked_in_time ? (
            <p>Checked in {momentText(ticket.checked_in_time, event.timezone)}</p>
          ) : null}
        </Lines>
        <Number>
          <span>Ticket number</span>
          <TicketNumber>{ticket.ticket_number}</TicketNumber>
        </Number>
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
      return 'The seat was given back: it was not paid in time.';
    case 'refunded':
      return 'The money was returned.';
    case 'cancelled':
      return event.status === 'CANCELLED'
        ? 'The organizer has called this event off.'
        : 'This ticket was cancelled.';
    case 'checkedIn':
      return 'You were there.';
    case 'valid':
      return 'This event is over.';
  }
}
