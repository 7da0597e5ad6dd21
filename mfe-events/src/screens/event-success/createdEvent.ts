import type { Event } from '../../api/eventsApi';

/** What became of the form: an event for everyone to see, or a draft. */
export interface CreatedEvent {
  event: Event;
  action: 'published' | 'saved';
}

/** What the form handed over in the navigation state; undefined when somebody came by another way. */
export function readCreated(state: unknown): CreatedEvent | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { event, action } = state as Partial<Record<string, unknown>>;
  if (typeof event !== 'object' || event === null || !('id' in event) || !('title' in event)) {
    return undefined;
  }
  return {
    // The form and this page are one release of one remote: the rest is as the form had it from the API.
    event: event as Event,
    action: action === 'published' ? 'published' : 'saved',
  };
}
