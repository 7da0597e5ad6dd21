import { Badge, styled, theme } from '@nzuko/shared-ui';

import type { SoldTicket } from '../../../api/salesApi';
import { isDisputed, soldTicketLook } from './soldTickets';

interface SoldTicketBadgesProps {
  ticket: Pick<SoldTicket, 'status' | 'on_hold' | 'checked_in'>;
}

/** Whether a ticket was used, and what it is: of one that was used only if that isn't simply sold. */
export function SoldTicketBadges({ ticket }: SoldTicketBadgesProps) {
  const { label, tone } = soldTicketLook(ticket);
  const isSimplySold = ticket.status === 'VALID' && !isDisputed(ticket);
  return (
    <Badges>
      {ticket.checked_in ? <Badge tone="primary">Checked In</Badge> : null}
      {ticket.checked_in && isSimplySold ? null : <Badge tone={tone}>{label}</Badge>}
    </Badges>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`;
