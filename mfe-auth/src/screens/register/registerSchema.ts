import { registerLimits } from '@nzuko/contract';
import { emailRule, newPasswordRule, repeatedPasswordRule } from '@nzuko/shared-auth/form-rules';
import { object, string, type InferType } from 'yup';

const USERNAME_TOO_SHORT = `Username must be at least ${registerLimits.username.minLength} characters long`;
const NO_ROLE = 'Please select a role';

/** The registration form's rules. Spec section 5. */
export const registerSchema = object({
  first_name: string().trim().required('First name is required'),
  last_name: string().trim().required('Last name is required'),
  username: string()
    .trim()
    .required(USERNAME_TOO_SHORT)
    .min(registerLimits.username.minLength, USERNAME_TOO_SHORT),
  email: emailRule('Please enter a valid email address'),
  role: string()
    .oneOf(['ATTENDEE', 'ORGANIZER'] as const, NO_ROLE)
    .required(NO_ROLE),
  password: newPasswordRule(),
  password2: repeatedPasswordRule(),
});

/** The registration form's values, one per request field. */
export type RegisterValues = InferType<typeof registerSchema>;

export const emptyRegistration: RegisterValues = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  role: 'ATTENDEE',
  password: '',
  password2: '',
};
