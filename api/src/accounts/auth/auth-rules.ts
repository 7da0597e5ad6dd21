import { FIELD_MESSAGES } from '../../platform/fieldMessages';
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
    first_name: personNameProblems(payload.first_name, 'first_name'),
    last_name: personNameProblems(payload.last_name, 'last_name'),
    username: [
      payload.username.length < username.minLength && FIELD_MESSAGES.username.tooShort,
      payload.username.length > username.maxLength && FIELD_MESSAGES.username.tooLong,
    ],
    email: emailProblems(payload.email),
    ...newPasswordProblems(payload),
  });
}

export function emailProblems(email: string): Problems {
  const isAddress = email.length <= LIMITS.email.maxLength && EMAIL.test(email);
  return [!isAddress && FIELD_MESSAGES.email.invalid];
}

/** Validates a new password and its confirmation. */
export function newPasswordProblems(payload: { password: string; password2: string }) {
  return {
    password: passwordProblems(payload.password),
    password2: [payload.password !== payload.password2 && FIELD_MESSAGES.password2.different],
  };
}

/** Names can be changed, but not to empty. */
export function checkProfile(payload: ProfilePayload): void {
  refuseProblems({
    first_name:
      payload.first_name === undefined ? [] : personNameProblems(payload.first_name, 'first_name'),
    last_name:
      payload.last_name === undefined ? [] : personNameProblems(payload.last_name, 'last_name'),
  });
}

/** The rules a new password breaks; shared by registration, reset and change. */
function passwordProblems(password: string): Problems {
  const { minLength, maxLength } = LIMITS.password;
  const messages = FIELD_MESSAGES.password;
  return [
    password.length < minLength && messages.tooShort,
    password.length > maxLength && messages.tooLong,
    !/[A-Z]/.test(password) && messages.uppercase,
    !/[a-z]/.test(password) && messages.lowercase,
    !/[0-9]/.test(password) && messages.number,
  ];
}

function personNameProblems(name: string, field: 'first_name' | 'last_name'): Problems {
  const { minLength, maxLength } = LIMITS.personName;
  return [
    name.length < minLength && FIELD_MESSAGES[field].required,
    name.length > maxLength && FIELD_MESSAGES[field].tooLong,
  ];
}
