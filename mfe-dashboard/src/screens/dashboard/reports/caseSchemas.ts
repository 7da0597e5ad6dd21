import { caseDismissalLimits } from '@nzuko/contract';
import { object, string } from 'yup';

import { reasonSchema } from '../suspensions/suspensionSchemas';

const { maxLength } = caseDismissalLimits.note;

const note = () =>
  string().trim().default('').max(maxLength, `Note must be at most ${maxLength} characters`);

/** Why reports are dismissed. */
export const noteSchema = object({ note: note().required('Note is required') });

/** Why the event is suspended, and what only administrators read. */
export const suspendSchema = reasonSchema.shape({ note: note() });
