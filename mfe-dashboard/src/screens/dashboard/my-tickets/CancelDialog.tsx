import { Banner, ConfirmDialog, formatNaira, isFree } from 'shared-ui';

import { cancelTicket, type Ticket } from '../../../api/ticketsApi';
import { cancelFailedMessage } from '../../../messages/ticketMessages';
import { ticketState } from './ticketState';
import { useTicketCall } from '../../../components/useTicketCall';

interface TicketDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** Asks before a ticket is cancelled, and says what becomes of seat and money. */
export function CancelDialog({ ticket, open, onClose }: TicketDialogProps) {
  const cancel = useTicketCall(async () => {
    const answer = await cancelTicket(ticket.id);
    onClose();
    return answer.refund ? { detail: `${answer.detail} (${formatNaira(answer.refund)})` } : answer;
  }, cancelFailedMessage);
  const handleClose = () => {
    cancel.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Cancel this ticket?"
      confirmLabel="Cancel ticket"
      cancelLabel="Keep it"
      tone="danger"
      busy={cancel.isRunning}
      onConfirm={() => cancel.run()}
      onCancel={handleClose}
    >
      {consequence(ticket)}
      {cancel.failure ? <Banner tone="error">{cancel.failure}</Banner> : null}
    </ConfirmDialog>
  );
}

function consequence(ticket: Ticket): string {
  const { event, order, ticket_number: number } = ticket;
  if (ticketState(ticket) === 'awaitingPayment') {
    return order.quantity === 1
      ? `Your seat at ${event.title} is given back. Nothing has been paid.`
      : `All ${order.quantity} tickets of this order are cancelled, and their seats at ${event.title} given back. Nothing has been paid.`;
  }
  return isFree(order.total)
    ? `Ticket ${number} for ${event.title} will open no door any more, and its seat is given back.`
    : `Ticket ${number} for ${event.title} will open no door any more. Its price is sent back to the card it was paid with.`;
}
