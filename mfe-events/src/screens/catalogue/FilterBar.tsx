import type { FormEvent } from 'react';
import { Search } from 'lucide-react';
import { Field, Select, styled, mediaUp, TextInput, theme } from 'shared-ui';

import type { EventCategory, EventFilters } from '../../api/eventsApi';
import { useDebouncedInput } from '../../components/useDebouncedInput';
import { EVENT_CATEGORIES, SEARCH_MAX_CHARACTERS } from '../../constants';

interface FilterBarProps {
  filters: EventFilters;
  /** `replace` for typing, which would fill the browser's history with every syllable. */
  onChange: (change: Partial<EventFilters>, how: { replace: boolean }) => void;
}

const categories = EVENT_CATEGORIES.map((value) => ({ value, label: value }));
const prices = [
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
];

/** What the catalogue can be narrowed by; each choice counts at once. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const search = useDebouncedInput(filters.search, (text) =>
    onChange({ search: text }, { replace: true }),
  );
  const city = useDebouncedInput(filters.city, (text) =>
    onChange({ city: text }, { replace: true }),
  );
  const choose = (change: Partial<EventFilters>) => onChange(change, { replace: false });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search.tellNow();
    city.tellNow();
  };

  return (
    <Root role="search" aria-label="Events" onSubmit={handleSubmit}>
      <Wide>
        <Field name="search" label="Search events">
          {(control) => (
            <SearchBox>
              <Search size={20} aria-hidden />
              <TextInput
                {...control}
                {...search.inputProps}
                type="search"
                maxLength={SEARCH_MAX_CHARACTERS}
                placeholder="Title, topic or place"
                autoComplete="off"
              />
            </SearchBox>
          )}
        </Field>
      </Wide>
      <Field
        as={Select}
        name="category"
        label="Category"
        placeholder="All categories"
        options={categories}
        value={filters.category}
        onChange={(event) => choose({ category: event.target.value as EventCategory | '' })}
      />
      <Field
        as={Select}
        name="price"
        label="Price"
        placeholder="Any price"
        options={prices}
        value={filters.price}
        onChange={(event) => choose({ price: event.target.value as EventFilters['price'] })}
      />
      <Field
        name="city"
        label="City"
        placeholder="Any city"
        autoComplete="off"
        {...city.inputProps}
      />
      <Field
        name="from"
        label="From"
        type="date"
        value={filters.from}
        max={filters.to || undefined}
        onChange={(event) => choose({ from: event.target.value })}
      />
      <Field
        name="to"
        label="To"
        type="date"
        value={filters.to}
        min={filters.from || undefined}
        onChange={(event) => choose({ to: event.target.value })}
      />
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  ${mediaUp('lg')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    padding: ${theme.space[6]};
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const SearchBox = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: calc(50% - 10px);
    left: ${theme.space[4]};
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  input {
    padding-left: ${theme.space[12]};
  }
`;
