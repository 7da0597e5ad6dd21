import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { http, useSession } from '@nzuko/shared-auth';

type Event = ApiSchemas['Event'];

/** Toast for a failed change to the user's saved events. */
export const saveFailedMessage = 'The event could not be saved. Please try again.';

/** The query of the signed-in user's saved events, last saved first. Disabled for visitors. */
export function useSavedEventsQuery() {
  const userId = useSession((session) => session.user?.id);
  return queryOptions({
    queryKey: ['saved-events', userId],
    queryFn: async ({ signal }) => (await http.get<Event[]>('/events/saved/', { signal })).data,
    enabled: userId !== undefined,
  });
}

/** Saves an event to the user's account, or removes it. Rejects with ApiError. */
export async function setSaved(eventId: number, isSaved: boolean): Promise<void> {
  const path = `/events/${eventId}/saved/`;
  await (isSaved ? http.put(path) : http.delete(path));
}

/** The saved events once `event` is saved or removed, to show before the API has answered. */
export function withSaved(events: Event[] | undefined, event: Event, isSaved: boolean): Event[] {
  const others = events?.filter(({ id }) => id !== event.id) ?? [];
  return isSaved ? [event, ...others] : others;
}
