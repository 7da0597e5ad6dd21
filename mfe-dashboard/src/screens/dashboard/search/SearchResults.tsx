import { useEffect } from 'react';
import { Button, EventStatusBadge, formatPrice } from 'shared-ui';

import { EventBanner } from '../../../components/EventBanner';
import { placeText, whenText } from '../../../components/eventTimes';
import type { SearchOption } from './searchOptions';
import { End, List, Note, Option, Panel, Picture, Title, Words } from './SearchResults.styles';

interface SearchResultsProps {
  id: string;
  search: string;
  options: SearchOption[];
  active: number;
  optionId: (index: number) => string;
  state: 'searching' | 'found' | 'failed';
  onRetry: () => void;
  onChoose: (to: string) => void;
  onPoint: (index: number) => void;
}

/** The list below the header's search box. */
export function SearchResults({
  id,
  search,
  options,
  active,
  optionId,
  state,
  onRetry,
  onChoose,
  onPoint,
}: SearchResultsProps) {
  const activeId = active >= 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return (
    // Keys are heard by the box, which names the active line to assistive technology. The press must not take the focus from the box: that would close the list before the click arrives.
    <Panel onMouseDown={(event) => event.preventDefault()}>
      <Note role="status">
        {state === 'searching' ? 'Searching…' : null}
        {state === 'found' && options.length === 0 ? `No events match “${search}”.` : null}
      </Note>
      {state === 'failed' ? (
        <Note role="alert">
          The search failed.{' '}
          <Button variant="ghost" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        </Note>
      ) : null}
      <List id={id} role="listbox" aria-label="Search results">
        {options.map((option, index) => (
          <Option
            key={option.key}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(option.to)}
            onMouseMove={() => onPoint(index)}
          >
            {'event' in option ? (
              <>
                <Picture>
                  <EventBanner event={option.event} />
                </Picture>
                <Words>
                  <Title>{option.event.title}</Title>
                  <span>{whenText(option.event)}</span>
                  <span>{placeText(option.event)}</span>
                </Words>
                <End>
                  <strong>{formatPrice(option.event.ticket_price)}</strong>
                  <EventStatusBadge status={option.event.status} />
                </End>
              </>
            ) : (
              <Title>{option.rest === 1 ? '1 more result' : `${option.rest} more results`}</Title>
            )}
          </Option>
        ))}
      </List>
    </Panel>
  );
}
