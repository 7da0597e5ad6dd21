// This remote's constants of spec section 9.

export const SUCCESS_SHOWN_MS = 3000;
