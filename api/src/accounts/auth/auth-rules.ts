import { refuseProblems, type Problems } from '../../platform/http/fieldRules';
import { LIMITS } from '../../platform/limits';
import type { ProfilePayload, RegisterPayload } from './auth-schemas';

// The pattern browsers use for <input type="email">.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Normalises a registration: trims names, lower-cases the email. Passwords are unchanged. */
export function tidyRegistration(payload: RegisterPayload): RegisterPayload {
  return {
    ...payload,
    email: payload.email.trim().toLowerCase(),
    username: payload.username.trim(),
    first_name: payload.first_name.trim(),
    last_name: payload.last_name.trim(),
  };
}

/** The rules of spec section 5 "Register". */
export function checkRegistration(payload: RegisterPayload): void {
  const { username } = LIMITS;
  refuseProblems({
    first_name: personNameProblems(payload.first_name, 'First name'),
    last_name: personNameProblems(payload.last_name, 'Last name'),
    username: [
      payload.username.length < username.minLength &&
        `Username must be at least ${username.minLength} characters long`,
      payload.username.length > username.maxLength &&
        `Username must be at most ${username.maxLength} characters long`,
    ],
    email: emailProblems(payload.email),
    ...newPasswordProblems(payload),
  });
}

export function emailProblems(email: string): Problems {
  const isAddress = email.length <= LIMITS.email.maxLength && EMAIL.test(email);
  return [!isAddress && 'Please enter a valid email address'];
}

/** Validates a new password and its confirmation. */
export function newPasswordProblems(payload: { password: string; password2: string }) {
  return {
    password: passwordProblems(payload.password),
    password2: [payload.password !== payload.password2 && "Passwords don't match"],
  };
}

/** Names can be changed, but not to empty. */
export function checkProfile(payload: ProfilePayload): void {
  refuseProblems({
    first_name:
      payload.first_name === undefined ? [] : personNameProblems(payload.first_name, 'First name'),
    last_name:
      payload.last_name === undefined ? [] : personNameProblems(payload.last_name, 'Last name'),
  });
}

/** The rules a new password breaks; shared by registration, reset and change. */
function passwordProblems(password: string): Problems {
  const { minLength, maxLength } = LIMITS.password;
  return [
    password.length < minLength && `Password must be at least ${minLength} characters long`,
    password.length > maxLength && `Password must be at most ${maxLength} characters long`,
    !/[A-Z]/.test(password) && 'Password must contain at least one uppercase letter',
    !/[a-z]/.test(password) && 'Password must contain at least one lowercase letter',
    !/[0-9]/.test(password) && 'Password must contain at least one number',
  ];
}

function personNameProblems(name: string, label: string): Problems {
  const { minLength, maxLength } = LIMITS.personName;
  return [
    name.length < minLength && `${label} is required`,
    name.length > maxLength && `${label} must be at most ${maxLength} characters long`,
  ];
}
