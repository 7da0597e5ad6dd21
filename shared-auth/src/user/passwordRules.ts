const MIN_LENGTH = 8;

const rules: [isKept: (password: string) => boolean, message: string][] = [
  [
    (password) => password.length >= MIN_LENGTH,
    `Password must be at least ${MIN_LENGTH} characters long`,
  ],
  [(password) => /[A-Z]/.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /[a-z]/.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /\d/.test(password), 'Password must contain at least one number'],
];

/** The first rule that a password which is being chosen breaks, as its message, or null. Spec section 5 "Register". */
export function newPasswordProblem(password: string): string | null {
  return rules.find(([isKept]) => !isKept(password))?.[1] ?? null;
}

/** Those rules in one line, shown beside the field before anything is wrong. */
export const passwordHint = `At least ${MIN_LENGTH} characters, with an uppercase letter, a lowercase letter and a number.`;
