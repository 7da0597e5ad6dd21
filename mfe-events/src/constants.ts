/** Divisible by 2, 3 and 4, so a full page has no gaps at any width. */
export const CATALOGUE_PAGE_SIZE = 12;
/** Poll intervals: an open payment, and one that arrived after its order expired. */
export const PAYMENT_POLL_MS = 3000;
export const PAYMENT_CHECK_MS = 15_000;
export const LATE_PAYMENT_POLL_MS = 15_000;
/** Session storage key of what the buyer entered before signing in. */
export const SIGN_IN_DRAFT_KEY = 'event_interrupted_booking';
/** At or below this many seats, cards show how few are left. */
export const FEW_SEATS_LEFT = 10;
/** The id of the element that inlines the event in its page's HTML. */
export const INLINED_EVENT_ID = 'event';
/** The same for a page of the catalogue. */
export const INLINED_CATALOGUE_ID = 'catalogue';
export const SIGN_IN_PATH = '/login';
export const SIGN_IN_REDIRECT_DELAY_MS = 3000;
export const SUCCESS_COUNTDOWN_S = 10;
export const COPIED_NOTICE_MS = 2000;
export const SAVED_EVENTS_KEY = 'event_saved_events';
export const MY_TICKETS_PATH = '/dashboard?tab=my-tickets';
/** Storage key of an event's unsaved edits; an existing event appends its id. */
export const UNSAVED_EVENT_KEY = 'event_written';
/** How often an open ticket page checks that its link is still valid. */
export const TICKET_LINK_REFRESH_MS = 60_000;
