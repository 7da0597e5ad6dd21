import { memo, useEffect, useMemo } from 'react';
import { ticketTypeLabels } from '@nzuko/contract';
import {
  Button,
  formatEventTime,
  styled,
  theme,
  TicketNumber,
  VisuallyHidden,
} from '@nzuko/shared-ui';

import type { DoorPage, DoorTicket } from '../../../api/doorApi';
import { whereIs, type LocalMove } from './localMoves';
import { isSearchable, searchGuests } from './searchGuests';
import { everyLetter, unseen } from './unseen';

export interface GuestsFoundProps {
  pages: readonly DoorPage[];
  /** This device's latest move of each ticket, by number. */
  moves: ReadonlyMap<string, LocalMove>;
  timezone: string;
  /** True where people check out. */
  isExit: boolean;
  wanted: string;
  onPick: (ticket: DoorTicket) => Promise<void>;
  /** Called when a search finds somebody after finding nobody. */
  onFound: () => void;
  isBusy: boolean;
}

/**
 * The guests a search has found, rendered in the same frame as the typed letter: a frame of its own would cost a phone more
 * than the search does (decision 0130).
 */
export const GuestsFound = memo(function GuestsFound({
  pages,
  moves,
  timezone,
  isExit,
  wanted,
  onPick,
  onFound,
  isBusy,
}: GuestsFoundProps) {
  const { found, more } = useMemo(() => searchGuests(pages, wanted), [pages, wanted]);
  const isAsked = isSearchable(wanted);
  const hasFound = found.length > 0;
  useEffect(() => {
    if (!hasFound) return undefined;
    // In the next frame, for which the page is laid out anyway.
    const handle = requestAnimationFrame(onFound);
    return () => cancelAnimationFrame(handle);
  }, [hasFound, onFound]);
  const inSince = (ticket: DoorTicket) => {
    const { enteredAt, leftAt } = whereIs(ticket, moves.get(ticket.ticket_number));
    return isExit || !enteredAt || leftAt ? undefined : formatEventTime(enteredAt, timezone);
  };
  return (
    <>
      <Unseen>
        <Guest ticket={SAMPLE} isExit={false} onPick={onPick} isBusy={false} />
        <Note as="li">{everyLetter.name}</Note>
      </Unseen>
      <VisuallyHidden role="status">{isAsked ? foundText(found.length + more) : ''}</VisuallyHidden>
      <List aria-label="Guests">
        {found.map((ticket) => (
          <Guest
            key={ticket.ticket_number}
            ticket={ticket}
            inSince={inSince(ticket)}
            isExit={isExit}
            onPick={onPick}
            isBusy={isBusy}
          />
        ))}
      </List>
      {isAsked && found.length === 0 ? <Note>Nobody on the list has this name.</Note> : null}
      {more > 0 ? <Note>And {more} more. Type more of the name.</Note> : null}
    </>
  );
});

interface GuestProps extends Pick<GuestsFoundProps, 'isExit' | 'onPick' | 'isBusy'> {
  ticket: DoorTicket;
  /** When they came in; undefined unless they are inside, and would be checked in a second time. */
  inSince?: string;
}

/** Memoized: the next letter finds many of the same guests. */
const Guest = memo(function Guest({ ticket, inSince, isExit, onPick, isBusy }: GuestProps) {
  const act = isExit ? 'Check Out' : 'Check In';
  return (
    <li>
      <span>
        <strong>{ticket.name}</strong>
        {/* A single string before the number: each string is a text node of its own, on eight rows. */}
        <small>
          {`${ticketTypeLabels[ticket.ticket_type]} · `}
          <TicketNumber>{ticket.ticket_number}</TicketNumber>
        </small>
      </span>
      {inSince === undefined ? (
        <Button
          size="sm"
          variant="secondary"
          unavailable={isBusy}
          aria-label={`${act} ${ticket.name}, ${ticket.ticket_number}`}
          onClick={() => void onPick(ticket)}
        >
          {act}
        </Button>
      ) : (
        <small>{`In since ${inSince}`}</small>
      )}
    </li>
  );
});

const SAMPLE: DoorTicket = {
  name: everyLetter.name,
  ticket_number: everyLetter.number,
  ticket_type: 'STANDARD',
  status: 'VALID',
  on_hold: false,
  checked_in_time: null,
};

const foundText = (count: number) => {
  if (count === 0) return 'Nobody found';
  return count === 1 ? '1 guest found' : `${count} guests found`;
};

// Rendered without guests, too, so that its styles are ready before the first search.
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]};
  }

  > li + li {
    border-top: 1px solid ${theme.color.border};
  }

  > li > span {
    flex: 1 1 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  button,
  > li > small {
    flex: none;
  }

  strong,
  small {
    display: block;
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;

// A hidden guest, so that fonts and styles are loaded before the first search, which would wait for them (decision 0130).
const Unseen = styled(List)`
  ${unseen}
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
