import { eventLimits, feesBorneByLabels } from '@nzuko/contract';
import { Field, Select } from '@nzuko/shared-ui';

import { fieldLabels } from './eventSchema';
import type { EventFormState } from './useEventForm';

const bearers = eventLimits.fees_borne_by.enum.map((value) => ({
  value,
  label: feesBorneByLabels[value],
}));

/** Who pays the fees of paid tickets. */
export function FeeField({ form }: { form: EventFormState }) {
  return (
    <Field
      as={Select}
      {...form.fieldProps('fees_borne_by')}
      label={fieldLabels.fees_borne_by}
      options={bearers}
      hint="For paid tickets: what the payment provider and the site take. If the buyer pays them, they come on top of the price and are shown before paying."
    />
  );
}
