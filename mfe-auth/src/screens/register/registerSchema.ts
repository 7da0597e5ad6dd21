import { object, string, type InferType } from 'yup';

import { USERNAME_MIN_LENGTH } from '../../constants';
import { emailRule } from '../../rules/emailRule';
import { newPasswordRule, repeatedPasswordRule } from '../../rules/passwordRules';

const USERNAME_TOO_SHORT = `Username must be at least ${USERNAME_MIN_LENGTH} characters long`;
const NO_ROLE = 'Please select a role';

/** The registration form's rules. Spec section 5. */
export const registerSchema = object({
  first_name: string().trim().required('First name is required'),
  last_name: string().trim().required('Last name is required'),
  username: string()
    .trim()
    .required(USERNAME_TOO_SHORT)
    .min(USERNAME_MIN_LENGTH, USERNAME_TOO_SHORT),
  email: emailRule('Please enter a valid email address'),
  role: string()
    .oneOf(['ATTENDEE', 'ORGANIZER'] as const, NO_ROLE)
    .required(NO_ROLE),
  password: newPasswordRule(),
  password2: repeatedPasswordRule(),
});

/** What the registration form holds: the payload of the call, field by field. */
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
