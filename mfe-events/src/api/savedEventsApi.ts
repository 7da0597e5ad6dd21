import { queryOptions } from '@tanstack/react-query';
import { http } from 'shared-auth';

import type { Event } from './eventsApi';

/** The ids of the events that the signed-in person has saved. */
export const savedEventsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['saved-events', userId],
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Event[]>('/events/saved/', { signal });
      return data.map(({ id }) => id);
    },
    enabled: userId !== undefined,
  });

/** Saves an event for the signed-in person, or saves it no longer. Rejects with ApiError. */
export async function saveEvent(id: number, saved: boolean): Promise<void> {
  const path = `/events/${id}/saved/`;
  await (saved ? http.put(path) : http.delete(path));
}
