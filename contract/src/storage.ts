/** Where a browser keeps the access token: the session reads it, and so does the page before its scripts have come. */
export const ACCESS_TOKEN_KEY = 'event_access_token';
