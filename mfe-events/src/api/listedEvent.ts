import type { ApiSchemas } from '@nzuko/contract';

import type { Event } from './eventsApi';
import { queryClient } from './queryClient';

/**
 * The event with this id from a list the visitor has seen: complete, but perhaps some minutes old. Undefined if only the server's
 * page listed it, whose events have no descriptions (decision 0088).
 */
export function listedEvent(id: string): Event | undefined {
  const lists = queryClient.getQueriesData<ApiSchemas['EventPage'] | string[]>({
    queryKey: ['events'],
  });
  for (const [, list] of lists) {
    // Cities are listed, too.
    if (!list || Array.isArray(list)) continue;
    const event = list.results.find((each) => String(each.id) === id);
    if (event?.description) return event;
  }
  return undefined;
}
