import { eventsQueryLimits } from '@nzuko/contract';
import { Field, mediaUp, Select, styled, theme } from '@nzuko/shared-ui';
import { useDebouncedInput } from '@nzuko/shared-ui/parts';

import type { QueryChange } from '../useDashboardUrl';
import type { EventFilters } from './eventFilters';

const statuses = [
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'DRAFT', label: 'Draft' },
  { value: 'CANCELLED', label: 'Cancelled' },
];
const categories = eventsQueryLimits.category.enum.map((value) => ({ value, label: value }));

interface EventFilterPanelProps {
  filters: EventFilters;
  onChange: (change: QueryChange) => void;
}

/** The filters of My Events. */
export function EventFilterPanel({ filters, onChange }: EventFilterPanelProps) {
  const { inputProps } = useDebouncedInput(filters.search, (search) => onChange({ search }));
  return (
    <Root role="search" aria-label="My events">
      <Field
        name="search"
        label="Search"
        type="search"
        placeholder="Title or location…"
        autoComplete="off"
        maxLength={eventsQueryLimits.search.maxLength}
        {...inputProps}
      />
      <Field
        as={Select}
        name="status"
        label="Status"
        placeholder="Any status"
        options={statuses}
        value={filters.status}
        onChange={(change) => onChange({ status: change.target.value })}
      />
      <Field
        as={Select}
        name="category"
        label="Category"
        placeholder="All categories"
        options={categories}
        value={filters.category}
        onChange={(change) => onChange({ category: change.target.value })}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  ${mediaUp('lg')} {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;
