// Spec section 9, the rows that these screens own.

export const LOGIN_PASSWORD_MIN_LENGTH = 8;
export const USERNAME_MIN_LENGTH = 3;
/** From a password's reset to the sign-in screen. */
export const RESET_REDIRECT_MS = 3000;
