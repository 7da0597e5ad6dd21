import { CancelTicketDialog } from '@nzuko/shared-ui/parts';

import { cancelLinkedTicket, type LinkedTicket } from '../../api/ticketLinksApi';
import { cancelFailedMessage } from '../../messages/ticketLinkMessages';
import { useLinkCall } from './useLinkCall';

interface CancelDialogProps {
  link: LinkedTicket;
  token: string;
  open: boolean;
  onClose: () => void;
}

/** Cancels a linked ticket once confirmed; says who is refunded. */
export function CancelDialog({ link, token, open, onClose }: CancelDialogProps) {
  const cancel = useLinkCall(
    token,
    () => cancelLinkedTicket(token, link.ticket.cancellation?.refund),
    cancelFailedMessage,
    () => onClose(),
  );
  return (
    <CancelTicketDialog open={open} cancel={cancel} onClose={onClose}>
      {consequence(link)}
    </CancelTicketDialog>
  );
}

function consequence({ event, ticket }: LinkedTicket): string {
  const money = ticket.cancellation?.detail ? ` ${ticket.cancellation.detail}` : '';
  return `You won’t get in to ${event.title} with this ticket, and its seat will be released. You can’t undo this.${money}`;
}
