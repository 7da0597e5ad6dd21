// This remote's constants of spec section 9.

/** Delay before the redirect to sign-in after a password reset. */
export const RESET_REDIRECT_MS = 3000;
