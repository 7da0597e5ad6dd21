import { eventLimits, refundShareLabels } from '@nzuko/contract';
import { Field, Select } from '@nzuko/shared-ui';

import { Pair } from './EventForm.styles';
import { fieldLabels } from './eventSchema';
import type { EventFormState } from './useEventForm';

const shares = eventLimits.refund_share.enum.map((value) => ({
  value,
  label: refundShareLabels[value],
}));
const OFFERED_HOURS = [0, 24, 48, 72, 168, 336];

/** The event's refund policy: what comes back, and until when. */
export function RefundFields({ form }: { form: EventFormState }) {
  const { fieldProps, values, saved } = form;
  // Other programs may have chosen any number of hours.
  const hours = [...new Set([...OFFERED_HOURS, Number(saved.refund_until_hours)])];
  return (
    <Pair>
      <Field
        as={Select}
        {...fieldProps('refund_share')}
        label={fieldLabels.refund_share}
        options={shares}
        hint="For paid tickets. If you cancel or move the event, they get everything back. People who have booked keep the terms they booked under."
      />
      {values.refund_share === 'NONE' ? null : (
        <Field
          as={Select}
          {...fieldProps('refund_until_hours')}
          label={fieldLabels.refund_until_hours}
          options={hours
            .sort((a, b) => a - b)
            .map((value) => ({ value: String(value), label: untilText(value) }))}
        />
      )}
    </Pair>
  );
}

function untilText(hours: number): string {
  if (hours === 0) return 'Until the event starts';
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `Until ${count} ${unit}${count === 1 ? '' : 's'} before it starts`;
}
