// The rules of fields that forms of several remotes have. Each remote that imports `@nzuko/shared-auth/form-rules` bundles its own copy,
// so that pages without a form don't load yup (decision 0041).
import {
  emailAddress,
  emailMessages,
  password2Messages,
  payoutAccountLimits,
} from '@nzuko/contract';
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

interface Length {
  minLength: number;
  maxLength: number;
}

/** A text or nothing, trimmed; `label` begins the message for one that is too long. */
export const optionalTextRule = (label: string, { maxLength }: Pick<Length, 'maxLength'>) =>
  string().trim().default('').max(maxLength, `${label} must be at most ${maxLength} characters`);

/** A text, trimmed; `label` begins its messages. */
export const textRule = (label: string, limits: Pick<Length, 'maxLength'>) =>
  optionalTextRule(label, limits).required(`${label} is required`);

/** Digits, which may be typed with spaces. */
export const digitsRule = (
  { minLength, maxLength }: Length,
  messages: { missing: string; wrong: string },
) =>
  string()
    .default('')
    .required(messages.missing)
    .transform((typed: string) => typed.replace(/\s/g, ''))
    .matches(new RegExp(`^\\d{${minLength},${maxLength}}$`), messages.wrong);

const wrongCode = 'The code has 6 digits';

/** The code that an authenticator app shows. */
export const appCodeRule = () =>
  digitsRule({ minLength: 6, maxLength: 6 }, { missing: wrongCode, wrong: wrongCode });

/** The fields of a bank account, that ticket sales are paid to or a refund goes to. */
export const bankAccountRules = () => ({
  bank_id: string().default('').required('Choose your bank'),
  account_number: digitsRule(payoutAccountLimits.account_number, {
    missing: 'Enter your account number',
    wrong: `An account number has ${payoutAccountLimits.account_number.maxLength} digits`,
  }),
});
