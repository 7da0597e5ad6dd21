import { newPasswordRule, repeatedPasswordRule } from '@nzuko/shared-auth/form-rules';
import { object, string, type InferType } from 'yup';

/** The rules for changing the password; for the new one, same as at registration. Spec section 5. */
export const passwordSchema = object({
  current_password: string().default('').required('Enter your current password'),
  password: newPasswordRule(),
  password2: repeatedPasswordRule(),
});

/** The form's values, as the request sends them. */
export type PasswordValues = InferType<typeof passwordSchema>;

export const emptyPasswords: PasswordValues = {
  current_password: '',
  password: '',
  password2: '',
};
