import type { ApiSchemas } from '@nzuko/contract';

import type { Event } from './eventsApi';
import { queryClient } from './queryClient';

/** The event with this id as a list showed it that the visitor has seen: all of it, but perhaps some minutes old. */
export function listedEvent(id: string): Event | undefined {
  const lists = queryClient.getQueriesData<ApiSchemas['EventPage'] | string[]>({
    queryKey: ['events'],
  });
  for (const [, list] of lists) {
    // Cities are listed, too.
    if (!list || Array.isArray(list)) continue;
    const event = list.results.find((each) => String(each.id) === id);
    if (event) return event;
  }
  return undefined;
}
