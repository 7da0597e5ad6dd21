import type { Event } from '../../../api/eventsApi';

/** What My Events can be narrowed by; an empty text narrows nothing. */
export interface EventFilters {
  search: string;
  status: string;
  category: string;
}

/** Whether any filter is active. */
export const isNarrowed = (filters: EventFilters) =>
  Object.values(filters).some((value) => value.trim() !== '');

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-NG');

/** The events that fit: the search matches title, description or location, without regard to case or accents. */
export function filterEvents(events: readonly Event[], filters: EventFilters): Event[] {
  const search = fold(filters.search.trim());
  return events.filter(
    (event) =>
      (filters.status === '' || event.status === filters.status) &&
      (filters.category === '' || event.category === filters.category) &&
      [event.title, event.description, event.location].some((text) => fold(text).includes(search)),
  );
}

/** The events by their making, newest first. */
export const newestFirst = (events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
