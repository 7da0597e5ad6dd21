import { ticketsSoldQueryLimits } from '@nzuko/contract';
import { Field, Select, styled, theme } from '@nzuko/shared-ui';
import { useDebouncedInput } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { useEventOptions } from '../../../event/useEventOptions';
import type { QueryChange } from '../useDashboardUrl';
import { statuses, whens, type SalesChoice } from './salesFilters';

interface SalesFilterPanelProps {
  events: readonly Event[];
  filters: SalesChoice;
  onChange: (change: QueryChange) => void;
}

/** The filters of Ticket Sales; each change returns to the first page. */
export function SalesFilterPanel({ events, filters, onChange }: SalesFilterPanelProps) {
  const { inputProps } = useDebouncedInput(filters.search, (search) =>
    onChange({ search, page: '' }),
  );
  const options = useEventOptions(events);
  return (
    <Root role="search" aria-label="Ticket sales">
      <Field
        name="search"
        label="Search"
        type="search"
        placeholder="Name, email, phone…"
        autoComplete="off"
        maxLength={ticketsSoldQueryLimits.search.maxLength}
        {...inputProps}
      />
      <Field
        as={Select}
        name="event"
        label="Event"
        placeholder="All events"
        options={options}
        value={filters.event}
        onChange={(change) => onChange({ event: change.target.value, page: '' })}
      />
      {filters.event ? null : (
        <Field
          as={Select}
          name="when"
          label="When"
          placeholder="Upcoming events"
          options={[...whens]}
          value={filters.when}
          onChange={(change) => onChange({ when: change.target.value, page: '' })}
        />
      )}
      <Field
        as={Select}
        name="status"
        label="Status"
        placeholder="Not cancelled"
        options={statuses}
        value={filters.status}
        onChange={(change) => onChange({ status: change.target.value, page: '' })}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[4]};
`;
