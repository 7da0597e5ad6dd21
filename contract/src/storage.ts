/** The storage key of the access token, read by the session and by the page's inline script before other scripts arrive. */
export const ACCESS_TOKEN_KEY = 'event_access_token';
/** The key of the member's draft that holds the path of a booking, while it waits for them to confirm their address. */
export const OPEN_BOOKING_KEY = 'open_booking';
