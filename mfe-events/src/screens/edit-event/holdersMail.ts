import { defaultTimeZone } from '@nzuko/shared-ui';
import { instantOf } from '@nzuko/shared-ui/parts';

import { eventChanges } from '../../event-form/eventPayload';
import type { EventValues } from '../../event-form/eventSchema';

/** The mail ticket holders get: `moved` also lets them cancel for a full refund. */
export type HoldersMail = 'moved' | 'retimed';

/** The mail sent on saving a published event, by the API's rules: none once it's over, when it can only be corrected. */
export function holdersMailOf(values: EventValues, saved: EventValues): HoldersMail | undefined {
  if (instantOf(values.end_date, defaultTimeZone) <= Date.now()) return undefined;
  const changes = eventChanges(values, saved, 'PUBLISHED');
  if ('start_date' in changes || 'location' in changes) return 'moved';
  return 'end_date' in changes || 'doors_open' in changes ? 'retimed' : undefined;
}
