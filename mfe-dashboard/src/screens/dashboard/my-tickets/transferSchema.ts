import { emailRule } from '@nzuko/shared-auth/form-rules';
import { object, string } from 'yup';

/** Who is offered a ticket. */
export const transferSchema = object({
  name: string().trim().default('').required('Name is required'),
  email: emailRule().default(''),
});
