import { caseDismissalLimits } from '@nzuko/contract';
import { optionalTextRule, textRule } from '@nzuko/shared-auth/form-rules';
import { object } from 'yup';

import { reasonSchema } from '../suspensions/suspensionSchemas';

/** Why reports are dismissed. */
export const noteSchema = object({ note: textRule('Note', caseDismissalLimits.note) });

/** Why the event is suspended, and what only administrators read. */
export const suspendSchema = reasonSchema.shape({
  note: optionalTextRule('Note', caseDismissalLimits.note),
});
