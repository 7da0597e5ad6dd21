// Brotli's result depends on every byte: of 24 builds of the dashboard's script that differ only in the release's name, the largest
// had 95 bytes more than the smallest. So a budget leaves at least that.

/**
 * Bytes, brotli: the scripts that the landing page requests before it is interactive. `npm run verify` and the browser tests
 * check it.
 */
export const FIRST_SCRIPTS_BUDGET = 136_000;
/** The same for an event's page. */
export const EVENT_SCRIPTS_BUDGET = 153_250;
/** The same for other prerendered pages: the forms' pages load formik and yup. */
export const FORM_SCRIPTS_BUDGET = 153_150;
/** The same for the dashboard, before any tab that loads when it is opened. */
export const DASHBOARD_SCRIPTS_BUDGET = 179_750;
/** Compressed bytes received from opening a shared link to having a free ticket, with headers: `npm run bench -- data`. */
export const WAY_TO_TICKET_BUDGET = 350_000;
