import { queryOptions } from '@tanstack/react-query';
import { http } from 'shared-auth';

import type { Event } from './eventsApi';

/** The events that the user has saved, the last one first. */
export const savedEventsQuery = queryOptions({
  queryKey: ['saved-events'],
  queryFn: async ({ signal }) => (await http.get<Event[]>('/events/saved/', { signal })).data,
});

/** Saves an event, or saves it no longer. Rejects with ApiError. */
export async function setSaved(eventId: number, isSaved: boolean): Promise<void> {
  const path = `/events/${eventId}/saved/`;
  await (isSaved ? http.put(path) : http.delete(path));
}
