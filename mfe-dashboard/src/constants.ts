import type { ApiSchemas } from 'shared-auth';

export const SEARCH_MAX_CHARACTERS = 200;
export const TITLE_MAX_CHARACTERS = 255;
export const SUBJECT_MAX_CHARACTERS = 150;
export const MESSAGE_MAX_CHARACTERS = 4000;
export const MESSAGES_PAGE_SIZE = 20;
/** How often the sidebar asks for new messages. */
export const MESSAGES_REFRESH_MS = 60_000;
/** The most scans that the API takes at once. */
export const SCANS_PER_SYNC = 100;
/** How often a door reads its list again, and tries to send what waits. */
export const DOOR_REFRESH_MS = 15_000;
/** A person at the door waits no longer for the API than this; then the saved list answers. */
export const DOOR_ANSWER_MS = 4_000;
/** A code that stays before the camera is one scan. */
export const SAME_CODE_MS = 4_000;
/** How often the camera's picture is looked at. */
export const CAMERA_LOOK_MS = 120;
export const HEADER_SEARCH_MAX_RESULTS = 8;
export const NEWEST_EVENTS_SHOWN = 3;
export const RECENT_EVENTS_SHOWN = 3;
export const DISCOVER_PAGE_SIZE = 12;
export const SALES_PAGE_SIZE = 20;
/** The most that the API gives at once. */
export const EXPORT_PAGE_SIZE = 100;
/** How often the attendee list asks for check-ins that others made. */
export const ATTENDEES_REFRESH_MS = 10_000;
/** How often My Tickets looks whether an awaited payment has arrived. */
export const TICKETS_REFRESH_MS = 10_000;
/** How often a started payment is asked for, until it is settled. */
export const PAYMENT_CHECK_MS = 8_000;
/** From this share of the capacity on, occupancy is green, then yellow; else red. */
export const OCCUPANCY_GREEN_FROM = 0.8;
export const OCCUPANCY_YELLOW_FROM = 0.5;
/** An event performs highly from this occupancy on. */
export const HIGH_PERFORMING_FROM = 0.8;

/** The thirteen categories of spec section 3, in its order. */
export const EVENT_CATEGORIES: readonly ApiSchemas['Event']['category'][] = [
  'Technology',
  'Business',
  'Education',
  'Entertainment',
  'Sports',
  'Arts & Culture',
  'Health & Wellness',
  'Food & Drink',
  'Music',
  'Networking',
  'Workshop',
  'Conference',
  'Other',
];
