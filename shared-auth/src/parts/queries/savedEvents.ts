import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { http, useSession } from '@nzuko/shared-auth';
import { listen, publish } from '@nzuko/shared-auth/remote-events';

type Event = ApiSchemas['Event'];

const LIST = 'saved-events';

/** Toast for a failed change to the user's saved events. */
export const saveFailedMessage = 'The event could not be saved. Please try again.';

/** The query of the signed-in user's saved events, last saved first. Disabled for visitors. */
export function useSavedEventsQuery() {
  const userId = useSession((session) => session.user?.id);
  return queryOptions({
    queryKey: [LIST, userId],
    queryFn: async ({ signal }) => (await http.get<Event[]>('/events/saved/', { signal })).data,
    enabled: userId !== undefined,
  });
}

/** Saves an event to the user's account, or removes it. Rejects with ApiError. */
export async function setSaved(eventId: number, isSaved: boolean): Promise<void> {
  const path = `/events/${eventId}/saved/`;
  await (isSaved ? http.put(path) : http.delete(path));
  publish('event.saved@1', { eventId, isSaved });
}

/**
 * Keeps a remote's copy of the list true when another remote saves or removes an event: refetches it, unless it says so
 * already.
 * @returns a function that stops it.
 */
export const followSavedEvents = (clientNow: () => QueryClient | undefined): (() => void) =>
  listen('event.saved@1', ({ eventId, isSaved }) => {
    const client = clientNow();
    for (const [queryKey, events] of client?.getQueriesData<Event[]>({ queryKey: [LIST] }) ?? []) {
      if (events?.some(({ id }) => id === eventId) !== isSaved)
        void client?.invalidateQueries({ queryKey });
    }
  });

/**
 * The saved events once `event` is saved or removed, to show before the API has answered. A list that hasn't loaded stays unknown:
 * one event isn't all of them.
 */
export function withSaved(
  events: Event[] | undefined,
  event: Event,
  isSaved: boolean,
): Event[] | undefined {
  const others = events?.filter(({ id }) => id !== event.id);
  return others && isSaved ? [event, ...others] : others;
}
