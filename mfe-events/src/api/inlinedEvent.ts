import type { ApiSchemas } from '@nzuko/contract';

import { INLINED_EVENT_ID } from '../constants';

/** An event inlined in the page's HTML; `readAt` is in milliseconds since 1970. */
interface InlinedEvent {
  event: ApiSchemas['Event'];
  readAt: number;
}

/**
 * The event with this id, if the page server inlined it in the HTML (`EventDetailScreen.server.tsx`). The screen shows
 * it immediately and refetches it once it is stale.
 */
export function inlinedEvent(id: string): InlinedEvent | undefined {
  // The page server renders without a document.
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(INLINED_EVENT_ID);
  if (!element?.textContent) return undefined;
  const event = JSON.parse(element.textContent) as InlinedEvent['event'];
  if (String(event.id) !== id) return undefined;
  // A server clock that runs ahead must not make a stale event look fresh.
  return { event, readAt: Math.min(Number(element.dataset.readAt), Date.now()) };
}
