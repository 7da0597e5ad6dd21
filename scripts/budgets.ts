/**
 * Bytes, brotli: the scripts that the landing page requests before it is interactive. `npm run verify` and the browser tests
 * check it.
 */
export const FIRST_SCRIPTS_BUDGET = 135_700;
/** The same for an event's page. */
export const EVENT_SCRIPTS_BUDGET = 152_800;
/** The same for other prerendered pages: those of the forms bring formik and yup. */
export const FORM_SCRIPTS_BUDGET = 152_800;
/** Bytes received on the whole way from a shared link to a free ticket, with headers, compressed: `npm run bench -- data`. */
export const WAY_TO_TICKET_BUDGET = 350_000;
