import { suspensionReasonLimits } from '@nzuko/contract';
import { textRule } from '@nzuko/shared-auth/form-rules';
import { object, string } from 'yup';

/** Why something is suspended, or no longer is. */
export const reasonSchema = object({
  reason: textRule('Reason', suspensionReasonLimits.reason),
});

/** The number in an event's link, or as it is. */
const EVENT = /(?:^|\/events\/)(\d{1,9})(?:[/?#]|$)/;
export const eventIdIn = (text: string): number => Number(EVENT.exec(text.trim())?.[1] ?? 0);

/** Which event. */
export const eventSchema = object({
  event: string()
    .default('')
    .required('Paste the event’s link')
    .test('has-number', 'This isn’t a link to an event', (text) => eventIdIn(text) > 0),
});
