import type { ApiSchemas } from 'shared-auth/page';

/** An event as the API shows it to everybody. */
export type PublicEvent = ApiSchemas['Event'];

/** What the API said of an event; `silent` when it did not answer in time, or not rightly. */
export type EventLookUp =
  | { state: 'found'; event: PublicEvent; readAt: number }
  | { state: 'missing' }
  | { state: 'silent' };

/** The page is sent without its event after so long: its scripts ask again anyway. */
const DEADLINE_MS = 500;

/** Asks for an event as a visitor: what is not for everybody, such as a draft, is missing. */
export async function lookUpEvent(apiUrl: string, id: string): Promise<EventLookUp> {
  if (!/^\d{1,15}$/.test(id)) return { state: 'missing' };
  const readAt = Date.now();
  try {
    const answer = await fetch(`${apiUrl}/api/events/${id}/`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (answer.status === 404) return { state: 'missing' };
    if (!answer.ok) return { state: 'silent' };
    const event = (await answer.json()) as PublicEvent;
    return String(event.id) === id ? { state: 'found', event, readAt } : { state: 'silent' };
  } catch {
    // Refused, cut off, too late or not JSON: the page must not wait for it, nor fail with it.
    return { state: 'silent' };
  }
}
