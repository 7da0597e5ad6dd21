import { Banner, ConfirmDialog, formatNaira, isFree } from '@nzuko/shared-ui';

import type { SoldTicket } from '../../../api/salesApi';
import { refundTicket } from '../../../api/ticketsApi';
import { useTicketCall } from '../../../ticket/useTicketCall';
import { lostFeeMessage, refundFailedMessage } from '../../../messages/ticketDialogMessages';
import { soldTicketLists } from './soldTickets';

interface RefundDialogProps {
  ticket: SoldTicket;
  open: boolean;
  onClose: () => void;
}

/** Confirmation dialog for refunding a sold ticket; explains what happens to the seat and the money. */
export function RefundDialog({ ticket, open, onClose }: RefundDialogProps) {
  const refund = useTicketCall(
    async () => {
      const answer = await refundTicket(ticket.id);
      onClose();
      return answer;
    },
    refundFailedMessage,
    soldTicketLists,
  );
  const handleClose = () => {
    refund.reset();
    onClose();
  };
  // More than the price if the buyer bore the fees.
  const amount = ticket.refund ?? '0.00';
  const free = isFree(amount);
  return (
    <ConfirmDialog
      open={open}
      title={free ? 'Cancel this ticket?' : 'Refund this ticket?'}
      confirmLabel={free ? 'Cancel Ticket' : `Refund ${formatNaira(amount)}`}
      cancelLabel="Keep Ticket"
      tone="danger"
      busy={refund.isRunning}
      onConfirm={() => refund.run()}
      onCancel={handleClose}
    >
      {`${ticket.name}’s ticket ${ticket.ticket_number} for ${ticket.event.title} won’t be accepted at the door, and its seat will go back on sale. `}
      {free
        ? 'We’ll tell the buyer by email.'
        : `We’ll refund ${formatNaira(amount)} and tell the buyer by email.`}
      {ticket.lost_fee === null ? null : ` ${lostFeeMessage(ticket.lost_fee)}`}
      {refund.failure ? <Banner tone="error">{refund.failure}</Banner> : null}
    </ConfirmDialog>
  );
}
