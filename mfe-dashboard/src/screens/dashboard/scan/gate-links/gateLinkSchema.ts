import { gateLinkLimits } from '@nzuko/contract';
import { textRule } from '@nzuko/shared-auth/form-rules';
import { object, string, type InferType } from 'yup';
import { instantOf, wallTimeOf } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../../api/eventsApi';
import type { GateLinkPayload } from '../../../../api/gateLinksApi';
import { HOUR_MS } from '../../../../time/durations';

/** A link's form; the API checks its hours against the clock. */
export const gateLinkSchema = object({
  gate: textRule('Gate', gateLinkLimits.gate),
  helper: textRule('Helper', gateLinkLimits.helper),
  starts_at: string().default('').required('Choose when the link opens'),
  ends_at: string().default('').required('Choose when the link ends'),
});

type GateLinkValues = InferType<typeof gateLinkSchema>;

/**
 * From two hours before the event, or when its doors open if that's earlier, to one hour after it, in its time zone; with the
 * gate that was named last.
 */
export function initialGateLink(event: Event, gate = ''): GateLinkValues {
  const { start_date: start, doors_open: doors, end_date: end, timezone } = event;
  const wallTime = (moment: number) =>
    Number.isNaN(moment) ? '' : wallTimeOf(new Date(moment).toISOString(), timezone);
  const early = Date.parse(start ?? '') - 2 * HOUR_MS;
  return {
    gate,
    helper: '',
    starts_at: wallTime(doors ? Math.min(Date.parse(doors), early) : early),
    ends_at: wallTime(Date.parse(end ?? '') + HOUR_MS),
  };
}

export function gateLinkPayload(values: GateLinkValues, timezone: string): GateLinkPayload {
  const instant = (wallTime: string) => {
    const at = instantOf(wallTime, timezone);
    // Half a date: the API says what to choose.
    return Number.isNaN(at) ? '' : new Date(at).toISOString();
  };
  return { ...values, starts_at: instant(values.starts_at), ends_at: instant(values.ends_at) };
}
