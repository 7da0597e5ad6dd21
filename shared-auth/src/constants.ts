// The session's constants from spec section 9.

export const REQUEST_TIMEOUT_MS = 30_000;
export const REFRESH_TIMEOUT_MS = 10_000;
export const TOKEN_EXPIRY_MARGIN_S = 30;
export const REFRESH_TOKEN_KEY = 'event_refresh_token';

/** Held by the tab that refreshes. */
export const REFRESH_LOCK = 'event_refresh';

/** The last loaded profile, so that a page opened offline still knows its user. */
export const PROFILE_KEY = 'event_profile';

/** Same origin as the page; the shell's server proxies it to the API. */
export const API_BASE_PATH = '/api';
