import { string } from 'yup';

import { PASSWORD_MIN_LENGTH } from '../constants';

const TOO_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

/** A password that is being chosen. Spec section 5, register and reset confirm. */
export const newPasswordRule = () =>
  string()
    .required(TOO_SHORT)
    .min(PASSWORD_MIN_LENGTH, TOO_SHORT)
    .matches(/[A-Z]/, 'Password must contain at least one uppercase letter')
    .matches(/[a-z]/, 'Password must contain at least one lowercase letter')
    .matches(/\d/, 'Password must contain at least one number');

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

/** The rules of `newPasswordRule` in one line, shown beside the field before anything is wrong. */
export const passwordHint = `At least ${PASSWORD_MIN_LENGTH} characters, with an uppercase letter, a lowercase letter and a number.`;
