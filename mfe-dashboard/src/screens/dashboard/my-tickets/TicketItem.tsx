import { useRef } from 'react';
import { bankPatienceDuration, ticketTypeLabels } from '@nzuko/contract';
import { Maximize2 } from '@nzuko/shared-ui/icons';
import {
  Badge,
  Button,
  formatNaira,
  isFree,
  Link,
  Stack,
  TicketCard,
  TicketNumber,
} from '@nzuko/shared-ui';
import {
  MailAddress,
  momentText,
  placeText,
  QrCode,
  ticketTimes,
  useKeptFocus,
} from '@nzuko/shared-ui/parts';

import type { Ticket } from '../../../api/ticketsApi';
import {
  accountLinkExpiredMessage,
  accountNeededMessage,
  movedMessage,
} from '../../../messages/ticketMessages';
import { Badges, Body, Code, Lines, NoCode, Number, Proof, Title } from './TicketItem.styles';
import { PhotoForDoor } from './PhotoForDoor';
import { PendingTransfer } from './PendingTransfer';
import { toPayText } from './toPayText';
import { hasReceipt, ReceiptButton } from './ReceiptButton';
import { TicketActions } from './TicketActions';
import { TicketFiles } from './TicketFiles';
import { TicketPhoto } from './TicketPhoto';
import {
  canCancel,
  canChange,
  isUsable,
  ticketState,
  ticketStateLooks,
  wasKept,
  type TicketState,
} from './ticketState';

interface TicketItemProps {
  ticket: Ticket;
  now: number;
  /** Only the first of an order's unpaid tickets shows the amount due for all of them. */
  isFirstOfOrder: boolean;
  busyPaying: boolean;
  onShow: () => void;
  onPay: () => void;
}

/** A ticket: event and number, with the QR code on its stub. */
export function TicketItem({
  ticket,
  now,
  isFirstOfOrder,
  busyPaying,
  onShow,
  onPay,
}: TicketItemProps) {
  const { event } = ticket;
  const body = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(body, title);
  // Past tickets can't be used, so they show no code.
  const isOver = Date.parse(event.end_date) <= now;
  const state = ticketState(ticket);
  const look = ticketStateLooks[state];
  const moved = isOver ? undefined : ticket.moved;
  const canEnter = isUsable(ticket, now);
  return (
    <TicketCard
      as="article"
      tone={isOver ? 'paper' : tones[state]}
      stub={
        canEnter && ticket.qr_payload ? (
          <Code>
            <QrCode
              payload={ticket.qr_payload}
              label={`QR code of ticket ${ticket.ticket_number}`}
            />
            <Button
              variant="secondary"
              size="sm"
              startIcon={<Maximize2 size={16} />}
              aria-label={`Enlarge QR code of ticket ${ticket.ticket_number}`}
              onClick={onShow}
            >
              Enlarge
            </Button>
          </Code>
        ) : (
          <NoCode>{stubText(ticket, state, { isFirstOfOrder, now })}</NoCode>
        )
      }
    >
      <Body ref={body}>
        <Badges>
          <Badge tone={look.tone}>{look.label}</Badge>
          <Badge>{ticketTypeLabels[ticket.ticket_type]}</Badge>
          {moved ? <Badge tone="warning">New time or place</Badge> : null}
        </Badges>
        <Title ref={title}>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <Lines>
          {ticketTimes(event).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{placeText(event)}</p>
          {moved ? (
            <p>
              {movedMessage(
                moved.refund_until && momentText(moved.refund_until, event.timezone),
                ticket.paid_by?.name,
              )}
            </p>
          ) : null}
          {ticket.holder ? (
            <p>
              For {ticket.holder.name} (<MailAddress>{ticket.holder.email}</MailAddress>)
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
        {event.checks_photos && canEnter && state === 'valid' ? (
          <PhotoForDoor ticket={ticket} />
        ) : null}
        {ticket.transfer ? <PendingTransfer ticket={ticket} offer={ticket.transfer} /> : null}
        {canEnter || hasReceipt(ticket) ? (
          <Stack direction="row" gap={2} wrap>
            {canEnter ? <TicketFiles ticket={ticket} /> : null}
            {hasReceipt(ticket) ? (
              <ReceiptButton order={ticket.order} of={`ticket ${ticket.ticket_number}`} />
            ) : null}
          </Stack>
        ) : null}
        {canChange(ticket, now) || canCancel(ticket) ? (
          <TicketActions
            ticket={ticket}
            canChange={canChange(ticket, now)}
            canPay={isFirstOfOrder}
            busyPaying={busyPaying}
            onPay={onPay}
          />
        ) : null}
      </Body>
    </TicketCard>
  );
}

const tones: Record<TicketState, 'paper' | 'green' | 'marigold'> = {
  valid: 'green',
  checkedIn: 'paper',
  awaitingPayment: 'marigold',
  atBank: 'marigold',
  onHold: 'marigold',
  expired: 'paper',
  needsAccount: 'marigold',
  refunding: 'paper',
  refunded: 'paper',
  cancelled: 'paper',
};

function stubText(
  ticket: Ticket,
  state: TicketState,
  { isFirstOfOrder, now }: { isFirstOfOrder: boolean; now: number },
): string {
  const { paid_by: payer } = ticket;
  const back = backText(ticket);
  switch (state) {
    case 'awaitingPayment':
      return isFirstOfOrder
        ? toPayText(ticket, now)
        : 'It’s paid for with the rest of this order, above.';
    case 'atBank':
      return `Your bank is working on the payment. Your seat is held for up to ${bankPatienceDuration} while it does.`;
    case 'onHold':
      return 'The payment for this ticket is disputed. It can’t be used until the dispute is settled.';
    case 'expired':
      return 'It wasn’t paid for, so the seat was released.';
    case 'needsAccount':
      return accountNeededText(ticket, now);
    case 'refunding':
      return payer
        ? `${back} of its price is being refunded to ${payer.name}, who paid.`
        : `You’re being refunded ${back} for it.`;
    case 'refunded':
      return payer
        ? `${back} of its price was refunded to ${payer.name}, who paid.`
        : `You were refunded ${back} for it.`;
    case 'cancelled':
      return cancelledText(ticket);
    case 'checkedIn':
      return 'You attended this event.';
    case 'valid':
      return 'This event is over.';
  }
}

/** The refund, received or on its way. */
const backText = ({ refunded, order }: Ticket) => formatNaira(refunded ?? order.total);

function cancelledText(ticket: Ticket): string {
  if (ticket.event.status === 'CANCELLED') return 'The organizer has cancelled this event.';
  if (ticket.order.status === 'EXPIRED') return 'You cancelled this order before paying for it.';
  if (isFree(ticket.order.total)) return 'This ticket was cancelled.';
  if (wasKept(ticket)) return 'This ticket was cancelled without a refund.';
  const verb = ticket.is_refund_under_way ? 'is being' : 'was';
  const payee = ticket.paid_by ? ` to ${ticket.paid_by.name}` : '';
  return `This ticket was cancelled, and ${backText(ticket)} ${verb} refunded${payee}.`;
}

function accountNeededText({ refund_account_by: by, event }: Ticket, now: number): string {
  return by && Date.parse(by) > now
    ? accountNeededMessage(momentText(by, event.timezone))
    : accountLinkExpiredMessage;
}
