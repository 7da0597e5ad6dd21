import type { ApiSchemas } from 'shared-auth';

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

export const SEARCH_DEBOUNCE_MS = 300;
export const SEARCH_MAX_CHARACTERS = 200;
/** Divides by 2, 3 and 4: the last row of a full page is whole at every width. */
export const CATALOGUE_PAGE_SIZE = 12;
export const TICKETS_PER_ORDER_MIN = 1;
export const TICKETS_PER_ORDER_MAX = 10;
/** From this many seats on downwards a card says how few are left. */
export const FEW_SEATS_LEFT = 10;
export const SAVED_EVENTS_KEY = 'event_saved_events';
export const MY_TICKETS_PATH = '/dashboard?tab=my-tickets';
