import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';
import { pictureToSend } from '@nzuko/shared-ui/parts';

import type { Event } from './eventsApi';

// Apart from `eventsApi.ts`, which the event page loads before anything else.

/** Updates an event of the signed-in organizer. Rejects with ApiError. */
export async function updateEvent(id: number, changes: ApiSchemas['EventPatch']): Promise<Event> {
  return (await http.patch<Event>(`/events/${id}/`, changes)).data;
}

/**
 * Replaces an event's banner, in a request of its own: multipart can't express null.
 *
 * @param expected the `updated_at` that the event must still have, if given. Rejects with ApiError.
 */
export async function updateBanner(id: number, banner: File, expected?: string): Promise<Event> {
  const form = new FormData();
  form.set('banner_image', await pictureToSend(banner));
  if (expected) form.set('expected_updated_at', expected);
  return (await http.patch<Event>(`/events/${id}/`, form)).data;
}
