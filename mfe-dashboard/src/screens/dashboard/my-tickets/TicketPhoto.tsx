import { styled, theme } from 'shared-ui';

import type { Ticket } from '../../../api/ticketsApi';

/** The picture that the buyer added to a ticket, if any. */
export function TicketPhoto({ ticket }: { ticket: Ticket }) {
  if (ticket.custom_image === null) return null;
  return (
    <Picture
      src={ticket.custom_image}
      alt={`Photo on ticket ${ticket.ticket_number}`}
      loading="lazy"
    />
  );
}

const Picture = styled.img`
  aspect-ratio: 1;
  object-fit: cover;
  background: ${theme.color.skeleton};
  border-radius: ${theme.radius.md};
`;
