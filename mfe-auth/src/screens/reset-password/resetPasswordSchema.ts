import { object, type InferType } from 'yup';

import { emailRule } from '../../rules/emailRule';

/** The rules of the form that asks for a reset link. Spec section 5. */
export const resetPasswordSchema = object({
  email: emailRule('Please enter a valid email address'),
});

/** What that form holds. */
export type ResetPasswordValues = InferType<typeof resetPasswordSchema>;
