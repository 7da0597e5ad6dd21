import type { ApiSchemas } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { http } from '@nzuko/shared-auth';

import { withRequestKey } from './requestKey';

type Event = ApiSchemas['Event'];

/** Shown with Try Again when a list of events fails to load. Spec section 8. */
export const eventsFailedMessage = 'Failed to load events. Please try again.';

/**
 * Creates an event from a form (multipart), once per key, for the team that its screen shows; without one, for the team that is
 * chosen when it is sent. Rejects with ApiError.
 */
export async function createEvent(form: FormData, key: string, teamId?: number): Promise<Event> {
  const { headers } = withRequestKey(key);
  const named = teamId === undefined ? {} : { 'X-Team': String(teamId) };
  return (await http.post<Event>('/events/', form, { headers: { ...headers, ...named } })).data;
}

/** Cancels an event permanently and notifies its ticket holders, with `message` if given. Rejects with ApiError. */
export async function cancelEvent(id: number, message: string): Promise<Event> {
  const body = message === '' ? {} : { message };
  return (await http.post<Event>(`/events/${id}/cancel/`, body)).data;
}
