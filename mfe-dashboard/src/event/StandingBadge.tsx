import { useState } from 'react';
import { Badge } from '@nzuko/shared-ui';

import type { Event } from '../api/eventsApi';

/** Why an event in a list isn't open for booking, in the words of the catalogue; nothing for one that may be. */
export function StandingBadge({ event }: { event: Event }) {
  const [now] = useState(() => Date.now());
  const standing = standingOf(event, now);
  return standing ? <Badge>{standing}</Badge> : null;
}

function standingOf(event: Event, now: number): string | undefined {
  const { start_date: start, end_date: end } = event;
  if (end !== null && Date.parse(end) <= now) return 'Past event';
  if (start !== null && Date.parse(start) <= now) return 'Going on now';
  return event.available_capacity <= 0 ? 'Sold out' : undefined;
}
