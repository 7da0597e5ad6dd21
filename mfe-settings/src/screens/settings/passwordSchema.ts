import { newPasswordProblem } from 'shared-auth';
import { object, string, type InferType } from 'yup';

/** The rules for changing the password: the new one as at registration. Spec section 5. */
export const passwordSchema = object({
  current_password: string().default('').required('Enter your current password'),
  password: string()
    .default('')
    .test('new-password', (password, { createError }) => {
      const message = newPasswordProblem(password ?? '');
      return message === null || createError({ message });
    }),
  password2: string()
    .default('')
    .test(
      'same-password',
      "Passwords don't match",
      // Formik hands an empty field over as undefined.
      (repeated, { parent }) =>
        (repeated ?? '') === ((parent.password as string | undefined) ?? ''),
    ),
});

/** What the form holds: the payload of the call. */
export type PasswordValues = InferType<typeof passwordSchema>;

export const emptyPasswords: PasswordValues = {
  current_password: '',
  password: '',
  password2: '',
};
