const KEY = 'event_wanted_page';

/** The path in a navigation state's `from`, or null: a path of ours and nothing else. */
function pathIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}

/**
 * Keeps where the visitor wanted to go (`from` of the navigation state) while a social provider has the page; without one
 * it forgets an older wish.
 */
export function rememberWantedPage(state: unknown): void {
  const path = pathIn(state);
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the way ends at the dashboard, as it does for everyone else.
  }
}

/** That wish, once; null when there is none. */
export function takeWantedPage(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return pathIn({ from: path });
  } catch {
    return null;
  }
}
