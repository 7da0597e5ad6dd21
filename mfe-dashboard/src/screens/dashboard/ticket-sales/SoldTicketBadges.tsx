import type { SoldTicket } from '../../../api/salesApi';
import { TicketBadges } from '../../../ticket/TicketBadges';
import { isDisputed, soldTicketLook } from './soldTickets';

interface SoldTicketBadgesProps {
  ticket: Pick<SoldTicket, 'status' | 'on_hold' | 'checked_in'>;
}

/** Whether a ticket was used, and what it is: of one that was used only if that isn't simply sold. */
export function SoldTicketBadges({ ticket }: SoldTicketBadgesProps) {
  const isSimplySold = ticket.status === 'VALID' && !isDisputed(ticket);
  return (
    <TicketBadges
      isCheckedIn={ticket.checked_in}
      state={ticket.checked_in && isSimplySold ? undefined : soldTicketLook(ticket)}
    />
  );
}
