import { QueryClient } from '@tanstack/react-query';
import { ApiError, sessionStore } from 'shared-auth';

const STALE_AFTER_MS = 30_000;
const RETRIES = 2;

/** What this remote's screens have read from the API, kept while the page lives. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      // Offline is an answer too: the screen says so instead of waiting in silence.
      networkMode: 'always',
      retry: (failures, error) => ApiError.from(error).isUnreachable && failures < RETRIES,
    },
    mutations: { networkMode: 'always' },
  },
});

// A draft or a held seat looks different to its owner, so what was read as someone else is read again.
sessionStore.subscribe((now, before) => {
  if (before.status !== 'loading' && now.user?.id !== before.user?.id) {
    void queryClient.invalidateQueries();
  }
});
