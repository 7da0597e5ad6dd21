import { formatNaira, isFree } from 'shared-ui';
import { CancelTicketDialog } from 'shared-ui/parts';

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
    () => cancelLinkedTicket(token),
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
  const end = `You won’t get in to ${event.title} with this ticket, and its seat will be released. You can’t undo this.`;
  if (isFree(ticket.price)) return end;
  const payer = ticket.paid_by;
  return payer
    ? `${end} The refund of ${formatNaira(ticket.price)} goes to ${payer.name} (${payer.email}), who paid for it.`
    : `${end} Whoever paid for it gets a refund.`;
}
