/**
 * Bytes, brotli: the scripts that the landing page requests before it is interactive. `npm run verify` and the browser tests
 * check it.
 */
export const FIRST_SCRIPTS_BUDGET = 137_000;
