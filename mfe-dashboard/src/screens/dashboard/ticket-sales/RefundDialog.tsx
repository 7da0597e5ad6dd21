import { Banner, ConfirmDialog, formatNaira, isFree } from 'shared-ui';

import type { SoldTicket } from '../../../api/salesApi';
import { refundTicket } from '../../../api/ticketsApi';
import { useTicketCall } from '../../../components/useTicketCall';
import { refundFailedMessage } from '../../../messages/ticketMessages';
import { soldTicketLists } from './soldTickets';

interface RefundDialogProps {
  ticket: SoldTicket;
  open: boolean;
  onClose: () => void;
}

/** Asks before a sold ticket is taken back, and says what becomes of seat and money. */
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
  const free = isFree(ticket.price);
  return (
    <ConfirmDialog
      open={open}
      title={free ? 'Cancel this ticket?' : 'Refund this ticket?'}
      confirmLabel={free ? 'Cancel ticket' : `Refund ${formatNaira(ticket.price)}`}
      cancelLabel="Keep it"
      tone="danger"
      busy={refund.isRunning}
      onConfirm={() => refund.run()}
      onCancel={handleClose}
    >
      {`Ticket ${ticket.ticket_number} of ${ticket.name} for ${ticket.event.title} will open no door any more, and its seat can be sold again. `}
      {free
        ? 'Its buyer is told by mail.'
        : `${formatNaira(ticket.price)} is sent back, and its buyer is told by mail.`}
      {refund.failure ? <Banner tone="error">{refund.failure}</Banner> : null}
    </ConfirmDialog>
  );
}
