import { newPasswordRule, repeatedPasswordRule } from '@nzuko/shared-auth/form-rules';
import { object, type InferType } from 'yup';

/** The reset form's rules, same as at registration. Spec section 5. */
export const resetConfirmSchema = object({
  password: newPasswordRule(),
  password2: repeatedPasswordRule(),
});

/** The reset form's values, as the request sends them. */
export type ResetConfirmValues = InferType<typeof resetConfirmSchema>;

export const emptyResetConfirm: ResetConfirmValues = { password: '', password2: '' };
