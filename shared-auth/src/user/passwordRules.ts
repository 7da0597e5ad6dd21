import { newPasswordLimits } from '@nzuko/contract';

const minLength = newPasswordLimits.password.minLength;

const rules: [isKept: (password: string) => boolean, message: string][] = [
  [
    (password) => password.length >= minLength,
    `Password must be at least ${minLength} characters long`,
  ],
  [(password) => /[A-Z]/.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /[a-z]/.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /\d/.test(password), 'Password must contain at least one number'],
];

/** The message of the first rule that a new password breaks, or null. Spec section 5 "Register". */
export function newPasswordProblem(password: string): string | null {
  return rules.find(([isKept]) => !isKept(password))?.[1] ?? null;
}

/** The rules in one line, shown as a hint next to the field. */
export const passwordHint = `At least ${minLength} characters, with an uppercase letter, a lowercase letter and a number.`;
