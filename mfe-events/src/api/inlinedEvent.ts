import type { ApiSchemas } from '@nzuko/contract';

import { INLINED_EVENT_ID } from '../constants';
import { inlinedData } from './inlinedData';

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
  const inlined = inlinedData<InlinedEvent['event']>(INLINED_EVENT_ID);
  if (String(inlined?.data.id) !== id) return undefined;
  return inlined && { event: inlined.data, readAt: inlined.readAt };
}
