import { plainLetters } from '@nzuko/contract/text';

import type { Event } from '../../../api/eventsApi';

/** Filters of My Events; an empty string means no filter. */
export interface EventFilters {
  search: string;
  status: string;
  category: string;
}

/** True if any filter is active. */
export const isFiltered = (filters: EventFilters) =>
  Object.values(filters).some((value) => value.trim() !== '');

/** The events that match the filters; the search covers title, description and location, ignoring case and accents. */
export function filterEvents(events: readonly Event[], filters: EventFilters): Event[] {
  const search = plainLetters(filters.search.trim());
  return events.filter(
    (event) =>
      (filters.status === '' || event.status === filters.status) &&
      (filters.category === '' || event.category === filters.category) &&
      [event.title, event.description, event.location].some((text) =>
        plainLetters(text).includes(search),
      ),
  );
}

/** Events by creation date, newest first. */
export const newestFirst = (events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
