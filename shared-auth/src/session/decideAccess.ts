import type { RouteAccess } from '@nzuko/contract';

import type { SessionStatus } from './sessionStore';

/** A guard's verdict on a visit. */
export type Decision = 'allow' | 'wait' | 'leave' | 'signIn';

/** Decides what to do, given a screen's access and the session's status. Spec section 2. */
export function decideAccess(access: RouteAccess, status: SessionStatus): Decision {
  if (access === 'everyone') return 'allow';
  if (status === 'loading') return 'wait';
  const signedIn = status === 'authenticated';
  if (access === 'guest') return signedIn ? 'leave' : 'allow';
  return signedIn ? 'allow' : 'signIn';
}
