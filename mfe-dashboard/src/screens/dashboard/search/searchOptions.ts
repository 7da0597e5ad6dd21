import type { ApiSchemas } from 'shared-auth';

import type { Event } from '../../../api/eventsApi';

/** A line of the search's list: an event, or the way to the rest. */
export type SearchOption =
  { key: string; to: string; event: Event } | { key: string; to: string; rest: number };

/** The lines for an answer: at most `limit` events, then the count of the rest, if there is any. */
export function searchOptions(
  { count, results }: ApiSchemas['EventPage'],
  search: string,
  limit: number,
): SearchOption[] {
  const events = results.slice(0, limit);
  const rest = count - events.length;
  return [
    ...events.map((event) => ({ key: String(event.id), to: `/events/${event.id}`, event })),
    ...(rest > 0 ? [{ key: 'rest', to: `/events?${new URLSearchParams({ search })}`, rest }] : []),
  ];
}
