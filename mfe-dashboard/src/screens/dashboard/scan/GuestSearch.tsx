import { useDeferredValue, useId, useMemo, useState } from 'react';
import { ticketTypeLabels } from '@nzuko/contract';
import { Button, Field, styled, theme, TicketNumber, VisuallyHidden } from '@nzuko/shared-ui';

import type { DoorTicket } from '../../../api/doorApi';
import { isSearchable, makeGuestIndexer, searchGuests } from './searchGuests';

interface GuestSearchProps {
  tickets: readonly DoorTicket[];
  onPick: (ticket: DoorTicket) => Promise<void>;
  isBusy: boolean;
}

/** Finds guests without their code, on this device's list, so that it works offline too. */
export function GuestSearch({ tickets, onPick, isBusy }: GuestSearchProps) {
  const resultsId = useId();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  // Not at doors that only scan: a new list comes every few seconds, and may be long.
  const [indexOf] = useState(makeGuestIndexer);
  const index = useMemo(() => (isUsed ? indexOf(tickets) : []), [isUsed, tickets, indexOf]);
  const wanted = useDeferredValue(text);
  const { found, more } = useMemo(() => searchGuests(index, wanted), [index, wanted]);
  const isAsked = isSearchable(wanted);

  const handlePick = async (ticket: DoorTicket) => {
    await onPick(ticket);
    setText('');
  };
  return (
    <Root>
      <Field
        name="guest"
        label="Find by name"
        type="search"
        hint="For guests without their code. Type at least three letters."
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        aria-controls={resultsId}
        onFocus={() => setUsed(true)}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={resultsId}>
        <VisuallyHidden role="status">
          {isAsked ? countText(found.length + more) : ''}
        </VisuallyHidden>
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
                  onClick={() => void handlePick(ticket)}
                >
                  Check In
                </Button>
              </Guest>
            ))}
          </List>
        ) : null}
        {isAsked && found.length === 0 ? <Note>Nobody on the list has this name.</Note> : null}
        {more > 0 ? <Note>And {more} more. Type more of the name.</Note> : null}
      </div>
    </Root>
  );
}

const countText = (count: number) => {
  if (count === 0) return 'Nobody found';
  return count === 1 ? '1 guest found' : `${count} guests found`;
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

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
