import { eventsQueryLimits } from '@nzuko/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from '@nzuko/shared-ui/icons';
import { Button, Field, formatEventDate, Select, TextInput } from '@nzuko/shared-ui';
import { useDebouncedInput } from '@nzuko/shared-ui/parts';

import type { EventFilters } from '../../api/eventFilters';
import { citiesQuery, type EventCategory } from '../../api/eventsApi';
import { datesProblem } from '../../messages/catalogueMessages';
import { citiesFailedMessage } from '../../messages/eventMessages';
import { AdvancedFilters, Fold, Root, SearchBox, Send } from './FilterBar.styles';

interface FilterBarProps {
  filters: EventFilters;
  /** `replace` while typing, so that not every keystroke adds a history entry. */
  onChange: (change: Partial<EventFilters>, how: { replace: boolean }) => void;
}

/** In the page server's markup: there, the form also works without scripts. */
const isRendered = typeof document === 'undefined';

const categories = eventsQueryLimits.category.enum.map((value) => ({ value, label: value }));
const prices = [
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
];

/** The catalogue's filters; each choice applies immediately. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const search = useDebouncedInput(filters.search, (text) =>
    onChange({ search: text }, { replace: true }),
  );
  // Each typed digit of a year makes another date.
  const from = useDebouncedInput(filters.from, (day) => onChange({ from: day }, { replace: true }));
  const to = useDebouncedInput(filters.to, (day) => onChange({ to: day }, { replace: true }));
  const cities = useQuery(citiesQuery);
  const advancedId = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const chosen = chosenIn(filters);
  const choose = (change: Partial<EventFilters>) => onChange(change, { replace: false });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search.tellNow();
  };

  const handleClear = () => {
    choose({ category: '', price: '', city: '', from: '', to: '' });
    // The button disappears with the last filter.
    toggle.current?.focus();
  };

  return (
    // Without autocomplete: values a browser restores after a reload would count as choices.
    <Root role="search" aria-label="Events" autoComplete="off" onSubmit={handleSubmit}>
      <Field name="search" label="Search events">
        {(control) => (
          <SearchBox>
            <Search size={20} />
            <TextInput
              {...control}
              {...search.inputProps}
              type="search"
              maxLength={eventsQueryLimits.search.maxLength}
              placeholder="Title, topic or location"
              autoComplete="off"
            />
          </SearchBox>
        )}
      </Field>
      {filters.organizer ? (
        <input type="hidden" name="organizer" value={filters.organizer} />
      ) : null}
      {isRendered && (
        <Send>
          <Button type="submit" size="sm">
            Search
          </Button>
        </Send>
      )}
      <Fold>
        <Button
          ref={toggle}
          variant="secondary"
          size="sm"
          startIcon={<SlidersHorizontal size={16} />}
          aria-expanded={isOpen}
          aria-controls={advancedId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer Filters' : 'More Filters'}
          {chosen.length > 0 ? ` (${chosen.length})` : null}
        </Button>
        {chosen.length > 0 ? (
          <>
            <Button variant="ghost" size="sm" onClick={handleClear}>
              Clear
            </Button>
            <p>{chosen.join(' · ')}</p>
          </>
        ) : null}
      </Fold>
      <AdvancedFilters id={advancedId} $isOpen={isOpen}>
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
          as={Select}
          name="city"
          label="City"
          placeholder="All cities"
          hint={cities.isError ? citiesFailedMessage : undefined}
          options={withChosen(cities.data ?? [], filters.city).map((value) => ({
            value,
            label: value,
          }))}
          value={filters.city}
          onChange={(event) => choose({ city: event.target.value })}
        />
        <Field
          {...from.inputProps}
          name="from"
          label="From"
          type="date"
          max={filters.to || undefined}
        />
        <Field
          {...to.inputProps}
          name="to"
          label="To"
          type="date"
          min={filters.from || undefined}
          error={datesProblem(filters)}
        />
      </AdvancedFilters>
    </Root>
  );
}

/** A day of the URL, which is of no time zone. */
const dayText = (day: string) => formatEventDate(day, 'UTC');

/** The chosen filters except the search, in words. */
const chosenIn = ({ category, price, city, from, to }: EventFilters) =>
  [
    category,
    prices.find(({ value }) => value === price)?.label,
    city,
    from && `from ${dayText(from)}`,
    to && `to ${dayText(to)}`,
  ].filter(Boolean);

/** Keeps the city of a shared link selectable, even if it has no events left. */
const withChosen = (cities: string[], chosen: string): string[] =>
  chosen === '' || cities.includes(chosen) ? cities : [...cities, chosen];
