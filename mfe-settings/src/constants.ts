// This remote's constants of spec section 9.

export const SUCCESS_SHOWN_MS = 3000;

// Ours.

/** How long a download of everything may take: on a slow line, far longer than other calls. */
export const DOWNLOAD_TIMEOUT_MS = 120_000;
