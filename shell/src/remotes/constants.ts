// Design section 4: what the page does when a screen is slow or missing.

/** A spinner shows only once a wait is long enough to be seen. */
export const SPINNER_AFTER_MS = 200;
/** From here on the page says "still loading". */
export const SLOW_AFTER_MS = 8_000;
/** One try may take this long. */
export const TRY_TIMEOUT_MS = 15_000;
/** The waits before the two automatic retries. */
export const RETRY_BACKOFF_MS: readonly number[] = [500, 1_500];
/** The first render waits this long for the screen of the URL before it shows the frame without it. */
export const FIRST_SCREEN_WAIT_MS = 1_000;
