import { object, string, type InferType } from 'yup';

import { LOGIN_PASSWORD_MIN_LENGTH } from '../../constants';
import { emailRule } from '../../rules/emailRule';

const TOO_SHORT = `Password must be at least ${LOGIN_PASSWORD_MIN_LENGTH} characters`;

/** The sign-in form's rules. Spec section 5. */
export const loginSchema = object({
  email: emailRule('Please enter a valid email'),
  password: string().required(TOO_SHORT).min(LOGIN_PASSWORD_MIN_LENGTH, TOO_SHORT),
});

/** What the sign-in form holds. */
export type LoginValues = InferType<typeof loginSchema>;

export const emptyLogin: LoginValues = { email: '', password: '' };
