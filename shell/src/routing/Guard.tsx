import type { ReactNode } from 'react';
import { decideAccess, useSession } from 'shared-auth';
import { Navigate, useLocation } from 'shared-ui';

import { Waiting } from '../frame/Waiting';
import type { LiveRoute } from '../registry/registryTypes';

const DASHBOARD = '/dashboard';

/** Where the browser goes when the server has ended the session (spec section 4). */
export const SESSION_EXPIRED = '/login?session=expired';

/** The page a visitor wanted before being sent to sign in. */
function wantedPage(state: unknown): string {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  // A path of ours and nothing else: never an address that history state was made to carry.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : DASHBOARD;
}

interface GuardProps {
  route: LiveRoute;
  /** What stands in for a member's screen while the visitor is signed out, where the route asks for that. */
  signInInPlace: ReactNode;
  children: ReactNode;
}

/** Lets in whom the route's access admits; sends the others where the route says. Spec section 2, design section 7. */
export function Guard({ route, signInInPlace, children }: GuardProps) {
  const status = useSession((session) => session.status);
  const expired = useSession((session) => session.expired);
  const location = useLocation();
  switch (decideAccess(route.access, status)) {
    case 'allow':
      return children;
    case 'wait':
      return <Waiting />;
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
