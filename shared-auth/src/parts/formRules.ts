// The rules of fields that forms of several remotes have. Each remote that imports `@nzuko/shared-auth/form-rules` bundles its own copy,
// so that pages without a form don't load yup (decision 0041).
import { emailAddress, emailMessages, password2Messages } from '@nzuko/contract';
import { newPasswordProblem } from '@nzuko/shared-auth';
import { string } from 'yup';

import { setDefaultMessages } from './defaultMessages';

setDefaultMessages();

/** An email address or nothing, trimmed; `message` is for a malformed one. */
export const optionalEmailRule = (message: string = emailMessages.invalid) =>
  string().trim().email(message).matches(emailAddress, { message, excludeEmptyString: true });

/** An email address, trimmed; `message` is for a missing or malformed one, because the sign-in form words it differently. */
export const emailRule = (message: string = emailMessages.invalid) =>
  optionalEmailRule(message).required(message);

/** A new password. Spec section 5 "Register". */
export const newPasswordRule = () =>
  string()
    .default('')
    .test('new-password', (password: string | undefined, { createError }) => {
      const message = newPasswordProblem(password ?? '');
      return message === null || createError({ message });
    });

/** The repeated password: must equal the field `password`. */
export const repeatedPasswordRule = () =>
  string()
    .default('')
    .test(
      'same-password',
      password2Messages.different,
      // Formik passes an empty field as undefined.
      (repeated: string | undefined, { parent }) =>
        (repeated ?? '') === ((parent.password as string | undefined) ?? ''),
    );
