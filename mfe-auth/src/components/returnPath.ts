const KEY = 'event_wanted_page';

/** The path in a navigation state's `from`; null unless it is a path of this site, to prevent open redirects. */
function pathIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}

/**
 * Remembers the page to return to (`from` of the navigation state) while a sign-in goes by another site or an email; without
 * one, clears the old one.
 */
export function rememberReturnPath(state: unknown): void {
  const path = pathIn(state);
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, the sign-in ends at the dashboard.
  }
}

/** The remembered page, which stays remembered; null if there is none. */
export function readReturnPath(): string | null {
  try {
    return pathIn({ from: sessionStorage.getItem(KEY) });
  } catch {
    return null;
  }
}

/** Returns and clears the remembered page; null if there is none. */
export function takeReturnPath(): string | null {
  const path = readReturnPath();
  rememberReturnPath(null);
  return path;
}
