import type { ApiSchemas } from 'shared-auth';

/** An event that came with the page's HTML; `readAt` in milliseconds since 1970. */
interface InlinedEvent {
  event: ApiSchemas['Event'];
  readAt: number;
}

/**
 * The event that the page server put into the HTML (shell/server/event), if it is the one with this id: the screen shows
 * it at once, and asks again when it is no longer fresh.
 */
export function inlinedEvent(id: string): InlinedEvent | undefined {
  const element = globalThis.document?.getElementById('event');
  if (!element?.textContent) return undefined;
  const event = JSON.parse(element.textContent) as InlinedEvent['event'];
  if (String(event.id) !== id) return undefined;
  // A server whose clock is ahead must not make an old answer fresh.
  return { event, readAt: Math.min(Number(element.dataset.readAt), Date.now()) };
}
