import { useStore } from 'zustand';

import { sessionStore, type SessionState } from './sessionStore';

/** Selects from the session; the component re-renders when the selected value changes. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(sessionStore, select);
}
