import type { LiveRoute } from '@nzuko/contract';
import type { ReactNode } from 'react';
import { decideAccess, useSession } from '@nzuko/shared-auth';
import { Navigate, useLocation } from '@nzuko/shared-ui';

import { useElapsed } from '../frame/useElapsed';
import { Waiting } from '../frame/Waiting';
import { SLOW_AFTER_MS } from '../remotes/constants';

const DASHBOARD = '/dashboard';

/** Where to go when the server has ended the session (spec section 4). */
export const SESSION_EXPIRED = '/login?session=expired';

/** The page a visitor wanted before signing in. */
function wantedPage(state: unknown): string {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  // Only paths on this site: history state could be forged to hold another URL.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : DASHBOARD;
}

interface GuardProps {
  route: LiveRoute;
  /** Rendered for visitors instead of a member's screen, if the route says so. */
  signInInPlace: ReactNode;
  children: ReactNode;
}

/** Renders the screen if the route's access allows it, otherwise redirects. Spec section 2. */
export function Guard({ route, signInInPlace, children }: GuardProps) {
  const status = useSession((session) => session.status);
  const expired = useSession((session) => session.expired);
  const location = useLocation();
  switch (decideAccess(route.access, status)) {
    case 'allow':
      return children;
    case 'wait':
      return <SessionWait />;
    case 'leave':
      return <Navigate to={wantedPage(location.state)} replace />;
    case 'signIn': {
      if (route.signedOut?.show) return signInInPlace;
      const from = location.pathname + location.search + location.hash;
      const signIn = expired ? SESSION_EXPIRED : (route.signedOut?.redirect ?? '/login');
      return <Navigate to={signIn} state={{ from }} replace />;
    }
  }
}

/** The session check times out by itself; only a reload can restart it before that. */
function SessionWait() {
  const isSlow = useElapsed(SLOW_AFTER_MS);
  return <Waiting isSlow={isSlow} onRetry={() => location.reload()} />;
}
