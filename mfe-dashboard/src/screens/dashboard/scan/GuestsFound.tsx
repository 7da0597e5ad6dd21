import { memo, useMemo } from 'react';
import { ticketTypeLabels } from '@nzuko/contract';
import { Button, styled, theme, TicketNumber, VisuallyHidden } from '@nzuko/shared-ui';

import type { DoorTicket } from '../../../api/doorApi';
import { isSearchable, searchGuests, type GuestIndex } from './searchGuests';

interface GuestsFoundProps {
  index: GuestIndex;
  wanted: string;
  onPick: (ticket: DoorTicket) => Promise<void>;
  isBusy: boolean;
}

/** The guests that a search has found. Memoized: a letter shows in its field before the guests are looked for. */
export const GuestsFound = memo(function GuestsFound({
  index,
  wanted,
  onPick,
  isBusy,
}: GuestsFoundProps) {
  const { found, more } = useMemo(() => searchGuests(index, wanted), [index, wanted]);
  const isAsked = isSearchable(wanted);
  return (
    <>
      <VisuallyHidden role="status">{isAsked ? countText(found.length + more) : ''}</VisuallyHidden>
      {found.length > 0 ? (
        <List aria-label="Guests">
          {found.map((ticket) => (
            <Guest key={ticket.ticket_number}>
              <span>
                <strong>{ticket.name}</strong>
                <small>
                  {ticketTypeLabels[ticket.ticket_type]} ·{' '}
                  <TicketNumber>{ticket.ticket_number}</TicketNumber>
                </small>
              </span>
              <Button
                size="sm"
                variant="secondary"
                disabled={isBusy}
                aria-label={`Check In ${ticket.name}, ${ticket.ticket_number}`}
                onClick={() => void onPick(ticket)}
              >
                Check In
              </Button>
            </Guest>
          ))}
        </List>
      ) : null}
      {isAsked && found.length === 0 ? <Note>Nobody on the list has this name.</Note> : null}
      {more > 0 ? <Note>And {more} more. Type more of the name.</Note> : null}
    </>
  );
});

const countText = (count: number) => {
  if (count === 0) return 'Nobody found';
  return count === 1 ? '1 guest found' : `${count} guests found`;
};

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Guest = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.border};

  &:first-child {
    border-top: 0;
  }

  > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
