// Kept small for the first script: it decides whether the rest of this folder is loaded.

/** The URL parameter and storage key of an override such as `mfe_events@http://localhost:3001`. */
export const OVERRIDE = 'mfe-override';

/** True if the page server allows a local remote and the URL or a storage asks for one. */
export const isOverrideAsked = (): boolean =>
  'override' in document.documentElement.dataset &&
  (new URLSearchParams(location.search).has(OVERRIDE) ||
    OVERRIDE in sessionStorage ||
    OVERRIDE in localStorage);
