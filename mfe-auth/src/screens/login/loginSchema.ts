import { registerLimits } from '@nzuko/contract';
import { emailRule } from '@nzuko/shared-auth/form-rules';
import { object, string, type InferType } from 'yup';

const TOO_SHORT = `Password must be at least ${registerLimits.password.minLength} characters`;

/** The sign-in form's rules. Spec section 5. */
export const loginSchema = object({
  email: emailRule('Please enter a valid email'),
  password: string().required(TOO_SHORT).min(registerLimits.password.minLength, TOO_SHORT),
});

/** The values of the sign-in form. */
export type LoginValues = InferType<typeof loginSchema>;

export const emptyLogin: LoginValues = { email: '', password: '' };
