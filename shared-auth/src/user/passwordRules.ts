import { newPasswordLimits, passwordMessages } from '@nzuko/contract';

const minLength = newPasswordLimits.password.minLength;

const rules: [isKept: (password: string) => boolean, message: string][] = [
  [(password) => password.length >= minLength, passwordMessages.tooShort],
  [(password) => /[A-Z]/.test(password), passwordMessages.uppercase],
  [(password) => /[a-z]/.test(password), passwordMessages.lowercase],
  [(password) => /\d/.test(password), passwordMessages.number],
];

/** The message of the first rule that a new password breaks, or null. Spec section 5 "Register". */
export function newPasswordProblem(password: string): string | null {
  return rules.find(([isKept]) => !isKept(password))?.[1] ?? null;
}

/** The rules in one line, shown as a hint next to the field. */
export const passwordHint = `At least ${minLength} characters, with an uppercase letter, a lowercase letter and a number.`;
