import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Search } from '@nzuko/shared-ui/icons';
import { eventsQueryLimits, type Role } from '@nzuko/contract';
import { TextInput, useNavigate, VisuallyHidden } from '@nzuko/shared-ui';

import { Root } from './HeaderSearch.styles';
import type { SearchOption } from './searchOptions';
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
  const [picked, setPicked] = useState<SearchOption | null>(null);
  const results = useHeaderSearch(settled, role);

  const options = [...results.found.events, ...results.found.attendees];
  // By its key, since the next answer may have it in another place.
  const active = options.findIndex(({ key }) => key === picked?.key);
  const shown = isOpen && settled !== '';
  const isFound = shown && !results.isSearching && !results.isFailed;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setPicked(null);
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
      const next = (active === -1 && step === -1 ? count - 1 : active + step + count) % count;
      setPicked(options[next] ?? null);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      // An option that was picked a moment ago still counts while the next answer loads.
      const isMeant = shown && (active >= 0 || results.isSearching);
      const chosen = isMeant ? picked : null;
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
          setPicked(null);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={handleKeyDown}
      />
      <VisuallyHidden role="status">{isFound ? resultsText(options.length) : null}</VisuallyHidden>
      {shown ? (
        <SearchResults
          id={listId}
          search={settled}
          results={results}
          active={active}
          optionId={optionId}
          onChoose={go}
          onPoint={setPicked}
        />
      ) : null}
    </Root>
  );
}

const resultsText = (count: number) =>
  count === 1 ? '1 result' : `${count === 0 ? 'No' : count} results`;
