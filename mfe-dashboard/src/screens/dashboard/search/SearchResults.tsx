import { useEffect, useId, type ReactElement } from 'react';
import { Button } from 'shared-ui';

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
  onPoint: (index: number) => void;
}

/** The list below the header's search box: events, and for who organizes them attendees. */
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
  const isNothing = !isSearching && !isFailed && found.events.length + found.attendees.length === 0;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
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
        onMouseMove={() => onPoint(from + index)}
      >
        <OptionLine option={option} />
      </Option>
    ));
  return (
    // Keys are heard by the box, which names the active line to assistive technology. The press must not take the focus from the box: that would close the list before the click arrives.
    <Panel onMouseDown={(event) => event.preventDefault()}>
      <Note role="status">
        {isSearching ? 'Searching…' : null}
        {isNothing ? `No events${hasAttendees ? ' or attendees' : ''} match “${search}”.` : null}
      </Note>
      {isFailed ? (
        <Note role="alert">
          The search failed.{' '}
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
