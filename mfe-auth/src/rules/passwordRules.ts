import { newPasswordProblem } from 'shared-auth';
import { string } from 'yup';

/** A password that is being chosen. Spec section 5, register and reset confirm. */
export const newPasswordRule = () =>
  string()
    .default('')
    .test('new-password', (password, { createError }) => {
      const message = newPasswordProblem(password ?? '');
      return message === null || createError({ message });
    });

/** The same password once more: equal to the form's field `password`. */
export const repeatedPasswordRule = () =>
  string()
    .default('')
    .test(
      'same-password',
      "Passwords don't match",
      // Formik hands an empty field over as undefined.
      (repeated, { parent }) =>
        (repeated ?? '') === ((parent.password as string | undefined) ?? ''),
    );
