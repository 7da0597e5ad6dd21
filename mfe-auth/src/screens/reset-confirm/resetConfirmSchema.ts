import { object, type InferType } from 'yup';

import { newPasswordRule, repeatedPasswordRule } from '../../rules/passwordRules';

/** The rules of the form that sets a new password: those of registration. Spec section 5. */
export const resetConfirmSchema = object({
  password: newPasswordRule(),
  password2: repeatedPasswordRule(),
});

/** What that form holds: the payload of the call, field by field. */
export type ResetConfirmValues = InferType<typeof resetConfirmSchema>;

export const emptyResetConfirm: ResetConfirmValues = { password: '', password2: '' };
