import { useStore } from 'zustand';

import { sessionStore, type SessionState } from './sessionStore';

/** What `select` picks from the session; the component renders again when that changes. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(sessionStore, select);
}
