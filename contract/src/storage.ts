/** The storage key of the access token, read by the session and by the page's inline script before other scripts arrive. */
export const ACCESS_TOKEN_KEY = 'event_access_token';
