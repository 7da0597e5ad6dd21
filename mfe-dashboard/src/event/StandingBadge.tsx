import { useState } from 'react';
import { Badge } from '@nzuko/shared-ui';
import { standingLabels, standingOf } from '@nzuko/shared-ui/parts';

import type { Event } from '../api/eventsApi';

/** Why an event in a list isn't open for booking; nothing for one that may be. */
export function StandingBadge({ event }: { event: Event }) {
  const [now] = useState(() => Date.now());
  const standing = standingOf(event, now);
  return standing ? <Badge>{standingLabels[standing]}</Badge> : null;
}
