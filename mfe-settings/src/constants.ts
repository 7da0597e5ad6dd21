// Spec section 9, the rows that these screens own.

export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const SUCCESS_SHOWN_MS = 3000;
