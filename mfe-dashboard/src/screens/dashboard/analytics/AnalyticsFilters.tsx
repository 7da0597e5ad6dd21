import { Field, Select, styled, theme } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { useEventOptions } from '../../../event/useEventOptions';
import type { QueryChange } from '../useDashboardUrl';
import { timeRanges, type TimeRange } from './timeRanges';

interface AnalyticsFiltersProps {
  events: readonly Event[];
  picked: Event | undefined;
  range: TimeRange;
  onChange: (change: QueryChange) => void;
}

/** Selects one event or all, and the time range. */
export function AnalyticsFilters({ events, picked, range, onChange }: AnalyticsFiltersProps) {
  const options = useEventOptions(events);
  return (
    <Root>
      <Field
        as={Select}
        name="event"
        label="Event"
        placeholder="All events"
        options={options}
        value={picked ? String(picked.id) : ''}
        onChange={(change) => onChange({ event: change.target.value })}
      />
      <Field
        as={Select}
        name="range"
        label="Time range"
        options={timeRanges}
        value={range.value}
        onChange={(change) => onChange({ range: change.target.value })}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${theme.space[4]};
  width: min(100%, 40rem);
`;
