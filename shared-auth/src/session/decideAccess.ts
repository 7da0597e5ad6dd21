import type { SessionStatus } from './sessionStore';

/** Who may see a screen: everyone, guests alone (signed-in users go to the dashboard), or members alone. */
export type Access = 'everyone' | 'guest' | 'member';

/** What a guard does with a visit. */
export type Decision = 'allow' | 'wait' | 'leave' | 'signIn';

/** The guards' one rule: from a screen's access and the session's status to what happens. Spec section 2. */
export function decideAccess(access: Access, status: SessionStatus): Decision {
  if (access === 'everyone') return 'allow';
  if (status === 'loading') return 'wait';
  const signedIn = status === 'authenticated';
  if (access === 'guest') return signedIn ? 'leave' : 'allow';
  return signedIn ? 'allow' : 'signIn';
}
