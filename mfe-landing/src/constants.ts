/** How long each hero step shows. Spec section 9. */
export const HERO_STEP_MS = 5000;

/** The number of events in "Happening soon". */
export const UPCOMING_SHOWN = 4;

/** Requests more than are shown, since the first ones in the API's list may already be under way. */
export const UPCOMING_REQUESTED = 12;

/** Target of Start Free Trial: a relative path, per spec section 2. */
export const START_FREE_TRIAL = 'events/create-event';
