import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Field, styled, theme } from '@nzuko/shared-ui';

import type { DoorTicket } from '../../../api/doorApi';
import { GuestsFound, type GuestsFoundProps } from './GuestsFound';
import { prepareInIdleTime, prepareSearch } from './searchGuests';

interface GuestSearchProps extends Omit<GuestsFoundProps, 'wanted' | 'onPick' | 'onFound'> {
  onPick: (number: string) => Promise<void>;
}

/** Finds guests without their code, on this device's list, so that it works offline too. */
export const GuestSearch = memo(function GuestSearch({ onPick, ...known }: GuestSearchProps) {
  const { pages } = known;
  const resultsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');

  useEffect(() => prepareInIdleTime(pages), [pages]);

  const handlePick = useCallback(
    async (ticket: DoorTicket) => {
      const field = input.current;
      const searched = field?.value;
      await onPick(ticket.ticket_number);
      // The next guest's name may have been typed meanwhile.
      if (!field || field.value !== searched) return;
      field.value = '';
      // The pressed button goes with the guests. Elsewhere, a hand scanner may be typing.
      if (results.current?.contains(document.activeElement)) field.focus();
      setText('');
    },
    [onPick],
  );
  // On a phone they would begin below the screen. With the field, as far as both fit.
  const showFound = useCallback(() => root.current?.scrollIntoView({ block: 'nearest' }), []);
  // The browser keeps what is typed, so that a letter renders the guests alone.
  const field = useMemo(
    () => (
      <Field
        ref={input}
        name="guest"
        label="Find by name"
        type="search"
        hint="For guests without their code. Type at least three letters."
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-controls={resultsId}
        onFocus={() => prepareSearch(pages)}
        onChange={({ target }) => setText(target.value)}
      />
    ),
    [resultsId, pages],
  );
  return (
    <Root ref={root}>
      {field}
      <div id={resultsId} ref={results}>
        <GuestsFound {...known} wanted={text} onPick={handlePick} onFound={showFound} />
      </div>
    </Root>
  );
});

const Root = styled.div`
  position: relative;
  scroll-margin: 9rem 0 ${theme.space[4]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
