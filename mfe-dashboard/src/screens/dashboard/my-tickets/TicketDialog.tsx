import { ticketTypeLabels } from '@nzuko/contract';
import { displayNameOf, useSession } from '@nzuko/shared-auth';
import { Dialog, styled, theme, TicketNumber } from '@nzuko/shared-ui';
import { QrCode, whenText } from '@nzuko/shared-ui/parts';

import type { Ticket } from '../../../api/ticketsApi';
import { TicketPhoto } from './TicketPhoto';

interface TicketDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** The QR code at full screen size for the door's scanner, with whose it is: somebody may hold several. */
export function TicketDialog({ ticket, open, onClose }: TicketDialogProps) {
  const user = useSession((session) => session.user);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={ticket.event.title}
      description={whenText(ticket.event)}
    >
      <Root>
        {ticket.qr_payload ? (
          <QrCode
            payload={ticket.qr_payload}
            label={`Large QR code of ticket ${ticket.ticket_number}`}
          />
        ) : null}
        <p>
          <strong>{ticket.holder?.name ?? displayNameOf(user)}</strong> ·{' '}
          {ticketTypeLabels[ticket.ticket_type]}
        </p>
        <TicketNumber>{ticket.ticket_number}</TicketNumber>
        <TicketPhoto ticket={ticket} />
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  font-size: ${theme.fontSize.lg};
  text-align: center;

  p {
    overflow-wrap: anywhere;
  }

  > :first-child {
    width: min(100%, 22rem);
  }

  img {
    width: 8rem;
  }
`;
