/** Each step of the hero stands this long. Spec section 9. */
export const HERO_STEP_MS = 5000;

/** As many events stand in "Happening soon". */
export const UPCOMING_SHOWN = 4;

/** Asked for, since the first ones of the API's list may be under way. */
export const UPCOMING_ASKED = 12;

// The product has no domain yet: the one its mails come from by default.
const CONTACT_EMAIL = 'hello@nzuko.localhost';

/** A mail link with its subject filled in. */
export const mailAbout = (subject: string): string =>
  `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent(subject)}`;

/** Where Start Free Trial leads: a relative path, as spec section 2 has it. */
export const START_FREE_TRIAL = 'events/create-event';
