// Spec section 9, the rows that the session owns.

export const REQUEST_TIMEOUT_MS = 30_000;
export const REFRESH_TIMEOUT_MS = 10_000;
export const TOKEN_EXPIRY_MARGIN_S = 30;
export const ACCESS_TOKEN_KEY = 'event_access_token';
export const REFRESH_TOKEN_KEY = 'event_refresh_token';

/** The last profile seen, so that a page opened without network still knows whose it is. */
export const PROFILE_KEY = 'event_profile';

/** The API is on the page's own origin; the shell's server passes it on. */
export const API_BASE_PATH = '/api';
