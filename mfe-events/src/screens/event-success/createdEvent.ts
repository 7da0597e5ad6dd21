import type { Event } from '../../api/eventsApi';

/** The outcome of the form: a published event or a draft. */
export interface CreatedEvent {
  event: Event;
  action: 'published' | 'saved';
}

/** The event passed in the navigation state; undefined if the visitor arrived another way. */
export function readCreated(state: unknown): CreatedEvent | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { event, action } = state as Partial<Record<string, unknown>>;
  if (typeof event !== 'object' || event === null || !('id' in event) || !('title' in event)) {
    return undefined;
  }
  return {
    // The form ships in the same release of this remote and got the event from the API, so its shape can be trusted.
    event: event as Event,
    action: action === 'published' ? 'published' : 'saved',
  };
}
