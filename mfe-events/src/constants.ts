import type { ApiSchemas } from 'shared-auth';

/** In the order in which they are always shown; every event has the first. */
export const TICKET_TYPES: readonly ApiSchemas['EventTicketType']['ticket_type'][] = [
  'STANDARD',
  'VIP',
  'EARLY_BIRD',
];

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

export const SEARCH_MAX_CHARACTERS = 200;
/** Divides by 2, 3 and 4: the last row of a full page is whole at every width. */
export const CATALOGUE_PAGE_SIZE = 12;
export const TICKETS_PER_ORDER_MIN = 1;
export const TICKETS_PER_ORDER_MAX = 10;
export const TICKET_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
export const HOLDER_NAME_MAX_CHARACTERS = 150;
/** How often an open payment is asked after, and one that came too late. */
export const PAYMENT_POLL_MS = 3000;
export const PAYMENT_CHECK_MS = 15_000;
export const LATE_PAYMENT_POLL_MS = 15_000;
/** Where a booking waits while its buyer signs in. */
export const INTERRUPTED_BOOKING_KEY = 'event_interrupted_booking';
/** From this many seats on downwards a card says how few are left. */
export const FEW_SEATS_LEFT = 10;
export const TITLE_MIN_CHARACTERS = 3;
export const TITLE_MAX_CHARACTERS = 255;
export const DESCRIPTION_MIN_CHARACTERS = 10;
export const DESCRIPTION_MAX_CHARACTERS = 2000;
export const LOCATION_MIN_CHARACTERS = 5;
export const LOCATION_MAX_CHARACTERS = 255;
export const ATTENDEES_MIN = 1;
export const ATTENDEES_MAX = 10_000;
export const ATTENDEES_DEFAULT = 50;
export const PRICE_MAX_NAIRA = 1_000_000;
export const PRICE_STEP_NAIRA = 0.01;
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const SIGN_IN_PATH = '/login';
export const SIGN_IN_REDIRECT_DELAY_MS = 3000;
export const SUCCESS_COUNTDOWN_S = 10;
export const COPIED_NOTICE_MS = 2000;
export const SAVED_EVENTS_KEY = 'event_saved_events';
export const MY_TICKETS_PATH = '/dashboard?tab=my-tickets';
/** Where a half-written event is kept while its tab lives; that of an event that exists, with its id. */
export const WRITTEN_EVENT_KEY = 'event_written';
