import { refuseProblems, type Problems } from '../../http/fieldRules';
import { LIMITS } from '../../limits';
import type { ProfilePayload, RegisterPayload } from './auth-schemas';

// The form of an address as browsers judge it in <input type="email">.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Tidies a registration: no blanks around names, addresses in lower case. Passwords are taken as they are. */
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
      payload.username.length < username.min &&
        `Username must be at least ${username.min} characters long`,
      payload.username.length > username.max &&
        `Username must be at most ${username.max} characters long`,
    ],
    email: emailProblems(payload.email),
    ...newPasswordProblems(payload),
  });
}

export function emailProblems(email: string): Problems {
  const isAddress = email.length <= LIMITS.email.max && EMAIL.test(email);
  return [!isAddress && 'Please enter a valid email address'];
}

/** What is wrong with a password that is to be set, and with its repetition. */
export function newPasswordProblems(payload: { password: string; password2: string }) {
  return {
    password: passwordProblems(payload.password),
    password2: [payload.password !== payload.password2 && "Passwords don't match"],
  };
}

/** Names may be changed, but not to nothing. */
export function checkProfile(payload: ProfilePayload): void {
  refuseProblems({
    first_name:
      payload.first_name === undefined ? [] : personNameProblems(payload.first_name, 'First name'),
    last_name:
      payload.last_name === undefined ? [] : personNameProblems(payload.last_name, 'Last name'),
  });
}

/** What a new password lacks; the same for registration, reset and change. */
function passwordProblems(password: string): Problems {
  const { min, max } = LIMITS.password;
  return [
    password.length < min && `Password must be at least ${min} characters long`,
    password.length > max && `Password must be at most ${max} characters long`,
    !/[A-Z]/.test(password) && 'Password must contain at least one uppercase letter',
    !/[a-z]/.test(password) && 'Password must contain at least one lowercase letter',
    !/[0-9]/.test(password) && 'Password must contain at least one number',
  ];
}

function personNameProblems(name: string, label: string): Problems {
  const { min, max } = LIMITS.personName;
  return [
    name.length < min && `${label} is required`,
    name.length > max && `${label} must be at most ${max} characters long`,
  ];
}
