import { styled, theme, TicketNumber } from '@nzuko/shared-ui';

import type { PurchaseResult } from '../../../api/ticketsApi';

/** The numbers of an order's tickets. */
export function TicketNumbers({ tickets }: Pick<PurchaseResult, 'tickets'>) {
  return (
    <List aria-label="Ticket numbers">
      {tickets.map(({ id, ticket_number }) => (
        <li key={id}>
          <TicketNumber>{ticket_number}</TicketNumber>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    padding: ${theme.space[2]} ${theme.space[3]};
    background: ${theme.color.surfaceSunken};
    border-radius: ${theme.radius.sm};
  }
`;
