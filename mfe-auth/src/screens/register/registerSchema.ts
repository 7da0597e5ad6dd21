import {
  firstNameMessages,
  lastNameMessages,
  registerLimits,
  roleMessages,
  usernameMessages,
} from '@nzuko/contract';
import { emailRule, newPasswordRule, repeatedPasswordRule } from '@nzuko/shared-auth/form-rules';
import { object, string, type InferType } from 'yup';

/** The registration form's rules. Spec section 5. */
export const registerSchema = object({
  first_name: string().trim().required(firstNameMessages.required),
  last_name: string().trim().required(lastNameMessages.required),
  username: string()
    .trim()
    .required(usernameMessages.tooShort)
    .min(registerLimits.username.minLength, usernameMessages.tooShort),
  email: emailRule(),
  role: string()
    .oneOf(registerLimits.role.enum, roleMessages.required)
    .required(roleMessages.required),
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
