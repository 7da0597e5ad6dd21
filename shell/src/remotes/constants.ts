// Timings for slow or missing screens; decision 0034 explains them.

/** No spinner for waits too short to notice. */
export const SPINNER_AFTER_MS = 200;
/** When the page says "Still loading" and offers a way out. */
export const SLOW_AFTER_MS = 4_000;
/** The limit for a whole load: every try, the waits between them, and the check of the entry's status. */
export const LOAD_TIMEOUT_MS = 15_000;
/** After this long the next try starts alongside. The last try gets the remaining time. */
export const TRY_TIMEOUT_MS = 5_000;
/** Delays before the two automatic retries. */
export const RETRY_BACKOFF_MS: readonly number[] = [500, 1_500];
/** How long the first render waits for the URL's screen before the frame starts without it. */
export const FIRST_SCREEN_WAIT_MS = 1_000;
