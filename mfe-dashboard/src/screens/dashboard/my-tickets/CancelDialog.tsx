import { cancelTicket } from 'shared-auth/queries';
import { formatNaira, isFree } from 'shared-ui';
import { CancelTicketDialog } from 'shared-ui/parts';

import type { Ticket } from '../../../api/ticketsApi';
import { cancelFailedMessage } from '../../../messages/ticketMessages';
import { ticketState } from './ticketState';
import { useTicketCall } from '../../../ticket/useTicketCall';

interface CancelDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** Cancels a ticket once confirmed; explains what happens to the seat and the money. */
export function CancelDialog({ ticket, open, onClose }: CancelDialogProps) {
  const cancel = useTicketCall(async () => {
    const answer = await cancelTicket(ticket.id);
    onClose();
    return answer.refund ? { detail: `${answer.detail} (${formatNaira(answer.refund)})` } : answer;
  }, cancelFailedMessage);
  return (
    <CancelTicketDialog open={open} cancel={cancel} onClose={onClose}>
      {consequence(ticket)}
    </CancelTicketDialog>
  );
}

function consequence(ticket: Ticket): string {
  const { event, order, ticket_number: number } = ticket;
  if (ticketState(ticket) === 'awaitingPayment') {
    return order.quantity === 1
      ? `Your seat at ${event.title} will be released. You haven’t paid anything.`
      : `All ${order.quantity} tickets in this order will be cancelled and their seats at ${event.title} released. You haven’t paid anything.`;
  }
  const end = `Ticket ${number} for ${event.title} will no longer be accepted at the door, and its seat will be released.`;
  const offer = ticket.transfer ? ` Your offer to ${ticket.transfer.name} will end.` : '';
  return `${end}${offer}${refundText(ticket)}`;
}

/** Who gets the refund: the payer, who may not be the ticket's owner. */
function refundText({ order, paid_by: payer }: Ticket): string {
  if (isFree(order.total)) return '';
  return payer
    ? ` You didn’t pay for it: the refund of ${formatNaira(order.total)} goes to ${payer.name} (${payer.email}).`
    : ' You’ll be refunded to the card you paid with.';
}
