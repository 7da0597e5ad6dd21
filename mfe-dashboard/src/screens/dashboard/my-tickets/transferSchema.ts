import { emailRule } from '@nzuko/shared-auth/form-rules';
import { object } from 'yup';

import { ticketNameRule } from '../../../ticket/ticketNameRule';

/** Who is offered a ticket. */
export const transferSchema = object({
  name: ticketNameRule(),
  email: emailRule().default(''),
});
