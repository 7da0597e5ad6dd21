import { useEffect, useId, type ReactElement } from 'react';
import { Button } from '@nzuko/shared-ui';

import { OptionLine } from './OptionLine';
import type { SearchOption } from './searchOptions';
import { GroupName, List, Note, Option, Panel } from './SearchResults.styles';
import type { useHeaderSearch } from './useHeaderSearch';

interface SearchResultsProps {
  id: string;
  search: string;
  results: ReturnType<typeof useHeaderSearch>;
  active: number;
  optionId: (index: number) => string;
  onChoose: (to: string) => void;
  onPoint: (option: SearchOption) => void;
}

/** The results below the header search: events and, for organizers, attendees. */
export function SearchResults({
  id,
  search,
  results,
  active,
  optionId,
  onChoose,
  onPoint,
}: SearchResultsProps) {
  const { found, hasAttendees, isSearching, isFailed, retry } = results;
  const activeId = active >= 0 ? optionId(active) : undefined;
  const isEmpty = !isSearching && !isFailed && found.events.length + found.attendees.length === 0;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const lines = (options: SearchOption[], from: number) =>
    options.map((option, index) => (
      <Option
        key={option.key}
        id={optionId(from + index)}
        role="option"
        aria-selected={from + index === active}
        tabIndex={-1}
        onClick={() => onChoose(option.to)}
        onMouseMove={() => onPoint(option)}
      >
        <OptionLine option={option} />
      </Option>
    ));
  return (
    // The input handles the keys and names the active option to assistive technology. A press must not take focus from
    // it: that would close the list before the click arrives.
    <Panel onMouseDown={(event) => event.preventDefault()}>
      <Note>
        {isSearching ? 'Searching…' : null}
        {isEmpty ? `No events${hasAttendees ? ' or attendees' : ''} match “${search}”.` : null}
      </Note>
      {isFailed ? (
        <Note role="alert">
          Search failed.{' '}
          <Button variant="ghost" size="sm" onClick={() => void retry()}>
            Try Again
          </Button>
        </Note>
      ) : null}
      <List id={id} role="listbox" aria-label="Search results">
        {hasAttendees ? (
          <>
            <Group name="Events">{lines(found.events, 0)}</Group>
            <Group name="Attendees">{lines(found.attendees, found.events.length)}</Group>
          </>
        ) : (
          lines(found.events, 0)
        )}
      </List>
    </Panel>
  );
}

function Group({ name, children }: { name: string; children: ReactElement[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <List role="group" aria-labelledby={id}>
      <GroupName id={id} role="presentation">
        {name}
      </GroupName>
      {children}
    </List>
  );
}
