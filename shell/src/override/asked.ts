// In the first script: whether the rest of this folder is needed at all.

/** The parameter of the URL, and the key in the storages, of an override: `mfe_events@http://localhost:3001`. */
export const OVERRIDE = 'mfe-override';

/** True where the page server allows a local remote, and the URL or a storage asks for one. */
export const isOverrideAsked = (): boolean =>
  'override' in document.documentElement.dataset &&
  (new URLSearchParams(location.search).has(OVERRIDE) ||
    OVERRIDE in sessionStorage ||
    OVERRIDE in localStorage);
