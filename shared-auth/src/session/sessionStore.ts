import type { User } from '../apiTypes';
import { createNamedStore } from '../createNamedStore';

/** Who is here: `loading` only while a stored session is being looked up. */
export type SessionStatus = 'unauthenticated' | 'loading' | 'authenticated';

/** The session as every screen sees it. */
export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** The auth layer's last sentence for the user, or null. */
  error: string | null;
  /** True after the server has ended a session in use, until the next one begins. */
  expired: boolean;
}

/** The page's one session. Screens read it with `useSession` and change it with the functions of `session.ts`. */
export const sessionStore = createNamedStore<SessionState>('session', () => ({
  status: 'unauthenticated',
  user: null,
  error: null,
  expired: false,
}));
