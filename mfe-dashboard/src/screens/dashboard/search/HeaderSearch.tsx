import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Search } from '@nzuko/shared-ui/icons';
import { eventsQueryLimits, type Role } from '@nzuko/contract';
import { TextInput, useNavigate } from '@nzuko/shared-ui';

import { Root } from './HeaderSearch.styles';
import { SearchResults } from './SearchResults';
import { useHeaderSearch } from './useHeaderSearch';
import { useSearchText } from './useSearchText';

/**
 * The header search for events and, for organizers, attendees. The results can be picked with the mouse or with arrow
 * keys, Enter and Escape.
 */
export function HeaderSearch({ role }: { role: Role }) {
  const listId = useId();
  const navigate = useNavigate();
  const { text, setText, settled } = useSearchText();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const results = useHeaderSearch(settled, role);

  const options = [...results.found.events, ...results.found.attendees];
  const shown = isOpen && settled !== '';
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const go = (to: string) => {
    close();
    setText('');
    void navigate(to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown && options.length > 0) {
      event.preventDefault();
      const count = options.length;
      // With nothing selected, up goes to the last.
      setActive((active === -1 && step === -1 ? count - 1 : active + step + count) % count);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      const chosen = shown ? options[active] : undefined;
      go(chosen?.to ?? `/events?${new URLSearchParams({ search: text.trim() })}`);
    } else if (event.key === 'Escape') {
      if (shown) event.preventDefault();
      close();
    }
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const subject = role === 'ATTENDEE' ? 'Search events…' : 'Search events, attendees…';
  return (
    <Root role="search" aria-label="Dashboard" onBlur={handleBlur}>
      <Search size={18} />
      <TextInput
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        placeholder={subject}
        autoComplete="off"
        maxLength={eventsQueryLimits.search.maxLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={handleKeyDown}
      />
      {shown ? (
        <SearchResults
          id={listId}
          search={settled}
          results={results}
          active={active}
          optionId={optionId}
          onChoose={go}
          onPoint={setActive}
        />
      ) : null}
    </Root>
  );
}
