import { defaultTimeZone } from '@nzuko/shared-ui';
import { instantOf } from '@nzuko/shared-ui/parts';

import { eventChanges } from '../../event-form/eventPayload';
import type { EventValues } from '../../event-form/eventSchema';

/** What ticket holders are mailed about: `moved` also lets them cancel for a full refund. */
export type HoldersMail = 'moved' | 'retimed';

/** Whether saving a published event mails its ticket holders, by the API's rules: what is over can only be corrected. */
export function holdersMailOf(values: EventValues, saved: EventValues): HoldersMail | undefined {
  if (instantOf(values.end_date, defaultTimeZone) <= Date.now()) return undefined;
  const changes = eventChanges(values, saved, 'PUBLISHED');
  if ('start_date' in changes || 'location' in changes) return 'moved';
  return 'end_date' in changes || 'doors_open' in changes ? 'retimed' : undefined;
}
