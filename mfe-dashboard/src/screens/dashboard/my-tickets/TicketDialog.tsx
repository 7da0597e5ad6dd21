import { Dialog, styled, theme, TicketNumber } from 'shared-ui';

import type { Ticket } from '../../../api/ticketsApi';
import { whenText } from '../../../components/eventTimes';
import { QrCode } from '../../../components/QrCode';
import { TicketPhoto } from './TicketPhoto';

interface TicketDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** The QR code as large as the screen allows, for the scanner at the door, and the photo for who stands there. */
export function TicketDialog({ ticket, open, onClose }: TicketDialogProps) {
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

  > :first-child {
    width: min(100%, 22rem);
  }

  img {
    width: 8rem;
  }
`;
