import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { Field, styled, theme } from '@nzuko/shared-ui';

import type { DoorTicket } from '../../../api/doorApi';
import { GuestsFound } from './GuestsFound';
import { makeGuestIndexer } from './searchGuests';

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
  // After whoever is typing: the list that was searched so far will do for a moment.
  const listed = useDeferredValue(tickets);
  const index = useMemo(() => (isUsed ? indexOf(listed) : []), [isUsed, listed, indexOf]);
  const wanted = useDeferredValue(text);

  const handlePick = useCallback(
    async (ticket: DoorTicket) => {
      await onPick(ticket);
      setText('');
    },
    [onPick],
  );
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
        <GuestsFound index={index} wanted={wanted} onPick={handlePick} isBusy={isBusy} />
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
