import { emailRule } from '@nzuko/shared-auth/form-rules';
import { object, type InferType } from 'yup';

/** The rules of the reset request form. Spec section 5. */
export const resetPasswordSchema = object({
  email: emailRule(),
});

/** The reset request form's values. */
export type ResetPasswordValues = InferType<typeof resetPasswordSchema>;
