import { useLocation } from '@nzuko/shared-ui';

const OWN_PAGES = ['/login', '/register'];

/**
 * The navigation state with the page to return to once signed in. Sign-in shown in place of another page returns to that one, with
 * its query: an email may have led to a tab of the dashboard.
 */
export function useWayBack(): unknown {
  const { pathname, search, hash, state } = useLocation();
  if (OWN_PAGES.includes(pathname)) return state as unknown;
  return { ...(state as object | null), from: pathname + search + hash };
}
