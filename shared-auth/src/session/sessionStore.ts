import type { User } from '@nzuko/contract';
import { createNamedStore } from '../createNamedStore';

/** `loading` only while a stored session is being restored. */
export type SessionStatus = 'unauthenticated' | 'loading' | 'authenticated';

/** The session as every screen sees it. */
export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** The last auth message for the user, or null. */
  error: string | null;
  /** True from when the server ends a session until the next sign-in. */
  expired: boolean;
}

/** The page's session. Screens read it with `useSession` and change it with the functions in `session.ts`. */
export const sessionStore = createNamedStore<SessionState>('session', () => ({
  status: 'unauthenticated',
  user: null,
  error: null,
  expired: false,
}));
