import { useQueryClient } from '@tanstack/react-query';
import { cancelTicket } from '@nzuko/shared-auth/queries';
import { CancelTicketDialog } from '@nzuko/shared-ui/parts';

import { paymentsKey } from '../../../api/paymentsApi';
import type { Ticket } from '../../../api/ticketsApi';
import { cancelFailedMessage } from '../../../messages/ticketDialogMessages';
import { useTicketCall } from '../../../ticket/useTicketCall';

interface CancelDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** Cancels a ticket once confirmed; explains what happens to the seat and the money. */
export function CancelDialog({ ticket, open, onClose }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const cancel = useTicketCall(async () => {
    const answer = await cancelTicket(ticket.id, {
      expected_refund: ticket.cancellation?.refund,
      ...(ticket.order.status === 'HELD' && { expected_status: 'HELD' }),
    });
    onClose();
    // Reset, not invalidated: the payment notice is wrong about this order now and mustn't stay on screen meanwhile.
    void queryClient.resetQueries({ queryKey: paymentsKey });
    return answer;
  }, cancelFailedMessage);
  return (
    <CancelTicketDialog
      open={open}
      count={ticket.order.status === 'HELD' ? ticket.order.quantity : 1}
      cancel={cancel}
      onClose={onClose}
    >
      {consequence(ticket)}
    </CancelTicketDialog>
  );
}

function consequence(ticket: Ticket): string {
  const { event, order, ticket_number: number, cancellation } = ticket;
  const money = cancellation?.detail ? ` ${cancellation.detail}` : '';
  if (order.status === 'HELD') {
    return order.quantity === 1
      ? `Your seat at ${event.title} will be released.${money}`
      : `${order.quantity === 2 ? 'Both' : `All ${order.quantity}`} tickets in this order will be cancelled and their seats at ${event.title} released.${money}`;
  }
  const offer = ticket.transfer ? ` Your offer to ${ticket.transfer.name} will end.` : '';
  return `Ticket ${number} for ${event.title} will no longer be accepted at the door, and its seat will be released.${offer}${money}`;
}
