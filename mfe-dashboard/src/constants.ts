export const MESSAGES_PAGE_SIZE = 20;
/** How long what was read counts as fresh: coming back to it within that time asks nothing. */
export const STALE_AFTER_MS = 15_000;
/** How often the sidebar polls for new messages. */
export const MESSAGES_REFRESH_MS = 60_000;
/** How often it is looked how far the emails of a message are. */
export const SENDING_REFRESH_MS = 3_000;
/** How often a door refetches its list and retries unsent scans. */
export const DOOR_REFRESH_MS = 15_000;
/** How often the list of helpers’ links polls, to show who has started. */
export const GATE_LINKS_REFRESH_MS = 15_000;
/** Timeout for the live board: the API answers within ten seconds, changed or not. */
export const BOARD_ANSWER_MS = 14_000;
/** How long the live board pauses after an answer without news, or a failure. */
export const BOARD_PAUSE_MS = 1_000;
/** Timeout for a scan at the door; after it, the saved list decides. */
export const DOOR_ANSWER_MS = 4_000;
/** Timeout for a holder’s photo. Scanning doesn’t wait for it. */
export const DOOR_PHOTO_MS = 10_000;
/** Within this time, the same code counts as one scan. */
export const SAME_CODE_MS = 4_000;
/** How often a camera frame is checked for a code. */
export const CAMERA_SCAN_INTERVAL_MS = 120;
export const HEADER_SEARCH_MAX_RESULTS = 8;
export const NEWEST_EVENTS_SHOWN = 3;
export const RECENT_EVENTS_SHOWN = 3;
export const DISCOVER_PAGE_SIZE = 12;
export const SALES_PAGE_SIZE = 20;
/** How often the attendee list polls for check-ins made elsewhere. */
export const ATTENDEES_REFRESH_MS = 10_000;
/** How often My Tickets polls for an awaited payment. */
export const TICKETS_REFRESH_MS = 10_000;
/** Local storage key of the hidden guide; appends the user's id. */
export const FIRST_EVENT_GUIDE_KEY = 'event_first_event_guide';
export const PAYOUTS_PAGE_SIZE = 10;
/** Events in the table of what is due. */
export const MONEY_PAGE_SIZE = 25;
/** How often a payout that is under way is looked at, while the page is visible. */
export const PAYOUT_REFRESH_MS = 10_000;
/** How often a started payment is checked until it is settled. */
export const PAYMENT_CHECK_MS = 8_000;
/** Occupancy thresholds: at or above is green, then yellow, else red. */
export const OCCUPANCY_GREEN_FROM = 0.8;
export const OCCUPANCY_YELLOW_FROM = 0.5;
/** Events at or above this occupancy are high-performing. */
export const HIGH_PERFORMING_FROM = 0.8;
/** A statement of a month with many sales takes its time. */
export const DOCUMENT_TIMEOUT_MS = 120_000;
