import { memo, useCallback, useId, useState } from 'react';
import { Field, styled, theme } from '@nzuko/shared-ui';

import type { DoorPage, DoorTicket } from '../../../api/doorApi';
import { GuestsFound } from './GuestsFound';
import { prepareSearch } from './searchGuests';

interface GuestSearchProps {
  pages: readonly DoorPage[];
  onPick: (number: string) => Promise<void>;
  isBusy: boolean;
}

/** Finds guests without their code, on this device's list, so that it works offline too. */
export const GuestSearch = memo(function GuestSearch({ pages, onPick, isBusy }: GuestSearchProps) {
  const resultsId = useId();
  const [text, setText] = useState('');

  const handlePick = useCallback(
    async (ticket: DoorTicket) => {
      await onPick(ticket.ticket_number);
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
        onFocus={() => prepareSearch(pages)}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={resultsId}>
        <GuestsFound pages={pages} wanted={text} onPick={handlePick} isBusy={isBusy} />
      </div>
    </Root>
  );
});

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
