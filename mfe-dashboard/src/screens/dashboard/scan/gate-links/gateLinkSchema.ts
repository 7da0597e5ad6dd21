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

/** From two hours before the event to one hour after it, in its time zone; with the gate that was named last. */
export function initialGateLink(event: Event, gate = ''): GateLinkValues {
  const { start_date: start, end_date: end, timezone } = event;
  const wallTime = (instant: string | null, hours: number) =>
    instant
      ? wallTimeOf(new Date(Date.parse(instant) + hours * HOUR_MS).toISOString(), timezone)
      : '';
  return { gate, helper: '', starts_at: wallTime(start, -2), ends_at: wallTime(end, 1) };
}

export function gateLinkPayload(values: GateLinkValues, timezone: string): GateLinkPayload {
  const instant = (wallTime: string) => {
    const at = instantOf(wallTime, timezone);
    // Half a date: the API says what to choose.
    return Number.isNaN(at) ? '' : new Date(at).toISOString();
  };
  return { ...values, starts_at: instant(values.starts_at), ends_at: instant(values.ends_at) };
}
